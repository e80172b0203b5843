// Helpers of the browser tests: a server, browsers, and a player who clicks what is offered.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const PROGRAM = process.env.BROCANTE ?? join(import.meta.dirname, "../../target/debug/brocante");
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const SERVE = ["--requests-per-second", "2000"];

export class Market {
  /** @type {import("playwright-core").Browser} */
  browser;

  constructor(options = []) {
    this.options = options.includes("--bot-pause") ? options : ["--bot-pause", "0", ...options];
    this.folder = mkdtempSync(join(tmpdir(), "brocante-browser-"));
    this.listen = "127.0.0.1:0";
    this.problems = [];
  }

  static async open(...options) {
    const market = new Market(options);
    await market.start();
    market.browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
    return market;
  }

  async start() {
    this.server = spawn(PROGRAM, ["serve", "--lang", "en", "--listen", this.listen, "--data", join(this.folder, "test.db"), ...SERVE, ...this.options], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.ended = new Promise((done) => this.server.once("exit", done));
    const address = await new Promise((found, failed) => {
      let text = "";
      this.server.stdout.on("data", (chunk) => {
        text += chunk;
        const match = text.match(/http:\/\/(\S+?)\//);
        if (match) found(match[1]);
      });
      this.ended.then(() => failed(new Error(`the server did not start: ${text}`)));
    });
    this.listen = address;
    this.address = `http://${address}`;
  }

  /** @param {NodeJS.Signals} signal */
  async stop(signal = "SIGTERM") {
    this.server.kill(signal);
    await this.ended;
  }

  async close() {
    await this.browser?.close();
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
    if (this.problems.length) throw new Error(`pages complained: ${this.problems.join("; ")}`);
  }

  /**
   * A fresh browser. Errors on its pages fail the test.
   * @param {{ width?: number, height?: number, lang?: string, scheme?: "light" | "dark", calm?: boolean }} options
   */
  async visitor({ width = 1280, height = 800, lang = "en", scheme = "light", calm = true } = {}) {
    const context = await this.browser.newContext({
      baseURL: this.address,
      viewport: { width, height },
      locale: lang,
      colorScheme: scheme,
      reducedMotion: calm ? "reduce" : "no-preference",
      hasTouch: width < 600,
      isMobile: width < 600,
    });
    context.setDefaultTimeout(15000);
    context.on("page", (page) => {
      page.on("dialog", (dialog) => dialog.accept());
      page.on("pageerror", (error) => this.problems.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error" && /Content Security|Uncaught/.test(message.text())) this.problems.push(message.text());
      });
      page.on("request", (request) => {
        if (!request.url().startsWith(this.address) && !request.url().startsWith("data:")) this.problems.push(`asked ${request.url()}`);
      });
    });
    const page = await context.newPage();
    return Object.assign(page, { market: this });
  }
}

// The games of the server with their seat counts, so that a new game is tested without a change here.
export async function games() {
  const market = new Market();
  await market.start();
  const answer = await fetch(`${market.address}/api/games`);
  const list = await answer.json();
  await market.stop();
  rmSync(market.folder, { recursive: true, force: true });
  return list.map(({ name, seats_min, seats_max }) => ({ name, seats_min, seats_max }));
}

// Starts a game against bots in two clicks.
export async function playNow(page, game, { name = "Ada", seats = 0 } = {}) {
  await page.goto("/");
  await page.click(`a[href="/games/${game}/new?with=bots"]`);
  await page.fill("[name=name]", name);
  if (seats) await page.selectOption("[name=seats]", String(seats));
  await page.click("form.setup-form > button[type=submit]");
  await page.waitForSelector(".table");
}

export async function makeTable(page, game, { name = "Ada", seats = 0 } = {}) {
  await page.goto(`/games/${game}/new?with=friends`);
  await page.fill("[name=name]", name);
  if (seats) await page.selectOption("[name=seats]", String(seats));
  await page.click("form.setup-form > button[type=submit]");
  await page.waitForSelector(".gathering");
  return page.url();
}

export async function sitDown(page, address, name) {
  await page.goto(address);
  await page.fill("form.sit [name=name]", name);
  await page.click("form.sit button[type=submit]");
  await page.waitForSelector("#gathering .you");
}

// A seeded random generator, so that a failing game can be repeated.
export function lots(seed) {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

export const isOver = (page) => page.locator("#end .end").count().then((count) => count > 0);
const isYours = (page) => page.locator("#status-line.yours").count().then((count) => count > 0);

// Makes one decision by clicking what is offered. Returns whether there was one to make.
export async function decide(page, draw) {
  if (!(await isYours(page))) return false;
  const before = await page.getAttribute("#main", "data-decided").catch(() => null);
  const forms = page.locator("#status form.compose");
  const buttons = page.locator("#moves button[name=move]:not([hidden])");
  const targets = page.locator("[data-target]:not(.resting):not(.picked)");
  const [formCount, buttonCount, targetCount] = [await forms.count(), await buttons.count(), await targets.count()];
  const total = formCount + buttonCount + targetCount;
  if (!total) return false;
  // An element may disappear before it is clicked; then there is another one.
  const quick = { timeout: 2000, noWaitAfter: true };
  try {
    const at = draw(total);
    if (at < targetCount) await targets.nth(at).click(quick);
    else if (at < targetCount + buttonCount) await buttons.nth(at - targetCount).click(quick);
    else await fillIn(page, forms.nth(at - targetCount - buttonCount), draw, quick);
  } catch (error) {
    if (!/Timeout|detached|not attached|Element is/.test(error.message)) throw error;
  }
  return before !== undefined;
}

async function fillIn(page, form, draw, quick) {
  const id = await form.getAttribute("id");
  const boxes = page.locator(`input[type=checkbox][form="${id}"], #${id} input[type=checkbox]`);
  const count = await boxes.count();
  for (let at = 0; at < count; at += 1) {
    if (draw(3) === 0) await boxes.nth(at).click({ ...quick, force: true });
  }
  await form.locator("button[type=submit]").click(quick);
}

// Plays until the end, or until `enough` says so. Throws if nothing happens any more.
export async function playOn(page, draw, /** @type {() => boolean | Promise<boolean>} */ enough = () => false) {
  let idle = 0;
  let clicks = 0;
  while (!(await isOver(page))) {
    if (await enough()) return clicks;
    if (await decide(page, draw)) {
      clicks += 1;
      idle = 0;
    } else {
      idle += 1;
      if (idle > 300) throw new Error(`nothing to do: ${await page.textContent("#prompt")}`);
    }
    if (clicks > 5000) throw new Error(`no end in sight: ${await page.textContent("#prompt")}`);
    await page.waitForTimeout(20);
  }
  return clicks;
}
