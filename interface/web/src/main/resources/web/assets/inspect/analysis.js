import { fill, h } from "../base/dom.js";
import { linePlot } from "../base/plot.js";
import { say } from "../base/words.js";

const SIGNS = { doubtful: "!", blunder: "!!" };

/** How a decision is marked; null where nothing is wrong with it. */
export const sign = ({ grade, played, best, value, bestValue }) =>
  SIGNS[grade]
    ? h(
        "span",
        { class: "grade " + grade, title: say("analysis." + grade) + " " + say("analysis.better", { played, value, best, bestValue }) },
        SIGNS[grade],
      )
    : null;

/** What a search thinks of every decision: asked for, part after part, until it is stopped or done. */
export class Analysis {
  /** {@code moves.judge(decision)} hears of each; {@code go(step)} shows one. */
  constructor(run, about, moves, go) {
    Object.assign(this, { run, about, moves, go });
    this.decisions = new Map();
    this.at = 0;
    this.how = h(
      "select",
      { id: "analysis-time", "aria-label": say("analysis.time") },
      [50, 200, 1000].map((millis) => h("option", { value: millis }, say("analysis.time." + millis))),
    );
    this.button = h("button", { type: "button", id: "analyse", onclick: () => (this.working ? this.stop() : this.start()) }, say("analysis.start"));
    this.bar = h("progress", { "aria-label": say("analysis"), hidden: true });
    this.said = h("p", { class: "small", role: "status" });
    this.curve = h("div", {});
    this.here = h("div", { class: "analysis-here" });
    this.element = h(
      "section",
      { class: "card analysis", id: "analysis", "aria-label": say("analysis") },
      h("h2", { class: "panel-title" }, say("analysis")),
      h("p", { class: "small soft" }, say("analysis.text")),
      h("div", { class: "row" }, this.how, this.button),
      this.bar,
      this.said,
      this.curve,
      this.here,
    );
  }

  stop() {
    this.working = false;
    this.button.textContent = say("analysis.start");
  }

  async start() {
    this.working = true;
    this.decisions.clear();
    this.button.textContent = say("analysis.stop");
    this.bar.hidden = false;
    this.bar.max = this.about.steps;
    try {
      for (let from = 0; this.working && from !== undefined; ) {
        const { decisions, next } = await this.run.analysis(from, this.how.value);
        for (const decision of decisions) {
          this.decisions.set(decision.step, decision);
          this.moves.judge(decision);
        }
        from = next;
        this.bar.value = next ?? this.about.steps;
        this.draw(next === undefined ? "done" : "going", next ?? this.about.steps);
      }
    } catch (error) {
      this.said.textContent = error.message;
    }
    this.bar.hidden = true;
    this.stop();
  }

  draw(how, step) {
    const all = [...this.decisions.values()];
    const { names, steps } = this.about;
    const of = names.map((name, seat) => ({ name, own: all.filter((one) => one.seat === seat) })).filter(({ own }) => own.length > 0);
    this.said.textContent = say("analysis." + how, { step, steps, count: all.length });
    fill(
      this.curve,
      linePlot(say("analysis.plot"), of.map(({ name, own }) => ({ name, points: own.map(({ step, value }) => ({ step, value })) })), { step: this.go }),
      h("ul", { class: "bare small" }, of.map(({ name, own }) => h("li", {}, summary(name, own)))),
    );
    this.show(this.at);
  }

  /** What there is to say of the decision that led to a step. */
  show(step) {
    this.at = step;
    const one = this.decisions.get(step);
    fill(
      this.here,
      one && [
        h("p", {}, sign(one), " ", say(one.grade === "fine" ? "analysis.fine" : "analysis.better", one)),
        one.line.length > 0 && h("p", { class: "small" }, say("analysis.line", { line: one.line.join(", ") })),
      ],
    );
  }
}

function summary(name, own) {
  const lost = own.reduce((sum, { value, bestValue }) => sum + Math.max(0, bestValue - value), 0) / own.length;
  const count = (grade) => own.filter((one) => one.grade === grade).length;
  return say("analysis.summary", { name, count: own.length, lost: lost.toFixed(1), doubtful: count("doubtful"), blunders: count("blunder") });
}
