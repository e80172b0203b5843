// Around the table: guided first games, rules pages, replays, notifications, keys, sound and motion.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { Market, decide, games, isOver, lots, makeTable, playNow, playOn, sitDown } from "./market.mjs";

let market;
before(async () => (market = await Market.open()));
after(() => market.close());

// A game that has no stories yet has no guided first game.
const GAMES = (await games()).filter(({ name }) => existsSync(new URL(`../../games/${name}/stories.toml`, import.meta.url)));
const LANGUAGES = ["en", "fr", "de", "nl"];
const atTable = (page) => page.url().match(/\/tables\/(\w+)/)[1];

// The reader's moves in a game's guided first game.
function lesson(game) {
  const text = readFileSync(new URL(`../../games/${game}/stories.toml`, import.meta.url), "utf8");
  const story = text.split("[[story]]").find((part) => part.includes('name = "first-game"'));
  const moves = [...story.matchAll(/'(\d) (\{.*?\})'/g)].map((match) => JSON.parse(match[2]));
  const notes = story.split(/\bat = /).slice(1);
  return notes.map((note) => (/you = true/.test(note) ? moves[Number.parseInt(note, 10)] : null));
}

// Fills in a form to make the given move.
async function fillIn(page, mv) {
  const form = page.locator("#status form.compose").first();
  const id = await form.getAttribute("id");
  for (const field of await page.locator(`#${id} input:not([type=hidden]), input[form="${id}"], #${id} select`).all()) {
    const [kind, path] = ((await field.getAttribute("name")) ?? "").split(":");
    if (!path) continue;
    const value = path.split(".").reduce((inside, step) => inside?.[step], mv);
    if (kind === "number" && (await field.evaluate((element) => element.tagName)) === "SELECT") await field.selectOption(String(value));
    else if (kind === "number" && ["radio"].includes(await field.getAttribute("type"))) {
      if ((await field.inputValue()) === String(value)) await field.check({ force: true });
    } else if (kind === "number") await field.fill(String(value));
    else {
      const same = page.locator(`[name="${kind}:${path}"]`);
      const at = await field.evaluate((element, name) => [...document.getElementsByName(name)].indexOf(element), `${kind}:${path}`);
      const wanted = kind === "list" ? value.map(String).includes(await field.inputValue()) : kind === "count" ? at < value : Boolean(value);
      if ((await same.nth(at).isChecked()) !== wanted) await same.nth(at).press(" ");
    }
  }
  await form.locator("button[type=submit]").click();
}

