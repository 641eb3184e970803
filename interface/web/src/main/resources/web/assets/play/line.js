import { h } from "../base/dom.js";

const WORDS = {
  connecting: "Connecting…",
  connected: "Connected",
  back: "Connected again",
  lost: "Connection lost. Trying again…",
  again: "Connection lost. Trying again…",
  closed: "Disconnected",
};

/** Says how the line is, to eyes and ears. */
export class LineState {
  constructor() {
    this.element = h("span", { class: "chip line", role: "status", id: "line" });
  }

  show(state) {
    const shown = state === "again" ? "lost" : state;
    if (this.element.dataset.state === shown) return;
    this.element.dataset.state = shown;
    this.element.textContent = WORDS[shown];
    if (shown === "back")
      setTimeout(() => this.element.dataset.state === "back" && this.show("connected"), 4000);
  }
}
