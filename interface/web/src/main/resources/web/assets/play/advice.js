import { fill, h } from "../base/dom.js";
import { locale, say } from "../base/words.js";

/** What a search would answer: asked for, never offered, and gone with the question. */
export class Advice {
  /** {@code ask()} is a promise; {@code mark(choice)} points at an answer. */
  constructor(ask, mark) {
    this.request = ask;
    this.mark = mark;
    this.prompt = null;
    this.button = h(
      "button",
      { type: "button", id: "advice", hidden: true, onclick: () => this.ask() },
      say("advice") + " ",
      h("kbd", {}, "a"),
    );
    this.card = h("div", { role: "status" });
  }

  /** {@code prompt} is the question that is shown, or null. */
  show(may, prompt) {
    this.button.hidden = !may;
    if (prompt?.id !== this.prompt?.id) fill(this.card);
    this.prompt = prompt;
  }

  get available() {
    return !this.button.hidden;
  }

  async ask() {
    if (this.button.disabled) return;
    const { id } = this.prompt;
    this.button.disabled = true;
    fill(this.card, h("p", { class: "card soft" }, say("advice.thinking")));
    try {
      const advice = await this.request();
      if (this.prompt?.id === id && advice.prompt === id) fill(this.card, this.told(advice));
    } catch (refusal) {
      if (this.prompt?.id === id) fill(this.card, h("p", { class: "card error" }, refusal.message));
    } finally {
      this.button.disabled = false;
    }
  }

  told({ ways, line }) {
    return h(
      "section",
      { class: "card advice", id: "advised", "aria-label": say("advice.title") },
      h("h2", { class: "panel-title" }, say("advice.title")),
      h("ol", { class: "bare" }, ways.map((way) => this.way(way))),
      line.length > 0 && h("p", { class: "small" }, say("advice.line", { line: line.join(", ") })),
      h("p", { class: "small soft" }, say("advice.scale")),
    );
  }

  way({ label, choice, value, tries }) {
    return h(
      "li",
      {},
      h(
        "button",
        { type: "button", class: "quiet way", onclick: () => this.mark(choice) },
        h("b", {}, value),
        h("span", {}, label, " ", h("span", { class: "small soft" }, say("advice.tries", { count: tries, tries: tries.toLocaleString(locale) }))),
      ),
    );
  }
}