for (const [at, { name: game }] of GAMES.entries()) {
  test(`${game}: the guided first game can be played through`, { timeout: 120000 }, async () => {
    const page = await market.visitor({ lang: LANGUAGES[at % LANGUAGES.length], calm: true });
    await page.goto("/");
    await page.click(`a[href="/games/${game}/first"]`);
    const steps = lesson(game);
    for (const [step, mv] of steps.entries()) {
      await page.waitForFunction((at) => document.querySelector(".lesson").dataset.step === String(at), step);
      const text = await page.textContent("#note .told");
      assert.ok(text.length > 20 && !text.includes("story-"), text);
      if (!mv && step + 1 < steps.length) {
        await page.click("#note [data-turn=on]");
        continue;
      }
      if (!mv) break;
      if (await page.locator("#moves button[name=move]").count()) {
        // Only the requested move can be clicked.
        for (let click = 0; click < 6; click += 1) {
          if ((await page.getAttribute(".lesson", "data-step")) !== String(step)) break;
          const spot = page.locator("[data-target]:not(.resting):not(.picked)");
          const target = (await spot.count()) ? spot.first() : page.locator("#moves button[name=move]:not([hidden])").first();
          await target.click({ timeout: 2000 }).catch(() => {});
          await page.waitForTimeout(60);
        }
      } else await fillIn(page, mv);
    }
    assert.ok(await isOver(page), "the score is shown");
    assert.equal(await page.locator(`#note a[href="/games/${game}/new?with=bots"]`).count(), 1, "a real game is offered");
    await page.goBack();
    await page.waitForFunction((at) => document.querySelector(".lesson").dataset.step === String(at), steps.length - 2);
  });

  test(`${game}: the rules have pictures, examples to step through, and an address for each rule`, { timeout: 60000 }, async () => {
    const page = await market.visitor({ lang: LANGUAGES[game] });
    await page.goto(`/games/${game}/rules`);
    assert.ok((await page.locator("figure.picture svg, figure.picture .card").count()) > 0, "pictures");
    assert.ok((await page.locator("mark.decided").count()) > 0, "decided points are marked");
    const examples = page.locator("figure.example");
    assert.ok((await examples.count()) >= 3, "examples");
    for (const example of (await examples.all()).slice(0, 3)) {
      const told = () => example.locator(".told").textContent();
      const first = await told();
      await example.locator("[data-turn=on]").click();
      await page.waitForFunction(([element, text]) => element.querySelector(".told").textContent !== text, [await example.elementHandle(), first]);
      await example.locator("[data-turn=back]").click();
      await page.waitForFunction(([element, text]) => element.querySelector(".told").textContent === text, [await example.elementHandle(), first]);
    }
    const rule = await page.locator(".rule").first().textContent();
    await page.goto(`/games/${game}/rules#${rule}`);
    assert.equal(await page.evaluate(() => document.querySelector(":target").className), "rule-item");
  });
}

test("a guided game corrects other moves, and names the rule that an illegal move breaks", { timeout: 60000 }, async () => {
  const page = await market.visitor();
  const step = lesson("boxes").findIndex(Boolean);
  const answer = await page.request.post(`/games/boxes/stories/first-game/${step}`, {
    form: { move: '{"do":"raise","coins":1}' },
    headers: { accept: "application/json", origin: market.address },
  });
  assert.equal(answer.status(), 422);
  assert.ok((await answer.json()).sentence.length > 10);
  assert.equal((await page.request.get("/games/boxes/stories/first-game/999")).status(), 404);
  assert.equal((await page.request.get("/games/boxes/stories/nothing/0")).status(), 404);
});

test("a finished game shows points over time and, on request, everybody's secrets", { timeout: 120000 }, async () => {
  const page = await market.visitor();
  await playNow(page, "five-cards", { seats: 2 });
  const id = atTable(page);
  // During the game, secrets and points over time are not available.
  assert.equal((await page.request.get(`/tables/${id}/at/0?as=all`)).status(), 409);
  await page.goto(`/tables/${id}/at/0`);
  assert.equal(await page.locator("#score-line").count(), 0);
  await page.goto(`/tables/${id}`);
  await playOn(page, lots(8));
  await page.click("text=Watch the replay");
  await page.waitForSelector("#score-line polyline.seat-1");
  const points = () => page.locator("[data-points]").allTextContents();
  const before = await points();
  await page.locator("#score-line").click({ position: { x: 5, y: 40 } });
  await page.keyboard.press("End");
  await page.waitForFunction((old) => [...document.querySelectorAll("[data-points]")].map((b) => b.textContent).join() !== old, before.join());
  await page.selectOption("#eyes", "all");
  await page.waitForURL(/as=all/);
  assert.equal(await page.locator(".open-hand").count(), 2);
  // A stranger can open the address of a moment, too.
  const stranger = await market.visitor();
  await stranger.goto(page.url());
  await stranger.waitForSelector(".open-hand");
});

