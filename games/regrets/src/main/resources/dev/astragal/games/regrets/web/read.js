// From the panels' messages to what the table shows.

import { args, key, text } from "/assets/base/texts.js";

/** "[3, 1]" as numbers. */
export const faces = (msg) => (text(msg).match(/\d+/g) ?? []).map(Number);

/** The parts of a list that the game joins two by two. */
export function parts(msg) {
  if (text(msg) === "-") return [];
  if (key(msg) !== "joined") return [msg];
  return [...parts(args(msg).first), args(msg).next];
}

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

/** {shoal, size, fish, state: empty/open/known/hidden} of a cell of the sea. */
export function shoalOf(msg) {
  const { shoal, size, fish } = args(msg);
  return {
    shoal,
    size: size ?? 0,
    fish: fish ? fishOf(fish) : null,
    state: key(msg).slice("sea.".length),
    words: text(msg),
  };
}

/** Rows of the own board under their labels: {hand: [msg, ...], ...}. */
export function boardRows(panel) {
  const rows = {};
  for (const { cells } of panel.rows)
    (rows[key(cells[0]).slice("board.".length)] ??= { label: text(cells[0]), values: [] }).values.push(
      cells[1],
    );
  return rows;
}
