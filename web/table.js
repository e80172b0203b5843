// A live table. There are no rules here: the page shows what the server rendered, and sends what was clicked.
// `connect` keeps the connection open, `show` puts updates into the page, and `send` sends choices.

import { addShare } from "./share.js";
import "./page.js";
import "./keys.js";
import { ask, askToNotify, notify } from "./call.js";
import { choose, sum, unzoom } from "./choose.js";
import { countUp, fragment, isNew, put } from "./fly.js";
import { play } from "./senses.js";

const table = document.getElementById("main");
const texts = JSON.parse(table.dataset.texts ?? "{}");
const byId = (id) => document.getElementById(id);
const address = `/tables/${table.dataset.table}`;
const asSeat = table.dataset.as ? `?as=${table.dataset.as}` : "";
// The viewpoint of this page: one of several seats on this device, a hand next to a TV, or the TV.
const standpoint = ["as", "hand", "tv"].map((name) => (table.dataset[name] ? `&${name}=${table.dataset[name]}` : "")).join("");

// ---------------------------------------------------------------- the connection

const RETRY_MS_MAX = 8000;
const SILENCE_MS_MAX = 45000;
let socket = null;
let retryMs = 300;
let heardAt = Date.now();
let retryTimer = 0;
let logNext = Number(table.dataset.log ?? 0);
let chatNext = Number(table.dataset.chat ?? 0);
let saidNext = Number(table.dataset.said ?? 0);

function connect() {
  clearTimeout(retryTimer);
  if (socket && socket.readyState <= WebSocket.OPEN) return;
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const opened = new WebSocket(`${scheme}//${location.host}${address}/live?log=${logNext}&chat=${chatNext}&said=${saidNext}${standpoint}`);
  socket = opened;
  // A region comes in parts: indices of parts that this connection already has, and nulls for new parts, whose
  // texts follow the JSON.
  const known = {};
  opened.onmessage = (message) => {
    heardAt = Date.now();
    retryMs = 300;
    byId("connection")?.toggleAttribute("hidden", true);
    const [plain, ...pieces] = message.data.split("\u001e");
    const news = JSON.parse(plain);
    news.regions = (news.regions ?? []).map(([id, parts]) => {
      known[id] = parts.map((part) => (part === null ? pieces.shift() : known[id][part]));
      return [id, known[id].join("")];
    });
    if (news.shape) show(news);
  };
  opened.onclose = () => {
    if (socket !== opened) return;
    byId("connection")?.toggleAttribute("hidden", false);
    retryTimer = setTimeout(connect, retryMs * (0.5 + Math.random()));
    retryMs = Math.min(retryMs * 2, RETRY_MS_MAX);
  };
}

// After a laptop wakes up or the network returns, reconnect immediately.
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

// ---------------------------------------------------------------- updates

let yours = table.dataset.yours === "true";
const plainTitle = document.title;

// A page that is navigating away ignores further updates, which could navigate again.
let isLeaving = false;
function leave(go) {
  isLeaving = true;
  go();
}

function show(news) {
  if (isLeaving) return;
  if (news.shape !== table.dataset.shape) {
    const name = document.querySelector("form.sit [name=name]")?.value;
    if (name) sessionStorage.setItem("nickname", name);
    leave(() => location.reload());
    return;
  }
  // Behind the curtain, updates contain nothing else.
  if (news.seq === undefined || isElsewhere(news)) return;
  logNext = news["log-next"] ?? logNext;
  chatNext = news["chat-next"] ?? chatNext;
  saidNext = news["said-next"] ?? saidNext;
  const fresh = news.regions.filter(([id]) => byId(id));
  const changed = fresh.map(([id, html]) => [byId(id), html]).filter(([region, html]) => isNew(region, html));
  // Set this first: it decides how the new board is painted.
  const newTurn = news.yours && !yours;
  yours = news.yours;
  byId("pass-on")?.toggleAttribute("hidden", yours);
  byId("status-line")?.classList.toggle("yours", yours);
  if (changed.length) swap(changed);
  addShare(table.dataset.table);
  append("log", news.log, true);
  append("chat", news.chat, false);
  if (news["chat-replaced"] !== undefined) replaceChat(news);
  tab();
  if (newTurn) {
    play("turn");
    notify(news.prompt);
  }
  announce(news, changed.length > 0, newTurn);
  clocks = Object.fromEntries(Object.entries(news.clocks ?? {}).map(([seat, ms]) => [seat, Date.now() + ms]));
  tick();
  for (const [seat, text] of Object.entries(news.typing ?? {})) {
    for (const element of document.querySelectorAll(`[data-live="${seat}"]`)) element.textContent = text;
  }
}

