// Verifies a record in the browser: the commitment, every share, every draw and every seal. It shares no code with
// the server (SECURITY.md describes what both do), and asks the server only for what needs the rules of a game.

import "./page.js";
import { fingerprint, noted, roundOf, shownFor } from "./share.js";

const list = document.getElementById("checks");
const texts = JSON.parse(list?.dataset.texts ?? "{}");
const bytes = (text) => new TextEncoder().encode(text);
const fromHex = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const toHex = (buffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

async function sha256(data) {
  return toHex(await crypto.subtle.digest("SHA-256", data));
}

async function hmac(keyHex, message) {
  const key = await crypto.subtle.importKey("raw", fromHex(keyHex), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return toHex(await crypto.subtle.sign("HMAC", key, bytes(message)));
}

// Canonical JSON: without spaces, and with sorted fields.
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = Object.keys(value).sort();
  return `{${fields.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(",")}}`;
}

// Throws an error that says what is wrong, and where.
function expect(condition, text, where = "") {
  if (!condition) throw new Error(text.replace("{$where}", where));
}

const counted = (text, count) => text.replace("{$count}", count);

// Where the cards come from: a shuffle of this game, or the game that had them before. A game has only one of the two.
async function checkSeed(record) {
  const { fair, origin } = record;
  const shown = shownFor(list.dataset.record?.split("/")[2]);
  expect(!shown || shown === fair?.commitment, texts["other-commitment"]);
  expect(!origin || !fair, texts["origin-fails"]);
  const copied = record.imported ? [[texts.imported, false]] : [];
  if (fair) return [...copied, ...(await checkShuffle(record, fair))];
  if (!origin) return [...copied, [texts["no-seed"], false]];
  const where = [...copied, [texts.origin.replace("{$where}", origin.table), false]];
  if (!origin.fair) return [...where, [texts["no-seed"], false]];
  await checkShuffle(record, origin.fair);
  return [...where, [texts["origin-seed"], true], ...(await checkOriginal(record))];
}

// The game that had the cards before, if this server has it: the same seed, set-up and cards.
async function checkOriginal({ seed, dealt, game, seats, origin }) {
  if (!list.dataset.record) return [];
  const response = await fetch(`/tables/${origin.table}/record.json`);
  const original = response.ok ? recordIn(await response.text()) : null;
  if (!original) return [];
  const same = (other) => canonical([other.seed, other.dealt, other.game, other.seats]);
  expect(same(original) === same({ seed, dealt, game, seats }), texts["original-fails"]);
  return [[texts.original, true]];
}

// Checks that the secret matches its commitment, and that the seed was mixed from the shares.
async function checkShuffle({ seed, seats }, fair) {
  const commitment = await sha256(new Uint8Array([...bytes("brocante commitment 1\n"), ...fromHex(fair.secret)]));
  expect(commitment === fair.commitment, texts["commitment-fails"]);
  let mixed = await hmac(fair.secret, "brocante seed 1");
  let last = -1;
  for (const { seat, share, mixed: mark, fingerprint: shown } of fair.shares) {
    // Each seat adds at most one share, in seat order, and the one whose fingerprint was shown.
    expect(seat > last && seat < seats, texts["shares-fails"], seat + 1);
    expect(!shown || shown === fingerprint(share), texts["shares-fails"], seat + 1);
    last = seat;
    mixed = await hmac(mixed, `${seat} ${share}`);
    expect((await hmac(mixed, "mixed")).startsWith(mark) && mark.length === 16, texts["shares-fails"], seat + 1);
  }
  expect(mixed === seed, texts["seed-fails"]);
  const own = noted()[fair.commitment];
  const isIn = own && fair.shares.some(({ share }) => share === own);
  const isOpen = new Set(fair.shares.map(({ share }) => share)).size > 1 && fair.shares.some((it) => !it.fingerprint);
  return [
    [texts.commitment, true],
    fair.shares.length ? [counted(texts.shares, fair.shares.length), true] : [texts["server-chose"], false],
    ...(isOpen ? [[texts["open-shares"], false]] : []),
    [texts.seed, true],
    ...checkRound(fair),
    isIn ? [texts.yours, true] : [texts["not-yours"], false],
  ];
}

// The shares are those whose fingerprints this browser saw before it showed its own: none chosen later, none left out.
function checkRound(fair) {
  const round = roundOf(fair.commitment);
  if (!round) return [];
  const mixed = round.map((_, seat) => fair.shares.find((it) => it.seat === seat)?.share);
  round.forEach((seen, seat) => {
    const fits = (mixed[seat] ? fingerprint(mixed[seat]) : null) === seen;
    expect(fits, texts["fingerprints-fails"], seat + 1);
  });
  expect(fair.shares.every(({ seat }) => seat < round.length), texts["fingerprints-fails"], "?");
  return [[texts.fingerprints, true]];
}

// The draw with the given name and index among `n`. It depends on nothing but the seed.
async function place(seed, name, index, n) {
  const most = 2n ** 64n - 1n;
  const even = most - (most % BigInt(n));
  for (let attempt = 0; ; attempt += 1) {
    const number = BigInt(`0x${(await hmac(seed, `${name}/${index}/${attempt}`)).slice(0, 16)}`);
    if (number < even) return Number(number % BigInt(n));
  }
}

async function checkDraws(record) {
  const drawn = {};
  let count = 0;
  let laidOut = 0;
  const all = [[record.dealt ?? [], 0], ...record.moves.map(({ drew }, at) => [drew ?? [], at + 1])];
  for (const [draws, ply] of all) {
    for (const [name, index, n, at, card] of draws) {
      // Each name numbers its draws without gaps.
      expect(index === (drawn[name] ?? 0), texts["draws-fails"], `${ply} (${name} ${index})`);
      drawn[name] = index + 1;
      const scripted = record.draws?.[name]?.[index];
      if (scripted !== undefined) laidOut += 1;
      const fits = scripted === undefined ? at === (await place(record.seed, name, index, n)) : scripted === card;
      expect(fits, texts["draws-fails"], `${ply} (${name} ${index})`);
      count += 1;
    }
  }
  const byHand = laidOut ? [[counted(texts.scripted, laidOut), false]] : [];
  return [[counted(texts.draws, count - laidOut), true], ...byHand];
}

async function checkSeals(record) {
  if (!record.seal) return [[texts["no-seals"], false]];
  const { moves, dealt = [], opening, seal: last, names: _names, words: _words, imported: _imported, ...header } = record;
  let seal = await sha256(bytes(`brocante seal 1\n${canonical({ dealt, header })}`));
  expect(seal.startsWith(opening) && opening.length === 16, texts["deal-fails"]);
  for (const [at, { seat, move, drew = [], seal: mark }] of moves.entries()) {
    seal = await sha256(bytes(`${seal}\n${canonical({ drew, move, seat })}`));
    expect(mark?.length === 16 && seal.startsWith(mark), texts["seals-fails"], at + 1);
  }
  expect(seal === last, texts["end-fails"]);
  return [[counted(texts.seals, moves.length), true]];
}

// The server replays the moves and checks them against the rules.
async function checkRules(text) {
  const response = await fetch("/api/verify", { method: "POST", body: text });
  const answer = await response.json();
  expect(response.ok, answer.sentence ?? texts.failed);
  return [[texts.rules, true], ...answer.proven.map((sentence) => [sentence, undefined])];
}

function line(text, holds) {
  const item = document.createElement("li");
  item.textContent = text;
  item.className = holds === undefined ? "said" : holds ? "holds" : "open";
  list.append(item);
}

// Shows the overall result above the single checks.
function verdict(text, result) {
  const item = document.createElement("li");
  item.textContent = text;
  item.className = `verdict ${result}`;
  list.prepend(item);
  list.dataset.result = result;
}

function recordIn(text) {
  try {
    const record = JSON.parse(text);
    return Array.isArray(record?.moves) ? record : null;
  } catch {
    return null;
  }
}

async function check(text) {
  list.replaceChildren();
  if (!crypto.subtle) {
    line(texts.insecure, false);
    return false;
  }
  const record = recordIn(text);
  if (!record) {
    verdict(texts["no-record"], "changed");
    return false;
  }
  try {
    const steps = [() => checkSeed(record), () => checkDraws(record), () => checkSeals(record), () => checkRules(text)];
    for (const step of steps) {
      for (const [sentence, holds] of await step()) line(sentence, holds);
    }
    verdict(texts.whole, "whole");
    return true;
  } catch (error) {
    const item = document.createElement("li");
    item.className = "fails";
    item.textContent = error.message;
    list.append(item);
    verdict(texts.changed, "changed");
    return false;
  }
}

if (list?.dataset.record) {
  line(texts.checking, undefined);
  fetch(list.dataset.record).then(async (response) => check(await response.text()));
}

const file = document.getElementById("record-file");
const bring = document.getElementById("import");
const problem = document.getElementById("import-problem");
let chosen = "";
// Allow choosing the same file again: it may have changed.
file?.addEventListener("click", () => (file.value = ""));
file?.addEventListener("change", async () => {
  problem.hidden = true;
  chosen = (await file.files[0]?.text()) ?? "";
  const isWhole = await check(chosen);
  bring.hidden = !isWhole;
});
bring?.addEventListener("click", async () => {
  const response = await fetch("/api/records", { method: "POST", body: chosen });
  const answer = await response.json();
  if (response.ok) location.assign(`/tables/${answer.table}/at/0`);
  else {
    problem.textContent = answer.sentence ?? texts.failed;
    problem.hidden = false;
  }
});
