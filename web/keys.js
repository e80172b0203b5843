// Keyboard shortcuts at a table. `?` lists them, and they can be switched off.

const byId = (id) => document.getElementById(id);
const help = byId("shortcuts");
const keysBox = help?.querySelector("[data-keys]");
if (keysBox) {
  keysBox.checked = localStorage.getItem("keys") !== "off";
  keysBox.onchange = () => localStorage.setItem("keys", keysBox.checked ? "on" : "off");
}
document.addEventListener("keydown", (event) => {
  // A key that is held down must not also play the next move.
  if (!help || event.ctrlKey || event.metaKey || event.altKey || event.repeat || help.open) return;
  if (event.target.matches?.("input, textarea, select")) return;
  if (event.key === "?") {
    help.showModal();
    return;
  }
  if (!keysBox.checked) return;
  const places = {
    b: () => document.querySelector("#board .target:not(.resting), #board input[form]"),
    s: () => byId("prompt"),
    l: () => byId("log"),
    c: () => document.querySelector("#chat-form [name=text]"),
  };
  const place = places[event.key.toLowerCase()]?.();
  if (place) {
    event.preventDefault();
    place.focus();
    place.scrollIntoView({ block: "nearest" });
  } else if (/^(Digit|Numpad)[1-9]$/.test(event.code) && !byId("main").classList.contains("sending")) {
    const choices = [...document.querySelectorAll("#moves button[name=move]:not([hidden])")];
    choices[Number(event.code.at(-1)) - 1]?.click();
  }
});
