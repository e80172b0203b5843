// What every page does: copy a link by a click, close menus by a click elsewhere.

for (const field of document.querySelectorAll("[data-copy]")) {
  field.addEventListener("click", () => {
    field.select();
    navigator.clipboard?.writeText(field.value).then(
      () => (field.nextElementSibling.hidden = false),
      () => {},
    );
  });
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
