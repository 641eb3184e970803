import { h } from "../base/dom.js";
import { helpOf } from "./cells.js";
import { inkClass, text } from "../base/texts.js";

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
  h("tr", {}, h("td", { colspan: headings.length, class: "soft" }, "Nothing here yet."));

function row({ cells, ink, marked, thing }, context) {
  const about = thing && offersAbout(thing, context);
  return h(
    "tr",
    {
      class: inkClass(ink) + (marked ? " marked" : "") + (about?.length > 0 ? " offered" : ""),
      title: helpOf(thing),
      onclick: about?.length > 0 ? () => touch(about, context) : null,
    },
    cells.map((cell, i) =>
      h(
        "td",
        { class: text(cell).length > LONG ? "long" : null },
        i === 0 &&
          marked &&
          h("span", { class: "pointer" }, "▸", h("span", { class: "unseen" }, "current: ")),
        text(cell),
      ),
    ),
  );
}

/** Where in the list the offers stand that are about a thing. */
const offersAbout = (thing, context) =>
  (context?.choices ?? []).flatMap((offer, i) => (offer.about?.includes(thing.id) ? [i] : []));

/** The only thing to do there is done; of several the first is marked. */
const touch = (offers, context) => (offers.length === 1 ? context.take(offers[0]) : context.mark(offers[0]));
