// Stories: the guided first game, and the examples of a rules page. Every step has its own address; the script only
// saves reloading whole pages.

import "./page.js";
import { animate, isNew, put } from "./fly.js";
import { isCalm } from "./senses.js";

const lesson = document.querySelector(".lesson");
const choosing = lesson ? await import("./choose.js") : null;
const json = { accept: "application/json" };
let turns = 0;

// In the guided game, regions are found by id; in an example on a rules page, by `data-region`.
function regionsOf(story, regions) {
  const find = (id) => (story === lesson ? document.getElementById(id) : story.querySelector(`[data-region="${id}"]`));
  return Object.entries(regions).flatMap(([id, html]) => {
    const region = find(id);
    return region && isNew(region, html) ? [[region, html]] : [];
  });
}

async function turnTo(story, step, { push = true } = {}) {
  const address = story.dataset.story.replace(/\d+$/, String(step));
  const turn = ++turns;
  const response = await fetch(address, { headers: json }).catch(() => null);
  // Ignore the response if another step was requested meanwhile.
  if (turn !== turns) return;
  if (!response?.ok) {
    location.assign(address);
    return;
  }
  const told = await response.json();
  push &&= story.dataset.step !== String(step);
  story.dataset.point = told.point;
  put(regionsOf(story, told.regions), () => {
    arrived(story, told.yours);
    refocus(story);
  }, story);
  if (story !== lesson) return;
  story.dataset.step = String(step);
  if (push) history.pushState({ step }, "", address);
}

function arrived(story, yours) {
  point(story);
  if (story !== lesson) return;
  document.getElementById("status-line").classList.toggle("yours", yours);
  document.getElementById("refusal").hidden = true;
  choosing.choose.reset();
  choosing.unzoom();
}

// Keeps keyboard users where they were.
function refocus(story) {
  if (document.activeElement && document.activeElement !== document.body) return;
  const next = story.querySelector("[data-turn=on], .button.primary, [data-target]") ?? document.getElementById("prompt");
  next?.focus({ preventScroll: true });
}

// Highlights what a note is about.
function point(story) {
  for (const element of story.querySelectorAll(".pointed")) element.classList.remove("pointed");
  const names = (story.dataset.point ?? "").split(" ").filter(Boolean).map((name) => CSS.escape(name));
  const find = (name) => story.querySelector(`[data-target="${name}"], [data-fly="${name}"], [data-zone="${name}"]`);
  const pointed = names.map(find).filter(Boolean);
  for (const element of pointed) {
    element.classList.add("pointed");
    if (!isCalm()) animate(element, [{ scale: 1 }, { scale: 1.05 }, { scale: 1 }], { duration: 600, iterations: 2 });
  }
  if (story !== lesson) return;
  // Prefer what must be clicked over what is only pointed at.
  const first = pointed.find((element) => element.matches("[data-target]")) ?? story.querySelector("#board [data-target]") ?? pointed[0];
  if (first && !inView(first)) first.scrollIntoView({ block: "center" });
}

// On a phone the slate covers the lower part of the page.
function inView(element) {
  const place = element.getBoundingClientRect();
  const slate = lesson.querySelector(".slate").getBoundingClientRect();
  return place.top >= 0 && place.bottom <= (slate.width > innerWidth / 2 ? slate.top : innerHeight);
}

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("[data-turn]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  turnTo(link.closest("[data-story]"), Number(link.href.match(/\d+$/)[0]));
});

// Sends the move that the note asks for.
document.addEventListener("submit", async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!lesson?.contains(form)) return;
  event.preventDefault();
  const fields = new URLSearchParams(/** @type {any} */ (new FormData(form, event.submitter)));
  const response = await fetch(form.action, { method: "POST", body: fields, headers: json });
  const answer = await response.json();
  if (response.ok) {
    turnTo(lesson, answer.step);
    return;
  }
  const box = document.getElementById("refusal");
  box.textContent = answer.sentence;
  box.hidden = false;
  choosing.choose.reset();
});

if (lesson) {
  addEventListener("popstate", () => turnTo(lesson, Number(location.pathname.match(/\d+$/)?.[0] ?? 0), { push: false }));
  document.documentElement.classList.add("scripted");
  arrived(lesson, lesson.dataset.yours === "true");
}
for (const example of document.querySelectorAll("figure[data-story]")) point(example);
