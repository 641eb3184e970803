import { h } from "../base/dom.js";
import { thingAttributes } from "./things.js";
import { inkClass, text } from "../base/texts.js";

export function lines(panel, context) {
  return h(
    "div",
    { class: "lines" },
    panel.lines.map((line) => h("p", { class: inkClass(line.ink), ...thingAttributes(line.thing, context) }, text(line.text))),
  );
}
