// From the panels' messages to what the table shows.

import { args, key, text } from "/assets/base/texts.js";

/** The parts of a list. */
export const parts = (msg) => (key(msg) === "several" ? args(msg).all : []);

/** Dice by the face they show. */
export const faces = (msg) => (key(msg) === "dice" ? args(msg).faces : []);

/** {name, id, foul, size, difficulty, value} of a fish message; null for anything else. */
export function fishOf(msg) {
  if (key(msg) !== "fish") return null;
  const { name, quality, size, difficulty, value } = args(msg);
  return {
    name: text(name),
    id: key(name),
    foul: key(quality).endsWith("FOUL"),
    quality: text(quality),
    size: text(size),
    large: key(size).endsWith("LARGE"),
    small: key(size).endsWith("SMALL"),
    difficulty,
    value,
  };
}

/** {thing, number, size, fish, state: empty/open/known/hidden} of a row of the sea. */
export function shoalOf({ cells, thing }) {
  const [, number, top, size] = cells;
  const fish = fishOf(key(top) === "sea.known" ? args(top).fish : top);
  return {
    thing,
    number: text(number),
    size: text(size),
    fish,
    state: key(top) === "fish" ? "open" : key(top).slice("sea.".length),
  };
}

/** Rows of the own board under their labels: {hand: [{msg, thing}, ...], ...}. */
export function boardRows(panel) {
  const rows = {};
  for (const { cells, thing } of panel.rows)
    (rows[key(cells[0]).slice("board.".length)] ??= { label: text(cells[0]), values: [] }).values.push({
      msg: cells[1],
      thing,
    });
  return rows;
}
