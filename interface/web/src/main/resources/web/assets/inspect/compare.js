import { fill, h, s } from "../base/dom.js";
import { count, words } from "../base/texts.js";

const LISTED_MAX = 200;

/** Two futures side by side: where they part, how they end, what differs. */
export class Comparison {
  constructor(run, opened) {
    this.run = run;
    this.opened = opened;
    this.other = null;
    this.here = h("input", { type: "checkbox", id: "compare-here" });
    this.here.addEventListener("change", () => this.load());
    this.body = h("div", { class: "comparison" });
    this.element = h(
      "section",
      { class: "card", id: "compare", "aria-label": "Comparison", hidden: true },
      this.body,
    );
  }

  open(other, at) {
    this.other = other;
    this.at = at;
    this.opened(other);
    return this.load();
  }

  moved(at) {
    this.at = at;
    if (this.other !== null && this.here.checked) this.load();
  }

  async load() {
    this.element.hidden = false;
    try {
      this.show(await this.run.compare(this.other, this.here.checked ? this.at : null));
    } catch (error) {
      fill(this.body, h("p", { class: "error" }, error.message));
    }
  }

  show(found) {
    const { a, b, common } = found;
    fill(
      this.body,
      h("h2", { class: "panel-title" }, "Two futures"),
      lanes(a.steps, b.steps, common),
      h("p", {}, common < 0 ? "They differ from the beginning." : "The same up to step " + common + "."),
      h(
        "div",
        { class: "pair" },
        future("This run", a, found.first?.a),
        future("The other", b, found.first?.b, b.id),
      ),
      h("label", { class: "check small" }, this.here, "compare at the step shown, not at the ends"),
      differences(found),
      h("div", { class: "row" }, h("button", { type: "button", onclick: () => this.close() }, "Close")),
    );
  }

  close() {
    this.other = null;
    this.element.hidden = true;
    this.opened(null);
  }
}

function lanes(a, b, common) {
  const longest = Math.max(a, b, 1);
  const x = (step) => 10 + (Math.max(0, step) / longest) * 380;
  return s(
    "svg",
    { viewBox: "0 0 400 54", class: "lanes", "aria-hidden": "true" },
    s("path", { d: "M10 16H" + x(a), class: "lane-a" }),
    s("path", {
      d:
        "M" +
        x(common) +
        " 16C" +
        (x(common) + 14) +
        " 16 " +
        (x(common) + 4) +
        " 38 " +
        Math.min(x(b), x(common) + 18) +
        " 38H" +
        x(b),
      class: "lane-b",
    }),
    s("circle", { cx: x(common), cy: 16, r: 5, class: "fork-point" }),
  );
}

function future(name, { steps, outcome }, first, id) {
  const scores = outcome?.scores?.length > 0 ? ", scores " + outcome.scores.join(" : ") : "";
  const won = outcome?.winners?.length > 0 ? ", won by player " + outcome.winners.map((seat) => seat + 1).join(" and ") : "";
  return h(
    "div",
    { class: "future" },
    h("h3", {}, name),
    h("p", {}, steps + " steps; " + (outcome ? words(outcome.code) + won + scores : "not over")),
    first &&
      h(
        "p",
        { class: "small soft" },
        "First: " +
          (first.input ? first.input.label : "time passes") +
          (first.events?.length ? ". " + first.events.map((event) => event.text).join(" ") : ""),
      ),
    id && h("a", { href: "#run=" + id }, "Inspect it"),
  );
}

function differences({ changes, more = 0 }) {
  if (changes.length === 0) return h("p", { class: "soft" }, "No field differs.");
  return h(
    "details",
    { open: true },
    h("summary", {}, count(changes.length + more, "field") + " differ"),
    h(
      "div",
      { class: "scroll differences", tabindex: 0, role: "group", "aria-label": "Fields that differ" },
      h(
        "table",
        { id: "differences" },
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            ["Field", "This run", "The other"].map((heading) => h("th", { scope: "col" }, heading)),
          ),
        ),
        h(
          "tbody",
          {},
          changes
            .slice(0, LISTED_MAX)
            .map((change) =>
              h(
                "tr",
                {},
                h("td", {}, h("code", {}, change.path)),
                h("td", {}, short(change.before)),
                h("td", {}, short(change.after)),
              ),
            ),
        ),
      ),
    ),
  );
}

const short = (value) => (value === undefined ? "nothing" : JSON.stringify(value).slice(0, 60));
