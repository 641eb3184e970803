// Boards whose places are no squares: points where lines cross, and hexes. A filled or an empty circle is a stone.

import { s } from "../base/dom.js";
import { inkClass } from "../base/texts.js";
import { unpack } from "./cells.js";
import { thingAttributes } from "./things.js";

const STEP = 40;
const HALF = STEP / 2;
const STONES = { "●": "dark", "○": "light" };

/** Where the middle of a place is, and how large the whole is. */
const LAYS = {
  POINTS: {
    middle: (x, y) => [x * STEP + STEP, y * STEP + STEP],
    size: ({ width, height }) => [(width + 1) * STEP, (height + 1) * STEP],
  },
  HEXES: {
    middle: (x, y) => [x * STEP + y * HALF + HALF + 2, y * STEP * 0.866 + STEP * 0.6],
    size: ({ width, height }) => [width * STEP + (height - 1) * HALF + 4, (height - 1) * STEP * 0.866 + STEP * 1.2],
  },
};

export function tiles(panel, context) {
  const cells = unpack(panel);
  const lay = LAYS[panel.tiling];
  const [width, height] = lay.size(panel);
  const places = [];
  for (let y = 0; y < panel.height; y++)
    for (let x = 0; x < panel.width; x++) {
      const cell = cells.at(x, y);
      if (cell.glyph !== " " || cell.thing) places.push(place(panel, cell, lay.middle(x, y), context));
    }
  return s(
    "svg",
    { class: "tiles tiles-" + panel.tiling.toLowerCase(), viewBox: "0 0 " + width + " " + height, "aria-hidden": "true", style: { "--wide": String(width) } },
    panel.tiling === "POINTS" && lines(panel, lay),
    panel.counted && panel.tiling === "POINTS" && numbers(panel, lay),
    places,
  );
}

function place(panel, { glyph, ink, lit, thing }, [x, y], context) {
  const stone = STONES[glyph];
  // Whoever goes by keys has the list of choices beside it.
  const { tabindex, onkeydown, ...touched } = thingAttributes(thing, context);
  return s(
    "g",
    {
      class: "tile " + inkClass(ink) + (lit ? " lit" : "") + (thing ? "" : " edge"),
      transform: "translate(" + x + " " + y + ")",
      ...touched,
    },
    panel.tiling === "HEXES" ? s("path", { class: "tile-ground", d: hex(thing ? 0.57 : 0.5) }) : s("circle", { class: "tile-ground", r: HALF - 2 }),
    stone && s("circle", { class: "stone " + stone, r: HALF * (panel.tiling === "HEXES" ? 0.72 : 0.88) }),
    stone && lit && s("circle", { class: "stone-last " + stone, r: HALF * 0.3 }),
    !stone && glyph !== "." && glyph !== " " && s("text", { class: "tile-sign" }, glyph),
  );
}

const hex = (scale) => {
  const [r, w] = [STEP * scale, STEP * scale * 0.866];
  return "M0 " + -r + "L" + w + " " + -r / 2 + "V" + r / 2 + "L0 " + r + "L" + -w + " " + r / 2 + "V" + -r / 2 + "Z";
};

function lines({ width, height }, { middle }) {
  const [left, top] = middle(0, 0);
  const [right, bottom] = middle(width - 1, height - 1);
  let path = "";
  for (let x = 0; x < width; x++) path += "M" + middle(x, 0)[0] + " " + top + "V" + bottom;
  for (let y = 0; y < height; y++) path += "M" + left + " " + middle(0, y)[1] + "H" + right;
  return s("path", { class: "tile-lines", d: path });
}

const numbers = ({ width, height }, { middle }) => [
  Array.from({ length: width }, (_, x) => s("text", { class: "tile-number", x: middle(x, 0)[0], y: HALF / 2 }, x + 1)),
  Array.from({ length: height }, (_, y) => s("text", { class: "tile-number", x: HALF / 2, y: middle(0, y)[1] }, y + 1)),
];