test("a player who looks elsewhere is notified by title, icon, notification and a list for programs", { timeout: 120000 }, async () => {
  const ada = await market.visitor();
  await ada.addInitScript(() => {
    window.notes = [];
    window.Notification = /** @type {any} */ (class {
      static permission = localStorage.getItem("notify") === "yes" ? "granted" : "default";
      static requestPermission() {
        this.permission = "granted";
        return Promise.resolve("granted");
      }
      constructor(title, options) {
        window.notes.push(`${title}: ${options.body}`);
      }
    });
    window.hide = (hidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event("visibilitychange"));
    };
  });
  const address = await makeTable(ada, "vintage", { seats: 3, name: "Ada" });
  const bo = await market.visitor();
  await sitDown(bo, address, "Bo");
  await ada.click(".begin");
  await bo.waitForSelector(".table");
  await ada.waitForSelector(".table");
  const draw = lots(4);
  const turnOf = async (page) => (await page.locator("#status-line.yours").count()) > 0;
  const until = async (page, other) => {
    for (let tries = 0; tries < 400 && !(await turnOf(page)); tries += 1) {
      await decide(other, draw);
      await page.waitForTimeout(20);
    }
    assert.ok(await turnOf(page));
  };
  await until(ada, bo);
  assert.match(await ada.title(), /^● Your turn/);
  assert.match(await ada.getAttribute("link[rel=icon]", "href"), /icon-turn/);
  const listed = await (await ada.request.get("/me/turns.json")).json();
  assert.equal(listed.turns.length, 1);
  assert.equal(listed.turns[0].address, address);
  assert.match(listed.turns[0].prompt, /You/);
  // The page asks once, when the player returns to their turn.
  await ada.evaluate(() => window.hide(true));
  await ada.evaluate(() => window.hide(false));
  await ada.click("#ask-notify >> text=Yes, please");
  await until(bo, ada);
  await ada.evaluate(() => window.hide(true));
  await until(ada, bo);
  await ada.waitForFunction(() => window.notes.some((note) => note.startsWith("Your turn: You")));
  await ada.evaluate(() => window.hide(false));
  assert.equal(await ada.locator("#ask-notify").count(), 0, "the page does not ask twice");
  // The address for programs only lists turns.
  await ada.goto("/");
  assert.match(await ada.textContent(".table-card.waits .prompt"), /You/);
  await ada.click(".turns-address summary");
  const key = new URL(await ada.inputValue(".turns-address input"));
  const program = await market.visitor();
  const polled = await (await program.request.get(`${key.pathname}${key.search}`)).json();
  assert.equal(polled.turns.length, 1);
  assert.equal((await program.request.get("/me/turns.json?key=nonsense").then((answer) => answer.json())).turns.length, 0);
  assert.equal((await program.request.get("/me/turns.json")).status(), 403);
  const taken = await program.request.post(`${new URL(address).pathname}/leave`, {
    form: {},
    headers: { cookie: `brocante=${key.searchParams.get("key")}`, accept: "application/json", origin: market.address },
  });
  assert.equal(taken.status(), 403, "the list's key gives no access to the seat");
});

test("in a correspondence game the clock counts days", { timeout: 60000 }, async () => {
  const page = await market.visitor();
  await page.goto("/games/boxes/new?with=bots");
  await page.fill("[name=name]", "Ada");
  await page.selectOption("[name=seats]", "2");
  await page.click("details.more summary");
  await page.selectOption("[name=pace]", "three-days");
  await page.click("form.setup-form > button[type=submit]");
  await page.waitForSelector(".table");
  await playOn(page, lots(2), () => page.locator("#status-line.yours").count());
  await page.waitForFunction(() => /^[23] d \d+ h$/.test(document.querySelector(".panel.own .clock").textContent));
  // A restart changes nothing.
  await market.stop("SIGKILL");
  await market.start();
  await page.waitForTimeout(500);
  await page.reload();
  await page.waitForFunction(() => /^[23] d \d+ h$/.test(document.querySelector(".panel.own .clock").textContent));
  const turns = await (await page.request.get("/me/turns.json")).json();
  const days = (turns.turns[0]["due-ms"] - turns.turns[0]["since-ms"]) / 86400000;
  assert.equal(days, 3);
  await page.goto("/");
  assert.match(await page.textContent(".table-card.waits .turn"), /2 days 2?[0-9] h left|3 days 0 h left/);
});

