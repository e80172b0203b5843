// A live table. There are no rules here: the page shows what the server rendered, and sends what was
// clicked. `live` keeps the connection, `show` puts news into the page, `choose` narrows the buttons down
// to the moves that fit what was clicked on the board.

import "./page.js";
import { fragment, isNew, put } from "./fly.js";

const table = document.getElementById("main");
const texts = JSON.parse(table.dataset.texts ?? "{}");
const byId = (id) => document.getElementById(id);
const address = `/tables/${table.dataset.table}`;
const touch = matchMedia("(hover: none)");

// ---------------------------------------------------------------- the connection

const RETRY_MS_MAX = 8000;
const SILENCE_MS_MAX = 45000;
let socket = null;
let retryMs = 300;
let heardAt = Date.now();
let retryTimer = 0;
let logNext = Number(table.dataset.log ?? 0);
let chatNext = Number(table.dataset.chat ?? 0);

function connect() {
  clearTimeout(retryTimer);
  if (socket && socket.readyState <= WebSocket.OPEN) return;
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const opened = new WebSocket(`${scheme}//${location.host}${address}/live?log=${logNext}&chat=${chatNext}`);
  socket = opened;
  opened.onmessage = (message) => {
    heardAt = Date.now();
    retryMs = 300;
    byId("connection")?.toggleAttribute("hidden", true);
    const news = JSON.parse(message.data);
    if (news.shape) show(news);
  };
  opened.onclose = () => {
    if (socket !== opened) return;
    byId("connection")?.toggleAttribute("hidden", false);
    retryTimer = setTimeout(connect, retryMs * (0.5 + Math.random()));
    retryMs = Math.min(retryMs * 2, RETRY_MS_MAX);
  };
}

// A laptop that slept, or a network that came back: look at once.
function look() {
  if (document.hidden) return;
  if (Date.now() - heardAt > SILENCE_MS_MAX) {
    const silent = socket;
    socket = null;
    silent?.close();
    heardAt = Date.now();
  }
  retryMs = 300;
  connect();
}
addEventListener("online", look);
addEventListener("pageshow", look);
document.addEventListener("visibilitychange", look);
setInterval(look, 15000);

// ---------------------------------------------------------------- what is new

let yours = table.dataset.yours === "true";
const plainTitle = document.title;

function show(news) {
  if (news.shape !== table.dataset.shape) {
    const name = document.querySelector("form.sit [name=name]")?.value;
    if (name) sessionStorage.setItem("nickname", name);
    location.reload();
    return;
  }
  logNext = news["log-next"] ?? logNext;
  chatNext = news["chat-next"] ?? chatNext;
  const fresh = Object.entries(news.regions ?? {}).filter(([id]) => byId(id));
  const changed = fresh.filter(([id, html]) => isNew(id, html));
  if (changed.length) swap(changed);
  append("log", news.log, true);
  append("chat", news.chat, false);
  const newTurn = news.yours && !yours;
  yours = news.yours;
  byId("status-line")?.classList.toggle("yours", yours);
  tab();
  if (newTurn) play("turn");
  if (news.prompt && changed.length) say(news.prompt);
  clocks = Object.fromEntries(Object.entries(news.clocks ?? {}).map(([seat, ms]) => [seat, Date.now() + ms]));
  tick();
  for (const [seat, text] of Object.entries(news.typing ?? {})) {
    for (const element of document.querySelectorAll(`[data-live="${seat}"]`)) element.textContent = text;
  }
}

function tab() {
  document.title = yours ? `● ${texts["your-turn"]} · ${plainTitle}` : plainTitle;
  const icon = document.querySelector("link[rel=icon]");
  icon.dataset.plain ??= icon.getAttribute("href");
  icon.setAttribute("href", yours ? icon.dataset.turn : icon.dataset.plain);
}

function say(text) {
  const live = byId("live");
  if (live && live.textContent !== text) live.textContent = text;
}

// The regions are made anew around what somebody is doing in them.
function swap(regions) {
  const wasOver = Boolean(document.querySelector("#end .end"));
  const keep = focusPlace();
  const drafts = draftsOf(regions);
  const unfolded = unfoldedIn(regions);
  put(regions, () => {
    restoreDrafts(drafts);
    for (const [id, at] of unfolded) byId(id).querySelectorAll("details")[at]?.setAttribute("open", "");
    choose.reset();
    unzoom();
    restoreFocus(keep);
    if (!wasOver) document.querySelector("#end .end")?.scrollIntoView({ block: "start" });
  });
}

