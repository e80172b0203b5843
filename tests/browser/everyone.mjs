// Helpers of everyone.test.mjs: tables in a known state, and measurements on a page. Faults are collected, so that
// a failing run reports all of them at once.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { games } from "./market.mjs";

/** @type {[string, number][]} */
export const GAMES = (await games()).map(({ name, seats_min, seats_max }) => [name, Math.min(Math.max(3, seats_min), seats_max)]);
export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
const SEED = "07".repeat(32);
const PLACES_MAX = 4;
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

// ---------------------------------------------------------------- faults

// Each distinct fault, with the places where it was seen.
export class Faults {
  constructor() {
    this.lines = new Map();
  }

  add(fault, where) {
    if (!this.lines.has(fault)) this.lines.set(fault, new Set());
    this.lines.get(fault).add(where);
  }

  addAll(faults, where) {
    for (const fault of faults) this.add(fault, where);
  }

  none(what) {
    const some = (where) => [...where].slice(0, PLACES_MAX).join("; ") + (where.size > PLACES_MAX ? ` and ${where.size - PLACES_MAX} more` : "");
    const lines = [...this.lines].map(([fault, where]) => `  ${fault}\n    at: ${some(where)}`);
    assert.equal(lines.length, 0, `${what}: ${lines.length} faults\n${lines.join("\n")}`);
  }
}

// ---------------------------------------------------------------- tables

