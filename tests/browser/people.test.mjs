// People at a table: together, with spectators, on other devices, after an interruption.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Market, decide, games, isOver, lots, makeTable, playNow, playOn, sitDown } from "./market.mjs";

let market;
before(async () => (market = await Market.open()));
after(() => market.close());

const prompt = (page) => page.locator("#prompt").textContent();

// Everybody clicks in turn until `enough` says so.
async function playTogether(pages, draw, enough) {
  for (let round = 0; round < 4000; round += 1) {
    if (await enough()) return;
    for (const page of pages) await decide(page, draw);
    await pages[0].waitForTimeout(10);
  }
  throw new Error("the expected state was never reached");
}

test("two people finish a game of Vintage with a spectator", { timeout: 240000 }, async () => {
  const [ada, bob, eve] = [await market.visitor(), await market.visitor(), await market.visitor()];
  const address = await makeTable(ada, "vintage", { seats: 3 });
  await sitDown(bob, address, "Bob");
  await ada.waitForSelector("#gathering :text('Bob')");
  await ada.click(".begin");
  for (const page of [ada, bob]) await page.waitForSelector(".table");
  await eve.goto(address);
  await eve.waitForSelector(".table");
  assert.equal(await eve.locator("[data-target]").count(), 0, "a spectator cannot click anything");
  await playTogether([ada, bob], lots(3), () => isOver(ada));
  await bob.waitForSelector("#end .end");
  await eve.waitForSelector("#end .end");
  assert.equal(await ada.textContent("#end table"), await bob.textContent("#end table"));

  // A rematch moves everybody on by one seat.
  const names = await ada.locator("#seats .name").allTextContents();
  await bob.click("#end form button");
  await bob.waitForSelector(".gathering");
  await ada.click("#end a:text('To the rematch')");
  await ada.waitForSelector("#gathering .you");
  const again = await ada.locator("#gathering .chair .name").allTextContents();
  assert.equal(again[1], names[0]);
  assert.equal(again[2], names[1]);
});

test("three people lay secret bids at once, and none is refused as out of date", { timeout: 120000 }, async () => {
  const pages = [await market.visitor(), await market.visitor(), await market.visitor()];
  const [ada, bob, cleo] = pages;
  const address = await makeTable(ada, "boxes", { seats: 3 });
  await sitDown(bob, address, "Bob");
  await sitDown(cleo, address, "Cleo");
  await ada.click(".begin");
  for (const page of pages) await page.waitForSelector(".table");
  const secret = "#moves button:has-text('secret')";
  const laying = () => Promise.all(pages.map((page) => page.locator("form.compose").count())).then((counts) => counts.every(Boolean));
  const draw = lots(5);
  for (let round = 0; round < 500 && !(await laying()); round += 1) {
    for (const page of pages) {
      // A clicked button may stay for a moment.
      const button = page.locator(`${secret}, #moves button:has-text('Stop looking')`).first();
      if (await button.count()) await button.click({ timeout: 2000 }).catch(() => {});
    }
    await ada.waitForTimeout(10);
  }
  assert.ok(await laying(), "all three have to lay at the same time");
  // All at once, each on a page that does not know the others' choices.
  await Promise.all(pages.map((page) => page.click("form.compose button[type=submit]")));
  for (const page of pages) await page.waitForFunction(() => !document.querySelector("#status-line form.compose[id*=lay]"));
  for (const page of pages) assert.equal(await page.locator("#refusal").isVisible(), false);
  assert.ok(draw(2) < 2);
});

test("a page survives a reload, a lost connection and a restart", { timeout: 120000 }, async () => {
  const page = await market.visitor();
  await playNow(page, "five-cards", { seats: 2 });
  let decisions = 0;
  await playOn(page, lots(11), async () => (decisions += 1) > 12);
  await page.waitForSelector("#status-line.yours");
  const board = () => page.locator("#board").innerHTML();
  await page.waitForTimeout(300);
  const text = await page.textContent("#board");
  await page.reload();
  await page.waitForSelector("#status-line.yours");
  assert.equal(await page.textContent("#board"), text, "a reload shows the same");
  await market.stop("SIGKILL");
  await page.waitForSelector("#connection:not([hidden])");
  await market.start();
  await page.waitForSelector("#connection[hidden]", { state: "attached" });
  assert.equal(await page.textContent("#board"), text, "a restart loses nothing");
  const before = await board();
  for (let tries = 0; tries < 50 && (await board()) === before; tries += 1) {
    await decide(page, lots(tries));
    await page.waitForTimeout(50);
  }
  assert.notEqual(await board(), before, "the game continues");
});

