// This browser's part of the shuffle: chosen by chance after the server has fixed its own. What was seen
// and sent is noted, so that it can be compared when the game is over.

const NOTED = "brocante-shares";
const NOTED_MAX = 400;

export function noted() {
  try {
    return JSON.parse(localStorage.getItem(NOTED)) ?? {};
  } catch {
    return {};
  }
}

// A share by its fingerprint, and the fingerprint that was shown for a table.
function note(name, value) {
  const all = Object.entries({ ...noted(), [name]: value }).slice(-NOTED_MAX);
  try {
    localStorage.setItem(NOTED, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // Who keeps nothing can compare nothing; the share counts all the same.
  }
}

export const shownFor = (table) => noted()[`table ${table}`];

export function newShare(commitment) {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const share = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  note(commitment, share);
  return share;
}

// A form that makes a table sends its share along.
for (const field of document.querySelectorAll("input[name=share]")) {
  field.form.addEventListener("submit", () => {
    field.value = newShare(field.dataset.commitment);
    // The table has no name yet: it is the one that this tab shows next.
    sessionStorage.setItem("promised", field.dataset.commitment);
  });
}

// Whoever sits at a table that gathers adds theirs once.
const sent = new Set();
export function addShare(table) {
  const promised = sessionStorage.getItem("promised");
  if (promised) {
    note(`table ${table}`, promised);
    sessionStorage.removeItem("promised");
  }
  const wanted = document.querySelector("[data-share-wanted]");
  if (!wanted || sent.has(wanted.dataset.commitment)) return;
  sent.add(wanted.dataset.commitment);
  note(`table ${table}`, wanted.dataset.commitment);
  const body = new URLSearchParams({ share: newShare(wanted.dataset.commitment) });
  fetch(`/tables/${table}/share`, { method: "POST", body, headers: { accept: "application/json" } }).catch(() => {});
}
