// Bots: levels, hints at the table, and reviews of finished games.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Market, isOver, lots, playOn } from "./market.mjs";

let market;
before(async () => (market = await Market.open("--think", "0.05")));
after(() => market.close());

async function sitWith(page, game, level) {
  await page.goto(`/games/${game}/new?with=bots`);
  await page.fill("[name=name]", "Ada");
  await page.selectOption("[name=others]", level);
  await page.click("form.setup-form button[type=submit]");
  await page.waitForSelector("#status, .gathering");
}

test("one click shows a hint with the chances of moves, and another plays it", { timeout: 60000 }, async () => {
  const page = await market.visitor({ calm: true });
  await sitWith(page, "boxes", "easy-bot");
  await page.waitForSelector("[data-hint]");
  await page.click("[data-hint]");
  await page.waitForSelector(".advice button[name=move]");
  const advice = page.locator(".advice button[name=move]");
  const count = await advice.count();
  assert.ok(count >= 1 && count <= 3, `${count} moves`);
  if (count > 1) assert.match(await advice.first().textContent(), /wins \d+%/);
  const seq = await page.locator("#status [name=at]").first().inputValue();
  await advice.first().click();
  await page.waitForFunction((at) => document.querySelector("#status [name=at]")?.value !== at, seq);
  assert.equal(await page.locator(".advice").count(), 0, "a hint disappears with its decision");
});

test("only a seat that has to decide gets a hint", { timeout: 60000 }, async () => {
  const page = await market.visitor({ calm: true });
  await sitWith(page, "boxes", "bot");
  const stranger = await market.visitor({ calm: true });
  await stranger.goto(page.url());
  await stranger.waitForSelector("#status");
  assert.equal(await stranger.locator("[data-hint]").count(), 0);
});

test("a game against hard bots can be reviewed for turning points", { timeout: 180000 }, async () => {
  const page = await market.visitor({ calm: true });
  await sitWith(page, "vintage", "hard-bot");
  await playOn(page, lots(5));
  assert.ok(await isOver(page));
  await page.click('#end a[href*="/at/0"]');
  await page.waitForSelector("#review form button");
  await page.click("#review form button");
  await page.waitForSelector("#review h2");
  await page.waitForSelector("#review details", { timeout: 120000 });
  const turns = page.locator("#review .turning-points a");
  const count = await turns.count();
  assert.ok(count >= 1 && count <= 3, `${count} turning points`);
  assert.match(await turns.first().textContent(), /Move \d+.*\d+% → \d+%/s);
  const ply = await turns.first().getAttribute("data-ply");
  await turns.first().click();
  await page.waitForFunction((at) => document.getElementById("moment").value === at, ply);
  await page.waitForSelector("#review .decisions a");
});

test("the host sees the level of each bot before the game", { timeout: 60000 }, async () => {
  const page = await market.visitor({ calm: true });
  await sitWith(page, "five-cards", "friends");
  await page.waitForSelector(".host-settings");
  const select = page.locator('select[name="seat-1"]');
  assert.deepEqual(await select.locator("option").evaluateAll((options) => options.map((option) => option.value)), ["friends", "open", "easy-bot", "bot", "hard-bot"]);
});
