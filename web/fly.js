// Puts new regions into a page, and animates things to their new places. Only elements that change zones get a
// view-transition name, so that large boards stay fast. Nothing waits for an animation, and the next click or key
// finishes all of them.

import { isCalm, play } from "./senses.js";

const MOVERS_MAX = 24;
const ARRIVALS_MAX = 12;
const UNPACK_MS = 170;

// The newest content of each region. A view transition inserts its regions later than updates without one, and must
// not restore old content.
const newest = new WeakMap();
let flights = 0;

export function isNew(region, html) {
  return (newest.get(region) ?? region.innerHTML) !== html;
}

// `regions` are pairs of an element and its new content, all within `root`. `after` is called once they are
// inserted.
export function put(regions, after = () => {}, root = document) {
  for (const [region, html] of regions) newest.set(region, html);
  const before = zones(root);
  const purses = amounts(root);
  const packed = parcels(root);
  const next = new Map(regions.flatMap(([, html]) => [...zones(fragment(html))]));
  const movers = [...before].filter(([name, place]) => next.has(name) && next.get(name).zone !== place.zone).slice(0, MOVERS_MAX);
  const place = () => {
    for (const [region] of regions) region.replaceChildren(fragment(newest.get(region)));
    after();
    for (const [name, mover] of movers) {
      const element = flying(root, name);
      if (element) element.style.viewTransitionName = mover.title;
    }
    if (isCalm()) return;
    pay(root, purses);
    const unpacked = unpack(root, packed);
    if (before.size) arrive(root, [...next.keys()].filter((name) => !before.has(name) && !unpacked.has(name)));
  };
  if (!movers.length || isCalm() || document.hidden || !document.startViewTransition) {
    place();
    return;
  }
  flights += 1;
  const flight = `fly-${flights}-`;
  movers.forEach(([, mover], at) => {
    mover.title = `${flight}${at}`;
    mover.element.style.viewTransitionName = mover.title;
  });
  const transition = document.startViewTransition(place);
  // The next update may interrupt a transition; the content is in place all the same.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {}).finally(() => {
    for (const element of document.querySelectorAll("[data-fly]")) {
      if (element.style.viewTransitionName.startsWith(flight)) element.style.viewTransitionName = "";
    }
  });
}

export function fragment(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

// ---------------------------------------------------------------- animations

let moving = [];

// Animates an element until the next click or key.
export function animate(element, frames, options) {
  const animation = element.animate(frames, options);
  moving.push(animation);
  animation.finished.catch(() => {}).finally(() => (moving = moving.filter((other) => other !== animation)));
  return animation;
}
for (const name of ["pointerdown", "keydown"]) {
  addEventListener(name, () => moving.forEach((animation) => animation.finish()), { capture: true, passive: true });
}

const flying = (root, name) => root.querySelector(`[data-fly="${CSS.escape(name)}"]`);

function zones(root) {
  const places = new Map();
  for (const element of root.querySelectorAll("[data-fly]")) {
    places.set(element.dataset.fly, { zone: element.closest("[data-zone]")?.dataset.zone, element });
  }
  return places;
}

// New things fly in from the deck, if there is one, and turn over on the way.
function arrive(root, names) {
  const from = root.querySelector("[data-zone=deck]")?.getBoundingClientRect();
  for (const name of names.slice(0, ARRIVALS_MAX)) {
    const element = flying(root, name);
    if (!element || element.closest("[data-zone=deck]")) continue;
    const to = element.getBoundingClientRect();
    const start = from
      ? { translate: `${from.x - to.x}px ${from.y - to.y}px`, scale: 0.7, rotate: "y 180deg", opacity: 0.5 }
      : { scale: 0.8, opacity: 0 };
    animate(element, [start, {}], { duration: 360, easing: "ease-out" });
  }
}

// Unpacks a bought lot one thing at a time.
const parcels = (root) => new Set([...root.querySelectorAll("[data-unpack]")].map((parcel) => parcel.dataset.unpack));

function unpack(root, before) {
  const unpacked = new Set();
  for (const parcel of root.querySelectorAll("[data-unpack]")) {
    if (before.has(parcel.dataset.unpack)) continue;
    [...parcel.children].forEach((element, at) => {
      if (element.dataset.fly) unpacked.add(element.dataset.fly);
      const frames = [{ rotate: "y 90deg", scale: 0.8, opacity: 0 }, { rotate: "y 0deg", scale: 1.06, opacity: 1, offset: 0.8 }, {}];
      animate(element, frames, { duration: 320, delay: at * UNPACK_MS, fill: "backwards", easing: "ease-out" })
        .finished.then(() => play("card"), () => {});
    });
  }
  return unpacked;
}

// Coins fly from a purse to the board, or back.
function amounts(root) {
  return new Map([...root.querySelectorAll("[data-purse]")].map((purse) => [purse.dataset.purse, Number(purse.dataset.amount)]));
}

function pay(root, before) {
  const board = root.querySelector(".board")?.getBoundingClientRect();
  if (!board) return;
  for (const purse of root.querySelectorAll("[data-purse]")) {
    const amount = Number(purse.dataset.amount);
    const change = amount - (before.get(purse.dataset.purse) ?? amount);
    const drawing = purse.querySelector(".art");
    if (!change || !drawing) continue;
    const place = drawing.getBoundingClientRect();
    const coin = drawing.cloneNode(true);
    coin.classList.add("flying-coin");
    Object.assign(coin.style, { left: `${place.x}px`, top: `${place.y}px`, width: `${place.width}px`, height: `${place.height}px` });
    // Inside the game's element, because the coin needs the game's colours.
    (purse.closest("[class*=game-]") ?? document.body).append(coin);
    const away = { translate: `${board.x + board.width / 2 - place.x}px ${board.y + 120 - place.y}px`, scale: 1.8 };
    const path = change < 0 ? [{ scale: 1 }, { ...away, opacity: 0.2 }] : [{ ...away, opacity: 0.2 }, { scale: 1 }];
    animate(coin, path, { duration: 380, easing: "ease-in-out" }).finished.catch(() => {}).finally(() => coin.remove());
  }
}

// ---------------------------------------------------------------- the final scores

const ROW_MS = 420;

// Counts up the points, rule by rule.
export function countUp(scores) {
  const rows = [...scores.querySelectorAll("tbody tr")];
  const total = rows.pop();
  if (isCalm() || document.hidden || !total) return;
  const cells = [...total.querySelectorAll("td strong")];
  const finals = cells.map((cell) => cell.textContent);
  const sums = cells.map(() => 0);
  const points = (row) => [...row.querySelectorAll("td")].map((cell) => Number(cell.querySelector(":scope > strong")?.textContent ?? 0));
  const show = (texts) => cells.forEach((cell, at) => (cell.textContent = texts[at]));
  show(sums.map(String));
  let counted = 0;
  rows.forEach((row, at) => {
    const options = { duration: 260, delay: at * ROW_MS, fill: "backwards", easing: "ease-out" };
    animate(row, [{ opacity: 0, translate: "0 8px" }, {}], options).finished.catch(() => {}).finally(() => {
      points(row).forEach((value, seat) => (sums[seat] += value));
      counted += 1;
      show(counted === rows.length ? finals : sums.map(String));
      play(counted === rows.length ? "end" : "count");
    });
  });
  const heading = scores.querySelector("h2");
  if (heading) animate(heading, [{ opacity: 0 }, { opacity: 0 }], { duration: rows.length * ROW_MS, fill: "backwards" });
}
