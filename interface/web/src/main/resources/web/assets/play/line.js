import { h } from "../base/dom.js";
import { say } from "../base/words.js";

/** Says how the line is, to eyes and ears. */
export class LineState {
  constructor() {
    this.element = h("span", { class: "chip line", role: "status", id: "line" });
  }

  show(state) {
    const shown = state === "again" ? "lost" : state;
    if (this.element.dataset.state === shown) return;
    this.element.dataset.state = shown;
    this.element.textContent = say("line." + shown);
    if (shown === "back")
      setTimeout(() => this.element.dataset.state === "back" && this.show("connected"), 4000);
  }
}
