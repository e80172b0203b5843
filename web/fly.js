// Puts new regions into a page, and lets things fly to their new place. Only what is in another zone than
// before gets a name, so that a large board stays quick; nothing waits for a flight.

const byId = (id) => document.getElementById(id);
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const MOVERS_MAX = 24;
const ARRIVALS_MAX = 12;

// Each region as it is or is about to be. A transition puts its regions later than news that need none:
// it must then not put back what is old.
const newest = new Map();

export function isNew(id, html) {
  return (newest.get(id) ?? byId(id).innerHTML) !== html;
}

// `regions` are pairs of an element's id and its new content; `after` is done when they are in place.
export function put(regions, after = () => {}) {
  for (const [id, html] of regions) newest.set(id, html);
  const before = zones(document);
  const purses = amounts();
  const next = new Map(regions.flatMap(([, html]) => [...zones(fragment(html))]));
  const movers = [...before].filter(([name, place]) => next.has(name) && next.get(name).zone !== place.zone).slice(0, MOVERS_MAX);
  const place = () => {
    for (const [id] of regions) byId(id).replaceChildren(fragment(newest.get(id)));
    after();
    for (const [name, mover] of movers) {
      const element = flying(name);
      if (element) element.style.viewTransitionName = mover.title;
    }
    if (calm.matches) return;
    pay(purses);
    if (before.size) arrive([...next.keys()].filter((name) => !before.has(name)));
  };
  if (!movers.length || calm.matches || document.hidden || !document.startViewTransition) {
    place();
    return;
  }
  movers.forEach(([, mover], at) => {
    mover.title = `fly-${at}`;
    mover.element.style.viewTransitionName = mover.title;
  });
  const transition = document.startViewTransition(place);
  // The next news may cut a flight short: everything is in its place all the same.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {}).finally(() => {
    for (const element of document.querySelectorAll("[data-fly]")) element.style.viewTransitionName = "";
  });
}

export function fragment(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

const flying = (name) => document.querySelector(`[data-fly="${CSS.escape(name)}"]`);

function zones(root) {
  const places = new Map();
  for (const element of root.querySelectorAll("[data-fly]")) {
    places.set(element.dataset.fly, { zone: element.closest("[data-zone]")?.dataset.zone, element });
  }
  return places;
}

// What was not on the page before comes from the deck, where there is one.
function arrive(names) {
  const from = document.querySelector("#board [data-zone=deck]")?.getBoundingClientRect();
  for (const name of names.slice(0, ARRIVALS_MAX)) {
    const element = flying(name);
    if (!element || element.closest("[data-zone=deck]")) continue;
    const to = element.getBoundingClientRect();
    const start = from
      ? { translate: `${from.x - to.x}px ${from.y - to.y}px`, scale: 0.7, opacity: 0.5 }
      : { scale: 0.8, opacity: 0 };
    element.animate([start, {}], { duration: 320, easing: "ease-out" });
  }
}

// Money goes from a purse to the board, or comes from there.
function amounts() {
  return new Map([...document.querySelectorAll("[data-purse]")].map((purse) => [purse.dataset.purse, Number(purse.dataset.amount)]));
}

function pay(before) {
  const board = byId("board").getBoundingClientRect();
  for (const purse of document.querySelectorAll("[data-purse]")) {
    const amount = Number(purse.dataset.amount);
    const change = amount - (before.get(purse.dataset.purse) ?? amount);
    const drawing = purse.querySelector(".art");
    if (!change || !drawing) continue;
    const place = drawing.getBoundingClientRect();
    const coin = drawing.cloneNode(true);
    coin.classList.add("flying-coin");
    Object.assign(coin.style, { left: `${place.x}px`, top: `${place.y}px`, width: `${place.width}px`, height: `${place.height}px` });
    byId("main").append(coin);
    const away = { translate: `${board.x + board.width / 2 - place.x}px ${board.y + 120 - place.y}px`, scale: 1.8 };
    const path = change < 0 ? [{ scale: 1 }, { ...away, opacity: 0.2 }] : [{ ...away, opacity: 0.2 }, { scale: 1 }];
    coin.animate(path, { duration: 380, easing: "ease-in-out" }).finished.catch(() => {}).finally(() => coin.remove());
  }
}
