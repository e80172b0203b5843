// Accessibility: by keyboard, by screen reader, by touch, with large text, in light and dark mode.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Market, isOver, lots, sitDown } from "./market.mjs";
import {
  DESK, Faults, GAMES, Keys, PHONE, Reader, atEachTurn, axe, covered, cutOff, endQuickly, enlarge, isInside, makeQuickly, openTurn,
  otherDevice, smallTargets, textIn, unfold,
} from "./everyone.mjs";

let market;
before(async () => (market = await Market.open()));
after(() => market.close());

// ---------------------------------------------------------------- 1. axe

test("axe finds nothing serious on the shared pages", { timeout: 120000 }, async () => {
  const faults = new Faults();
  const page = await market.visitor(DESK);
  const look = async (address, where) => {
    await page.goto(address);
    await unfold(page);
    await axe(page, where, faults);
  };
  await look("/", "front page, empty");
  await unfold(page, ".menu");
  await axe(page, "front page, menu open", faults);
  await look("/no-such-page", "problem page");
  for (const [game, seats] of GAMES) {
    await look(`/games/${game}/new?with=bots`, `set-up of ${game}`);
    await look(`/games/${game}/rules`, `rules of ${game}`);
    await makeQuickly(page, game, seats, { begin: game !== "boxes" });
  }
  await look("/", "front page, with own tables");
  for (const [game] of GAMES) {
    for (const step of [0, 3, 8]) await look(`/games/${game}/stories/first-game/${step}`, `guided game of ${game}, step ${step}`);
  }
  await page.goto(await makeQuickly(page, "boxes", 3, { begin: false }));
  await page.click("details.beside summary");
  await page.fill("details.beside [name=name]", "Basile");
  await page.click("details.beside button");
  await page.click(".begin");
  await page.waitForSelector(".curtain-card");
  await axe(page, "curtain", faults);
  await look(`${await makeQuickly(page, "vintage", 3)}/device`, "device link");
  const link = await page.inputValue("[data-copy]");
  await look(link, "taking a seat to this device");
  faults.none("axe");
  await page.context().close();
});

for (const [game, seats] of GAMES) {
  test(`axe finds nothing serious at a table of ${game}`, { timeout: 120000 }, async () => {
    const faults = new Faults();
    const [ada, bob] = [await market.visitor(DESK), await market.visitor(DESK)];
    const gathering = await makeQuickly(ada, game, seats, { begin: false });
    await sitDown(bob, gathering, "Bob");
    await axe(bob, "gathering, guest", faults);
    await ada.goto(gathering);
    await unfold(ada);
    await axe(ada, "gathering, host", faults);

    const table = await makeQuickly(ada, game, seats);
    for (const [place, viewport] of [["tv", { width: 1920, height: 1080 }], ["hand", PHONE]]) {
      const other = await otherDevice(ada, viewport);
      await other.goto(`${table}/${place}`);
      await other.waitForSelector("#board *");
      await axe(other, place, faults);
      await other.context().close();
    }
    const phone = await otherDevice(ada, PHONE);
    const draw = lots(9);
    await atEachTurn(ada, table, 8, draw, async (turn) => {
      const isWhole = turn === 1 || turn === 8;
      if (!isWhole && turn % 2 === 0) return;
      await axe(ada, `in play, ${DESK.width} px`, faults, isWhole ? ["light", "dark"] : ["light"]);
      if (!isWhole) return;
      await openTurn(phone, table);
      await axe(phone, `in play, ${PHONE.width} px`, faults);
      if (turn === 1) return;
      await unfold(ada);
      await axe(ada, "in play, unfolded", faults);
      await ada.keyboard.press("Escape");
    });
    await endQuickly(ada, table, draw);
    await ada.goto(table);
    await ada.waitForSelector("#end .end");
    await axe(ada, "the end", faults);
    await ada.goto(`${table}/at/5`);
    await ada.waitForSelector("#moment");
    await axe(ada, "replay", faults);
    faults.none("axe");
    for (const page of [ada, bob, phone]) await page.context().close();
  });
}

// ---------------------------------------------------------------- 2. keyboard

