// A grid panel unpacked, and put into words for those who hear it.

import { text } from "../base/texts.js";
import { say } from "../base/words.js";

const SPELLED_MAX = 150;
const LISTED_MAX = 12;

/** {width, height, at(x, y) -> {glyph, ink, lit, thing}} */
export function unpack(panel) {
  const glyphs = panel.glyphs.map((row) => Array.from(row));
  const lit = new Set(panel.lit);
  const things = new Map((panel.things ?? []).map((thing) => [thing.cell, thing]));
  return {
    width: panel.width,
    height: panel.height,
    at: (x, y) => ({
      glyph: glyphs[y][x],
      ink: panel.palette[parseInt(panel.inks[y][x], 36)],
      lit: lit.has(y * panel.width + x),
      thing: things.get(y * panel.width + x),
    }),
  };
}

/** Small boards row by row; of maps whatever is rare, with its place. */
export function describe(panel) {
  const size = say("panel.size", { width: panel.width, height: panel.height }) + " ";
  if (panel.width * panel.height <= SPELLED_MAX)
    return size + panel.glyphs.map((row, y) => say("panel.row", { row: y + 1 }) + " " + spelled(row)).join("; ") + ".";
  const meaning = new Map(panel.legend.map((entry) => [entry.glyph, text(entry.meaning)]));
  const places = new Map();
  panel.glyphs.forEach((row, y) =>
    Array.from(row).forEach((glyph, x) => {
      if (glyph === " ") return;
      if (!places.has(glyph)) places.set(glyph, []);
      places.get(glyph).push(say("panel.cell", { column: x + 1, row: y + 1 }));
    }),
  );
  const rare = [...places].filter(([, at]) => at.length <= LISTED_MAX);
  return (
    size + rare.map(([glyph, at]) => (meaning.get(glyph) ?? glyph) + ": " + at.join(", ")).join("; ") + "."
  );
}

const spelled = (row) =>
  Array.from(row)
    .map((glyph) => (glyph === " " ? say("panel.blank") : glyph === "." ? say("panel.free") : glyph))
    .join(" ");

/** What something is, for whoever points at it. */
export const helpOf = (thing) => (thing ? thing.name + ": " + thing.help : null);

/** The cell an offer is about: where its thing stands, or x and y, or the number of a cell. */
export function cellOf({ choice, about = [] }, panel) {
  const there = (panel.things ?? []).find((thing) => about.includes(thing.id));
  if (there) return there.cell;
  if (choice === null || typeof choice !== "object") return -1;
  if (Number.isInteger(choice.x) && Number.isInteger(choice.y)) return choice.y * panel.width + choice.x;
  return Number.isInteger(choice.cell) ? choice.cell : -1;
}