addShare(table.dataset.table);

// On a TV, the board is as large as the screen allows.
function fit() {
  const board = byId("board");
  if (!table.dataset.tv || !board) return;
  const bottom = innerHeight - 12;
  for (let zoom = 2.2; zoom >= 0.6; zoom -= 0.05) {
    board.style.zoom = String(zoom);
    if (board.getBoundingClientRect().bottom <= bottom && board.scrollWidth <= board.clientWidth) break;
  }
}
addEventListener("resize", fit);

function tab() {
  document.title = yours ? `● ${texts["your-turn"]} · ${plainTitle}` : plainTitle;
  const icon = document.querySelector("link[rel=icon]");
  icon.dataset.plain ??= icon.getAttribute("href");
  icon.setAttribute("href", yours ? icon.dataset.turn : icon.dataset.plain);
}

// Next to a TV, a phone shows only its owner's hand: automatically if it came by the TV's QR code, otherwise if its
// owner agrees. The whole table comes back when the TV is gone.
const tvMark = `tv-${table.dataset.table}`;
if (new URLSearchParams(location.search).get("beside") === "tv") sessionStorage.setItem(tvMark, "beside");

function isElsewhere(news) {
  const query = new URLSearchParams(location.search);
  const hand = `${address}/hand?auto=1${asSeat.replace("?", "&")}`;
  if (!news.tv) {
    byId("ask-tv")?.remove();
    if (table.dataset.hand !== "true" || !query.has("auto")) return false;
    leave(() => location.replace(`${address}${asSeat}`));
    return true;
  }
  const couldBeHand = matchMedia("(max-width: 700px)").matches && table.dataset.hand === "false" && table.dataset.seat;
  if (!couldBeHand || query.has("whole")) return false;
  if (sessionStorage.getItem(tvMark) === "beside") {
    leave(() => location.replace(hand));
    return true;
  }
  if (!sessionStorage.getItem(tvMark)) {
    ask("ask-tv", texts.tv, [texts["tv-yes"], () => leave(() => location.replace(hand))], [texts["notify-no"], () => sessionStorage.setItem(tvMark, "no")]);
  }
  return false;
}

// Announces events and the prompt to screen readers.
function announce(news, isChanged, newTurn) {
  const live = byId("live");
  if (!live || !isChanged) return;
  const events = news.log ? [...fragment(news.log).querySelectorAll("li")].map((line) => line.textContent.trim()) : [];
  // Many prompts already begin with “Your turn”.
  const saysTurn = !newTurn || news.prompt?.startsWith(texts["your-turn"]);
  const text = [...events.slice(-4), saysTurn ? "" : `${texts["your-turn"]}.`, news.prompt].filter(Boolean).join(" ");
  if (live.textContent !== text) live.textContent = text;
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden && yours && table.dataset.seat) askToNotify();
});

// Replaces regions, and keeps what the player is doing in them.
function swap(regions) {
  const wasOver = Boolean(document.querySelector("#end .end"));
  const keep = focusPlace();
  const drafts = draftsOf(regions);
  const unfolded = unfoldedIn(regions);
  const before = decision();
  put(regions, () => {
    if (decision() !== before) advise(null);
    restoreDrafts(drafts);
    for (const [region, at] of unfolded) region.querySelectorAll("details")[at]?.setAttribute("open", "");
    choose.reset();
    unzoom();
    restoreFocus(keep);
    fit();
    const end = document.querySelector("#end .end");
    if (wasOver || !end) return;
    end.scrollIntoView({ block: "start" });
    countUp(end);
  });
}

