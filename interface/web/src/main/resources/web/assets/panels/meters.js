import { h } from "../base/dom.js";
import { helpOf } from "./cells.js";
import { inkClass, text } from "../base/texts.js";

/** Values with an upper end; the number is always written, the bar only helps. */
export function meters(panel) {
  return h("ul", { class: "bare meters" }, panel.meters.map(meter));
}

function meter({ label, value, max, ink, thing }) {
  const share = max > 0 ? Math.max(0, Math.min(1, value / max)) : 0;
  return h(
    "li",
    { class: "meter " + inkClass(ink), title: helpOf(thing) },
    h("span", { class: "meter-label" }, text(label)),
    h("span", { class: "meter-number" }, value, max > 0 && h("span", { class: "soft" }, " / " + max)),
    h(
      "span",
      { class: "meter-bar", "aria-hidden": "true" },
      h("span", { class: "meter-fill", style: { width: share * 100 + "%" } }),
    ),
  );
}
