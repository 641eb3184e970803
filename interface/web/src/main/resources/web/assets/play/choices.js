// The list of choices: numbers, a mark that is the focus, groups by kind, a filter for long lists.

import { h } from "../base/dom.js";
import { words } from "../base/texts.js";

const FILTER_FROM = 10;

export const kindOf = (choice) => (choice !== null && typeof choice === "object" ? (choice.type ?? "") : "");

export class ChoiceList {
  /** {@code on}: {take(index), consider(index or null)} */
  constructor(on) {
    this.on = on;
    this.items = [];
    this.mark = 0;
    this.filter = h("input", {
      type: "search",
      placeholder: "Filter ( / )",
      "aria-label": "Filter the choices",
      class: "filter",
      hidden: true,
    });
    this.filter.addEventListener("input", () => this.applyFilter());
    this.filter.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== "ArrowDown" && event.key !== "Escape") return;
      if (event.key === "Escape") this.filter.value = "";
      this.applyFilter();
      this.focusMark();
      event.preventDefault();
    });
    this.list = h("ol", { class: "bare choices", "aria-label": "Choices" });
    this.element = h("div", {}, this.filter, this.list);
    this.list.addEventListener("focusin", (event) => this.marked(event.target));
    this.list.addEventListener("pointerover", (event) => this.hovered(event.target));
    this.list.addEventListener("pointerleave", () =>
      this.on.consider(this.list.contains(document.activeElement) ? this.mark : null),
    );
    this.list.addEventListener("focusout", () => this.on.consider(null));
  }

  show(choices) {
    const focused = this.list.contains(document.activeElement);
    const kinds = new Set(choices.map((choice) => kindOf(choice.choice)));
    const grouped = choices.length >= FILTER_FROM && kinds.size > 1;
    this.filter.hidden = choices.length < FILTER_FROM;
    this.filter.value = "";
    this.items = [];
    this.list.replaceChildren();
    let kind = null;
    choices.forEach((choice, i) => {
      if (grouped && kindOf(choice.choice) !== kind) {
        kind = kindOf(choice.choice);
        this.list.append(h("li", { class: "choice-group" }, words(kind)));
      }
      const button = h(
        "button",
        {
          type: "button",
          class: "choice",
          "data-index": i,
          tabindex: i === 0 ? 0 : -1,
          onclick: () => this.on.take(i),
        },
        h("kbd", { "aria-hidden": "true" }, i + 1),
        h("span", {}, choice.label),
      );
      const item = h("li", {}, button);
      this.items.push({ item, button, label: choice.label.toLowerCase() });
      this.list.append(item);
    });
    this.mark = 0;
    if (focused) this.focusMark();
  }

  applyFilter() {
    const wanted = this.filter.value.toLowerCase();
    for (const { item, label } of this.items) item.hidden = !label.includes(wanted);
    const first = this.items.findIndex(({ item }) => !item.hidden);
    if (first >= 0) this.setMark(first);
  }

  marked(target) {
    const index = Number(target.closest?.("button.choice")?.dataset.index ?? -1);
    if (index < 0) return;
    this.setMark(index);
    this.on.consider(index);
  }

  hovered(target) {
    const index = Number(target.closest?.("button.choice")?.dataset.index ?? -1);
    if (index >= 0) this.on.consider(index);
  }

  setMark(index) {
    this.items[this.mark]?.button.setAttribute("tabindex", "-1");
    this.mark = index;
    this.items[index]?.button.setAttribute("tabindex", "0");
  }

  /** Moves the mark over what the filter left, and stops at the ends. */
  move(by) {
    if (!this.list.contains(document.activeElement)) return this.focusMark();
    let next = this.mark;
    for (let left = Math.abs(by); left > 0; left--) {
      let candidate = next + Math.sign(by);
      while (this.items[candidate]?.item.hidden) candidate += Math.sign(by);
      if (!this.items[candidate]) break;
      next = candidate;
    }
    this.setMark(next);
    this.focusMark();
  }

  focusMark() {
    const { button } = this.items[this.mark] ?? {};
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: "nearest" });
  }
}
