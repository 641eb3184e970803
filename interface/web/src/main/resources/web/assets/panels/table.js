import { fill, h } from "../base/dom.js";
import { thingAttributes } from "./things.js";
import { inkClass, text } from "../base/texts.js";
import { say } from "../base/words.js";

/** On a narrow screen a cell with more than this keeps some width, and the table can be scrolled. */
const LONG = 24;

/** Fewer rows are in order at a glance. */
const SORTED_FROM = 3;

/** How somebody wants a table sorted, by its id; that stays while the rows change. */
const sorted = new Map();

const number = (cell) => /^-?\d+/.exec(cell)?.[0];

function compare(a, b) {
  const [x, y] = [number(a), number(b)];
  if (x !== undefined && y !== undefined) return Number(x) - Number(y);
  return a.localeCompare(b);
}

/** The rows as they are wanted: by a column, up or down, or as the game has them. */
function order({ id, rows }) {
  const by = sorted.get(id);
  if (!by) return rows;
  return [...rows].sort((a, b) => by.sign * compare(text(a.cells[by.column]), text(b.cells[by.column])));
}

/** Down, up, and then as the game has it. */
function sort(panel, column, show) {
  const by = sorted.get(panel.id);
  if (by?.column !== column) sorted.set(panel.id, { column, sign: -1 });
  else if (by.sign < 0) sorted.set(panel.id, { column, sign: 1 });
  else sorted.delete(panel.id);
  show();
}

/** Rows under headings; a marked row is the current one and says so. A heading sorts where there is much to sort. */
export function table(panel, context) {
  const body = h("tbody", {});
  const heads = [];
  const draw = () => {
    fill(body, panel.rows.length > 0 ? order(panel).map((each) => row(each, context)) : none(panel));
    const by = sorted.get(panel.id);
    heads.forEach((head, i) => {
      if (by?.column === i) head.setAttribute("aria-sort", by.sign < 0 ? "descending" : "ascending");
      else head.removeAttribute("aria-sort");
    });
  };
  const caption = h("caption", { class: "unseen" }, text(panel.title));
  const head = h(
    "thead",
    {},
    h(
      "tr",
      {},
      panel.headings.map((heading, i) => {
        const words = text(heading);
        const head = h(
          "th",
          { scope: "col" },
          panel.rows.length < SORTED_FROM || words === ""
            ? words
            : h("button", { type: "button", class: "sort", onclick: () => sort(panel, i, draw) }, words),
        );
        heads.push(head);
        return head;
      }),
    ),
  );
  draw();
  return h(
    "div",
    {
      class: "scroll",
      tabindex: panel.headings.length > 4 ? 0 : null,
      role: panel.headings.length > 4 ? "group" : null,
      "aria-label": panel.headings.length > 4 ? text(panel.title) : null,
    },
    h("table", {}, caption, head, body),
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