// From the front page to a table with bots.
async function sitDownByKeys(keys, game, seats) {
  const { page } = keys;
  await page.goto("/");
  await keys.seek((here) => here.tag === "a" && here.href === `/games/${game}/new?with=bots`);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/new\?with=bots/);
  let here = await keys.here();
  if (here.name !== "Your nickname") here = await keys.seek((place) => place.name === "Your nickname");
  await page.keyboard.type("Ada");
  await keys.seek((place) => place.tag === "select" && place.name.startsWith("Players, including you"));
  await page.keyboard.type(String(seats));
  assert.equal((await keys.here()).value, String(seats), "a digit key chooses the number of seats");
  await keys.seek((place) => place.tag === "button" && place.name === "Play");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".table #prompt");
  // Skip the bar.
  here = await keys.press("Tab");
  assert.equal(here.name, "Skip to content");
  await page.keyboard.press("Enter");
}

// What a page shows, to be compared before and after a key press.
const state = (page) => page.evaluate(() => [
  document.querySelector("#moves input[name=at], .compose input[name=at]")?.value,
  document.querySelectorAll(".target.picked").length,
  document.querySelector("#status-line.yours") ? "yours" : "",
  document.querySelector("#end .end") ? "over" : "",
  document.getElementById("refusal").hidden,
].join());

async function untilChanged(page, old) {
  for (let waits = 0; waits < 1000; waits += 1) {
    if ((await state(page)) !== old) return;
    await page.waitForTimeout(10);
  }
  throw new Error(`nothing happens: ${await page.textContent("#prompt")}`);
}

// Makes one decision: moves between the choices and takes one.
async function decideByKeys(keys, draw, game) {
  const { page } = keys;
  const prompt = (await page.textContent("#prompt")).trim();
  const where = `${game}: ${prompt.replace(/\d+/g, "…")}`;
  let here = await keys.here(where);
  let direction = "Tab";
  for (let steps = 0; steps < 600; steps += 1) {
    const old = await state(page);
    if (here.isLost && steps) keys.faults.add("the focus is lost on the way", where);
    if (here.id === "show-me") {
      // This scrolls to the choices and focuses one.
      await keys.press("Enter", where);
      await page.waitForSelector("#show-me", { state: "detached" });
      here = await keys.here(where);
      if (here.isLost) keys.faults.add("#show-me loses the focus", where);
    }
    const act = async (key) => {
      await keys.press(key, where);
      await untilChanged(page, old);
    };
    if (["#status", "#board"].includes(here.region)) {
      const isButton = here.tag === "button" && (here.isSpot || here.region === "#status");
      if (isButton && draw(2) === 0) return act(draw(2) ? "Enter" : "Space");
      if (here.type === "number" && draw(2) === 0) {
        for (let more = draw(3); more > 0; more -= 1) await keys.press("ArrowUp", where);
        return act("Enter");
      }
      if (here.type === "checkbox" && prompt.includes("secret bid") && draw(4) === 0) {
        const { checked } = await keys.press("Space", where);
        assert.notEqual(checked, here.checked, "Space ticks");
      }
    }
    // After the board come the log and the chat: turn back. Before the choices come the seats and the bar: go on.
    if (here.region === ".aside") direction = "Shift+Tab";
    else if (here.region === ".bar" || here.region === "#seats") direction = "Tab";
    here = await keys.press(direction, where);
  }
  throw new Error(`no choice can be reached: ${prompt}`);
}

for (const [game, seats, seed] of [["vintage", 3, 21], ["boxes", 3, 22]]) {
  test(`${game} can be finished by keyboard`, { timeout: 180000 }, async () => {
    const faults = new Faults();
    const page = await market.visitor(DESK);
    const keys = new Keys(page, faults);
    const draw = lots(seed);
    await sitDownByKeys(keys, game, seats);
    let decisions = 0;
    for (let waits = 0; !(await isOver(page)); ) {
      if (await page.locator("#status-line.yours").count()) {
        if (decisions && (await keys.here()).isLost) faults.add("the focus is lost after a decision", await page.textContent("#prompt"));
        await decideByKeys(keys, draw, game);
        decisions += 1;
        waits = 0;
      } else {
        waits += 1;
        assert.ok(waits < 1000, `it is never Ada's turn: ${await page.textContent("#prompt")}`);
        await page.waitForTimeout(10);
      }
    }
    assert.ok(decisions > 5, "decisions were made");
    const isReplay = (here) => here.tag === "a" && /\/at\/0$/.test(here.href);
    let here = await keys.here("the end");
    for (let presses = 0; !isReplay(here) && presses < 400; presses += 1) {
      here = await keys.press(["#board", ".aside"].includes(here.region) ? "Shift+Tab" : "Tab", "the end");
    }
    await page.keyboard.press("Enter");
    await page.waitForSelector("#moment");
    faults.none(`after ${keys.presses} keys`);
    await page.context().close();
  });
}

