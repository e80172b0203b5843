// Questions in the corner of a page, and notifications for players who look elsewhere.

const table = document.getElementById("main");
const texts = JSON.parse(table.dataset.texts ?? "{}");

// Shows a question in the corner, with a button for each answer.
export function ask(id, text, ...answers) {
  if (document.getElementById(id)) return;
  const box = document.createElement("div");
  box.id = id;
  box.className = "ask";
  box.setAttribute("role", "status");
  const question = document.createElement("p");
  question.textContent = text;
  box.append(question);
  answers.forEach(([label, act], at) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = at ? "button" : "button primary";
    button.textContent = label;
    button.onclick = () => {
      box.remove();
      act();
    };
    box.append(button);
  });
  table.append(box);
}

// Asks for permission once, when a player returns to their turn; never again after a no.
const canNotify = "Notification" in window;
export function askToNotify() {
  if (!canNotify || Notification.permission !== "default" || localStorage.getItem("notify")) return;
  const answer = (text) => localStorage.setItem("notify", text);
  const yes = () => {
    answer("yes");
    Notification.requestPermission();
  };
  ask("ask-notify", texts.notify, [texts["notify-yes"], yes], [texts["notify-no"], () => answer("no")]);
}

export function notify(prompt) {
  if (!document.hidden || !canNotify) return;
  if (Notification.permission !== "granted" || localStorage.getItem("notify") === "no") return;
  const icon = document.querySelector("link[rel=icon]").dataset.turn;
  try {
    const note = new Notification(texts["your-turn"], { body: prompt, tag: table.dataset.table, icon });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phone browsers define Notification, but its constructor throws.
  }
}
