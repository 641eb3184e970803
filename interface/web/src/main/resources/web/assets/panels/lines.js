import { h } from "../base/dom.js";
import { helpOf } from "./cells.js";
import { inkClass, text } from "../base/texts.js";

export function lines(panel) {
  return h(
    "div",
    { class: "lines" },
    panel.lines.map((line) => h("p", { class: inkClass(line.ink), title: helpOf(line.thing) }, text(line.text))),
  );
}
