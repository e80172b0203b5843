// What every page does: copy a link by a click, close menus by a click elsewhere, walk through the log.

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

// A choice of language or theme counts at once.
for (const choice of document.querySelectorAll(".preferences select")) {
  choice.addEventListener("change", () => choice.form.requestSubmit());
}

document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (!menu.contains(event.target)) menu.open = false;
  }
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    menu.open = false;
    menu.querySelector("summary").focus();
  }
});

// The log is one stop for the keyboard: arrows lead from line to line.
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