test("choices that are out of sight are one key away", { timeout: 60000 }, async () => {
  const faults = new Faults();
  const page = await market.visitor({ width: DESK.width, height: 420 });
  const keys = new Keys(page, faults);
  await openTurn(page, await makeQuickly(page, "vintage", 3));
  await page.waitForSelector("#show-me");
  await keys.seek((here) => here.id === "show-me");
  await page.keyboard.press("Enter");
  await page.waitForSelector("#show-me", { state: "detached" });
  const here = await keys.here("after #show-me");
  if (!here.isSpot) faults.add(`the focus is not on a choice, but on ${here.isLost ? "nothing" : here.name}`, "after #show-me");
  faults.none("by keyboard");
  await page.context().close();
});

// ---------------------------------------------------------------- 3. screen reader

const NAMED = [
  "button", "link", "textbox", "searchbox", "checkbox", "radio", "combobox", "ComboBoxGrouping", "ComboBoxSelect", "spinbutton",
  "slider", "image", "DisclosureTriangle",
];
const SHOW_ME = "Show my choices ↓";
const isTurn = (items) => /^● Your turn/.test(items[0]?.name ?? "");
const isEnd = (items) => items.some((item) => item.role === "heading" && isInside(item, "main") && /Winner|victory/.test(item.name));
const find = (items, role, name) => items.find((item) => item.role === role && item.name === name);

// The offered choices: buttons outside the bar and the side panel.
const choicesOf = (items) => items.filter((item) =>
  item.role === "button" && item.name !== SHOW_ME
  && !isInside(item, "banner") && !isInside(item, "complementary") && !isInside(item, "region", "Players"),
);
const outside = (item) => !["banner", "complementary", "main", "region"].some((role) => isInside(item, role));
const liveOf = (items) => items.find((item) => item.role === "paragraph" && item.properties.live === "polite");
const promptOf = (items) => items.find((item) => item.role === "paragraph" && !item.properties.live && outside(item));
const signature = (items) => {
  const table = items.filter((item) => !isInside(item, "complementary"));
  return table.map((item) => `${item.role} ${item.name} ${item.properties.pressed}`).join();
};
const isAnnounced = (items) => liveOf(items) && textIn(items, liveOf(items)).includes(textIn(items, promptOf(items)));

// The choice of a listener who wants to make progress. Pressed buttons are left out.
function wished(choices, draw) {
  const isPressed = (item) => item.properties.pressed === "true";
  const fresh = choices.filter((item) => !isPressed(item) && item.name !== "Cancel");
  const wishes = [
    fresh.filter((item) => /Collect the/.test(item.name)),
    fresh.filter((item) => /needed for your collection/.test(item.name)),
    choices.some(isPressed) ? fresh.filter((item) => !isInside(item, "main")) : [],
    fresh.filter((item) => item.name !== "Pass"),
    choices,
  ];
  const best = wishes.find((list) => list.length);
  return best[draw(best.length)];
}

