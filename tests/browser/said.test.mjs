// Moderation: reports, mutes and removed words.

import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { Market, makeTable, sitDown } from "./market.mjs";

let market;
before(async () => (market = await Market.open()));
after(() => market.close());

// Takes a screenshot if SHOTS names a folder.
async function shoot(page, name) {
  if (!process.env.SHOTS) return;
  mkdirSync(process.env.SHOTS, { recursive: true });
  await page.screenshot({ path: join(process.env.SHOTS, `${name}.png`) });
}

async function say(page, text) {
  await page.fill("#chat-form [name=text]", text);
  await page.press("#chat-form [name=text]", "Enter");
  await page.waitForSelector(`#chat .said:text('${text}')`);
}

// Opens the menu of a chat line and presses one of its buttons, by keyboard alone.
async function choose(page, line, button) {
  const menu = page.locator(`#chat li:has-text('${line}')`);
  await menu.locator("summary").focus();
  await page.keyboard.press("Enter");
  const pressed = menu.locator(`button:has-text('${button}')`);
  await pressed.waitFor();
  await pressed.focus();
  await page.keyboard.press("Enter");
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
]) {
  test(`a rude line is reported, removed and its speaker muted at ${width}×${height}`, { timeout: 120000 }, async () => {
    const pages = await Promise.all([0, 1, 2].map(() => market.visitor({ width, height })));
    const [ada, bob, eve] = pages;
    const address = await makeTable(ada, "vintage", { seats: 3 });
    await sitDown(bob, address, "Bob");
    await sitDown(eve, address, "Eve");
    await ada.click(".begin");
    for (const page of pages) await page.waitForSelector(".table");
    await say(eve, "a rude remark");
    await say(bob, "a kind remark");
    await bob.waitForSelector("#chat .said:text('a rude remark')");
    assert.equal(await bob.locator("#chat button:has-text('Remove')").count(), 0, "only the host can remove lines");
    assert.equal(await eve.locator("#chat li:has-text('rude') summary").count(), 0, "people cannot report themselves");
    await choose(bob, "a rude remark", "Report to the host");
    await bob.waitForSelector("#chat :text('You reported this')", { state: "attached" });

    // Only the host sees a mark and the reported words.
    await ada.waitForSelector("#chat .flag");
    assert.match(await ada.textContent(".reports"), /Bob reported Eve’s message: “a rude remark”/);
    assert.equal(await eve.locator(".flag, .reports").count(), 0);
    await ada.locator(".reports").scrollIntoViewIfNeeded();
    await ada.locator("#chat li:has-text('rude') summary").click();
    await shoot(ada, `reported-${width}`);
    if (width < 600) {
      for (const small of await ada.locator(".line-menu summary:visible, .line-tools button:visible, .people summary:visible, .mute:visible").all()) {
        const box = await small.boundingBox();
        assert.ok(box.width >= 44 && box.height >= 44, `${await small.textContent()} is ${box.width}×${box.height}`);
      }
    }
    await ada.locator("#chat li:has-text('rude') summary").click();
    await choose(ada, "a rude remark", "Mute Eve for everyone");
    await ada.waitForSelector("#people :text('muted')", { state: "attached" });
    await eve.waitForSelector(".you-are-muted:has-text('muted you')");
    assert.ok(await eve.locator("#chat-form").isHidden(), "a muted person has no chat field");
    await shoot(eve, `muted-${width}`);

    await choose(ada, "a rude remark", "Remove message");
    for (const page of pages) await page.waitForSelector("#chat :text('Removed by the host')");
    for (const page of pages) assert.ok(!(await page.content()).includes("a rude remark"));
    assert.equal(await ada.locator(".flag, .reports").count(), 0, "removing a line closes its report");
    await shoot(ada, `removed-${width}`);

    // A dismissed line stays, and leaves the list.
    await choose(eve, "a kind remark", "Report to the host");
    await ada.waitForSelector(".reports:has-text('a kind remark')");
    await shoot(ada, `unfounded-${width}`);
    await ada.click(".reports button:has-text('Dismiss report')");
    await ada.waitForSelector(".reports", { state: "detached" });
    assert.equal(await ada.locator("#chat .said:text('a kind remark')").count(), 1);
    assert.equal(await ada.locator(".flag").count(), 0);

    // A removed nickname disappears from every page, and the game continues.
    await ada.click("#people .people summary");
    await ada.locator("#people li:has(strong:text-is('Eve'))").scrollIntoViewIfNeeded();
    await shoot(ada, `people-${width}`);
    await ada.click("#people li:has(strong:text-is('Eve')) button:has-text('Remove nickname')");
    for (const page of pages) await page.waitForSelector("#seats .name:text('•••')");
    for (const page of pages) assert.equal(await page.locator("#main :text-is('Eve')").count(), 0);
  });
}
