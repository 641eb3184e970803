import { h } from "../base/dom.js";
import { thingAttributes } from "./things.js";
import { inkClass, text } from "../base/texts.js";
import { say } from "../base/words.js";

/** On a narrow screen a cell with more than this keeps some width, and the table can be scrolled. */
const LONG = 24;

/** Rows under headings; a marked row is the current one and says so. */
export function table(panel, context) {
  const caption = h("caption", { class: "unseen" }, text(panel.title));
  const head = h(
    "thead",
    {},
    h(
      "tr",
      {},
      panel.headings.map((heading) => h("th", { scope: "col" }, text(heading))),
    ),
  );
  return h(
    "div",
    {
      class: "scroll",
      tabindex: panel.headings.length > 4 ? 0 : null,
      role: panel.headings.length > 4 ? "group" : null,
      "aria-label": panel.headings.length > 4 ? text(panel.title) : null,
    },
    h("table", {}, caption, head, h("tbody", {}, panel.rows.length > 0 ? panel.rows.map((each) => row(each, context)) : none(panel))),
  );
}

const none = ({ headings }) =>
  h("tr", {}, h("td", { colspan: headings.length, class: "soft" }, say("panel.empty")));

function row({ cells, ink, marked, thing }, context) {
  return h(
    "tr",
    { class: inkClass(ink) + (marked ? " marked" : ""), ...thingAttributes(thing, context) },
    cells.map((cell, i) =>
      h(
        "td",
        { class: text(cell).length > LONG ? "long" : null },
        i === 0 &&
          marked &&
          h("span", { class: "pointer" }, "▸", h("span", { class: "unseen" }, say("panel.current"), " ")),
        text(cell),
      ),
    ),
  );
}
