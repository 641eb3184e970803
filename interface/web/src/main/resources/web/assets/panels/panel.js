// Every kind of panel, so that any game can be played without a line written for it.

import { h } from "../base/dom.js";
import { text } from "../base/texts.js";
import { cards } from "./deal.js";
import { grid } from "./grid.js";
import { lines } from "./lines.js";
import { meters } from "./meters.js";
import { table } from "./table.js";
import { track } from "./track.js";

/** A table with more columns, or a row with more cards, gets the whole width. */
const COLUMNS_MAX = 5;
const CARDS_MAX = 4;

const wide = ({ headings = [], spreads = [] }) => headings.length > COLUMNS_MAX || spreads.some(({ cards }) => cards.length > CARDS_MAX);

const BODIES = { grid, meters, table, text: lines, cards, track };

/** The inside of a panel; an unknown kind of a newer server is left out. */
export const body = (panel, context) => BODIES[panel.kind]?.(panel, context) ?? null;

export function panelCard(panel, context) {
  const id = "panel-" + panel.id;
  return h(
    "section",
    {
      class: "card panel panel-" + panel.kind + (wide(panel) ? " wide-panel" : ""),
      "data-panel": panel.id,
      "aria-labelledby": id,
    },
    h("h2", { id, class: "panel-title" }, text(panel.title)),
    body(panel, context),
  );
}