// Creates a table with a known deal for this browser. Bob also sits there, has said something, and has left his
// seat to a bot once the game has started, so that the page shows everything that a host sees of another person.
export async function makeQuickly(page, game, seats, { begin = true } = {}) {
  const { address } = page.market;
  const ask = async (path, data, token = null) => {
    const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${address}/api/tables${path}`, { method: "POST", headers, body: JSON.stringify(data) });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const own = (await page.context().cookies()).find((cookie) => cookie.name === "brocante")?.value;
  const { table, token } = await ask("", { game, seats, name: "Ada", seed: SEED, seats_for: ["friends"] }, own);
  await page.context().addCookies([{ name: "brocante", value: token, url: address }]);
  const bob = await ask(`/${table}/sit`, { name: "Bob" });
  if (begin) {
    await ask(`/${table}/begin`, {}, token);
    await ask(`/${table}/chat`, { text: "Good luck!" }, bob.token);
    await ask(`/${table}/leave`, {}, bob.token);
  }
  return `/tables/${table}`;
}

// The same person on another device, with the same secret.
export async function otherDevice(page, options) {
  const device = await page.market.visitor(options);
  await device.context().addCookies(await page.context().cookies());
  return device;
}

// Makes one decision through the API. Returns whether there was one to make.
async function decideQuickly(page, address, draw) {
  const { moves, at } = await (await page.request.get(`/api${address}/moves`)).json();
  if (!moves?.length) return false;
  const data = { move: moves[draw(moves.length)].move, at };
  return (await page.request.post(`/api${address}/move`, { data })).ok();
}

export async function endQuickly(page, address, draw) {
  for (let waits = 0; waits < 2000; ) {
    if ((await (await page.request.get(`/api${address}`)).json()).phase === "over") return;
    if (await decideQuickly(page, address, draw)) waits = 0;
    else {
      waits += 1;
      await page.waitForTimeout(5);
    }
  }
  throw new Error("the game does not end");
}

// The state of a page: the decision that it offers, `over`, or nothing yet.
const standing = () => {
  if (document.querySelector("#end .end")) return "over";
  if (!document.querySelector("#status-line.yours")) return null;
  return document.querySelector("#moves input[name=at], .compose input[name=at]")?.value ?? null;
};

// Opens the page and waits for the visitor's turn.
export async function openTurn(page, address) {
  await page.goto(address);
  await page.waitForSelector("#status-line.yours");
}

async function untilMoved(page, old) {
  for (let waits = 0; waits < 1000; waits += 1) {
    const now = await page.evaluate(standing);
    if (now && now !== old) return;
    await page.waitForTimeout(10);
  }
  throw new Error(`the page does not change: ${await page.textContent("#prompt")}`);
}

// Calls `look` at the given number of the visitor's turns while a game is played.
export async function atEachTurn(page, address, turns, draw, look) {
  await openTurn(page, address);
  for (let turn = 1; turn <= turns; turn += 1) {
    const old = await page.evaluate(standing);
    if (old === "over") return;
    await look(turn);
    for (let waits = 0; !(await decideQuickly(page, address, draw)); waits += 1) {
      if (waits > 400) throw new Error("nothing to decide");
      await page.waitForTimeout(10);
    }
    await untilMoved(page, old);
  }
}

// ---------------------------------------------------------------- axe

// Collects axe's serious findings: all rules in the light theme, and colour rules again in the dark theme. The
// script is injected through the debugger, because the page's policy blocks it.
export async function axe(page, where, faults, themes = ["light", "dark"]) {
  if (!(await page.evaluate(() => Boolean(globalThis.axe)))) await page.evaluate(AXE);
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    const found = await page.evaluate(async (rules) => {
      const options = { resultTypes: ["violations"], ...(rules && { runOnly: { type: "rule", values: rules } }) };
      const { violations } = await globalThis.axe.run(document, options);
      return violations.flatMap(({ id, impact, nodes }) => nodes.map((node) => ({
        id,
        impact: node.impact ?? impact,
        target: node.target.flat().join(" "),
        summary: node.failureSummary.replace(/\s+/g, " ").replace("Fix any of the following: ", ""),
      })));
    }, theme === "dark" ? COLOUR_RULES : null);
    for (const { id, impact, target, summary } of found) {
      if (impact === "serious" || impact === "critical") faults.add(`${id} (${impact}) ${target}: ${summary}`, `${where}, ${theme}`);
    }
  }
}

// Opens details elements: the menus, which overlay the page, or all others.
export const unfold = (page, which = "details:not(.menu)") => page.evaluate((selector) => {
  for (const details of document.querySelectorAll(selector)) details.open = true;
}, which);

// ---------------------------------------------------------------- touch

// Touch targets that are too small. A checkbox includes its label; links within a sentence are exempt. If the whole
// page is visible, covered elements are ignored.
export const smallTargets = (page) => page.evaluate(() => {
  const LEAST = 44 - 0.5;
  const kinds = "button, a[href], input:not([type=hidden]), select, textarea, summary";
  const isWhole = document.documentElement.scrollHeight <= innerHeight;
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert], .visually-hidden");
  const inSentence = (element) => {
    if (element.tagName !== "A" || getComputedStyle(element).display !== "inline") return false;
    const block = element.closest("p, li, td, th, dd, small, div");
    return block && block.textContent.trim().length > element.textContent.trim().length;
  };
  const name = (element) => {
    const own = element.id ? `#${element.id}` : [...element.classList].map((word) => `.${word}`).join("");
    const parent = element.parentElement.closest("[id], [class]");
    const around = parent.id ? `#${parent.id}` : `.${parent.classList[0]}`;
    return `${around} ${element.tagName.toLowerCase()}${own.replace(/\.(picked|resting|primary|c-\w+|ink-\w+)|\d+/g, "")}`;
  };
  // The visible length along the lines through an element's centre, in steps.
  const STEP = 4;
  const exposed = (things, place) => {
    const isHit = (x, y) => {
      const hit = document.elementFromPoint(x, y);
      return hit && things.some((thing) => thing.contains(hit));
    };
    const [middle, centre] = [place.left + place.width / 2, place.top + place.height / 2];
    const count = (length, test) => Array.from({ length: Math.floor(length / STEP) }, (_, at) => test((at + 0.5) * STEP)).filter(Boolean).length * STEP;
    return [count(place.width, (x) => isHit(place.left + x, centre)), count(place.height, (y) => isHit(middle, place.top + y))];
  };
  const faults = [];
  let lines = 0;
  for (const element of document.querySelectorAll(kinds)) {
    if (!isSeen(element) || element.disabled || inSentence(element) || element.matches(".skip:not(:focus)")) continue;
    const isBox = element.matches("[type=checkbox], [type=radio]");
    const things = isBox ? [element, ...element.labels] : [element];
    const places = () => things.map((thing) => thing.getBoundingClientRect());
    const isLarge = ({ width, height }) => width >= LEAST && height >= LEAST;
    if (!places().some(isLarge)) {
      faults.push(`${name(element)} is ${places().map(({ width, height }) => `${Math.round(width)} × ${Math.round(height)}`).join(", its label ")}`);
      continue;
    }
    // All lines of the log are alike, so a few are enough.
    if (!isWhole || (element.closest("#log") && (lines += 1) > 4)) continue;
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const left = places().filter(isLarge).map((place) => [place, exposed(things, place)]);
    // Tolerate rounded corners and half steps.
    if (left.some(([, [across, down]]) => across >= 40 && down >= 40)) continue;
    const [place, [across, down]] = left[0];
    faults.push(`${name(element)} of ${Math.round(place.width)} × ${Math.round(place.height)} is covered except for about ${across} × ${down}`);
  }
  return [...new Set(faults)];
});

