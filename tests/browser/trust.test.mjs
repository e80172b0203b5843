// Trust in the browser: the page verifies the shuffle with its own script, refuses a changed record, imports a
// record from another server, repeats a deal, and branches off from a moment.

import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { Market, isOver, lots, makeTable, playOn, sitDown } from "./market.mjs";

let market;
before(async () => (market = await Market.open()));
after(() => market.close());

async function sitWithBots(page, game) {
  await page.goto(`/games/${game}/new?with=bots`);
  await page.fill("[name=name]", "Ada");
  await page.click("form.setup-form button[type=submit]");
  await page.waitForSelector("#status");
}

async function checksOf(page) {
  await page.waitForSelector("#checks[data-result]", { timeout: 30000 });
  return { result: await page.getAttribute("#checks", "data-result"), lines: await page.locator("#checks li").allTextContents() };
}

test("a player's browser verifies that the cards were shuffled fairly", { timeout: 180000 }, async () => {
  const page = await market.visitor({ calm: true });
  await sitWithBots(page, "boxes");
  await playOn(page, lots(3));
  assert.ok(await isOver(page));
  await page.click('#end a[href$="/fair"]');
  const { result, lines } = await checksOf(page);
  assert.equal(result, "whole", lines.join("\n"));
  assert.ok(lines.some((line) => /Your browser saw this fingerprint/.test(line)), lines.join("\n"));
  assert.ok(lines.some((line) => /Every draw follows from the seed \(\d+\)/.test(line)));

  // A player's browser detects a server that shows one fingerprint and uses another.
  const table = new URL(page.url()).pathname.split("/")[2];
  const isNoted = await page.evaluate((id) => {
    const noted = JSON.parse(localStorage.getItem("brocante-shares"));
    const shown = noted[`table ${id}`];
    localStorage.setItem("brocante-shares", JSON.stringify({ ...noted, [`table ${id}`]: "0".repeat(64) }));
    return Boolean(shown);
  }, table);
  assert.ok(isNoted, "the browser has stored the fingerprint");
  await page.reload();
  const swapped = await checksOf(page);
  assert.equal(swapped.result, "changed");
  assert.match(swapped.lines.at(-1), /isn’t the one your browser was shown/);

  // A stranger's browser makes the same checks, except for the fingerprint it never saw.
  const stranger = await market.visitor({ calm: true });
  await stranger.goto(page.url());
  const other = await checksOf(stranger);
  assert.equal(other.result, "whole");
  assert.ok(other.lines.some((line) => /wasn’t there/.test(line)));

  // The browser alone refuses a changed file.
  const record = await (await page.request.get(page.url().replace(/\/fair$/, "/record.json"))).text();
  const changes = {
    contribution: (it) => (it.fair.shares[0].share = it.fair.shares[0].share.replace(/^./, (digit) => (digit === "0" ? "1" : "0"))),
    card: (it) => (it.dealt[2][3] += 1),
    move: (it) => (it.moves[4].seat = 1 - it.moves[4].seat),
    end: (it) => it.moves.pop(),
  };
  await stranger.goto("/records");
  const served = [];
  stranger.on("request", (request) => served.push(request.url()));
  for (const [what, change] of Object.entries(changes)) {
    const changed = JSON.parse(record);
    change(changed);
    const other = join(market.folder, `${what}.json`);
    writeFileSync(other, JSON.stringify(changed));
    await stranger.evaluate(() => delete document.getElementById("checks").dataset.result);
    await stranger.setInputFiles("#record-file", other);
    const { result: refused, lines: said } = await checksOf(stranger);
    assert.equal(refused, "changed", `${what}: ${said.join("\n")}`);
    assert.match(said.at(-1), { contribution: /contribution of seat 1/, card: /A draw/, move: /^Move 5 doesn’t match/, end: /doesn’t end/ }[what]);
    assert.ok(await stranger.locator("#import").isHidden());
  }
  assert.deepEqual(served.filter((url) => url.includes("/api/")), [], "the browser found out by itself");

  // The unchanged record is imported on another server.
  const elsewhere = await Market.open();
  try {
    const file = join(market.folder, "record.json");
    writeFileSync(file, record);
    const there = await elsewhere.visitor({ calm: true });
    await there.goto("/records");
    await there.setInputFiles("#record-file", file);
    assert.equal((await checksOf(there)).result, "whole");
    await there.click("#import");
    await there.waitForSelector("#moment");
    assert.match(await there.textContent("#log"), /Ada/);
  } finally {
    await elsewhere.close();
  }
});

