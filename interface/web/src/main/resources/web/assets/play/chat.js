import { h } from "../base/dom.js";
import { say } from "../base/words.js";

const LENGTH_MAX = 280;

/** What people at the table say to each other; whoever bothers can be muted. */
export class Chat {
  /** {@code on}: {send(text) -> promise, nameOf(seat)} */
  constructor(on) {
    this.on = on;
    this.muted = new Set();
    this.lines = [];
    this.list = h("ol", { class: "bare chat-lines", "aria-live": "polite", "aria-label": say("chat"), tabindex: 0 });
    this.input = h("input", {
      id: "chat-text",
      maxlength: LENGTH_MAX,
      autocomplete: "off",
      placeholder: say("chat.say.hint"),
      "aria-label": say("chat.say.all"),
    });
    this.said = h("p", { class: "error small", role: "alert" });
    this.form = h("form", { class: "row chat-form" }, this.input, h("button", { type: "submit" }, say("chat.say")));
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.say();
    });
    this.news = h("span", { class: "chip now", hidden: true }, say("chat.new"));
    this.element = h("details", { class: "card chat", id: "chat", hidden: true }, h("summary", {}, say("chat"), " ", this.news), this.list, this.form, this.said);
    this.element.addEventListener("toggle", () => (this.news.hidden = true));
  }

  /** Only where somebody else may read it. */
  show(people, seated) {
    this.element.hidden = people < 2 && this.lines.length === 0;
    this.form.hidden = !seated;
  }

  add(lines) {
    this.lines.push(...lines);
    if (!this.element.open && lines.some(({ seat }) => !this.muted.has(seat))) this.news.hidden = false;
    this.draw();
  }

  draw() {
    this.element.hidden = false;
    this.list.replaceChildren(
      ...this.lines.filter(({ seat }) => !this.muted.has(seat)).map((line) => this.line(line)),
      ...(this.muted.size > 0
        ? [h("li", {}, h("button", { type: "button", class: "quiet small", onclick: () => this.unmute() }, say("chat.unmute")))]
        : []),
    );
    this.list.scrollTop = this.list.scrollHeight;
  }

  line({ seat, text }) {
    const name = this.on.nameOf(seat);
    return h(
      "li",
      { class: "chat-line seat-" + (seat % 5) },
      h("span", { class: "seat-dot here", "aria-hidden": "true" }),
      h("b", {}, name),
      h("span", { class: "chat-words" }, text),
      seat !== this.on.you() &&
        h("button", { type: "button", class: "quiet small", "aria-label": say("chat.mute.who", { who: name }), onclick: () => this.mute(seat) }, say("chat.mute")),
    );
  }

  mute(seat) {
    this.muted.add(seat);
    this.draw();
  }

  unmute() {
    this.muted.clear();
    this.draw();
  }

  async say() {
    const text = this.input.value.trim();
    if (text === "") return;
    this.said.textContent = "";
    try {
      await this.on.send(text);
      this.input.value = "";
    } catch (refusal) {
      this.said.textContent = refusal.message;
    }
  }
}
