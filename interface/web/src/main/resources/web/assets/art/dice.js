// Dice with pips, for every game that has some.

import { s } from "../base/dom.js";
import { style } from "./style.js";

const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

await style("/assets/css/pieces.css");

/** A die that shows {@code face}; 0 is one whose face nobody sees. Without a label it is there for the eye alone. */
export const die = (face, label) =>
  s(
    "svg",
    { viewBox: "0 0 60 60", class: "die" + (face === 0 ? " unseen-face" : ""), role: label ? "img" : null, "aria-label": label, "aria-hidden": label ? null : "true" },
    s("rect", { x: 3, y: 3, width: 54, height: 54, rx: 11, class: "die-cube" }),
    (PIPS[face] ?? []).map((at) => s("circle", { cx: 15 + 15 * (at % 3), cy: 15 + 15 * Math.floor(at / 3), r: 5, class: "die-pip" })),
  );
