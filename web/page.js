// The script of every page: copies links on click, closes menus on a click elsewhere, and makes the log navigable
// by keyboard.

import "./share.js";

for (const field of document.querySelectorAll("[data-copy]")) {
  const [button, copied] = [field.parentElement.querySelector("[data-copy-button]"), field.parentElement.querySelector(".copied")];
  const copy = () => {
    field.select();
    navigator.clipboard?.writeText(field.value).then(
      () => (copied.hidden = false),
      () => {},
    );
  };
  field.addEventListener("click", copy);
  button.addEventListener("click", copy);
  button.hidden = !navigator.clipboard;
}

// A choice of language or theme takes effect immediately.
for (const choice of document.querySelectorAll(".preferences select")) {
  choice.addEventListener("change", () => choice.form.requestSubmit());
}

// What can't be undone is asked about first.
document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (form.matches("[data-confirm]") && !confirm(form.dataset.confirm)) event.preventDefault();
});

document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (!menu.contains(/** @type {Node} */ (event.target))) menu.open = false;
  }
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    menu.open = false;
    menu.querySelector("summary").focus();
  }
});

// The log is a single tab stop; arrow keys move between its lines.
const log = document.getElementById("log");
const oneStop = () => log.querySelectorAll("a").forEach((line) => (line.tabIndex = -1));
if (log) {
  oneStop();
  new MutationObserver(oneStop).observe(log, { childList: true });
}
log?.addEventListener("keydown", (event) => {
  const lines = [...event.currentTarget.querySelectorAll("a")];
  const at = lines.indexOf(document.activeElement);
  const next = {
    ArrowUp: at < 0 ? lines.length - 1 : at - 1,
    ArrowDown: at < 0 ? 0 : at + 1,
    Home: 0,
    End: lines.length - 1,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  lines[Math.max(0, Math.min(lines.length - 1, next))]?.focus();
});
