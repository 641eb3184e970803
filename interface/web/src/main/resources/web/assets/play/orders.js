// Standing orders: a form with what is in force, instead of a list of everything that could be.

import { h } from "../base/dom.js";
import { say } from "../base/words.js";

/** {@code offers}: [{offer, index}]; {@code take(index)} gives one. Stays open once somebody opened it. */
export class Orders {
  constructor(take) {
    this.take = take;
    this.open = false;
  }

  show(offers, alone) {
    const groups = Map.groupBy(offers, ({ offer }) => offer.group ?? "");
    const form = h("div", { class: "orders" }, [...groups].map(([heading, members], i) => this.group(heading, members, i)));
    if (alone) return form;
    const folded = h("details", { class: "folded", open: this.open }, h("summary", {}, say("orders", { count: groups.size })), form);
    folded.addEventListener("toggle", () => (this.open = folded.open));
    return folded;
  }

  group(heading, members, place) {
    const now = members.findIndex(({ offer }) => offer.current);
    if (heading === "" || (members.length < 2 && now < 0))
      return h("div", { class: "row order" }, heading && h("span", { class: "order-name" }, heading), members.map((member) => this.button(member)));
    const id = "order-" + place;
    const select = h(
      "select",
      { id },
      now < 0 && h("option", { value: "", selected: true }, "…"),
      members.map(({ offer, index }, i) =>
        h("option", { value: index, selected: i === now }, offer.label + (i === now ? say("orders.now") : "")),
      ),
    );
    select.addEventListener("change", () => select.value !== "" && this.take(Number(select.value)));
    return h("div", { class: "order" }, h("label", { class: "order-name", for: id }, heading), select);
  }

  button({ offer, index }) {
    return h("button", { type: "button", "data-index": index, onclick: () => this.take(index) }, offer.label);
  }
}
