import { fill, h, s } from "../base/dom.js";
import { say } from "../base/words.js";

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
      { class: "card", id: "compare", "aria-label": say("inspect.compare"), hidden: true },
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
      h("h2", { class: "panel-title" }, say("inspect.compare.title")),
      lanes(a.steps, b.steps, common),
      h("p", {}, common < 0 ? say("inspect.compare.never") : say("inspect.compare.common", { step: common })),
      h(
        "div",
        { class: "pair" },
        future(say("inspect.compare.this"), a, found.first?.a),
        future(say("inspect.compare.other"), b, found.first?.b, b.id),
      ),
      h("label", { class: "check small" }, this.here, say("inspect.compare.here")),
      differences(found),
      h("div", { class: "row" }, h("button", { type: "button", onclick: () => this.close() }, say("close"))),
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

function future(name, { steps, text }, first, id) {
  return h(
    "div",
    { class: "future" },
    h("h3", {}, name),
    h("p", {}, say("count.steps", { count: steps }) + "; " + (text ?? say("inspect.compare.open"))),
    first &&
      h(
        "p",
        { class: "small soft" },
        say("inspect.compare.first") +
          " " +
          (first.input ? first.input.label : say("lobby.time")) +
          (first.events?.length ? ". " + first.events.map((event) => event.text).join(" ") : ""),
      ),
    id && h("a", { href: "#run=" + id }, say("inspect.compare.inspect")),
  );
}

function differences({ changes, more = 0 }) {
  if (changes.length === 0) return h("p", { class: "soft" }, say("inspect.compare.none"));
  return h(
    "details",
    { open: true },
    h("summary", {}, say("inspect.compare.count", { count: changes.length + more })),
    h(
      "div",
      { class: "scroll differences", tabindex: 0, role: "group", "aria-label": say("inspect.compare.fields") },
      h(
        "table",
        { id: "differences" },
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            ["field", "this", "other"].map((name) => h("th", { scope: "col" }, say("inspect.compare." + name))),
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

const short = (value) => (value === undefined ? say("inspect.nothing") : JSON.stringify(value).slice(0, 60));
