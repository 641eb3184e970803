import { fill, h } from "../base/dom.js";
import { text } from "../base/texts.js";
import { say } from "../base/words.js";

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
      h("option", { value: "" }, say("inspect.why.asked")),
      names.map((name, seat) => h("option", { value: seat }, name)),
    );
    this.verdict = h("p", { role: "status", id: "verdict" });
    this.element = h(
      "section",
      { class: "card why-card", "aria-label": say("choices") },
      h("h2", { class: "panel-title" }, say("inspect.choices")),
      this.legal,
      h(
        "details",
        { class: "ask" },
        h("summary", {}, say("inspect.why")),
        h("div", { class: "field" }, h("label", { for: "why-choice" }, say("inspect.why.choice")), this.input),
        h("div", { class: "field" }, h("label", { for: "why-seat" }, say("inspect.why.of")), this.seat),
        h("button", { type: "button", id: "ask-why", onclick: () => this.ask() }, say("inspect.why.ask")),
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
          say(step.status.kind === "finished" ? "state.over" : "inspect.nobody"),
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
        h("b", {}, prompt.kind === "running" ? say("state.running") : text(prompt.why)),
        h(
          "span",
          { class: "soft" },
          " " +
            say("inspect.legal", {
              who: (prompt.seats?.length > 0 ? prompt.seats : [0]).map((seat) => this.names[seat]).join(", "),
              count: prompt.total + prompt.commands.length,
            }),
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
                "aria-label": say("inspect.fork-with", { choice: choice.label }),
                onclick: () => this.forkWith(choice),
              },
              say("inspect.fork-short"),
            ),
          ),
        ),
      ),
      all.length > LISTED_MAX && h("p", { class: "soft small" }, say("inspect.and-more", { count: all.length - LISTED_MAX })),
    );
  }

  async ask() {
    try {
      const answer = await this.run.why(this.step, JSON.parse(this.input.value), this.seat.value);
      this.verdict.className = answer.legal ? "ink-good" : "ink-bad";
      this.verdict.textContent = answer.legal
        ? "✓ " + say("inspect.is-legal")
        : "✗ " + answer.message + " (" + [answer.code, answer.path].filter(Boolean).join(", ") + ")";
    } catch (error) {
      this.verdict.className = "ink-bad";
      this.verdict.textContent = error instanceof SyntaxError ? "✗ " + say("not-json") : "✗ " + error.message;
    }
  }
}