// ---------------------------------------------------------------- large text

// Set by script, because the page's policy blocks other style sheets.
export const enlarge = (page, size = "200%") => page.evaluate((value) => (document.documentElement.style.fontSize = value), size);

// Text that is cut off by its box or by an outer one, and pages that scroll sideways. In the panels, a name may end
// in an ellipsis if its title has the full text.
export const cutOff = (page) => page.evaluate(() => {
  const faults = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    const wide = [...document.body.querySelectorAll("*")].filter((element) => element.getBoundingClientRect().right > clientWidth + 1);
    const outmost = wide.filter((element) => !wide.includes(element.parentElement));
    const names = new Set(outmost.slice(0, 5).map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`));
    faults.push(`the page scrolls sideways: ${[...names].join(", ")}`);
  }
  const clips = (style) => [style.overflowX, style.overflowY].map((value) => value === "hidden" || value === "clip");
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    if (!text.data.trim() || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (parent.closest(".visually-hidden, svg, option, .skip, [inert]") || parent.closest(".panel .name[title], .chart .who[title], .score .name[title]")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()].filter((rect) => rect.width && rect.height);
    for (let box = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const [across, down] = clips(style);
      // Text in a scrollable box can be read.
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
      if (style.position === "fixed") break;
      if (!across && !down) continue;
      const place = box.getBoundingClientRect();
      // Boxes of one pixel are for screen readers only.
      if (place.width <= 1 && place.height <= 1) break;
      const isCut = rects.some((rect) => {
        // A line box is a little taller than its letters, so allow some slack.
        const slack = rect.height * 0.2;
        const isAcross = across && (rect.left < place.left - 2 || rect.right > place.right + 2);
        const isDown = down && (rect.top < place.top - slack || rect.bottom > place.bottom + slack);
        return isAcross || isDown;
      });
      const isOwn = box === parent && across && box.scrollWidth > box.clientWidth + 1;
      if (!isCut && !isOwn) continue;
      const name = (element) => `${element.tagName.toLowerCase()}${[...element.classList].map((word) => `.${word}`).join("")}`;
      const [around, inside] = [box.parentElement.closest("[class]"), box === parent ? "" : ` ${name(parent)}`];
      faults.push(`text is cut off in ${around ? name(around) : ""} ${name(box)}${inside}`.replace(/\.(picked|resting|acting|seat-\d)/g, ""));
      break;
    }
  }
  return [...new Set(faults)];
});

// Text that another element covers, on a page that is completely visible.
export const covered = (page) => page.evaluate(() => {
  const faults = [];
  const name = (element) => {
    const classes = [...element.classList].filter((word) => !/^(picked|resting|seat-\d|c-\w+|ink-\w+)$/.test(word));
    return [element.tagName.toLowerCase(), ...classes].join(".");
  };
  const place = (element) => `${name(element.parentElement.closest("[class]:not(svg)") ?? document.body)} ${name(element)}`;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    if (!text.data.trim() || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (parent.closest(".visually-hidden, svg, option, .skip, [inert], .aside ol")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = [];
    for (let box = parent; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowX !== "visible") boxes.push(box.getBoundingClientRect());
    }
    // Clipped text is a different fault.
    const isShown = ([x, y]) => boxes.every((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
    for (const rect of range.getClientRects()) {
      const points = [0.08, 0.5, 0.92].map((x) => [rect.left + rect.width * x, rect.top + rect.height / 2]).filter(isShown);
      const hits = points.map(([x, y]) => document.elementFromPoint(x, y)).filter(Boolean);
      const over = hits.find((hit) => !hit.contains(parent) && !parent.contains(hit));
      if (over) faults.push(`${place(parent)} is covered by ${place(over)}`);
    }
  }
  return [...new Set(faults)];
});

// ---------------------------------------------------------------- keys

// A visitor with only a keyboard. The focus is read, never set.
export class Keys {
  constructor(page, faults) {
    this.page = page;
    this.faults = faults;
    this.presses = 0;
  }

  async press(key, where = "") {
    await this.page.keyboard.press(key);
    this.presses += 1;
    return this.here(where);
  }

  // The focused element, and whether it is visible. Retries while the page is navigating.
  async here(where = "") {
    for (let tries = 0; ; tries += 1) {
      try {
        const here = await this.page.evaluate(lookAtFocus);
        this.faults.addAll(here.faults, where || new URL(this.page.url()).pathname.replace(/[0-9a-z]{16,}/, "…"));
        return here;
      } catch (error) {
        if (tries > 50 || !/context|navigat/i.test(error.message)) throw error;
        await this.page.waitForTimeout(20);
      }
    }
  }

  // Presses Tab until the focused element matches.
  async seek(fits, key = "Tab", most = 200) {
    for (let presses = 0; presses < most; presses += 1) {
      const here = await this.press(key);
      if (fits(here)) return here;
    }
    throw new Error(`not found after pressing ${key} ${most} times: ${fits}`);
  }
}

// Runs in the page. Checks that the focused element looks different from before, is in the viewport and is not
// completely covered.
function lookAtFocus() {
  const focused = document.activeElement;
  const last = globalThis.lastFocus;
  const faults = [];
  const title = (element) => {
    const own = element.id && !/\d/.test(element.id) ? `#${element.id}` : [...element.classList].map((word) => `.${word}`).join("");
    const around = element.parentElement?.closest("[id], [class]");
    const before = around ? (around.id ? `#${around.id} ` : `.${around.classList[0]} `) : "";
    return `${before}${element.tagName.toLowerCase()}${own.replace(/\.(picked|resting|primary|c-\w+|ink-\w+)/g, "")}`;
  };
  const withLabels = (element) => [element, ...(element.matches("[type=checkbox], [type=radio]") ? element.labels : [])];
  const looks = (element) => withLabels(element).map((thing) => {
    const style = getComputedStyle(thing);
    const hasOutline = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0;
    return {
      isMarked: hasOutline || style.boxShadow !== "none",
      text: [
        hasOutline && `${style.outlineWidth} ${style.outlineColor} ${style.outlineOffset}`,
        style.boxShadow,
        style.backgroundColor,
        style.borderColor,
      ].join(),
    };
  });
  const summary = (element) => looks(element).map((look) => look.text).join("|");
  if (last && last.element !== focused && last.element.isConnected && last.classes === last.element.className) {
    if (summary(last.element) === last.summary) faults.push(`${title(last.element)} looks the same with and without the focus`);
  }
  globalThis.lastFocus = null;
  const isLost = !focused || focused === document.body;
  if (!isLost) {
    globalThis.lastFocus = { element: focused, summary: summary(focused), classes: focused.className };
    if (!looks(focused).some((look) => look.isMarked)) faults.push(`${title(focused)} has no focus ring`);
    const isInView = withLabels(focused).some((thing) => {
      const place = thing.getBoundingClientRect();
      // A move that is being sent cannot be clicked, but is visible.
      const isSending = getComputedStyle(thing).pointerEvents === "none";
      const [left, right] = [Math.max(place.left, 0), Math.min(place.right, innerWidth)];
      const [top, bottom] = [Math.max(place.top, 0), Math.min(place.bottom, innerHeight)];
      if (right - left < 1 || bottom - top < 1) return false;
      if (isSending) return true;
      const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
      return steps.some((x) => steps.some((y) => {
        const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
        return hit && (thing.contains(hit) || hit === focused);
      }));
    });
    if (!isInView) {
      const place = focused.getBoundingClientRect();
      const isOut = place.bottom <= 0 || place.top >= innerHeight || place.right <= 0 || place.left >= innerWidth;
      faults.push(`${title(focused)} has the focus and is ${isOut ? "out of the viewport" : "covered"}`);
    }
  }
  const labels = focused?.labels ? [...focused.labels].map((label) => label.textContent).join(" ") : "";
  const region = ["#seats", "#status", "#end", "#board", ".aside", ".bar"].find((name) => focused?.closest(name)) ?? null;
  return {
    faults,
    isLost,
    region,
    id: focused?.id,
    tag: focused?.tagName.toLowerCase(),
    type: focused?.getAttribute("type"),
    href: focused?.getAttribute("href"),
    name: (focused?.getAttribute("aria-label") || labels || focused?.textContent || "").trim().replace(/\s+/g, " "),
    value: focused?.value,
    checked: focused?.checked,
    isSpot: Boolean(focused?.matches("button[data-target]")),
  };
}

// ---------------------------------------------------------------- the accessibility tree

// The page as a screen reader sees it: roles, names and nesting.
export class Reader {
  /** @type {import("playwright-core").Page} */
  page;
  /** @type {import("playwright-core").CDPSession} */
  debug;

  static async of(page) {
    const reader = new Reader();
    reader.page = page;
    reader.debug = await page.context().newCDPSession(page);
    await reader.debug.send("DOM.enable");
    await reader.debug.send("Accessibility.enable");
    // Count the changes of the page, and record its announcements.
    await page.addInitScript(() => {
      globalThis.changes = 0;
      globalThis.heard = [];
      const note = (records) => {
        globalThis.changes += 1;
        const live = document.getElementById("live");
        if (live && records.some((record) => live.contains(record.target))) globalThis.heard.push(live.textContent);
      };
      new MutationObserver(note).observe(document, { childList: true, characterData: true, attributes: true, subtree: true });
    });
    return reader;
  }

  // Reads until the page matches, and waits for changes in between.
  async until(fits, what) {
    for (let tries = 0; tries < 200; tries += 1) {
      const pulse = await this.pulse();
      const items = await this.read();
      if (items.length && fits(items)) return items;
      for (let waits = 0; waits < 25 && (await this.pulse()) === pulse; waits += 1) await this.page.waitForTimeout(10);
    }
    throw new Error(`the screen reader never finds: ${what}`);
  }

  pulse() {
    return this.page.evaluate(() => `${location.href} ${document.readyState} ${globalThis.changes}`).catch(() => "on the way");
  }

  // Everything on the page now, without nodes that have no content.
  async read() {
    const { nodes } = await this.debug.send("Accessibility.getFullAXTree");
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const made = [];
    const visit = (node, around) => {
      const item = { role: node.role?.value ?? "none", name: node.name?.value?.trim() ?? "", around, dom: node.backendDOMNodeId };
      item.properties = Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value]));
      if (!node.ignored) made.push(item);
      for (const id of node.childIds ?? []) {
        if (byId.has(id)) visit(byId.get(id), node.ignored ? around : [...around, item]);
      }
    };
    const root = nodes.find((node) => !node.parentId);
    if (root) visit(root, []);
    return made;
  }

  // Focuses an element, as a screen reader does, and presses a key.
  async press(item, key = "Enter") {
    await this.debug.send("DOM.focus", { backendNodeId: item.dom });
    await this.page.keyboard.press(key);
  }
}

export const isInside = (item, role, name = null) =>
  item.around.some((other) => other.role === role && (name === null || other.name === name));

export const textIn = (items, outer) =>
  items.filter((item) => item.role === "StaticText" && item.around.includes(outer)).map((item) => item.name).join(" ");
