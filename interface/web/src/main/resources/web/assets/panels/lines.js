import { h } from "../base/dom.js";
import { inkClass, text } from "../base/texts.js";

export function lines(panel) {
  return h(
    "div",
    { class: "lines" },
    panel.lines.map((line) => h("p", { class: inkClass(line.ink) }, text(line.text))),
  );
}
