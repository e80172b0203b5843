// One table with any mix of devices: a TV, phones as hands, a tablet that is passed around, and seats that move to
// other devices, to other people, to bots and back.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Market, decide, isOver, lots, makeTable, playNow, playOn, sitDown } from "./market.mjs";

let market;
before(async () => (market = await Market.open()));
after(() => market.close());

const atTable = (page) => page.url().match(/\/tables\/(\w+)/)[1];

async function sitBeside(page, name) {
  await page.click("details.beside summary");
  await page.fill("details.beside [name=name]", name);
  await page.click("details.beside button");
  await page.waitForSelector(`#gathering .chair:has-text("${name}")`);
}

// Plays for the current holder of a shared device, until it must be passed on.
async function playShared(page, draw) {
  if (await page.locator(".curtain-card").count()) {
    await page.click(".curtain-card a");
    await page.waitForSelector(".table");
  }
  if (await page.locator("#pass-on:not([hidden])").count()) {
    await page.click("#pass-on a");
    return true;
  }
  return decide(page, draw);
}

test("a TV, a phone as a hand, a shared tablet and a bot finish a game", { timeout: 240000 }, async () => {
  const tablet = await market.visitor({ width: 1024, height: 768 });
  const address = await makeTable(tablet, "vintage", { seats: 4, name: "Ada" });
  await sitBeside(tablet, "Basile");
  const tv = await market.visitor({ width: 1920, height: 1080 });
  await tv.goto(`${address}/tv`);
  await tv.waitForSelector(".headlines .qr svg");
  const phone = await market.visitor({ width: 390, height: 844 });
  await sitDown(phone, `${address}?beside=tv`, "Chloé");
  await tv.waitForSelector('.tv-gathering .chair:has-text("Chloé")');
  await tablet.click(".begin");
  // Next to a TV, the phone shows only its own things.
  await phone.waitForSelector(".hand-only");
  assert.equal(await phone.locator(".aside, .seats").filter({ visible: true }).count(), 0);
  assert.equal(await phone.locator("#board .case:not(.own)").count(), 0, "the phone shows another seat's case");
  await tv.waitForSelector("#board .case");
  const draw = lots(11);
  const curtains = new Set();
  for (let idle = 0; idle < 600 && !(await isOver(tv)); idle += 1) {
    const html = await tablet.content().catch(() => "");
    const name = html.match(/<h1[^>]*>([^<]*turn)<\/h1>/)?.[1];
    if (name) {
      curtains.add(name);
      // A page behind the curtain contains nothing of the table, not even hidden.
      assert.ok(!html.includes('id="board"') && !html.includes("data-fly"), "the curtain page contains parts of the table");
    }
    const tabletActs = await playShared(tablet, draw).catch(() => false);
    const phoneActs = await decide(phone, draw).catch(() => false);
    if (tabletActs || phoneActs) idle = 0;
    await tv.waitForTimeout(15);
  }
  assert.ok(await isOver(tv), "the game ends");
  assert.deepEqual([...curtains].sort(), ["Ada, it’s your turn", "Basile, it’s your turn"]);
  await tablet.waitForSelector("#end .end");
  await phone.waitForSelector("#end .end");
  assert.equal(await tv.locator("#board [data-target], form.compose").count(), 0, "nothing can be clicked on a TV");
});

test("the seats of a shared device do not see each other's secrets", { timeout: 60000 }, async () => {
  const tablet = await market.visitor();
  await makeTable(tablet, "five-cards", { seats: 2, name: "Ada" });
  await sitBeside(tablet, "Basile");
  await tablet.click(".begin");
  await tablet.waitForSelector(".curtain-card");
  const id = atTable(tablet);
  const stranger = await market.visitor();
  // `?as=` does not open a seat of another device.
  await stranger.goto(`/tables/${id}?as=0`);
  await stranger.waitForSelector(".watching");
  assert.equal(await stranger.locator("#moves").count(), 0);
  const answer = await stranger.request.post(`/tables/${id}/move?as=0`, {
    form: { move: '{"do":"draw"}' },
    headers: { accept: "application/json", origin: market.address },
  });
  assert.equal(answer.status(), 403);
  // A spectator and a waiting shared device get the public page.
  const own = async (page, path) => [...(await (await page.request.get(`/tables/${id}${path}`)).text()).matchAll(/data-fly="(card-\d+)"/g)].map((match) => match[1]);
  const [hidden, open] = [await own(tablet, "?as=0"), await own(stranger, "?as=0")];
  assert.ok(hidden.length > open.length, "the seat sees its own hand");
  for (const other of [await own(tablet, "?as=1"), open]) {
    const secret = hidden.filter((card) => !open.includes(card));
    assert.ok(!secret.every((card) => other.includes(card)), "another page shows the hand of seat 0");
  }
});