// Ada and Ben at a table for two, before the game.
async function gatherTwo() {
  const ada = await market.visitor({ calm: true });
  const address = await makeTable(ada, "boxes", { seats: 2 });
  const ben = await market.visitor({ calm: true });
  await sitDown(ben, address, "Ben");
  await ada.waitForSelector("text=2 of 2 players add to it");
  return { ada, ben, address };
}

test("browsers fix their shares before they show them, and check all of them after the game", { timeout: 180000 }, async () => {
  const { ada, ben, address } = await gatherTwo();
  await ada.click(".shuffle a");
  await ada.waitForSelector("text=The secret is revealed when the game is over");
  assert.equal(await ada.locator(".fingerprints li").count(), 2);
  await ada.goto(address);
  // A browser keeps its share when its page is loaded again.
  await ben.reload();
  await ada.click("button.begin");
  await Promise.all([ada.waitForSelector(".table"), ben.waitForSelector(".table")]);
  await ben.request.post(`${address}/leave`, { form: { leave: "1" } });
  await playOn(ada, lots(4));
  const record = await (await ada.request.get(`${address}/record.json`)).json();
  assert.deepEqual(record.fair.shares.map((it) => typeof it.fingerprint), ["string", "string"]);
  for (const page of [ada, ben]) {
    await page.goto(`${address}/fair`);
    const { result, lines } = await checksOf(page);
    assert.equal(result, "whole", lines.join("\n"));
    assert.ok(lines.some((line) => /your browser saw the fingerprints of all of them/.test(line)), lines.join("\n"));
  }
  // A server that takes another share than the one that was fixed is found out.
  const commitment = record.fair.commitment;
  await ben.evaluate((name) => {
    const noted = JSON.parse(localStorage.getItem("brocante-shares"));
    noted[name][0] = "0".repeat(64);
    localStorage.setItem("brocante-shares", JSON.stringify(noted));
  }, `round ${commitment}`);
  await ben.reload();
  const { result, lines } = await checksOf(ben);
  assert.equal(result, "changed");
  assert.match(lines.at(-1), /contribution of seat 1 is not the one whose fingerprint/);
});

test("a browser that stays silent sends everybody back to a new fingerprint", { timeout: 60000 }, async () => {
  const { ada, ben, address } = await gatherTwo();
  const shown = () => ada.getAttribute(".shuffle", "data-commitment");
  const before = await shown();
  await ben.goto("about:blank");
  await ada.click("button.begin");
  await ada.waitForSelector(".revealing >> text=Ben");
  assert.equal(await ada.locator("button.begin").count(), 0, "the game waits");
  // A stranger can't sit down now.
  const eve = await market.visitor({ calm: true });
  await eve.goto(address);
  assert.equal(await eve.locator("form.sit").count(), 0);
  await ada.click(".reshuffle button");
  await ada.waitForSelector(".restarted >> text=Ben");
  assert.notEqual(await shown(), before);
  // Ada's browser draws another share by itself, and the game goes on without Ben's.
  await ada.waitForSelector("text=1 of 2 players add to it");
  await ada.click("button.begin");
  await ada.waitForSelector(".table");
  // Ben's browser comes back to a game, and to a page that tells how it was shuffled.
  await ben.goto(`${address}/fair`);
  await ben.waitForSelector("text=1 of 2 players add to the shuffle");
});

test("people on one device fix one share, and a table of bots begins in one click", { timeout: 120000 }, async () => {
  const ada = await market.visitor({ calm: true });
  const address = await makeTable(ada, "boxes", { seats: 3 });
  await ada.click("details.beside summary");
  await ada.fill("details.beside [name=name]", "Zoe");
  await ada.click("details.beside button");
  const ben = await market.visitor({ calm: true });
  await sitDown(ben, address, "Ben");
  await ben.waitForSelector("text=3 of 3 players add to it");
  await ada.goto(address);
  await ada.click("button.begin");
  await ben.waitForSelector(".table");
  await sitWithBots(ben, "boxes");
  await playOn(ben, lots(5));
  const finished = ben.url();
  await ben.click("#end form button");
  await ben.waitForURL((url) => url.href !== finished && /tables\/\w+$/.test(url.pathname));
  await ben.waitForSelector("#status");
  await ben.goto(`${ben.url()}/fair`);
  await ben.waitForSelector("text=1 of 1 player adds to the shuffle");
});

