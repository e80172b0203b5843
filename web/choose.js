// Choosing on the board. There are no rules here: the buttons are the moves that the server listed, each with the
// targets on the board that stand for it, and every click narrows them down. Below: enlarged cards, and sums of
// ticked values.

const byId = (id) => document.getElementById(id);
const touch = matchMedia("(hover: none)");
const texts = JSON.parse(byId("main").dataset.texts ?? "{}");
const isYours = () => byId("status-line")?.classList.contains("yours");

export const choose = {
  picked: [],

  moves() {
    return [...document.querySelectorAll("#moves button[data-targets]")].map((button) => ({
      button,
      targets: button.dataset.targets ? button.dataset.targets.split(" ") : [],
    }));
  },

  fitting(picked = this.picked) {
    return this.moves().filter((move) => picked.every((token) => move.targets.includes(token)));
  },

  reset() {
    const known = new Set(this.moves().flatMap((move) => move.targets));
    this.picked = this.picked.filter((token) => known.has(token));
    if (!this.fitting().length) this.picked = [];
    this.paint();
  },

  click(token) {
    if (this.picked.includes(token)) this.picked = this.picked.filter((other) => other !== token);
    else if (this.fitting([...this.picked, token]).length) this.picked.push(token);
    else this.picked = this.fitting([token]).length ? [token] : [];
    const fitting = this.fitting();
    const only = fitting.length === 1 ? fitting[0] : null;
    // A touch screen has no hover to tell what a click will do, so show the sentence first.
    const isAsked = byId("main").matches(".lesson");
    if (only && only.targets.length === 1 && this.picked.length === 1 && (isAsked || !touch.matches)) {
      this.picked = [];
      only.button.click();
      return;
    }
    this.paint();
    const shown = fitting.filter((move) => !move.button.hidden);
    if (this.picked.length && shown.length) shown[0].button.focus({ preventScroll: true });
  },

  // If everything that can be clicked or ticked is out of sight, offers a button that scrolls to it.
  point() {
    byId("show-me")?.remove();
    const things = [...document.querySelectorAll("#board .target:not(.resting), #board input[form]")];
    const isLesson = byId("main").matches(".lesson");
    if (isLesson || !isYours() || !things.length || things.some(inSight)) return;
    const button = document.createElement("button");
    button.id = "show-me";
    button.type = "button";
    button.className = "button";
    button.textContent = texts["show-me"];
    button.onclick = () => {
      things[0].scrollIntoView({ block: "center" });
      things[0].focus({ preventScroll: true });
    };
    byId("status")?.append(button);
  },

  // Shows the button of a move once nothing on the board is left to click for it.
  paint() {
    const fitting = this.fitting();
    const onBoard = new Map();
    for (const element of document.querySelectorAll("[data-target]")) onBoard.set(element.dataset.target, element);
    for (const { button, targets } of this.moves()) {
      const open = targets.filter((token) => !this.picked.includes(token) && onBoard.has(token));
      const fits = fitting.some((move) => move.button === button);
      button.hidden = !fits || open.length > 0;
      button.classList.toggle("primary", fits && this.picked.length > 0);
    }
    for (const [token, element] of onBoard) {
      const isPicked = this.picked.includes(token);
      const next = isPicked ? [] : fitting.filter((move) => move.targets.includes(token));
      element.classList.toggle("picked", isPicked);
      element.classList.toggle("resting", !isPicked && !next.length);
      element.setAttribute("aria-pressed", String(isPicked));
      const name = element.dataset.name;
      const does = next.length === 1 ? next[0].button.textContent : null;
      element.setAttribute("aria-label", does ? `${name.replace(/\.$/, "")} – ${does}` : name);
      element.title = does ?? name;
    }
    this.point();
    const form = byId("moves");
    if (!form) return;
    form.querySelector(".take-back")?.remove();
    if (this.picked.length) {
      const back = document.createElement("button");
      back.type = "button";
      back.className = "take-back";
      back.textContent = texts["take-back"];
      back.onclick = () => {
        this.picked = [];
        this.paint();
      };
      form.append(back);
    }
  },
};