// What was unfolded stays so.
function unfoldedIn(regions) {
  return regions.flatMap(([id]) =>
    [...byId(id).querySelectorAll("details")].flatMap((details, at) => (details.open ? [[id, at]] : [])),
  );
}

// What somebody is writing, or has ticked, is not lost when the region around it is made anew.
function draftsOf(regions) {
  const drafts = new Map();
  for (const [id] of regions) {
    for (const field of byId(id).querySelectorAll("textarea, input:not([type=hidden])")) {
      const key = `${field.form?.id ?? ""}/${field.id || field.name}/${field.value && field.type === "checkbox" ? field.value : ""}`;
      if (field.type === "checkbox" || field.type === "radio") {
        if (field.checked !== field.defaultChecked) drafts.set(key, (drafts.get(key) ?? 0) + 1);
      } else if (field.value !== field.defaultValue) drafts.set(key, field.value);
    }
  }
  const at = document.querySelector("#moves input[name=at], .compose input[name=at]")?.value;
  return { drafts, at };
}

function restoreDrafts({ drafts, at }) {
  const now = document.querySelector("#moves input[name=at], .compose input[name=at]")?.value;
  if (!drafts.size || at !== now) return;
  for (const field of document.querySelectorAll("#status textarea, #status input:not([type=hidden]), #board input")) {
    const key = `${field.form?.id ?? ""}/${field.id || field.name}/${field.value && field.type === "checkbox" ? field.value : ""}`;
    const draft = drafts.get(key);
    if (draft === undefined) continue;
    if (field.type === "checkbox" || field.type === "radio") {
      if (draft > 0) {
        field.checked = !field.defaultChecked;
        drafts.set(key, draft - 1);
      }
    } else field.value = draft;
  }
  for (const form of document.querySelectorAll("form.compose")) sum(form);
}

function focusPlace() {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const isInside = Boolean(focused.closest("#board, #status, #end"));
  return { isInside, spot: focused.dataset.spot, id: focused.id, start: focused.selectionStart, end: focused.selectionEnd };
}

function restoreFocus(keep) {
  if (!keep || (document.activeElement && document.activeElement !== document.body)) return;
  const own = (keep.id && byId(keep.id)) || (keep.spot && document.querySelector(`[data-spot="${CSS.escape(keep.spot)}"]`));
  // Where it was is gone: whoever plays by keyboard goes on where the next choice is.
  const next = () => document.querySelector("#board .spot:not(.resting)") ?? byId("prompt");
  const element = own || (keep.isInside && next());
  if (!element) return;
  element.focus({ preventScroll: true });
  if (keep.start != null && element.setSelectionRange) element.setSelectionRange(keep.start, keep.end);
}

function append(id, html, sounds) {
  const list = byId(id);
  if (!html || !list) return;
  const content = fragment(html);
  const noise = sounds && [...content.querySelectorAll("[data-sound]")].map((line) => line.dataset.sound);
  list.append(content);
  list.scrollTop = list.scrollHeight;
  if (id === "chat") muteAll();
  for (const name of new Set(noise || [])) play(name);
}

// ---------------------------------------------------------------- clocks

let clocks = {};
let warned = 0;
function tick() {
  for (const element of document.querySelectorAll("[data-clock]")) {
    const until = clocks[element.dataset.clock];
    const left = until ? Math.max(0, Math.ceil((until - Date.now()) / 1000)) : null;
    const text = left === null ? "" : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    if (element.textContent !== text) element.textContent = text;
    element.classList.toggle("short", left !== null && left <= 10);
    if (left === 10 && yours && element.closest(".own") && warned !== until) {
      warned = until;
      play("knock");
    }
    element.style.setProperty("--left", left === null ? "1" : String(Math.min(1, left / 30)));
  }
}
setInterval(tick, 500);

// ---------------------------------------------------------------- choosing

