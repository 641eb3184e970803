import { h } from "../base/dom.js";

const HURRY_MILLIS = 30_000;

/** How long whoever is asked may still think. */
export class Clock {
  constructor() {
    this.element = h("span", { class: "chip clock", id: "clock", role: "timer", hidden: true });
    setInterval(() => this.draw(), 1000);
  }

  show(millisLeft) {
    this.until = millisLeft === undefined ? null : Date.now() + millisLeft;
    this.draw();
  }

  draw() {
    this.element.hidden = this.until === null || this.until === undefined;
    if (this.element.hidden) return;
    const left = Math.max(0, this.until - Date.now());
    this.element.classList.toggle("hurry", left < HURRY_MILLIS);
    this.element.textContent = "⏱ " + inWords(Math.ceil(left / 1000));
  }
}

function inWords(seconds) {
  if (seconds >= 86_400) return Math.floor(seconds / 86_400) + " d " + Math.floor((seconds % 86_400) / 3600) + " h";
  if (seconds >= 3600) return Math.floor(seconds / 3600) + " h " + Math.floor((seconds % 3600) / 60) + " min";
  return Math.floor(seconds / 60) + ":" + String(seconds % 60).padStart(2, "0");
}
