import { fill, h } from "../base/dom.js";
import { count } from "../base/texts.js";

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
      { class: "card step", "aria-label": "This step" },
      h("h2", { class: "panel-title" }, "This step"),
      this.what,
      h("h3", { class: "panel-title" }, "Events"),
      this.events,
      h("h3", { class: "panel-title" }, "Draws of luck"),
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
          ? "The beginning."
          : step.input
            ? [(this.names[step.input.seat] ?? "") + ": ", h("b", {}, step.input.label)]
            : "Time passed.",
      ),
      step.input?.refused && h("p", { class: "error" }, "This answer was refused."),
      h(
        "p",
        { class: "small soft" },
        "tick " + step.tick + ", input " + step.inputs + ", state ",
        h("code", {}, step.hash),
      ),
    );
    fill(
      this.events,
      step.events.length === 0
        ? h("p", { class: "soft" }, "None.")
        : h("ol", { class: "bare events" }, step.events.map(event)),
    );
    fill(
      this.draws,
      step.draws.length === 0 ? h("p", { class: "soft" }, "No die was rolled.") : ledger(step.draws),
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
    { class: "scroll", tabindex: 0, role: "group", "aria-label": "Draw ledger" },
    h(
      "table",
      { id: "draws" },
      h("caption", { class: "unseen" }, count(draws.length, "draw")),
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          ["Stream, no.", "What for", "Came, odds"].map((heading) => h("th", { scope: "col" }, heading)),
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
            h("td", {}, h("b", {}, came(draw)), h("div", { class: "small soft" }, draw.odds)),
          ),
          draw.candidates.length > 0 && h("tr", {}, h("td", { colspan: 3 }, hat(draw))),
        ]),
      ),
    ),
  );
}

/** Why each weight was what it was, and which number decided. */
function hat({ candidates, result, range, roll }) {
  const rolled = roll === undefined ? "" : ", rolled " + roll + " of 0 to " + (range - 1);
  return h(
    "details",
    { class: "hat" },
    h("summary", {}, count(candidates.length, "candidate") + rolled),
    h(
      "ol",
      { class: "bare" },
      candidates.map(({ id, arithmetic }, index) =>
        h("li", {}, h(index === result ? "b" : "span", {}, id), " ", h("code", {}, arithmetic)),
      ),
    ),
  );
}

function came({ kind, result, candidates }) {
  if (kind === "CHANCE") return result === 1 ? "yes" : "no";
  if (kind === "PICK") return candidates[result]?.id ?? String(result);
  return String(result);
}
