// The replay of a game: by slider, buttons and keys, or automatically at three speeds. Every moment has its own
// address, and the server renders it as it was seen at the time.

import "./page.js";
import { isNew, put } from "./fly.js";

const main = document.getElementById("main");
const slider = document.getElementById("moment");
const plies = Number(slider.max);
const eyes = document.getElementById("eyes");
const speed = document.getElementById("speed");
const playing = document.getElementById("play");
let wanted = Number(slider.value);
let shown = wanted;
let busy = false;
let timer = 0;

function address(ply) {
  const who = eyes?.value ? `?as=${eyes.value}` : location.search;
  return `${main.dataset.address}/${ply}${who}`;
}

// Dragging the slider shows the last requested moment, not all in between.
async function show() {
  if (busy) return;
  busy = true;
  try {
    while (wanted !== shown) {
      const ply = wanted;
      const response = await fetch(address(ply), { headers: { accept: "application/json" } });
      if (!response.ok) break;
      const moment = await response.json();
      const regions = Object.entries(moment.regions).map(([id, html]) => [document.getElementById(id), html]);
      put(regions.filter(([region, html]) => region && isNew(region, html)));
      document.getElementById("moment-text").textContent = moment.text;
      history.replaceState(null, "", address(ply));
      slider.value = String(ply);
      shown = ply;
      showScore(ply);
      mark();
    }
  } finally {
    busy = false;
    follow();
  }
}

// Polls for progress while a bot reviews the game.
let pending = 0;
function follow() {
  clearTimeout(pending);
  if (!document.querySelector("#review [data-pending]")) return;
  pending = setTimeout(() => {
    shown = -1;
    show();
  }, 1000);
}

function go(ply) {
  wanted = Math.max(0, Math.min(plies, ply));
  show();
}

// Marks the log lines of this moment.
function mark() {
  let last = null;
  for (const line of document.querySelectorAll("#log li")) {
    const ply = Number(line.dataset.ply);
    line.classList.toggle("now", ply === shown);
    if (ply <= shown) last = line;
  }
  // Scroll only the list, never the page.
  const list = document.getElementById("log");
  if (last) list.scrollTop = last.offsetTop - list.offsetTop - list.clientHeight / 2;
}

// The chart of points, with a marker at the current moment.
const chart = document.getElementById("score-line");
function showScore(ply) {
  if (!chart) return;
  for (const name of ["x1", "x2"]) document.getElementById("score-now").setAttribute(name, String(ply));
  for (const number of document.querySelectorAll("[data-points]")) number.textContent = number.dataset.points.split(" ")[ply];
}
chart?.addEventListener("click", (event) => {
  const place = chart.getBoundingClientRect();
  stop();
  go(Math.round(((event.clientX - place.left) / place.width) * plies));
});

function stop() {
  clearInterval(timer);
  timer = 0;
  playing.setAttribute("aria-pressed", "false");
}

function start() {
  stop();
  if (shown >= plies) go(0);
  playing.setAttribute("aria-pressed", "true");
  timer = setInterval(() => {
    if (wanted >= plies) stop();
    else go(wanted + 1);
  }, Number(speed.value));
}

slider.addEventListener("input", () => go(Number(slider.value)));
speed.addEventListener("change", () => timer && start());
eyes?.addEventListener("change", () => {
  location.assign(address(shown));
});
playing.addEventListener("click", () => (timer ? stop() : start()));
document.addEventListener("click", (event) => {
  const step = event.target.closest?.("[data-step]");
  const line = event.target.closest?.("#log a, #review a[data-ply]");
  if ((!step && !line) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  stop();
  if (line) go(Number(line.dataset.ply ?? line.closest("li").dataset.ply));
  else go({ first: 0, before: wanted - 1, after: wanted + 1, last: plies }[step.dataset.step]);
});
document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
  const step = { ArrowLeft: -1, ArrowRight: 1, Home: -plies, End: plies }[event.key];
  if (step) {
    event.preventDefault();
    stop();
    go(wanted + step);
  } else if (event.key === " " && !event.target.closest("button, a, summary")) {
    event.preventDefault();
    if (timer) stop();
    else start();
  }
});

document.documentElement.classList.add("scripted");
mark();
follow();
