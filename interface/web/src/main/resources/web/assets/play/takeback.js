import { h } from "../base/dom.js";
import { say } from "../base/words.js";

/** Taking back: at once where that is free, else with the consent of everybody at the table. */
export class TakeBack {
  /** {@code send(message)}; {@code nameOf(seat)} */
  constructor(send, nameOf) {
    this.send = send;
    this.nameOf = nameOf;
    this.label = h("span", {});
    this.button = h(
      "button",
      { type: "button", id: "take-back", hidden: true, onclick: () => this.ask() },
      this.label,
      h("kbd", {}, "u"),
    );
    this.card = h("div", { role: "status" });
  }

  show({ may, asked }, you) {
    this.button.hidden = may === "no" || asked !== null;
    this.label.textContent = say(may === "consent" ? "take-back.ask" : "take-back") + " ";
    const shown = asked + "/" + you;
    if (this.card.dataset.shown === shown) return;
    this.card.dataset.shown = shown;
    this.card.replaceChildren(...(asked === null ? [] : [this.question(asked, you)]));
  }

  question(asked, you) {
    const answer = (yes) => () => this.send({ type: "agree", yes });
    return h(
      "section",
      { class: "card", id: "take-back-asked", "aria-label": say("take-back.title") },
      h(
        "p",
        {},
        asked === you
          ? say("take-back.asked")
          : say("take-back.wanted", { who: this.nameOf(asked) }),
      ),
      you !== null &&
        asked !== you &&
        h(
          "div",
          { class: "row" },
          h("button", { type: "button", class: "primary", onclick: answer(true) }, say("take-back.agree")),
          h("button", { type: "button", onclick: answer(false) }, say("take-back.refuse")),
        ),
    );
  }

  get available() {
    return !this.button.hidden;
  }

  ask() {
    this.send({ type: "undo" });
  }
}
