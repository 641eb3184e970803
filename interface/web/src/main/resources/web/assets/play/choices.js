// The list of what may be taken: under headings, with cost, gain, odds and warnings; what is seldom wanted is
// folded away. Numbers follow the order in which things stand there.

import { h } from "../base/dom.js";
import { count } from "../base/texts.js";

const FILTER_FROM = 10;
const SIGNS = { COST: "−", GAIN: "+", ODDS: "%", WARNING: "!", NOTE: "" };
const SPOKEN = { COST: "costs: ", GAIN: "brings: ", ODDS: "odds: ", WARNING: "warning: ", NOTE: "" };

/** The offers in the order in which they are shown: {heading, folded, items: [index]}. */
export function sections(offers) {
  const found = new Map();
  offers.forEach((offer, index) => {
    const folded = offer.weight === "RARE" || offer.kind === "COMMAND";
    const key = JSON.stringify([folded, offer.kind === "COMMAND", offer.group ?? ""]);
    if (!found.has(key))
      found.set(key, { folded, orders: offer.kind === "COMMAND", heading: offer.group ?? "", items: [] });
    found.get(key).items.push(index);
  });
  const all = [...found.values()];
  return [...all.filter(({ folded }) => !folded), ...all.filter(({ folded }) => folded)];
}

export class ChoiceList {
  /** {@code on}: {take(index), consider(index or null)} */
  constructor(on) {
    this.on = on;
    this.items = [];
    this.mark = -1;
    this.suggested = -1;
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
    this.list = h("div", { class: "choices", role: "group", "aria-label": "Choices", tabindex: -1 });
    this.element = h("div", {}, this.filter, this.list);
    this.list.addEventListener("focusin", (event) => this.marked(event.target));
    this.list.addEventListener("pointerover", (event) => this.hovered(event.target));
    this.list.addEventListener("pointerleave", () =>
      this.on.consider(this.list.contains(document.activeElement) ? this.index(this.mark) : null),
    );
    this.list.addEventListener("focusout", () => this.on.consider(null));
  }

  /** {@code suggested} is the index of the sensible answer, if the game names one: Enter takes it. */
  show(offers, suggested = -1) {
    const focused = this.list.contains(document.activeElement);
    this.filter.value = "";
    this.items = [];
    const parts = sections(offers);
    const open = parts.filter(({ folded }) => !folded || parts.length === 1).flatMap(({ items }) => items);
    this.filter.hidden = open.length < FILTER_FROM;
    this.list.replaceChildren(...parts.map((section) => this.section(section, offers, parts.length === 1)));
    this.suggested = this.items.findIndex(({ index }) => index === suggested);
    this.items[this.suggested]?.button.classList.add("suggested");
    this.mark = -1;
    this.setMark(this.suggested);
    if (focused) this.focusMark();
  }

  section({ heading, folded, orders, items }, offers, alone) {
    const list = h(
      "ol",
      { class: "bare" },
      items.map((index) => this.item(offers[index], index, !folded || alone)),
    );
    if (folded && !alone)
      return h(
        "details",
        { class: "folded" },
        h("summary", {}, heading || (orders ? count(items.length, "order") : count(items.length, "more choice"))),
        list,
      );
    return heading ? h("section", { "aria-label": heading }, h("h3", { class: "choice-group" }, heading), list) : list;
  }

  /** What is folded away has no number: nobody shall take it by a digit. */
  item(offer, index, numbered) {
    const number = this.items.length + 1;
    const button = h(
      "button",
      {
        type: "button",
        class: "choice weight-" + offer.weight.toLowerCase(),
        "data-index": index,
        "data-kind": offer.kind,
        "aria-current": offer.current ? "true" : null,
        tabindex: number === 1 ? 0 : -1,
        onclick: () => this.on.take(index),
      },
      numbered && h("kbd", { "aria-hidden": "true" }, number),
      h(
        "span",
        { class: "choice-words" },
        h("span", { class: "choice-label" }, offer.label),
        offer.current && h("span", { class: "chip now" }, "now"),
        (offer.details ?? []).map(({ kind, text }) =>
          h(
            "span",
            { class: "detail detail-" + kind.toLowerCase() },
            SIGNS[kind] && h("b", { "aria-hidden": "true" }, SIGNS[kind]),
            SPOKEN[kind] && h("span", { class: "unseen" }, SPOKEN[kind]),
            text,
          ),
        ),
      ),
    );
    const item = h("li", {}, button);
    this.items.push({ item, button, index, label: offer.label.toLowerCase() });
    return item;
  }

  index(place) {
    return this.items[place]?.index ?? null;
  }

  /** Takes what stands at a place, counted from 0. */
  takeAt(place) {
    if (this.items[place]) this.on.take(this.items[place].index);
  }

  /** Points at what stands at a place. */
  markAt(place) {
    this.setMark(place);
    this.focusMark();
  }

  /** How many can be chosen without unfolding anything. */
  get inSight() {
    const folded = this.items.findIndex(({ item }) => item.closest("details"));
    return folded < 0 ? this.items.length : folded;
  }

  applyFilter() {
    const wanted = this.filter.value.toLowerCase();
    for (const { item, label } of this.items) item.hidden = !label.includes(wanted);
    if (wanted !== "") for (const folded of this.list.querySelectorAll("details")) folded.open = true;
    const first = this.items.findIndex(({ item }) => !item.hidden);
    if (first >= 0) this.setMark(first);
  }

  placeOf(target) {
    const button = target.closest?.("button.choice");
    return this.items.findIndex((item) => item.button === button);
  }

  marked(target) {
    const place = this.placeOf(target);
    if (place < 0) return;
    this.setMark(place);
    this.on.consider(this.index(place));
  }

  hovered(target) {
    const place = this.placeOf(target);
    if (place >= 0) this.on.consider(this.index(place));
  }

  setMark(place) {
    this.items[Math.max(0, this.mark)]?.button.setAttribute("tabindex", "-1");
    this.mark = place;
    this.items[Math.max(0, place)]?.button.setAttribute("tabindex", "0");
  }

  /** Marks the offer with this index. */
  markIndex(index) {
    this.markAt(this.items.findIndex((item) => item.index === index));
  }

  /** Moves the mark over what the filter left, and stops at the ends. */
  move(by) {
    if (!this.items.some(({ button }) => button === document.activeElement) && this.mark >= 0)
      return this.focusMark();
    let next = this.mark < 0 && by < 0 ? this.items.length : this.mark;
    for (let left = Math.abs(by); left > 0; left--) {
      let candidate = next + Math.sign(by);
      while (this.items[candidate] && !this.reachable(candidate)) candidate += Math.sign(by);
      if (!this.items[candidate]) break;
      next = candidate;
    }
    if (this.items[next]) this.setMark(next);
    this.focusMark();
  }

  reachable(place) {
    const { item } = this.items[place];
    return !item.hidden && (item.closest("details")?.open ?? true);
  }

  /** The mark, or, where nothing is marked, the list: a stray Enter then takes nothing. */
  focusMark() {
    const { button } = this.items[this.mark] ?? {};
    if (button) {
      const folded = button.closest("details");
      if (folded) folded.open = true;
    }
    (button ?? this.list).focus({ preventScroll: true });
    button?.scrollIntoView({ block: "nearest" });
  }
}