test("Five Cards can be finished by roles and names alone", { timeout: 180000 }, async () => {
  const faults = new Faults();
  const page = await market.visitor(DESK);
  const reader = await Reader.of(page);
  const draw = lots(31);
  await page.goto("/");
  let items = await reader.until((all) => find(all, "heading", "Five Cards Collector"), "the stall");
  const stall = find(items, "heading", "Five Cards Collector").around.findLast((item) => item.role === "article");
  await reader.press(items.find((item) => item.role === "link" && item.name === "Play now" && item.around.includes(stall)));
  items = await reader.until((all) => find(all, "textbox", "Your nickname"), "the set-up page");
  await reader.press(find(items, "textbox", "Your nickname"), "A");
  await page.keyboard.type("da");
  await reader.press(find(items, "button", "Play"));
  await reader.until(isTurn, "the first turn");

  const moment = () => page.evaluate(() => [document.querySelector("#moves input[name=at]")?.value ?? "", globalThis.heard.length]);
  let decisions = 0;
  let [decision, heard] = await moment();
  for (;;) {
    items = await reader.until((all) => isTurn(all) || isEnd(all), "a turn or the end");
    for (const item of items) {
      if (!NAMED.includes(item.role) || item.name) continue;
      faults.add(`a ${item.role} has no name`, item.around.map((other) => other.name || other.role).join(" > "));
    }
    if (isEnd(items)) break;
    if (decisions) {
      items = await reader.until((all) => !isTurn(all) || isAnnounced(all), "the prompt to be announced");
      if (!isTurn(items)) continue;
      const [now, words] = await moment();
      if (now && now !== decision) {
        if (words === heard) faults.add("a new decision is not announced", textIn(items, promptOf(items)));
        [decision, heard] = [now, words];
      }
    }
    // Other hands and the deck are announced as hidden.
    const rivals = items.filter((item) => item.role === "region" && isInside(item, "main") && ["Marcel", "Suzanne"].includes(item.name));
    assert.equal(rivals.length, 2);
    for (const rival of rivals) {
      const hand = items.find((item) => item.around.includes(rival) && item.name.startsWith(`${rival.name}’s hidden hand: `));
      if (!hand) faults.add("a hand does not say that it is hidden", rival.name);
    }
    const names = items.filter((item) => /image|button/.test(item.role)).map((item) => item.name);
    const isDeck = (name) => /hidden cards? (is|are) left in the deck|deck is empty/.test(name);
    if (!names.some(isDeck)) faults.add("the deck does not say that it is hidden", names.join(", "));

    const choices = choicesOf(items);
    assert.ok(choices.length, `there is no choice: ${textIn(items, promptOf(items))}`);
    const choice = wished(choices, draw);
    const old = signature(items);
    await reader.press(choice).catch((error) => {
      // The element is gone because the page has changed.
      if (!/node|focusable/i.test(error.message)) throw error;
    });
    await reader.until((all) => signature(all) !== old, `“${choice.name}” does something`);
    decisions += 1;
    assert.ok(decisions < 1500, "no end in sight");
  }
  assert.ok(decisions > 5, "decisions were made");
  faults.none(`after ${decisions} decisions`);
  await page.context().close();
});

// ---------------------------------------------------------------- 4. touch

for (const [game, seats] of GAMES) {
  test(`all touch targets at a table of ${game} are large enough`, { timeout: 60000 }, async () => {
    const faults = new Faults();
    const page = await market.visitor(PHONE);
    const table = await makeQuickly(page, game, seats);
    await atEachTurn(page, table, 12, lots(41), async () => {
      const where = (await page.textContent("#prompt")).trim();
      faults.addAll(await smallTargets(page), where);
      // Show the whole page, so that nothing lies under the sticky line with the choices.
      await page.setViewportSize({ width: PHONE.width, height: 4000 });
      faults.addAll(await smallTargets(page), where);
      await page.setViewportSize(PHONE);
      await unfold(page, "details");
      faults.addAll(await smallTargets(page), `${where} (unfolded)`);
      await page.keyboard.press("Escape");
    });
    faults.none("by thumb");
    await page.context().close();
  });
}

// ---------------------------------------------------------------- 5. large text

test("text at 200 % is not cut off on the shared pages", { timeout: 60000 }, async () => {
  const faults = new Faults();
  const page = await market.visitor(DESK);
  for (const [game, seats] of GAMES) {
    await page.goto(`/games/${game}/new?with=bots`);
    await unfold(page);
    await enlarge(page);
    faults.addAll(await cutOff(page), `set-up of ${game}`);
    await makeQuickly(page, game, seats);
  }
  await page.goto("/");
  await enlarge(page);
  faults.addAll(await cutOff(page), "front page");
  faults.none("at 200 %");
  await page.context().close();
});

for (const [game, seats] of GAMES) {
  test(`text at 200 % is not cut off at a table of ${game}`, { timeout: 60000 }, async () => {
    const faults = new Faults();
    const page = await market.visitor(DESK);
    const table = await makeQuickly(page, game, seats);
    await atEachTurn(page, table, 12, lots(51), async () => {
      const where = (await page.textContent("#prompt")).trim();
      await page.setViewportSize({ width: DESK.width, height: 4000 });
      const before = await covered(page);
      await enlarge(page);
      const fresh = (await covered(page)).filter((fault) => !before.includes(fault));
      faults.addAll(fresh, where);
      await page.setViewportSize(DESK);
      faults.addAll(await cutOff(page), where);
      await enlarge(page, "");
    });
    faults.none("at 200 %");
    await page.context().close();
  });
}
