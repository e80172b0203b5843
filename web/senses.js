// Sound and motion, and their settings. Sounds are short synthesized notes.

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const settings = { sound: "on", volume: "60", motion: "on" };
for (const name of Object.keys(settings)) settings[name] = localStorage.getItem(name) ?? settings[name];

export const isCalm = () => calm.matches || settings.motion === "off";

// Frequency in Hz, start and length in seconds, waveform.
const NOTES = {
  turn: [[660, 0, 0.12, "sine"], [880, 0.12, 0.2, "sine"]],
  card: [[320, 0, 0.05, "triangle"]],
  coins: [[1400, 0, 0.05, "square"], [1800, 0.06, 0.08, "square"]],
  knock: [[180, 0, 0.07, "triangle"]],
  gavel: [[140, 0, 0.12, "triangle"], [95, 0.02, 0.16, "square"], [140, 0.22, 0.12, "triangle"]],
  count: [[520, 0, 0.04, "triangle"]],
  end: [[523, 0, 0.18, "sine"], [659, 0.16, 0.18, "sine"], [784, 0.32, 0.4, "sine"]],
};
let audio = null;

export function play(name) {
  const loud = settings.sound === "on" ? Number(settings.volume) / 100 : 0;
  if (!loud || !NOTES[name] || (document.hidden && name !== "turn")) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") return;
    for (const [frequency, after, length, type] of NOTES[name]) {
      const start = audio.currentTime + after;
      const tone = new OscillatorNode(audio, { frequency, type });
      const volume = new GainNode(audio, { gain: loud * (type === "square" ? 0.05 : 0.17) });
      volume.gain.setValueAtTime(volume.gain.value, start);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + length);
    }
  } catch {
    // Without audio support, play on in silence.
  }
}

// Browsers allow sound only after the first click or key.
function wake() {
  try {
    audio ??= new AudioContext();
    audio.resume?.();
  } catch {
    // As above.
  }
  if (audio?.state !== "suspended") for (const name of ["click", "keydown"]) document.removeEventListener(name, wake);
}
for (const name of ["click", "keydown"]) document.addEventListener(name, wake);

const menu = document.querySelector("[data-senses]");
const fields = {
  sound: menu?.querySelector("[data-sound]"),
  volume: menu?.querySelector("[data-volume]"),
  motion: menu?.querySelector("[data-motion]"),
};

function set(name, value) {
  settings[name] = value;
  localStorage.setItem(name, value);
  show();
}

function show() {
  document.documentElement.classList.toggle("calm", settings.motion === "off");
  if (!menu) return;
  menu.classList.toggle("silent", settings.sound === "off" || settings.volume === "0");
  fields.sound.checked = settings.sound === "on";
  fields.motion.checked = settings.motion === "on";
  fields.volume.value = settings.volume;
}

fields.sound?.addEventListener("change", () => set("sound", fields.sound.checked ? "on" : "off"));
fields.motion?.addEventListener("change", () => set("motion", fields.motion.checked ? "on" : "off"));
fields.volume?.addEventListener("input", () => {
  if (settings.sound === "off") set("sound", "on");
  set("volume", fields.volume.value);
});
fields.volume?.addEventListener("change", () => play("turn"));
menu?.querySelector("[data-senses-off]").addEventListener("click", () => {
  set("sound", "off");
  set("motion", "off");
});
show();