test("ten tabs of one browser agree", { timeout: 120000 }, async () => {
  const first = await market.visitor();
  await playNow(first, "vintage", { seats: 3 });
  await first.waitForSelector("#status-line.yours");
  const tabs = [first];
  while (tabs.length < 10) {
    const tab = await first.context().newPage();
    await tab.goto(first.url());
    await tab.waitForSelector("#status-line.yours");
    tabs.push(tab);
  }
  const log = await first.locator("#log li").count();
  const spot = await first.locator("[data-target]").first().getAttribute("data-target");
  // The same click in two tabs counts once, and neither shows an error.
  const click = (name) => document.querySelector(`[data-target="${name}"]`)?.click();
  await Promise.all(tabs.slice(0, 2).map((tab) => tab.evaluate(click, spot)));
  for (const tab of tabs) await tab.waitForFunction((count) => document.querySelectorAll("#log li").length > count, log);
  const boards = async () => new Set(await Promise.all(tabs.map((tab) => tab.textContent("#board"))));
  for (let tries = 0; tries < 50 && (await boards()).size > 1; tries += 1) await first.waitForTimeout(200);
  assert.equal((await boards()).size, 1);
  for (const tab of tabs.slice(0, 2)) assert.equal(await tab.locator("#refusal").isVisible(), false);
});

test("a bot plays for a person who leaves, and one click takes the seat back", { timeout: 120000 }, async () => {
  const [ada, bob] = [await market.visitor(), await market.visitor()];
  const address = await makeTable(ada, "five-cards", { seats: 2 });
  await sitDown(bob, address, "Bob");
  await ada.click(".begin");
  await bob.waitForSelector(".table");
  await ada.waitForSelector(".table");
  await ada.click('[aria-label="Your seat"]');
  await ada.click("form[action*='/leave'] button");
  await ada.waitForSelector(".front");
  assert.match(await ada.textContent(".tables"), /Five Cards/, "the table is still hers");
  await bob.waitForSelector(".panel [aria-label='Away: a bot is playing']");
  assert.match(await bob.locator(".panel .host").locator("xpath=..").textContent(), /Bob/, "the host's role has passed on");
  await ada.click(".table-card");
  await ada.click("text=Take your seat back");
  await bob.waitForSelector(".panel [aria-label='Away: a bot is playing']", { state: "detached" });
});

test("a seat moves to a phone by a link that works once", { timeout: 120000 }, async () => {
  const ada = await market.visitor();
  await playNow(ada, "vintage", { seats: 3 });
  await ada.waitForSelector("#status-line.yours");
  const table = ada.url();
  await ada.goto(`${table}/device`);
  assert.ok(await ada.locator(".qr svg").count());
  const link = await ada.inputValue("[data-copy]");
  const phone = await market.visitor({ width: 390, height: 844 });
  await phone.goto(link);
  await phone.click("main button");
  await phone.waitForSelector("#status-line.yours");
  await ada.goto(table);
  assert.equal(await ada.locator("[data-target]").count(), 0, "the old device is a spectator now");
  await ada.goto(link);
  assert.match(await ada.textContent("main"), /already been used/);
});

test("chat is shown as text, and can be muted", { timeout: 60000 }, async () => {
  const [ada, bob] = [await market.visitor(), await market.visitor()];
  const address = await makeTable(ada, "five-cards", { seats: 2 });
  await sitDown(bob, address, "<b>Bob</b>");
  await ada.click(".begin");
  for (const page of [ada, bob]) await page.waitForSelector(".table");
  await bob.fill("#chat-form input", "<img src=x onerror=alert(1)> hello");
  await bob.click("#chat-form button");
  await ada.waitForSelector("#chat li");
  assert.match(await ada.textContent("#chat .said"), /<img src=x/);
  assert.equal(await ada.locator("#chat img").count(), 0);
  await ada.click("#chat .mute");
  assert.equal(await ada.locator("#chat .said").isVisible(), false);
});

