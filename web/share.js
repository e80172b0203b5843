// This browser's share of the shuffle, chosen at random after the server has committed to its own. What was shown
// and sent is stored, so that it can be checked after the game.

const NOTED = "brocante-shares";
const NOTED_MAX = 400;

export function noted() {
  try {
    return JSON.parse(localStorage.getItem(NOTED)) ?? {};
  } catch {
    return {};
  }
}

// Stores a share by its commitment, or the commitment that was shown for a table.
function note(name, value) {
  const all = Object.entries({ ...noted(), [name]: value }).slice(-NOTED_MAX);
  try {
    localStorage.setItem(NOTED, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // Without storage nothing can be checked later, but the share still counts.
  }
}

export const shownFor = (table) => noted()[`table ${table}`];

export function newShare(commitment) {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const share = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  note(commitment, share);
  return share;
}

// A form that creates a table includes this browser's share.
for (const field of document.querySelectorAll("input[name=share]")) {
  field.form.addEventListener("submit", () => {
    field.value = newShare(field.dataset.commitment);
    // The table has no id yet: it is the next one that this tab shows.
    sessionStorage.setItem("promised", field.dataset.commitment);
  });
}

// Each seated browser adds its share once, before the game starts.
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
