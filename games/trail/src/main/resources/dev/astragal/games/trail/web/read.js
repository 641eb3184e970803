// Where the wagon is and what the sky does, from the panels of either journey.

import { args, key, text } from "/assets/base/texts.js";
import { helpOf } from "/assets/panels/cells.js";
import { panelOf } from "/assets/art/art.js";

const KINDS = { S: "start", "~": "river", "#": "fort", "^": "landmark", "|": "gate", "*": "goal" };

/** {part, miles, modern, season, sky, rain, snow, hot, places: [{part, kind, passed, name}], lines} */
export function journey(screen) {
  const rows = panelOf(screen, "map")?.content?.rows ?? [];
  const status = panelOf(screen, "status");
  if (rows.length === 0 || status?.kind !== "text") return null;
  const said = Object.assign({}, ...status.lines.map((line) => args(line.text)));
  const length = mile(rows.at(-1));
  const weather = key(said.weather);
  return {
    part: Math.min(1, (said.miles ?? 0) / length),
    miles: said.miles ?? 0,
    modern: key(status.lines[0].text).startsWith("modern"),
    season: last(key(said.season)),
    sky: last(key(said.sky)),
    rain: weather.includes("rainy") || last(key(said.sky)) === "STORM",
    snow: weather.includes("snowy"),
    hot: weather.includes("hot") || last(key(said.sky)) === "HEAT_WAVE",
    places: rows.map((row) => place(row, length)),
    lines: status.lines.map((line) => ({ text: text(line.text), ink: line.ink })),
  };
}

/** Places are listed with their sign first and their mile last; those behind are faint. */
function place(row, length) {
  return {
    part: mile(row) / length,
    kind: KINDS[text(row.cells[0])],
    passed: row.ink === "FAINT",
    name: text(row.cells[1]),
    help: helpOf(row.thing),
  };
}

const mile = (row) => Number(text(row.cells.at(-1)).replace(/\D/g, ""));

const last = (name) => name.split(".").at(-1) ?? "";
