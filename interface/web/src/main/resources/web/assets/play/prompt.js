import { h } from "../base/dom.js";
import { text } from "../base/texts.js";
import { ChoiceList } from "./choices.js";
import { Numbers } from "./numbers.js";
import { OtherChoice } from "./other.js";
import { sure } from "./sure.js";
import { say } from "../base/words.js";

/** What is asked, and everything that can be said to it. */
export class PromptView {
  /** {@code on}: {take(offer), answer(choice), check(choice), consider(offer or null), fill(offer)} */
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
      consider: (i) => on.consider(i === null ? null : (this.offered[i] ?? null)),
    });
    this.numbers = new Numbers(
      (number) => this.list.takeAt(this.list.numbered(number)),
      (number) => this.list.markAt(this.list.numbered(number)),
      (typed) => (this.hint.textContent = typed && say("prompt.typed", { number: typed })),
    );
    this.other = new OtherChoice({ check: on.check, answer: (choice) => this.give(() => on.answer(choice)) });
    this.element = h(
      "section",
      { class: "card prompt", id: "prompt", "aria-label": say("prompt") },
      this.why,
      this.spoken,
      this.said,
      this.list.element,
      this.hint,
      this.other.element,
    );
  }

  /** A prompt, or null and why nothing is asked. Orders can be given only while time stands still. */
  show(prompt, otherwise, timeRuns) {
    const quiet = prompt === null || (prompt.kind === "running" && timeRuns);
    const shown = JSON.stringify([quiet ? otherwise : prompt]);
    this.busy = false;
    if (shown === this.shown) return;
    this.shown = shown;
    this.prompt = prompt;
    this.numbers.clear();
    this.said.textContent = "";
    this.offered = quiet ? [] : [...prompt.choices, ...prompt.commands];
    const asked = !quiet && prompt.choices.length > 0;
    this.element.classList.toggle("asked", asked);
    this.why.textContent = quiet ? otherwise : text(prompt.why);
    this.list.show(this.offered, quiet ? -1 : (prompt.suggested ?? -1));
    this.list.element.hidden = this.offered.length === 0;
    this.other.element.hidden = quiet;
    this.other.suggest(this.offered[0]?.choice);
    this.spoken.textContent = asked ? text(prompt.why) + " " + say("prompt.count", { count: this.offered.length }) : "";
    if (!quiet && prompt.total > prompt.choices.length)
      this.hint.textContent = say("prompt.listed", { total: prompt.total, listed: prompt.choices.length });
    if (prompt !== null && quiet) this.hint.textContent = say("prompt.pause");
  }

  async take(index) {
    const offer = this.offered[index];
    if (!offer || this.busy) return;
    if (offer.blanks?.length > 0) return this.on.fill(offer);
    if (offer.weight === "GRAVE" && !(await sure(offer))) return;
    this.give(() => this.on.take(offer)).catch(() => {});
  }

  /** The answer for whoever only presses Enter, where the game names one. */
  takeSuggested() {
    if (this.list.suggested < 0) return false;
    this.list.takeAt(this.list.suggested);
    return true;
  }

  /** The set of orders after the one in force, where a game has some. */
  takeNextPreset() {
    if (this.offered.length === 0 || this.prompt.nextPreset === undefined) return false;
    this.take(this.prompt.choices.length + this.prompt.nextPreset);
    return true;
  }

  async give(deed) {
    this.busy = true;
    this.said.textContent = "";
    try {
      await deed();
    } catch (refusal) {
      this.busy = false;
      if (refusal.code !== "STALE_PROMPT") this.said.textContent = refusal.message;
      throw refusal;
    }
  }
}
