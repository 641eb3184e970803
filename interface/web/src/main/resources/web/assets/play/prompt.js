import { h } from "../base/dom.js";
import { count, text } from "../base/texts.js";
import { ChoiceList } from "./choices.js";
import { Numbers } from "./numbers.js";
import { OtherChoice } from "./other.js";

/** What is asked, and everything that can be said to it. */
export class PromptView {
  /** {@code on}: {answer(choice), check(choice), consider(choice or null)} */
  constructor(on) {
    this.on = on;
    this.prompt = null;
    this.offered = [];
    this.busy = false;
    this.why = h("h2", { class: "why" });
    this.spoken = h("p", { class: "unseen", role: "status" });
    this.hint = h("p", { class: "small soft typed", "aria-hidden": "true" });
    this.said = h("p", { class: "error", role: "alert" });
    this.list = new ChoiceList({
      take: (i) => this.take(i),
      consider: (i) => on.consider(i === null ? null : (this.offered[i]?.choice ?? null)),
    });
    this.numbers = new Numbers(
      (i) => this.take(i),
      (typed) => (this.hint.textContent = typed && typed + "… (more digits, or Enter)"),
    );
    this.other = new OtherChoice({ check: on.check, answer: (choice) => this.give(choice) });
    this.element = h(
      "section",
      { class: "card prompt", id: "prompt", "aria-label": "Your move" },
      this.why,
      this.spoken,
      this.said,
      this.list.element,
      this.hint,
      this.other.element,
    );
  }

  /** A prompt, or null and why nothing is asked. */
  show(prompt, otherwise) {
    const same =
      this.prompt !== null && prompt !== null && JSON.stringify(prompt) === JSON.stringify(this.prompt);
    this.prompt = prompt;
    this.busy = false;
    if (same) return;
    this.numbers.clear();
    this.offered = prompt === null ? [] : [...prompt.choices, ...prompt.commands];
    this.element.classList.toggle("asked", prompt !== null && prompt.choices.length > 0);
    this.why.textContent = prompt === null ? otherwise : text(prompt.why);
    this.list.show(this.offered);
    this.list.element.hidden = this.offered.length === 0;
    this.other.element.hidden = prompt === null;
    this.other.suggest(this.offered[0]?.choice);
    if (prompt !== null && prompt.choices.length > 0) {
      this.said.textContent = "";
      this.spoken.textContent = text(prompt.why) + " " + count(this.offered.length, "choice") + ".";
    }
    if (prompt !== null && prompt.total > prompt.choices.length)
      this.hint.textContent = prompt.total + " are possible; " + prompt.choices.length + " are listed.";
  }

  take(index) {
    const choice = this.offered[index];
    if (choice && !this.busy) this.give(choice.choice).catch(() => {});
  }

  async give(choice) {
    this.busy = true;
    this.said.textContent = "";
    try {
      await this.on.answer(choice);
    } catch (refusal) {
      this.busy = false;
      if (refusal.code !== "STALE_PROMPT") this.said.textContent = refusal.message;
      throw refusal;
    }
  }
}
