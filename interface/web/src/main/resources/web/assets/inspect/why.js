import { fill, h } from "../base/dom.js";
import { count, text } from "../base/texts.js";

const LISTED_MAX = 30;

/** What can be chosen at this step, and why anything else cannot. */
export class WhyCard {
  /** {@code names} are those of the seats. */
  constructor(run, names, forkWith) {
    this.names = names;
    this.run = run;
    this.forkWith = forkWith;
    this.legal = h("div", {});
    this.input = h("textarea", { rows: 2, spellcheck: "false", id: "why-choice" });
    this.seat = h(
      "select",
      { id: "why-seat" },
      h("option", { value: "" }, "whoever is asked"),
      names.map((name, seat) => h("option", { value: seat }, name)),
    );
    this.verdict = h("p", { role: "status", id: "verdict" });
    this.element = h(
      "section",
      { class: "card why-card", "aria-label": "Choices" },
      h("h2", { class: "panel-title" }, "Choices here"),
      this.legal,
      h(
        "details",
        { class: "ask" },
        h("summary", {}, "Would another choice be legal?"),
        h("div", { class: "field" }, h("label", { for: "why-choice" }, "A choice as JSON"), this.input),
        h("div", { class: "field" }, h("label", { for: "why-seat" }, "Of"), this.seat),
        h("button", { type: "button", id: "ask-why", onclick: () => this.ask() }, "Why?"),
        this.verdict,
      ),
    );
  }

  show(step) {
    this.step = step.step;
    this.verdict.textContent = "";
    const { prompt } = step;
    if (!prompt) {
      fill(
        this.legal,
        h(
          "p",
          { class: "soft" },
          step.status.kind === "finished" ? "The game is over." : "Nobody is asked; time passes.",
        ),
      );
      return;
    }
    const all = [...prompt.choices, ...prompt.commands];
    if (document.activeElement !== this.input) this.input.value = JSON.stringify(all[0]?.choice ?? {});
    fill(
      this.legal,
      h(
        "p",
        {},
        h("b", {}, prompt.kind === "running" ? "Time passes." : text(prompt.why)),
        h(
          "span",
          { class: "soft" },
          " " +
            (prompt.seats?.length > 0 ? prompt.seats : [0]).map((seat) => this.names[seat]).join(", ") +
            "; " +
            count(prompt.total + prompt.commands.length, "legal choice") +
            ".",
        ),
      ),
      h(
        "ul",
        { class: "bare legal" },
        all.slice(0, LISTED_MAX).map((choice) =>
          h(
            "li",
            {},
            h("span", {}, choice.label),
            h(
              "button",
              {
                type: "button",
                class: "quiet",
                "aria-label": "Fork with: " + choice.label,
                onclick: () => this.forkWith(choice),
              },
              "fork",
            ),
          ),
        ),
      ),
      all.length > LISTED_MAX && h("p", { class: "soft small" }, all.length - LISTED_MAX + " more."),
    );
  }

  async ask() {
    try {
      const answer = await this.run.why(this.step, JSON.parse(this.input.value), this.seat.value);
      this.verdict.className = answer.legal ? "ink-good" : "ink-bad";
      this.verdict.textContent = answer.legal
        ? "✓ Legal."
        : "✗ " + answer.message + " (" + answer.code + (answer.path ? " at " + answer.path : "") + ")";
    } catch (error) {
      this.verdict.className = "ink-bad";
      this.verdict.textContent = error instanceof SyntaxError ? "✗ That is not JSON." : "✗ " + error.message;
    }
  }
}
