// Where the wagon is and what the sky does, from the panels of either journey.

import { args, key, text } from "../../base/texts.js";
import { panelOf } from "../art.js";
import { unpack } from "../../panels/cells.js";

const KINDS = { S: "start", "~": "river", "#": "fort", "^": "landmark", "|": "gate", "*": "goal" };

/** {at, length, miles, next, season, sky, wet, snow, modern, places: [{part, kind, passed, name}]} */
export function journey(screen) {
  const strip = panelOf(screen, "trail");
  const status = panelOf(screen, "status");
  if (strip?.kind !== "grid" || status?.kind !== "text") return null;
  const said = Object.assign({}, ...status.lines.map((line) => args(line.text)));
  const cells = unpack(strip);
  const road = cells.height - 1;
  const places = [];
  let wagon = 0;
  for (let x = 0; x < cells.width; x++) {
    const { glyph, ink } = cells.at(x, road);
    if (cells.at(x, 0).glyph === "@") wagon = x;
    if (KINDS[glyph])
      places.push({ part: x / (cells.width - 1), kind: KINDS[glyph], passed: ink === "FAINT", name: "" });
  }
  name(places, panelOf(screen, "map"));
  const weather = key(said.weather);
  return {
    part: said.length > 0 ? Math.min(1, said.miles / said.length) : wagon / (cells.width - 1),
    miles: said.miles ?? 0,
    modern: key(status.lines[0].text).startsWith("modern"),
    season: last(key(said.season)),
    sky: last(key(said.sky)),
    rain: weather.includes("rainy") || last(key(said.sky)) === "STORM",
    snow: weather.includes("snowy"),
    hot: weather.includes("hot") || last(key(said.sky)) === "HEAT_WAVE",
    places,
    lines: status.lines.map((line) => ({ text: text(line.text), ink: line.ink })),
  };
}

const last = (name) => name.split(".").at(-1) ?? "";

/** The list of places behind a key knows their names; the strip knows only their kinds. */
function name(places, overlay) {
  const rows = overlay?.content?.rows ?? [];
  const named = rows.filter(({ cells }) => KINDS[text(cells[0])]);
  if (named.length === places.length) places.forEach((place, i) => (place.name = text(named[i].cells[1])));
}
