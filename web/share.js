// This browser's part of the shuffle: chosen by chance after the server has fixed its own. What was seen
// and sent is noted, so that it can be compared when the game is over.

const NOTED = "brocante-shares";
const NOTED_MAX = 200;

export function noted() {
  try {
    return JSON.parse(localStorage.getItem(NOTED)) ?? {};
  } catch {
    return {};
  }
}

export function newShare(commitment) {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const share = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const all = Object.entries({ ...noted(), [commitment]: share }).slice(-NOTED_MAX);
  try {
    localStorage.setItem(NOTED, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // Who keeps nothing can compare nothing; the share counts all the same.
  }
  return share;
}

// A form that makes a table sends its share along.
for (const field of document.querySelectorAll("input[name=share]")) {
  field.form.addEventListener("submit", () => (field.value = newShare(field.dataset.commitment)));
}

// Whoever sits at a table that gathers adds theirs once.
const sent = new Set();
export function addShare(table) {
  const wanted = document.querySelector("[data-share-wanted]");
  if (!wanted || sent.has(wanted.dataset.commitment)) return;
  sent.add(wanted.dataset.commitment);
  const body = new URLSearchParams({ share: newShare(wanted.dataset.commitment) });
  fetch(`/tables/${table}/share`, { method: "POST", body, headers: { accept: "application/json" } }).catch(() => {});
}