test("the script hashes as the browser does", { timeout: 30000 }, async () => {
  const page = await market.visitor({ calm: true });
  await page.goto("/records");
  const script = (await page.getAttribute("script[src$='/fair.js']", "src")).replace(/fair\.js$/, "sha256.js");
  const wrong = await page.evaluate(async (address) => {
    const { sha256 } = await import(address);
    const hex = (buffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const lengths = [0, 1, 49, 55, 56, 63, 64, 65, 119, 120, 1000];
    const differs = async (length) => {
      const data = crypto.getRandomValues(new Uint8Array(length));
      return sha256(data) !== hex(await crypto.subtle.digest("SHA-256", data));
    };
    const results = await Promise.all(lengths.map(differs));
    return lengths.filter((_, at) => results[at]);
  }, script);
  assert.deepEqual(wrong, []);
});

test("a deal can be repeated and compared, and a game can branch off from a moment", { timeout: 180000 }, async () => {
  const page = await market.visitor({ calm: true });
  await sitWithBots(page, "five-cards");
  await playOn(page, lots(8));
  const first = page.url();
  await page.click('#end a[href$="/deal"]');
  await page.waitForSelector(".deal-table");
  const zoe = await market.visitor({ calm: true });
  await zoe.goto(`${first}/deal`);
  await zoe.fill("form.setup-form [name=name]", "Zoe");
  await zoe.click("form.setup-form button[type=submit]");
  await zoe.waitForSelector("#status");
  assert.match(await zoe.textContent(".origin"), /These cards were dealt before/);
  await playOn(zoe, lots(9));
  await zoe.click('#end a[href$="/deal"]');
  await zoe.waitForSelector(".deal-table");
  const table = await zoe.textContent(".deal-table");
  assert.match(table, /Ada/);
  assert.match(table, /Zoe/);

  await zoe.goto(`${first}/at/6`);
  await zoe.click(".what-if summary");
  await zoe.fill(".what-if [name=name]", "Zoe");
  await zoe.click(".what-if button");
  await zoe.waitForSelector(".origin");
  assert.match(await zoe.textContent(".origin"), /What if/);
  await playOn(zoe, lots(10));
  assert.ok(await isOver(zoe));
});

test("a deal for comparison stays closed, and says who could have known it", { timeout: 120000 }, async () => {
  const ada = await market.visitor({ calm: true });
  await ada.goto("/games/boxes/new?with=bots");
  await ada.fill("[name=name]", "Ada");
  await ada.selectOption("[name=seats]", "2");
  await ada.click("details.more > summary");
  await ada.selectOption("[name=closed-days]", "3");
  await ada.click("form.setup-form > button[type=submit]");
  await ada.waitForSelector("#status");
  assert.match(await ada.textContent(".origin"), /nobody can look them up\. Records and replays open in 3 days/);
  const deal = await ada.getAttribute(".origin a", "href");
  const table = ada.url();
  await playOn(ada, lots(6));
  assert.equal(await ada.locator('#end a[href$="/record.json"], #end a[href$="/at/0"]').count(), 0);
  assert.equal((await ada.request.get(`${table}/record.json`)).status(), 409);
  await ada.goto(`${table}/fair`);
  await ada.waitForSelector("text=The proof opens together with the records");
  // A stranger sees no results before having played.
  const zoe = await market.visitor({ calm: true });
  await zoe.goto(deal);
  assert.equal(await zoe.locator(".deal-table").count(), 0);
  await zoe.fill("form.setup-form [name=name]", "Zoe");
  await zoe.click("form.setup-form button.primary");
  await zoe.waitForSelector("#status");
  await playOn(zoe, lots(7));
  await zoe.goto(deal);
  assert.match(await zoe.textContent(".deal-table .known"), /Nobody could look them up.*Nobody could look them up/);
  assert.equal(await zoe.locator("form.setup-form").count(), 0, "everyone plays it once");
});