// The open details of the regions, to be opened again.
function unfoldedIn(regions) {
  return regions.flatMap(([region]) =>
    [...region.querySelectorAll("details")].flatMap((details, at) => (details.open ? [[region, at]] : [])),
  );
}

// Collects what the player has typed or ticked, so that it survives the replacement of its region.
function draftsOf(regions) {
  const drafts = new Map();
  for (const [region] of regions) {
    for (const field of region.querySelectorAll("textarea, input:not([type=hidden])")) {
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
  return { isInside, target: focused.dataset.target, id: focused.id, start: focused.selectionStart, end: focused.selectionEnd };
}

function restoreFocus(keep) {
  if (!keep || (document.activeElement && document.activeElement !== document.body)) return;
  const own = (keep.id && byId(keep.id)) || (keep.target && document.querySelector(`[data-target="${CSS.escape(keep.target)}"]`));
  // If the focused element is gone, focus the next choice for keyboard users.
  const next = () => document.querySelector("#board .target:not(.resting)") ?? byId("prompt");
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
  if (id === "chat") {
    muteAll();
    // Keep the field in view while the player is typing.
    const form = byId("chat-form");
    if (form?.contains(document.activeElement)) form.scrollIntoView({ block: "nearest" });
  }
  for (const name of new Set(noise || [])) play(name);
}

// ---------------------------------------------------------------- clocks

let clocks = {};
let warned = 0;
function tick() {
  for (const element of document.querySelectorAll("[data-clock]")) {
    const until = clocks[element.dataset.clock];
    const left = until ? Math.max(0, Math.ceil((until - Date.now()) / 1000)) : null;
    const text = left === null ? "" : clockText(left);
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

function clockText(left) {
  const [days, hours, minutes] = [Math.floor(left / 86400), Math.floor(left / 3600), Math.floor(left / 60)];
  const fill = (text, numbers) => text.replace(/\{\$(\w+)\}/g, (_, name) => numbers[name]);
  if (days) return fill(texts["days-left"], { days, hours: hours % 24 });
  if (hours) return fill(texts["hours-left"], { hours, minutes: minutes % 60 });
  return `${minutes}:${String(left % 60).padStart(2, "0")}`;
}

// ---------------------------------------------------------------- sending

// The command is named by its content and moment: clicked twice, or in two tabs, it counts once.
document.addEventListener("submit", async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  const isMove = form.matches("#moves, .compose, .advised");
  const isChat = form.id === "chat-form";
  const isQuiet = form.matches("#status form, #chat form, #people form");
  // page.js asked, and the answer was no.
  if (event.defaultPrevented) return;
  if (!isMove && !isChat && !isQuiet) return;
  event.preventDefault();
  const fields = new URLSearchParams(/** @type {any} */ (new FormData(form, event.submitter)));
  if (isMove) {
    await words.flush();
    const content = [...fields].map((pair) => pair.join("=")).join("&");
    fields.set("idempotency_key", content);
  }
  const isSaid = form.closest("section.chat");
  const sent = await send(form.action, fields, isMove, (isSaid && byId("said-refusal")) || undefined);
  if (isChat && sent) form.reset();
});

// A hint belongs to one decision, and is discarded when that has passed.
document.addEventListener("click", async (event) => {
  const link = event.target.closest?.("[data-hint]");
  const box = byId("advice");
  if (!link || !box || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (link.ariaBusy === "true") return;
  link.ariaBusy = "true";
  const at = decision();
  advise(texts.thinking);
  try {
    const response = await fetch(link.href, { headers: { accept: "application/json" } });
    const answer = await response.json();
    if (decision() !== at) return;
    if (response.ok) advise(fragment(answer.html));
    else {
      advise(null);
      refuse(answer);
    }
  } catch {
    advise(null);
    refuse({ sentence: texts.offline });
  } finally {
    link.ariaBusy = "false";
  }
});

function advise(content) {
  const box = byId("advice");
  if (!box) return;
  box.hidden = !content;
  box.replaceChildren(content ?? "");
  const close = box.querySelector(".advice p")?.appendChild(document.createElement("button"));
  if (close) {
    Object.assign(close, { type: "button", className: "close", textContent: "×", ariaLabel: texts.close, title: texts.close });
    close.addEventListener("click", () => advise(null));
  }
  if (content) box.scrollIntoView({ block: "nearest" });
}

const decision = () => document.querySelector("#status [name=at]")?.value;

async function send(action, fields, isMove, place) {
  refuse(null);
  refuse(null, byId("said-refusal"));
  table.classList.toggle("sending", isMove);
  try {
    const response = await fetch(action, { method: "POST", body: fields, headers: { accept: "application/json" } });
    if (!response.ok) refuse(await response.json(), place);
    return response.ok;
  } catch {
    refuse({ sentence: texts.offline }, place);
    look();
    return false;
  } finally {
    table.classList.remove("sending");
  }
}

// Shows a refusal where the request was made: for the chat beside it, for everything else above the board.
function refuse(problem, box = byId("refusal")) {
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

// While a player is speaking, the others see the text as it is typed.
const words = {
  timer: 0,
  sent: "",
  async flush() {
    clearTimeout(this.timer);
    const field = document.querySelector("[data-speech]");
    if (!field || field.value === this.sent) return;
    this.sent = field.value;
    const answer = await fetch(`${address}/words${asSeat}`, {
      method: "POST",
      body: new URLSearchParams({ text: field.value }),
      headers: { accept: "application/json" },
    }).catch(() => null);
    if (answer && !answer.ok) refuse(await answer.json());
  },
};
document.addEventListener("input", (event) => {
  if (event.target.matches?.("[data-speech]")) {
    clearTimeout(words.timer);
    words.timer = setTimeout(() => words.flush(), 250);
  }
});

// ---------------------------------------------------------------- chat

const muted = new Set(JSON.parse(localStorage.getItem("muted") ?? "[]"));
function muteAll() {
  for (const line of document.querySelectorAll("#chat li[data-person]")) {
    const name = line.dataset.person;
    if (line.dataset.own === "true") continue;
    line.classList.toggle("muted", muted.has(name));
    const button = line.querySelector("button.mute") ?? line.appendChild(document.createElement("button"));
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

// After a report, a removal or a mute, replaces all chat lines and keeps scroll position and focus.
function replaceChat(news) {
  for (const [id, html] of [["chat", news["chat-replaced"]], ["people", news.people]]) {
    const box = byId(id);
    if (!box) continue;
    const [scrolled, isOpen] = [box.scrollTop, Boolean(box.querySelector("details.people[open]"))];
    const focused = box.contains(document.activeElement) && document.activeElement;
    const line = focused && focused.closest("li[id]")?.id;
    box.replaceChildren(fragment(html));
    box.scrollTop = scrolled;
    box.querySelector("details.people")?.toggleAttribute("open", isOpen);
    if (focused) ((line && byId(line)?.querySelector("summary")) || box.querySelector("summary") || byId("chat"))?.focus({ preventScroll: true });
  }
  muteAll();
}

// Scroll opened menus into view.
document.addEventListener(
  "toggle",
  ({ target }) => {
    if (target.open && target.matches(".line-menu, .people")) (target.querySelector(".line-tools") ?? target).scrollIntoView({ block: "nearest" });
  },
  true,
);

// ---------------------------------------------------------------- start

document.documentElement.classList.add("scripted");
const nickname = document.querySelector("form.sit [name=name]");
if (nickname && sessionStorage.getItem("nickname")) nickname.value = sessionStorage.getItem("nickname");
sessionStorage.removeItem("nickname");
tab();
fit();
muteAll();
choose.reset();
const log = byId("log");
if (log) log.scrollTop = log.scrollHeight;
connect();
