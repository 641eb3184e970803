import { h } from "/assets/base/dom.js";
import { text } from "/assets/base/texts.js";
import { helpOf } from "/assets/panels/cells.js";
import { boat, fishCard } from "./cards.js";
import { parts, shoalOf } from "./read.js";
import { say } from "./words.js";

const DEPTHS = [say("depth.1"), say("depth.2"), say("depth.3")];

/** Three depths of three shoals, boats where they lie. {@code touch(thing)} when one is clicked. */
export function sea(panel, current, offered, touch) {
  const side = panel.rows.length / DEPTHS.length;
  return h(
    "div",
    { class: "sea", role: "list", "aria-label": text(panel.title) },
    DEPTHS.map((name, depth) => {
      const rows = panel.rows.slice(depth * side, (depth + 1) * side);
      return h(
        "div",
        { class: "depth depth-" + (depth + 1), role: "listitem" },
        h(
          "div",
          { class: "depth-name" },
          h("b", {}, name),
          h("span", {}, say("depth", { depth: depth + 1 })),
          h(
            "div",
            { class: "boats" },
            parts(rows[0].cells.at(-1)).map((seat) => boat(seat, seat === current)),
          ),
        ),
        h(
          "div",
          { class: "shoals" },
          rows.map(shoalOf).map((shoal) => shoalPile(shoal, offered.has(shoal.thing.id), touch)),
        ),
      );
    }),
  );
}

function shoalPile(shoal, offered, touch) {
  const attributes = {
    class: "pile " + shoal.state + (offered ? " offered" : ""),
    title: helpOf(shoal.thing),
    "data-thing": shoal.thing.id,
    onclick: offered ? () => touch(shoal.thing.id) : null,
  };
  const label = h("span", { class: "pile-number" }, say("shoal", { number: shoal.number, size: shoal.size }));
  if (shoal.state === "empty") return h("div", attributes, h("div", { class: "no-card" }, say("empty")), label);
  if (shoal.fish && shoal.state === "open") return h("div", attributes, fishCard(shoal.fish), label);
  if (shoal.fish)
    return h("div", attributes, fishCard(shoal.fish, say("known"), { class: "secret" }), label);
  return h(
    "div",
    attributes,
    h(
      "div",
      { class: "card-back" },
      h("span", { class: "unseen" }, say("hidden")),
      h("span", { "aria-hidden": "true" }, "≈"),
    ),
    label,
  );
}
