import { fill, h } from "../base/dom.js";
import { came, odds } from "../base/draws.js";
import { say } from "../base/words.js";

/** What was done in this step, what followed, and which dice fell for it. */
export class StepCard {
  /** {@code names} are those of the seats. */
  constructor(names) {
    this.names = names;
    this.what = h("div", {});
    this.events = h("div", {});
    this.draws = h("div", {});
    this.element = h(
      "section",
      { class: "card step", "aria-label": say("inspect.this") },
      h("h2", { class: "panel-title" }, say("inspect.this")),
      this.what,
      h("h3", { class: "panel-title" }, say("inspect.events")),
      this.events,
      h("h3", { class: "panel-title" }, say("inspect.draws")),
      this.draws,
    );
  }

  show(step) {
    fill(
      this.what,
      h(
        "p",
        { class: "step-what" },
        step.step === 0
          ? say("inspect.beginning")
          : step.input
            ? [(this.names[step.input.seat] ?? "") + ": ", h("b", {}, step.input.label)]
            : say("inspect.time"),
      ),
      step.input?.refused && h("p", { class: "error" }, say("inspect.refused")),
      h(
        "p",
        { class: "small soft" },
        say("inspect.where", { tick: step.tick, inputs: step.inputs }) + " ",
        h("code", {}, step.hash),
      ),
    );
    fill(
      this.events,
      step.events.length === 0
        ? h("p", { class: "soft" }, say("inspect.none"))
        : h("ol", { class: "bare events" }, step.events.map(event)),
    );
    fill(
      this.draws,
      step.draws.length === 0 ? h("p", { class: "soft" }, say("inspect.no-draw")) : ledger(step.draws),
    );
  }
}

function event({ kind, text, severity, data }) {
  return h(
    "li",
    { class: "severity-" + severity.toLowerCase() },
    h(
      "details",
      {},
      h("summary", {}, h("span", { class: "chip" }, kind), " ", text),
      h("pre", { class: "data" }, JSON.stringify(data, null, 1)),
    ),
  );
}

function ledger(draws) {
  return h(
    "div",
    { class: "scroll", tabindex: 0, role: "group", "aria-label": say("inspect.ledger") },
    h(
      "table",
      { id: "draws" },
      h("caption", { class: "unseen" }, say("inspect.count.draws", { count: draws.length })),
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          ["stream", "purpose", "came"].map((name) => h("th", { scope: "col" }, say("inspect.draw." + name))),
        ),
      ),
      h(
        "tbody",
        {},
        draws.flatMap((draw) => [
          h(
            "tr",
            {},
            h("td", {}, draw.stream + " " + draw.index),
            h("td", {}, draw.purpose),
            h("td", {}, h("b", {}, came(draw)), h("div", { class: "small soft" }, odds(draw))),
          ),
          draw.candidates.length > 0 && h("tr", {}, h("td", { colspan: 3 }, hat(draw))),
        ]),
      ),
    ),
  );
}

/** Why each weight was what it was, and which number decided. */
function hat({ candidates, result, range, roll }) {
  const rolled = roll === undefined ? "" : say("inspect.rolled", { roll, most: range - 1 });
  return h(
    "details",
    { class: "hat" },
    h("summary", {}, say("inspect.candidates", { count: candidates.length }) + rolled),
    h(
      "ol",
      { class: "bare" },
      candidates.map(({ id, arithmetic }, index) =>
        h("li", {}, h(index === result ? "b" : "span", {}, id), " ", h("code", {}, arithmetic)),
      ),
    ),
  );
}
