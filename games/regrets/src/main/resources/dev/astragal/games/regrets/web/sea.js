import { h } from "/assets/base/dom.js";
import { text } from "/assets/base/texts.js";
import { boat, fishCard } from "./cards.js";
import { shoalOf } from "./read.js";

const DEPTHS = ["The shallows", "The drop", "The deep"];

/** Three depths of three shoals, boats where they lie. {@code touch(shoal)} when one is clicked. */
export function sea(panel, current, offered, touch) {
  return h(
    "div",
    { class: "sea", role: "list", "aria-label": text(panel.title) },
    panel.rows.map(({ cells }, depth) => {
      const shoals = cells.slice(1, -1).map(shoalOf);
      const boats = (text(cells.at(-1)).match(/\d+/g) ?? []).map(Number);
      return h(
        "div",
        { class: "depth depth-" + (depth + 1), role: "listitem" },
        h(
          "div",
          { class: "depth-name" },
          h("b", {}, DEPTHS[depth] ?? "Depth"),
          h("span", {}, "depth " + (depth + 1)),
          h(
            "div",
            { class: "boats" },
            boats.map((seat) => boat(seat, seat === current)),
          ),
        ),
        h(
          "div",
          { class: "shoals" },
          shoals.map((shoal) => shoalPile(shoal, offered.has(shoal.shoal), touch)),
        ),
      );
    }),
  );
}

function shoalPile(shoal, offered, touch) {
  const attributes = {
    class: "pile " + shoal.state + (offered ? " offered" : ""),
    onclick: offered ? () => touch(shoal.shoal) : null,
  };
  const label = h(
    "span",
    { class: "pile-number" },
    "Shoal " + shoal.shoal + (shoal.size ? " · " + shoal.size : ""),
  );
  if (shoal.state === "empty") return h("div", attributes, h("div", { class: "no-card" }, "empty"), label);
  if (shoal.fish && shoal.state === "open") return h("div", attributes, fishCard(shoal.fish), label);
  if (shoal.fish)
    return h("div", attributes, fishCard(shoal.fish, "face down, but you know", { class: "secret" }), label);
  return h(
    "div",
    attributes,
    h(
      "div",
      { class: "card-back" },
      h("span", { class: "unseen" }, "face down"),
      h("span", { "aria-hidden": "true" }, "≈"),
    ),
    label,
  );
}
