// The list of what may be taken: under headings, with cost, gain, odds and warnings; what is seldom wanted is
// folded away. Numbers follow the order in which things stand there.

import { fill, h } from "../base/dom.js";
import { Orders } from "./orders.js";
import { say } from "../base/words.js";

const FILTER_FROM = 10;
const LONG_FROM = 6;
const SIGNS = { COST: "−", GAIN: "+", ODDS: "%", WARNING: "!", NOTE: "" };
const SPOKEN = ["COST", "GAIN", "ODDS", "WARNING"];

/**
 * The answers in the order in which they are shown: {heading, folded, lines: [[index]]}. Those that differ only in
 * an amount are one line.
 */
export function sections(offers) {
  const found = new Map();
  offers.forEach((offer, index) => {
    if (offer.kind === "COMMAND") return;
    const folded = offer.weight === "RARE";
    const key = JSON.stringify([folded, offer.group ?? ""]);
    if (!found.has(key)) found.set(key, { folded, heading: offer.group ?? "", lines: [] });
    const { lines } = found.get(key);
    const line = offer.amount && lines.find(([first]) => offers[first].amount?.of === offer.amount.of);
    if (line) line.push(index);
    else lines.push([index]);
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
    this.orders = new Orders((index) => on.take(index));
    this.filter = h("input", {
      type: "search",
      placeholder: say("choices.filter"),
      "aria-label": say("choices.filter.all"),
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
    this.list = h("div", { class: "choices", role: "group", "aria-label": say("choices"), tabindex: -1 });
    this.element = h("div", {}, this.filter, this.list);
    this.list.addEventListener("focusin", (event) => this.marked(event.target));
    this.list.addEventListener("pointerover", (event) => this.hovered(event.target));
    this.list.addEventListener("pointerleave", () =>
      this.on.consider(this.list.contains(document.activeElement) ? this.index(this.mark) : null),
    );
    this.list.addEventListener("focusout", () => this.on.consider(null));
    this.list.addEventListener("keydown", (event) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const line = by && this.items[this.placeOf(event.target)];
      if (!line || line.members.length < 2) return;
      this.step(line, by);
      event.preventDefault();
    });
  }

  /** {@code suggested} is the index of the sensible answer, if the game names one: Enter takes it. */
  show(offers, suggested = -1) {
    const focused = this.list.contains(document.activeElement);
    this.filter.value = "";
    this.items = [];
    this.offers = offers;
    const parts = sections(offers);
    const orders = offers.flatMap((offer, index) => (offer.kind === "COMMAND" ? [{ offer, index }] : []));
    const alone = parts.length === 1 && orders.length === 0;
    const open = parts.filter(({ folded }) => !folded || alone).flatMap(({ lines }) => lines);
    this.filter.hidden = open.length < FILTER_FROM;
    this.list.replaceChildren(...parts.map((section) => this.section(section, alone)));
    this.list.classList.toggle("long", this.items.length > LONG_FROM);
    if (orders.length > 0) this.list.append(this.orders.show(orders, parts.length === 0));
    this.suggested = this.items.findIndex(({ members }) => members.includes(suggested));
    this.items[this.suggested]?.button.classList.add("suggested");
    this.mark = -1;
    this.setMark(this.suggested);
    // A new question is read from its beginning, however far down the last answer stood.
    this.list.closest(".prompt")?.scrollTo(0, 0);
    if (focused) this.focusMark();
  }

  section({ heading, folded, lines }, alone) {
    const list = h(
      "ol",
      { class: "bare" },
      lines.map((members) => this.line(members, !folded || alone)),
    );
    if (folded && !alone)
      return h("details", { class: "folded" }, h("summary", {}, heading || say("choices.more", { count: lines.length })), list);
    const told = lines.length === 1 && lines[0].length > 1;
    return heading && !told ? h("section", { "aria-label": heading }, h("h3", { class: "choice-group" }, heading), list) : list;
  }

  /** What is folded away has no number: nobody shall take it by a digit. */
  line(members, numbered) {
    const place = this.items.length + 1;
    const number = numbered ? (this.offers[members[0]].number ?? place) : null;
    const line = { members, at: Math.max(0, members.findIndex((index) => this.offers[index].current)), number };
    line.button = h("button", {
      type: "button",
      class: "choice",
      tabindex: place === 1 ? 0 : -1,
      onclick: () => this.on.take(members[line.at]),
    });
    line.item = h("li", { class: members.length > 1 ? "stepper" : null }, line.button);
    if (members.length > 1) {
      const button = (by, sign, label) =>
        h("button", { type: "button", class: "step", "aria-label": label, tabindex: -1, onclick: () => this.step(line, by) }, sign);
      line.amount = h("output", { class: "amount" });
      line.item.append(h("div", { class: "steps" }, button(-1, "−", say("choices.less")), line.amount, button(1, "+", say("choices.more-of"))));
    }
    this.items.push(line);
    this.draw(line);
    return line.item;
  }

  /** More or less of the same. */
  step(line, by) {
    line.at = Math.max(0, Math.min(line.members.length - 1, line.at + by));
    this.draw(line);
    this.on.consider(line.members[line.at]);
  }

  draw(line) {
    const offer = this.offers[line.members[line.at]];
    const { button } = line;
    line.label = line.members.map((index) => this.offers[index].label.toLowerCase()).join(" ");
    button.className = "choice weight-" + offer.weight.toLowerCase();
    button.dataset.index = line.members[line.at];
    button.dataset.kind = offer.kind;
    button.toggleAttribute("aria-current", offer.current ?? false);
    if (line.amount) line.amount.textContent = offer.amount.value;
    fill(
      button,
      line.number && h("kbd", { "aria-hidden": "true" }, line.number),
      h(
        "span",
        { class: "choice-words" },
        h("span", { class: "choice-label" }, offer.label),
        offer.current && h("span", { class: "chip now" }, say("choices.now")),
        (offer.details ?? []).map(({ kind, text }) =>
          h(
            "span",
            { class: "detail detail-" + kind.toLowerCase() },
            SIGNS[kind] && h("b", { "aria-hidden": "true" }, SIGNS[kind]),
            SPOKEN.includes(kind) && h("span", { class: "unseen" }, say("choices." + kind), " "),
            text,
          ),
        ),
      ),
    );
  }

  index(place) {
    const line = this.items[place];
    return line ? line.members[line.at] : null;
  }

  /** Takes what stands at a place, counted from 0. */
  takeAt(place) {
    if (this.items[place]) this.on.take(this.index(place));
  }

  /** Points at what stands at a place. */
  markAt(place) {
    this.setMark(place);
    this.focusMark();
  }

  /** The highest number: what is folded away has none. */
  get highest() {
    return Math.max(0, ...this.items.map(({ number }) => number ?? 0));
  }

  /** Where the choice of that number stands, or -1. */
  numbered(number) {
    return this.items.findIndex((item) => item.number === number);
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
    const place = this.items.findIndex(({ members }) => members.includes(index));
    if (place >= 0) this.markAt(place);
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

  inOneLine(indices) {
    return this.items.some(({ members }) => indices.every((index) => members.includes(index)));
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