// Whether an element is visible beside the sticky status line, which is at the bottom on phones and at the top on
// larger screens.
function inSight(element) {
  const place = element.getBoundingClientRect();
  const line = byId("status-line").getBoundingClientRect();
  const [top, bottom] = line.top > innerHeight / 2 ? [0, line.top] : [line.bottom, innerHeight];
  return place.top >= top - 8 && place.bottom <= bottom + 8;
}
let pointTimer = 0;
addEventListener("scroll", () => {
  clearTimeout(pointTimer);
  pointTimer = setTimeout(() => choose.point(), 150);
}, { passive: true });

document.addEventListener("click", (event) => {
  const item = event.target.closest?.("[data-target]");
  if (item) choose.click(item.dataset.target);
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  unzoom();
  for (const details of document.querySelectorAll("#board details[open]")) details.open = false;
  if (choose.picked.length) {
    choose.picked = [];
    choose.paint();
  }
});

// ---------------------------------------------------------------- enlarged cards

// Enlarges a card while the pointer rests on it, or after a long press.
const ZOOM_AFTER_MS = 550;
let zoomTimer = 0;
let pressed = null;

function zoom(card) {
  unzoom();
  const place = card.getBoundingClientRect();
  const factor = Math.min(2.4, 320 / place.height, (innerWidth - 24) / place.width);
  if (factor < 1.25) return;
  const copy = document.createElement("div");
  copy.className = "zoom";
  copy.inert = true;
  const twin = card.cloneNode(true);
  for (const element of [twin, ...twin.querySelectorAll("*")]) {
    for (const name of ["id", "data-target", "data-fly"]) element.removeAttribute(name);
  }
  twin.classList.remove("target", "picked", "resting");
  copy.append(twin);
  const [width, height] = [place.width * factor, place.height * factor];
  const beside = place.right + width + 16 < innerWidth ? place.right + 10 : place.left - width - 10;
  copy.style.left = `${Math.max(8, Math.min(beside, innerWidth - width - 8))}px`;
  copy.style.top = `${Math.max(8, Math.min(place.top + place.height / 2 - height / 2, innerHeight - height - 8))}px`;
  copy.style.width = `${place.width}px`;
  copy.style.height = `${place.height}px`;
  copy.style.scale = String(factor);
  (byId("board") ?? document.body).append(copy);
}

export function unzoom() {
  clearTimeout(zoomTimer);
  for (const copy of document.querySelectorAll(".zoom")) copy.remove();
}

document.addEventListener("pointerover", (event) => {
  const card = event.target.closest?.("#board .card");
  if (event.pointerType !== "mouse") return;
  unzoom();
  if (card) zoomTimer = setTimeout(() => zoom(card), ZOOM_AFTER_MS);
});
document.addEventListener("pointerdown", (event) => {
  const card = event.target.closest?.("#board .card");
  unzoom();
  pressed = null;
  if (!card || event.pointerType === "mouse") return;
  zoomTimer = setTimeout(() => {
    pressed = card;
    zoom(card);
  }, ZOOM_AFTER_MS);
});
for (const name of ["pointerup", "pointercancel", "scroll"]) addEventListener(name, unzoom, { passive: true, capture: true });
// A long press enlarges a card and must not choose it.
document.addEventListener(
  "click",
  (event) => {
    if (pressed?.contains(event.target)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    pressed = null;
  },
  true,
);

// ---------------------------------------------------------------- sums

export function sum(form) {
  const ticked = [...form.elements].filter((field) => field.checked);
  const worth = ticked.reduce((total, field) => total + Number(field.dataset.worth ?? 0), 0);
  for (const output of document.querySelectorAll(`output[data-sum="${form.id}"]`)) output.textContent = String(worth);
  for (const output of document.querySelectorAll(`output[data-count="${form.id}"]`)) output.textContent = String(ticked.length);
}

document.addEventListener("input", (event) => {
  if (event.target.form?.matches(".compose")) sum(event.target.form);
});
