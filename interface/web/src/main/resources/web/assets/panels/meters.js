import { h } from "../base/dom.js";
import { thingAttributes } from "./things.js";
import { inkClass, text } from "../base/texts.js";

/** Values with an upper end; the number is always written, the bar only helps. */
export function meters(panel, context) {
  return h("ul", { class: "bare meters" }, panel.meters.map((each) => meter(each, context)));
}

function meter({ label, value, max, ink, thing }, context) {
  const share = max > 0 ? Math.max(0, Math.min(1, value / max)) : 0;
  return h(
    "li",
    { class: "meter " + inkClass(ink), ...thingAttributes(thing, context) },
    h("span", { class: "meter-label" }, text(label)),
    h("span", { class: "meter-number" }, value, max > 0 && h("span", { class: "soft" }, " / " + max)),
    h(
      "span",
      { class: "meter-bar", "aria-hidden": "true" },
      h("span", { class: "meter-fill", style: { width: share * 100 + "%" } }),
    ),
  );
}