test("keyboard shortcuts are listed, choose moves by number, and can be switched off", { timeout: 60000 }, async () => {
  const page = await market.visitor();
  await playNow(page, "collectors", { seats: 2 });
  await playOn(page, lots(1), () => page.locator("#status-line.yours").count());
  await page.keyboard.press("?");
  await page.waitForSelector("#shortcuts[open]");
  await page.keyboard.press("Escape");
  await page.keyboard.press("b");
  assert.ok(await page.evaluate(() => document.activeElement.matches("#board *")), "B goes to the board");
  await page.keyboard.press("l");
  assert.equal(await page.evaluate(() => document.activeElement.id), "log");
  await page.keyboard.press("?");
  await page.uncheck("[data-keys]");
  await page.keyboard.press("Escape");
  await page.keyboard.press("s");
  assert.equal(await page.evaluate(() => document.activeElement.id), "log", "switched off");
});

test("sound has a volume, and one click turns sound and motion off", { timeout: 60000 }, async () => {
  const page = await market.visitor({ calm: false });
  await page.addInitScript(() => {
    window.loud = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...rest) {
      window.loud.push(this.frequency.value);
      return start.apply(this, rest);
    };
  });
  await playNow(page, "vintage", { seats: 3 });
  await page.click("[data-senses] summary");
  await page.locator("[data-volume]").fill("30");
  await page.locator("[data-volume]").dispatchEvent("change");
  await page.waitForFunction(() => window.loud.length > 0);
  await page.click("[data-senses-off]");
  assert.ok(await page.evaluate(() => document.documentElement.classList.contains("calm")));
  const before = await page.evaluate(() => window.loud.length);
  await page.keyboard.press("Escape");
  const draw = lots(6);
  for (let turn = 0; turn < 12; turn += 1) {
    await decide(page, draw);
    assert.equal(await page.evaluate(() => document.getAnimations().length), 0, "something moves");
    await page.waitForTimeout(30);
  }
  assert.equal(await page.evaluate(() => window.loud.length), before, "something sounds");
  await page.reload();
  assert.ok(await page.evaluate(() => document.documentElement.classList.contains("calm")), "it stays off");
});

test("the final scores are counted up, and a click skips that", { timeout: 120000 }, async () => {
  const page = await market.visitor({ calm: false });
  await playNow(page, "vintage", { seats: 3 });
  await page.evaluate(() => {
    window.totals = new Set();
    new MutationObserver(() => {
      const total = document.querySelector("#end .total td strong");
      if (total) window.totals.add(total.textContent);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await playOn(page, lots(9));
  const seen = await page.evaluate(() => [...window.totals]);
  await page.mouse.click(5, 5);
  await page.waitForFunction(() => document.querySelector("#end .total td strong").textContent !== "0");
  const final = await page.textContent("#end .total td strong");
  const record = await (await page.request.get(`/api/tables/${atTable(page)}`)).json();
  assert.ok(seen.includes("0") && final !== "0", `${seen} to ${final}`);
  assert.ok(record);
});

test("a sold container is unpacked box by box", { timeout: 120000 }, async () => {
  const page = await market.visitor({ calm: false });
  await page.addInitScript(() => {
    window.delays = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, /** @type {KeyframeAnimationOptions} */ options) {
      if (this.parentElement?.matches("[data-unpack]")) window.delays.push(options.delay);
      return animate.call(this, frames, options);
    };
  });
  await playNow(page, "boxes", { seats: 2 });
  await playOn(page, lots(3), () => page.evaluate(() => window.delays.length >= 10));
  const delays = await page.evaluate(() => window.delays.slice(0, 10));
  assert.equal(new Set(delays).size, 10, "one after another");
  assert.deepEqual(delays, delays.toSorted((one, other) => one - other));
});
