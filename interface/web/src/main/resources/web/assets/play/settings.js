// How somebody wants to be told: at what pace, with what sound, and when the page is not in sight.

import { h } from "../base/dom.js";
import { openDialog } from "../base/dialog.js";
import { set, setting, still } from "../base/settings.js";
import { switches } from "../base/topbar.js";
import { say } from "../base/words.js";

const PACES = [
  [0, say("settings.pace.0")],
  [350, say("settings.pace.350")],
  [700, say("settings.pace.700")],
  [1500, say("settings.pace.1500")],
];

export function openSettings() {
  const pace = h(
    "select",
    { id: "turn-pace" },
    PACES.map(([millis, label]) => h("option", { value: millis, selected: millis === setting("pace") }, label)),
  );
  pace.addEventListener("change", () => set("pace", Number(pace.value)));
  const sound = h("input", { type: "checkbox", id: "sound", checked: setting("sound") });
  sound.addEventListener("change", () => {
    set("sound", sound.checked);
    chime();
  });
  const said = h("p", { class: "small soft", role: "status" });
  const notify = h("input", { type: "checkbox", id: "notify", checked: setting("notify") && allowed() });
  notify.addEventListener("change", async () => {
    if (notify.checked && !allowed() && (await globalThis.Notification?.requestPermission()) !== "granted") {
      notify.checked = false;
      said.textContent = say("settings.forbidden");
    }
    set("notify", notify.checked);
  });
  openDialog(
    say("settings"),
    h("div", { class: "field" }, h("label", { for: "turn-pace" }, say("settings.pace")), pace, still() && h("p", { class: "small soft" }, say("settings.still"))),
    h("label", { class: "check" }, sound, say("settings.sound")),
    h("label", { class: "check" }, notify, say("settings.notify")),
    said,
    h("div", { class: "row" }, switches({ id: null })),
  );
}

const allowed = () => globalThis.Notification?.permission === "granted";

/** Two soft tones, made here: nothing has to be loaded. */
function chime() {
  if (!setting("sound") || !globalThis.AudioContext) return;
  const audio = new AudioContext();
  [523, 784].forEach((pitch, i) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + i * 0.14;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.3);
  });
  setTimeout(() => audio.close(), 1000);
}

/** It is this person's turn now. */
export function callToTable(title, why) {
  chime();
  if (document.visibilityState === "visible" || !setting("notify") || !allowed()) return;
  const note = new Notification(title, { body: why, tag: "astragal-turn" });
  note.addEventListener("click", () => {
    focus();
    note.close();
  });
}
