// This browser's part of the shuffle: 32 random bytes, drawn after the server has committed to its own. Others see the
// fingerprint first. The part itself is shown when all fingerprints are final, so that nobody can choose theirs to suit
// it. What was shown and sent is stored, so that it can be checked after the game.

import { sha256 } from "./sha256.js";

const NOTED = "brocante-shares";
const NOTED_MAX = 400;

export function noted() {
  try {
    return JSON.parse(localStorage.getItem(NOTED)) ?? {};
  } catch {
    return {};
  }
}

// Stores something under a name: a share under its commitment, the commitment that was shown for a table, and the
// fingerprints that were shown before this browser's share was. Returns whether that worked.
function note(name, value) {
  const all = Object.entries({ ...noted(), [name]: value }).slice(-NOTED_MAX);
  try {
    localStorage.setItem(NOTED, JSON.stringify(Object.fromEntries(all)));
    return true;
  } catch {
    return false;
  }
}

export const shownFor = (table) => noted()[`table ${table}`];
// The fingerprints by seat that this browser saw before it showed its share.
export const roundOf = (commitment) => noted()[`round ${commitment}`];

export function fingerprint(share) {
  const bytes = share.match(/../g).map((pair) => parseInt(pair, 16));
  return sha256([...new TextEncoder().encode("brocante share 1\n"), ...bytes]);
}

function newShare() {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// A share that is sent at once, to a server that has committed before, for a game against bots.
function openShare(commitment) {
  const share = newShare();
  note(commitment, share);
  return share;
}

// The share behind this browser's fingerprint, which stays secret until it is shown. Without storage there is none: it
// could not be shown after the page was loaded again. A share is used once: when it was shown, others know it.
function secretShare(commitment) {
  const all = noted();
  if (all[commitment]) return null;
  const share = all[`secret ${commitment}`] ?? newShare();
  return note(`secret ${commitment}`, share) ? share : null;
}

// A form that creates a table or seats somebody includes this browser's part, or its fingerprint if others can follow.
for (const field of document.querySelectorAll("input[name=fingerprint]")) {
  field.form.addEventListener("submit", () => {
    const { commitment, table } = field.dataset;
    // The server chooses the cards of a deal for comparison, and nobody adds to them.
    const closed = field.form.elements.namedItem("closed-days");
    if (closed && closed.value !== "0") return;
    const open = field.form.elements.namedItem("share");
    const others = field.form.elements.namedItem("others")?.value ?? "";
    const share = open && others.endsWith("bot") ? null : secretShare(commitment);
    if (share) field.value = fingerprint(share);
    else if (open) open.value = openShare(commitment);
    if (table) note(`table ${table}`, commitment);
    // The table has no id yet: it is the next one that this tab shows.
    else sessionStorage.setItem("promised", commitment);
  });
}

// A page without a table: the form was refused, or the visitor went elsewhere.
if (!document.querySelector("[data-table]:not(input)")) sessionStorage.removeItem("promised");

// A rematch against bots begins at once: the server commits first.
document.addEventListener("submit", async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  const promise = form.querySelector("input[name=promise][data-ask]");
  if (!promise || promise.value) return;
  event.preventDefault();
  try {
    const made = await (await fetch("/api/promises", { method: "POST" })).json();
    promise.value = made.promise;
    form.querySelector("input[name=share]").value = openShare(made.commitment);
    sessionStorage.setItem("promised", made.commitment);
  } catch {
    // Without a promise this browser adds nothing, and the page says so.
    promise.remove();
  }
  form.submit();
});

const send = (table, part) =>
  fetch(`/tables/${table}/share`, { method: "POST", body: new URLSearchParams(part), headers: { accept: "application/json" } });

// Each seated browser sends the fingerprint of its share while people gather, and the share when the game begins.
const sent = new Set();
export function addShare(table) {
  const promised = sessionStorage.getItem("promised");
  if (promised) {
    note(`table ${table}`, promised);
    sessionStorage.removeItem("promised");
  }
  const { commitment, wanted, fingerprints } = /** @type {HTMLElement} */ (document.querySelector(".shuffle[data-wanted]"))?.dataset ?? {};
  const request = `${wanted} ${commitment} ${fingerprints}`;
  if (!wanted || sent.has(request)) return;
  sent.add(request);
  if (wanted === "fingerprint") {
    const share = secretShare(commitment);
    if (!share) return;
    note(`table ${table}`, commitment);
    send(table, { fingerprint: fingerprint(share) }).catch(() => sent.delete(request));
  } else {
    const share = noted()[`secret ${commitment}`];
    const shown = JSON.parse(fingerprints);
    if (!share || !shown.includes(fingerprint(share))) return;
    // The first list counts: a server that changed it afterwards is found out.
    if (!roundOf(commitment)) note(`round ${commitment}`, shown);
    note(commitment, share);
    send(table, { share }).catch(() => sent.delete(request));
  }
}
