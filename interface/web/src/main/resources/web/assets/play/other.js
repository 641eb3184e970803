import { h } from "../base/dom.js";
import { say } from "../base/words.js";

/** A choice that is not in the list, typed as JSON: checked before it is given. */
export class OtherChoice {
  /** {@code on}: {check(choice), answer(choice)}, both promises. */
  constructor(on) {
    this.input = h("textarea", {
      rows: 3,
      spellcheck: "false",
      id: "other-choice",
      "aria-describedby": "other-said",
    });
    this.said = h("p", { id: "other-said", class: "small", role: "status" });
    this.element = h(
      "details",
      { class: "other" },
      h("summary", {}, say("other"), " ", h("kbd", {}, ":")),
      h(
        "div",
        { class: "field" },
        h("label", { for: "other-choice" }, say("other.any")),
        this.input,
      ),
      h(
        "div",
        { class: "row" },
        h(
          "button",
          { type: "button", onclick: () => this.go(on.check, say("other.legal")) },
          say("other.check"),
        ),
        h("button", { type: "button", class: "primary", onclick: () => this.go(on.answer, "") }, say("other.answer")),
      ),
      this.said,
    );
  }

  suggest(choice) {
    if (document.activeElement !== this.input) this.input.value = JSON.stringify(choice ?? {});
  }

  open() {
    this.element.open = true;
    this.input.focus();
  }

  async go(how, done) {
    let choice;
    try {
      choice = JSON.parse(this.input.value);
    } catch {
      this.said.textContent = say("not-json");
      return;
    }
    try {
      await how(choice);
      this.said.textContent = done;
    } catch (refusal) {
      this.said.textContent =
        refusal.message + " (" + [refusal.code, refusal.path].filter(Boolean).join(", ") + ")";
    }
  }
}