test("a choice of several steps can be undone, and a refused move names its rule", { timeout: 120000 }, async () => {
  const page = await market.visitor();
  const moves = "#moves button[data-targets*=' ']";
  const canMove = async () => (await page.locator(moves).count()) > 0;
  // Play until there is a move that takes two clicks: a special card and a player's hand. Some games end without
  // one.
  for (let game = 0; game < 10 && !(await canMove()); game += 1) {
    await playNow(page, "five-cards", { seats: 2 });
    while (!(await canMove()) && !(await isOver(page))) {
      await playOn(page, lots(2 + game), canMove);
      await page.waitForTimeout(200);
    }
  }
  const targets = (await page.locator(moves).first().getAttribute("data-targets")).split(" ");
  await page.click(`[data-target="${targets[0]}"]`);
  assert.ok((await page.locator(".target.picked").count()) >= 1);
  await page.click(".take-back");
  assert.equal(await page.locator(".target.picked").count(), 0);
  // An illegal move, sent as a page would.
  const name = await page.evaluate(() => {
    const button = document.querySelector("#moves button[name=move]");
    button.value = JSON.stringify({ do: "take", card: 3 });
    button.hidden = false;
    button.click();
    return button.value;
  });
  await page.waitForSelector("#refusal a");
  const href = await page.getAttribute("#refusal a", "href");
  assert.match(href, /rules#five\./, name);
  await page.goto(href);
  assert.ok(await page.locator(`[id="${href.split("#")[1]}"]`).isVisible());
});

test("the log leads to a moment of the past, and back", { timeout: 60000 }, async () => {
  const page = await market.visitor();
  await playNow(page, "vintage", { seats: 3 });
  let count = 0;
  await playOn(page, lots(4), async () => (count += 1) > 6);
  await page.locator("#log a").nth(4).click();
  await page.waitForSelector(".moment-bar");
  assert.equal(await page.locator("[data-target]").count(), 0);
  const text = await page.textContent("#moment-text");
  await page.click("[data-step=after]");
  await page.waitForFunction((old) => document.getElementById("moment-text").textContent !== old, text);
  // Other people's views are not available before the end.
  const other = await page.request.get(`${page.url().replace(/\/at.*/, "")}/at/1?as=1`);
  assert.equal(other.status(), 409);
  await page.click("text=Back to the table");
  await page.waitForSelector("#status-line");
});

test("a game on a phone, in French, in dark mode", { timeout: 120000 }, async () => {
  const page = await market.visitor({ width: 390, height: 844, lang: "fr-FR", scheme: "dark" });
  await page.goto("/");
  assert.equal(await page.getAttribute("html", "lang"), "fr");
  assert.match(await page.textContent("h1"), /Le marché est ouvert/);
  for (const { name: game } of await games()) {
    await playNow(page, game);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= 390, `${game} is ${width} px wide`);
    await page.waitForSelector("#prompt");
    assert.doesNotMatch(await prompt(page), /^You /);
  }
  // A whole game by touch: a tap shows what it will do, and a button does it.
  await playNow(page, "vintage", { seats: 3 });
  await playOn(page, lots(6));
  assert.match(await page.textContent("#end h2"), /Vainqueur|victoire|Gagn/i);
  // A chosen language takes effect immediately and is remembered.
  await page.goto("/");
  await page.click(".preferences summary");
  await page.selectOption("[name=lang]", "en");
  await page.waitForSelector("h1:text('The market is open')");
});

test("the host can change the setup, pass on the role and exclude spectators", { timeout: 60000 }, async () => {
  const [ada, bob, eve] = [await market.visitor(), await market.visitor(), await market.visitor()];
  const address = await makeTable(ada, "vintage", { seats: 4 });
  await sitDown(bob, address, "Bob");
  await ada.waitForSelector("#gathering :text('Bob')");
  await ada.uncheck("[name=spectators]");
  await ada.selectOption("[name=seat-3]", "open");
  await ada.check("[name=option-take_that]");
  await ada.click("text=Save settings");
  await ada.waitForSelector("text=open to everyone");
  await eve.goto("/");
  assert.match(await eve.textContent(".tables"), /Vintage/, "an open seat is listed");
  await ada.click("text=Make host");
  await bob.waitForSelector(".begin");
  await bob.click(".begin");
  await ada.waitForSelector(".table");
  const answer = await eve.goto(address);
  assert.equal(answer.status(), 403);
});

test("a bot plays for a person who runs out of time, until they come back", { timeout: 60000 }, async () => {
  // The clocks of this server run fifty times as fast.
  const quick = await Market.open("--clock-second", "20", "--bot-pause", "400");
  try {
    const [ada, bob] = [await quick.visitor(), await quick.visitor()];
    const address = await makeTable(ada, "vintage", { seats: 3 });
    await sitDown(bob, address, "Bob");
    await ada.selectOption("[name=pace]", "fast");
    await ada.click("text=Save settings");
    await ada.waitForSelector("[name=pace] option[value=fast][selected]", { state: "attached" });
    await ada.click(".begin");
    await bob.waitForSelector(".panel [aria-label='Away: a bot is playing']");
    await bob.waitForSelector("text=You ran out of time");
    await bob.click("text=Take your seat back");
    await bob.waitForSelector("text=You ran out of time", { state: "detached" });
  } finally {
    await quick.close();
  }
});

test("a finished game can be replayed from any seat's view", { timeout: 120000 }, async () => {
  const page = await market.visitor();
  await playNow(page, "vintage", { seats: 3 });
  await playOn(page, lots(8));
  const end = await page.textContent("#board");
  await page.click("text=Watch the replay");
  await page.waitForSelector("#moment");
  for (let moves = 1; moves <= 3; moves += 1) {
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction((ply) => document.getElementById("moment").value === String(ply), moves);
  }
  await page.waitForFunction(() => location.pathname.endsWith("/at/3"));
  await page.selectOption("#speed", "400");
  await page.click("#play");
  await page.waitForFunction(() => Number(document.getElementById("moment").value) > 4);
  await page.click("#play");
  const link = page.url();
  const seen = await page.textContent("#board");
  await page.selectOption("#eyes", "1");
  await page.waitForURL(/as=1/);
  assert.notEqual(await page.textContent("#board"), seen, "other eyes see other things");
  await page.keyboard.press("End");
  await page.waitForFunction(() => document.getElementById("moment").value === document.getElementById("moment").max);
  const friend = await market.visitor();
  await friend.goto(link);
  assert.ok(await friend.locator("#moment").count(), "a moment has an address that others can open");
  await page.goto(link.replace(/\/at\/.*/, ""));
  assert.equal(await page.textContent("#board"), end);
});
