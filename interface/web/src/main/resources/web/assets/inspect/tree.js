// The state as a tree. What this step changed is marked and opened; what you opened stays open.

import { fill, h } from "../base/dom.js";
import { say } from "../base/words.js";

const INLINE_MAX = 40;

export class StateTree {
  /** {@code history(path)} is called for a number somebody wants to see over time. */
  constructor(history) {
    this.history = history;
    this.plotted = h("div", { id: "history" });
    this.opened = new Set();
    this.only = h("input", { type: "checkbox", id: "only-changes" });
    this.only.addEventListener("change", () => this.step && this.show(this.step));
    this.note = h("p", { class: "small soft", role: "status" });
    this.root = h("div", { class: "tree", id: "state" });
    this.element = h(
      "section",
      { class: "card state", "aria-label": say("inspect.state") },
      h(
        "div",
        { class: "row spread" },
        h("h2", { class: "panel-title" }, say("inspect.state")),
        h("label", { class: "check small" }, this.only, say("inspect.changes-only")),
      ),
      this.note,
      this.plotted,
      this.root,
    );
  }

  plot(drawing) {
    fill(this.plotted, drawing);
    this.plotted.scrollIntoView({ block: "nearest" });
  }

  show(step) {
    this.step = step;
    this.changes = new Map(step.changes.map((change) => [change.path, change]));
    this.paths = [...this.changes.keys()];
    this.note.textContent = say("inspect.changed", { count: step.changes.length + (step.more ?? 0) });
    fill(this.root, this.only.checked ? this.list() : this.children(step.state, ""));
  }

  list() {
    return h(
      "ul",
      { class: "bare" },
      this.step.changes.map((change) =>
        h("li", { class: "leaf changed" }, h("code", { class: "key" }, change.path), this.difference(change)),
      ),
    );
  }

  children(value, path) {
    const entries = Array.isArray(value)
      ? value.map((item, i) => [path + "[" + i + "]", i, item])
      : Object.entries(value).map(([name, item]) => [path === "" ? name : path + "." + name, name, item]);
    return h(
      "ul",
      { class: "bare" },
      entries.map(([childPath, name, item]) => h("li", {}, this.node(childPath, name, item))),
    );
  }

  node(path, name, value) {
    if (value === null || typeof value !== "object") return this.leaf(path, name, value);
    if (isFlat(value) && value.length <= INLINE_MAX) return this.inline(path, name, value);
    const changed = this.touches(path);
    const size = Array.isArray(value) ? "[" + value.length + "]" : "{" + Object.keys(value).length + "}";
    const content = () => (isFlat(value) ? this.long(path, value) : this.children(value, path));
    const details = h(
      "details",
      { open: changed || this.opened.has(path) },
      h(
        "summary",
        { class: changed ? "changed" : "" },
        h("code", { class: "key" }, name),
        " ",
        h("span", { class: "soft" }, size),
        changed && h("span", { class: "unseen" }, " " + say("inspect.changed.mark")),
      ),
    );
    const draw = () => details.childElementCount === 1 && details.append(content());
    if (details.open) draw();
    details.addEventListener("toggle", () => {
      if (details.open) this.opened.add(path);
      else this.opened.delete(path);
      if (details.open) draw();
    });
    return details;
  }

  leaf(path, name, value) {
    const change = this.changes.get(path);
    return h(
      "div",
      { class: "leaf" + (change ? " changed" : "") },
      this.key(path, name, value),
      change ? this.difference(change) : this.named(path, value),
    );
  }

  /** A number can be looked at over time. */
  key(path, name, value) {
    if (!Number.isInteger(value)) return h("code", { class: "key" }, name);
    return h(
      "button",
      { type: "button", class: "key plain-key", title: say("inspect.over-time"), onclick: () => this.history(path) },
      h("code", {}, name),
    );
  }

  /** What a number is the number of, where the game says so. */
  named(path, value) {
    const name = this.step.names?.[path];
    return name === undefined ? h("code", {}, JSON.stringify(value)) : h("span", { title: String(value) }, name, " ", h("code", { class: "soft" }, value));
  }

  difference({ before, after }) {
    return h(
      "span",
      { class: "difference" },
      h("del", {}, before === undefined ? say("inspect.nothing") : JSON.stringify(before)),
      h("span", { class: "unseen" }, " " + say("inspect.became") + " "),
      h("span", { "aria-hidden": "true" }, " → "),
      h("ins", {}, after === undefined ? say("inspect.nothing") : JSON.stringify(after)),
    );
  }

  inline(path, name, value) {
    const whole = this.changes.get(path);
    if (whole) return this.leaf(path, name, value);
    const items = this.items(path, value);
    return h(
      "div",
      { class: "leaf" + (this.touches(path) ? " touched" : "") },
      h("code", { class: "key" }, name),
      h("span", { class: "items" }, items.length === 0 ? "[ ]" : items),
    );
  }

  /** A long list: what has changed one by one, and then all of it close together. */
  long(path, value) {
    const changed = this.step.changes.filter((change) => change.path.startsWith(path + "["));
    return h(
      "div",
      { class: "long-list" },
      changed.map((change) =>
        h(
          "div",
          { class: "leaf changed" },
          h("code", { class: "key" }, change.path.slice(path.length)),
          this.difference(change),
        ),
      ),
      h(
        "div",
        { class: "items", tabindex: 0, role: "group", "aria-label": say("inspect.all-of", { path }) },
        this.items(path, value),
      ),
    );
  }

  items(path, value) {
    return value.map((item, i) => {
      const change = this.changes.get(path + "[" + i + "]");
      return h(
        "code",
        {
          class: change ? "item changed" : "item",
          title: change
            ? JSON.stringify(change.before ?? null) + " → " + JSON.stringify(change.after ?? null)
            : String(item),
        },
        this.step.names?.[path + "[" + i + "]"] ?? JSON.stringify(item),
        change && h("span", { class: "unseen" }, " " + say("inspect.was", { before: JSON.stringify(change.before ?? null) })),
      );
    });
  }

  touches(path) {
    return this.paths.some(
      (changed) => changed === path || changed.startsWith(path + ".") || changed.startsWith(path + "["),
    );
  }
}

const isFlat = (value) =>
  Array.isArray(value) && value.every((item) => item === null || typeof item !== "object");