test("a phone shows the whole table without a TV, or by choice", { timeout: 60000 }, async () => {
  const phone = await market.visitor({ width: 390, height: 844 });
  await playNow(phone, "boxes", { seats: 2 });
  const id = atTable(phone);
  const tv = await market.visitor({ width: 1920, height: 1080 });
  await tv.goto(`/tables/${id}/tv`);
  // This phone did not use the TV's QR code, so it asks.
  await phone.click("#ask-tv >> text=Just my cards");
  await phone.waitForSelector(".hand-only");
  // A TV that reloads its page is still there.
  await phone.evaluate(() => (window.isSamePage = true));
  await tv.reload();
  await tv.waitForSelector("#board");
  await phone.waitForTimeout(500);
  assert.ok(await phone.evaluate(() => window.isSamePage), "the phone left its page");
  await tv.close();
  await phone.waitForSelector(".table:not(.hand-only)");
  await phone.click('[aria-label="Other screens"]');
  await phone.click("text=Just my cards");
  await phone.waitForSelector(".hand-only");
  await phone.click('[aria-label="Other screens"]');
  await phone.click("text=Whole table");
  await phone.waitForSelector(".table:not(.hand-only)");
});

test("a seat can go to another person, to a bot and back, and from a bot to a person", { timeout: 120000 }, async () => {
  const ada = await market.visitor();
  await playNow(ada, "collectors", { seats: 3, name: "Ada" });
  const id = atTable(ada);
  // A bot plays for Ada, and she comes back.
  await ada.click('[aria-label="Your seat"]');
  await ada.click("text=Let a bot play for me");
  await ada.waitForSelector("text=Take your seat back");
  await ada.click("text=Take your seat back");
  await ada.waitForSelector("text=Take your seat back", { state: "detached" });
  // The host gives a bot's seat to a latecomer.
  await ada.click(".panel:nth-child(2) .host-menu summary");
  await ada.click(".panel:nth-child(2) .host-menu >> text=Give seat to someone");
  const link = await ada.inputValue("[data-copy]");
  const late = await market.visitor({ width: 390, height: 844 });
  await late.goto(link);
  await late.fill("[name=name]", "Late Lou");
  await late.click("form.setup-form button");
  await late.waitForSelector('.panel.own:has-text("Late Lou")');
  // Everybody is told.
  await ada.goto(`/tables/${id}`);
  await ada.waitForSelector("#chat >> text=Late Lou takes over from Marcel.");
  // The host cannot throw out a present player this way, nor see a bot's hand.
  assert.equal((await ada.request.get(`/tables/${id}/device?as=1`)).status(), 403);
  assert.equal((await ada.request.get(`/tables/${id}/device?as=2`)).status(), 403);
  assert.equal(await ada.locator(".panel:nth-child(3) .host-menu").count(), 0);
  // Ada gives her own seat to another person.
  await ada.goto(`/tables/${id}/device?as=0`);
  const own = await ada.inputValue("[data-copy]");
  const heir = await market.visitor();
  await heir.goto(own);
  await heir.fill("[name=name]", "Hans");
  await heir.click("form.setup-form button");
  await heir.waitForSelector('.panel.own:has-text("Hans")');
  await ada.goto(`/tables/${id}`);
  await ada.waitForSelector(".watching");
  await heir.waitForSelector(".panel.own .host", { timeout: 5000 });
  // Both links are used up.
  for (const used of [link, own]) {
    const answer = await ada.request.get(used);
    assert.equal(answer.status(), 410);
  }
  const draw = lots(5);
  for (let turn = 0; turn < 6; turn += 1) {
    await decide(heir, draw);
    await decide(late, draw);
    await heir.waitForTimeout(30);
  }
});
