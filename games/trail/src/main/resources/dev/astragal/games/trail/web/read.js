// Where the wagon is and what the sky does, from the panels of either journey.

import { args, key, text } from "/assets/base/texts.js";
import { helpOf } from "/assets/panels/cells.js";
import { panelOf } from "/assets/art/art.js";

const KINDS = { WOOD: "fort", WATER: "river", STONE: "landmark", WARNING: "gate", GOLD: "goal" };

/** {miles, modern, oxen, hunt: {animal, hunter, quarry}, season, sky, rain, snow, hot, at, map: {width, height, land, places}, lines} */
export function journey(screen) {
  const map = panelOf(screen, "map")?.content;
  const status = panelOf(screen, "status");
  if (map?.kind !== "grid" || status?.kind !== "text") return null;
  const said = Object.assign({}, ...status.lines.map((line) => args(line.text)));
  const weather = key(said.weather);
  const goods = Object.assign({}, ...(panelOf(screen, "stores")?.lines ?? []).map((line) => args(line.text)));
  const places = map.legend.filter((entry) => key(entry.meaning) === "map.place").map((entry) => place(map, entry));
  return {
    miles: said.miles ?? 0,
    modern: key(status.lines[0].text).startsWith("modern"),
    oxen: (goods.oxen ?? 0) + (goods.sick ?? 0),
    hunt: hunted(panelOf(screen, "hunt")),
    season: last(key(said.season)),
    sky: last(key(said.sky)),
    rain: weather.includes("rainy") || last(key(said.sky)) === "STORM",
    snow: weather.includes("snowy") || last(key(said.sky)) === "SNOWSTORM",
    hot: weather.includes("hot") || last(key(said.sky)) === "HEAT_WAVE",
    at: places.find((place) => place.here) ?? null,
    map: { width: map.width, height: map.height, land: map.glyphs, places },
    lines: status.lines.map((line) => ({ text: text(line.text), ink: line.ink })),
  };
}

/** A place stands on the map under its letter; one behind is faint, the one the wagon stands at is lit. */
function place(map, entry) {
  const index = map.glyphs.join("").indexOf(entry.glyph);
  const x = index % map.width;
  const y = Math.floor(index / map.width);
  const thing = map.things.find((one) => one.cell === index);
  return {
    x,
    y,
    id: thing?.id ?? "",
    help: helpOf(thing),
    kind: KINDS[entry.ink] ?? "landmark",
    name: text(args(entry.meaning).place),
    title: text(entry.meaning),
    passed: map.palette[parseInt(map.inks[y][x], 36)] === "FAINT",
    here: map.lit.includes(index),
  };
}

/** Who stands where in a clearing, in parts of its width. */
function hunted(clearing) {
  const animal = clearing?.things?.[0];
  if (!animal) return null;
  const across = (cell) => ((cell % clearing.width) + 0.5) / clearing.width;
  return { animal: animal.id, hunter: across(clearing.glyphs.join("").indexOf("@")), quarry: across(animal.cell) };
}

const last = (name) => name.split(".").at(-1) ?? "";
