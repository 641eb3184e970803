// Every kind of panel, so that any game can be played without a line written for it.

import { h } from "../base/dom.js";
import { text } from "../base/texts.js";
import { grid } from "./grid.js";
import { lines } from "./lines.js";
import { meters } from "./meters.js";
import { table } from "./table.js";

/** A table with more columns gets the whole width. */
const COLUMNS_MAX = 5;

const BODIES = { grid, meters, table, text: lines };

/** The inside of a panel; an unknown kind of a newer server is left out. */
export const body = (panel, context) => BODIES[panel.kind]?.(panel, context) ?? null;

export function panelCard(panel, context) {
  const id = "panel-" + panel.id;
  return h(
    "section",
    {
      class: "card panel panel-" + panel.kind + (panel.headings?.length > COLUMNS_MAX ? " wide-panel" : ""),
      "data-panel": panel.id,
      "aria-labelledby": id,
    },
    h("h2", { id, class: "panel-title" }, text(panel.title)),
    body(panel, context),
  );
}