const choose = {
  picked: [],

  moves() {
    return [...document.querySelectorAll("#moves button[data-spots]")].map((button) => ({
      button,
      spots: button.dataset.spots ? button.dataset.spots.split(" ") : [],
    }));
  },

  fitting(picked = this.picked) {
    return this.moves().filter((move) => picked.every((token) => move.spots.includes(token)));
  },

  reset() {
    const known = new Set(this.moves().flatMap((move) => move.spots));
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
    // A thumb has no hover that says what a click will do: there the sentence is shown first.
    if (only && only.spots.length === 1 && this.picked.length === 1 && !touch.matches) {
      this.picked = [];
      only.button.click();
      return;
    }
    this.paint();
    const shown = fitting.filter((move) => !move.button.hidden);
    if (this.picked.length && shown.length) shown[0].button.focus({ preventScroll: true });
  },

  // What can be clicked, or ticked, and is not in sight is one click away.
  point() {
    byId("show-me")?.remove();
    const things = [...document.querySelectorAll("#board .spot:not(.resting), #board input[form]")];
    if (!yours || !things.length || things.some(inSight)) return;
    const button = document.createElement("button");
    button.id = "show-me";
    button.type = "button";
    button.className = "button";
    button.textContent = texts["show-me"];
    button.onclick = () => things[0].scrollIntoView({ block: "center" });
    byId("status")?.append(button);
  },

  // A button is shown when nothing on the board is left to click for it.
  paint() {
    const fitting = this.fitting();
    const onBoard = new Map();
    for (const element of document.querySelectorAll("[data-spot]")) onBoard.set(element.dataset.spot, element);
    for (const { button, spots } of this.moves()) {
      const open = spots.filter((token) => !this.picked.includes(token) && onBoard.has(token));
      const fits = fitting.some((move) => move.button === button);
      button.hidden = !fits || open.length > 0;
      button.classList.toggle("primary", fits && this.picked.length > 0);
    }
    for (const [token, element] of onBoard) {
      const isPicked = this.picked.includes(token);
      const next = isPicked ? [] : fitting.filter((move) => move.spots.includes(token));
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

// Above the sticky status line of a phone, below that of a desk.
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
  const spot = event.target.closest?.("[data-spot]");
  if (spot) choose.click(spot.dataset.spot);
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

// ---------------------------------------------------------------- looking closer

// A card is shown big while the pointer rests on it, or after a long press.
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
    for (const name of ["id", "data-spot", "data-fly"]) element.removeAttribute(name);
  }
  twin.classList.remove("spot", "picked", "resting");
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

function unzoom() {
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
// A long press looks; it does not choose.
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

// ---------------------------------------------------------------- sending

// The same choice at the same moment is the same command: clicked twice, or in two tabs, it counts once.
document.addEventListener("submit", async (event) => {
  const form = event.target;
  const isMove = form.id === "moves" || form.classList.contains("compose");
  const isChat = form.id === "chat-form";
  const isQuiet = form.matches("#status form");
  if (form.matches("[data-confirm]") && !confirm(form.dataset.confirm)) {
    event.preventDefault();
    return;
  }
  if (!isMove && !isChat && !isQuiet) return;
  event.preventDefault();
  const fields = new URLSearchParams(new FormData(form, event.submitter));
  if (isMove) {
    await words.flush();
    const content = [...fields].map((pair) => pair.join("=")).join("&");
    fields.set("command", content);
  }
  const sent = await send(form.action, fields, isMove);
  if (isChat && sent) form.reset();
});

async function send(action, fields, isMove) {
  refuse(null);
  table.classList.toggle("sending", isMove);
  try {
    const response = await fetch(action, { method: "POST", body: fields, headers: { accept: "application/json" } });
    if (!response.ok) refuse(await response.json());
    return response.ok;
  } catch {
    refuse({ sentence: texts.offline });
    look();
    return false;
  } finally {
    table.classList.remove("sending");
  }
}

function refuse(problem) {
  const box = byId("refusal");
  if (!box) return;
  box.hidden = !problem;
  box.replaceChildren();
  if (!problem) return;
  box.append(problem.sentence);
  if (problem.rule) {
    const game = [...table.classList].find((name) => name.startsWith("game-"))?.slice("game-".length);
    const link = document.createElement("a");
    link.href = `/games/${game}/rules#${problem.rule}`;
    link.target = "_blank";
    link.textContent = texts.rule;
    box.append(" ", link);
  }
  choose.reset();
}

// What is typed while speaking is shown to the others as it is written.
const words = {
  timer: 0,
  sent: "",
  async flush() {
    clearTimeout(this.timer);
    const field = document.querySelector("[data-speech]");
    if (!field || field.value === this.sent) return;
    this.sent = field.value;
    await fetch(`${address}/words`, {
      method: "POST",
      body: new URLSearchParams({ text: field.value }),
      headers: { accept: "application/json" },
    }).catch(() => {});
  },
};
document.addEventListener("input", (event) => {
  if (event.target.matches?.("[data-speech]")) {
    clearTimeout(words.timer);
    words.timer = setTimeout(() => words.flush(), 250);
  }
  if (event.target.form?.matches(".compose")) sum(event.target.form);
});

function sum(form) {
  const ticked = [...form.elements].filter((field) => field.checked);
  const worth = ticked.reduce((total, field) => total + Number(field.dataset.worth ?? 0), 0);
  for (const output of document.querySelectorAll(`output[data-sum="${form.id}"]`)) output.textContent = String(worth);
  for (const output of document.querySelectorAll(`output[data-count="${form.id}"]`)) output.textContent = String(ticked.length);
}

// ---------------------------------------------------------------- chat

const muted = new Set(JSON.parse(localStorage.getItem("muted") ?? "[]"));
function muteAll() {
  for (const line of document.querySelectorAll("#chat li")) {
    const name = line.dataset.person;
    if (line.dataset.own === "true") continue;
    line.classList.toggle("muted", muted.has(name));
    const button = line.querySelector("button") ?? line.appendChild(document.createElement("button"));
    button.type = "button";
    button.className = "mute";
    const text = (muted.has(name) ? texts.unmute : texts.mute).replace("{$name}", name);
    button.title = text;
    button.setAttribute("aria-label", text);
    button.textContent = muted.has(name) ? "+" : "×";
    button.onclick = () => {
      if (!muted.delete(name)) muted.add(name);
      localStorage.setItem("muted", JSON.stringify([...muted]));
      muteAll();
    };
  }
}

// ---------------------------------------------------------------- sound

let sound = localStorage.getItem("sound") !== "off";
let audio = null;

// Short synthesized notes: frequency, seconds after the beginning, length, kind.
const NOTES = {
  turn: [[660, 0, 0.12, "sine"], [880, 0.12, 0.2, "sine"]],
  card: [[320, 0, 0.05, "triangle"]],
  coins: [[1400, 0, 0.05, "square"], [1800, 0.06, 0.08, "square"]],
  knock: [[180, 0, 0.07, "triangle"]],
  gavel: [[140, 0, 0.12, "triangle"], [95, 0.02, 0.16, "square"], [140, 0.22, 0.12, "triangle"]],
};

function play(name) {
  if (!sound || !NOTES[name] || document.hidden && name !== "turn") return;
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") return;
    for (const [frequency, after, length, type] of NOTES[name]) {
      const start = audio.currentTime + after;
      const tone = new OscillatorNode(audio, { frequency, type });
      const volume = new GainNode(audio, { gain: type === "square" ? 0.03 : 0.1 });
      volume.gain.setValueAtTime(volume.gain.value, start);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + length);
    }
  } catch {
    // A browser without sound plays on in silence.
  }
}

const toggle = document.querySelector("[data-sound-toggle]");
function showSound() {
  toggle?.setAttribute("aria-pressed", String(sound));
}
toggle?.addEventListener("click", () => {
  sound = !sound;
  localStorage.setItem("sound", sound ? "on" : "off");
  showSound();
  if (sound) play("turn");
});
document.addEventListener("pointerdown", () => {
  try {
    audio ??= new AudioContext();
    audio.resume?.();
  } catch {
    // As above.
  }
}, { once: true });

// ---------------------------------------------------------------- begin

document.documentElement.classList.add("scripted");
const nickname = document.querySelector("form.sit [name=name]");
if (nickname && sessionStorage.getItem("nickname")) nickname.value = sessionStorage.getItem("nickname");
sessionStorage.removeItem("nickname");
showSound();
tab();
muteAll();
choose.reset();
const log = byId("log");
if (log) log.scrollTop = log.scrollHeight;
connect();
