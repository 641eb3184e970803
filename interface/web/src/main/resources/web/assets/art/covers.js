// A small picture and a sentence for the lobby. A game without one gets the knucklebone.

import { s } from "../base/dom.js";

const path = (d, fill, more = {}) => s("path", { d, fill, ...more });
const rect = (x, y, width, height, fill, more = {}) => s("rect", { x, y, width, height, fill, ...more });
const disc = (cx, cy, r, fill, more = {}) => s("circle", { cx, cy, r, fill, ...more });
const word = (x, y, size, fill, text) =>
  s(
    "text",
    {
      x,
      y,
      "font-size": size,
      fill,
      "text-anchor": "middle",
      "font-family": "Georgia, serif",
      "font-weight": 700,
    },
    text,
  );

const COVERS = {
  regrets: {
    says: "Fish, sell, mount the monsters. Two to five anglers, and what they would rather forget.",
    draw: () => [
      rect(0, 0, 240, 120, "#e8c99a"),
      disc(186, 38, 17, "#f7ead0"),
      path("M0 52 Q30 46 60 52 T120 52 T180 52 T240 52 V120 H0z", "#3f7f95"),
      path("M0 74 Q30 68 60 74 T120 74 T180 74 T240 74 V120 H0z", "#2a5f7a"),
      path("M0 98 Q30 92 60 98 T120 98 T180 98 T240 98 V120 H0z", "#173e57"),
      path("M70 44 H126 L117 57 H79z", "#6b3f22"),
      path("M97 12 V42 M97 14 L119 39 H97z", "#f6efe0", { stroke: "#6b3f22", "stroke-width": 2 }),
      path("M120 46 L140 30 V88", "none", { stroke: "#f6efe0", "stroke-width": 1.2 }),
      path("M132 94 q14 -13 34 0 q-20 13 -34 0 m34 0 l11 -8 v16z", "#8fd0c0"),
      disc(142, 92, 2, "#102a3b"),
    ],
  },
  delve: {
    says: "A roguelike that explores by itself and asks when it matters.",
    draw: () => [
      rect(0, 0, 240, 120, "#1d2028"),
      ...[0, 1, 2, 3].flatMap((y) =>
        [0, 1, 2, 3, 4, 5, 6].map((x) =>
          rect(x * 40 - (y % 2) * 20, y * 30, 38, 28, y === 1 || y === 2 ? "#2c313c" : "#272b35"),
        ),
      ),
      path("M84 120 V66 a36 36 0 0 1 72 0 V120z", "#0c0e12"),
      path("M84 120 V66 a36 36 0 0 1 72 0 V120", "none", { stroke: "#5a6170", "stroke-width": 6 }),
      disc(60, 60, 17, "#f0a04b", { opacity: 0.25 }),
      path("M60 46 q9 10 0 18 q-9 -8 0 -18", "#f6b35c"),
      rect(58, 62, 4, 20, "#7a5128"),
      disc(180, 60, 17, "#f0a04b", { opacity: 0.25 }),
      path("M180 46 q9 10 0 18 q-9 -8 0 -18", "#f6b35c"),
      rect(178, 62, 4, 20, "#7a5128"),
      disc(112, 84, 2.5, "#e5533d"),
      disc(126, 84, 2.5, "#e5533d"),
    ],
  },
  trail: {
    says: "Two thousand miles by ox wagon; or by van, across something stranger.",
    draw: () => [
      rect(0, 0, 240, 120, "#f2d9a9"),
      disc(58, 40, 20, "#f7f0dd"),
      path("M0 74 L46 36 L86 72 L132 28 L186 70 L240 40 V120 H0z", "#b98d67"),
      path("M0 86 Q60 66 120 84 T240 78 V120 H0z", "#8b9a52"),
      path("M0 102 Q80 92 240 100 V120 H0z", "#6f7a3c"),
      path("M120 66 q26 -26 56 0 l-3 20 H123z", "#fbf6ea"),
      rect(120, 84, 56, 8, "#7a4a25"),
      disc(132, 98, 9, "none", { stroke: "#4d2f17", "stroke-width": 3 }),
      disc(166, 98, 9, "none", { stroke: "#4d2f17", "stroke-width": 3 }),
      path("M84 84 q8 -8 24 -2 l6 4 v12 h-4 v-8 h-16 v8 h-4 v-10 z", "#5d3a20"),
    ],
  },
  mir: {
    says: "Tactical skirmishes on a grid: steps, reach, sight and one action a turn.",
    draw: () => [
      rect(0, 0, 240, 120, "#dfe3dd"),
      ...[...Array(6)].flatMap((_, x) =>
        [...Array(3)].map((_, y) =>
          rect(x * 40 + 1, y * 40 + 1, 38, 38, (x + y) % 2 ? "#cbd3c8" : "#d6ddd3"),
        ),
      ),
      rect(121, 41, 38, 38, "#6e7370"),
      rect(121, 1, 38, 38, "#6e7370"),
      path("M60 100 H100 V60 H100 M100 100 H180 V62", "none", {
        stroke: "#0c6468",
        "stroke-width": 4,
        "stroke-dasharray": "3 8",
        "stroke-linecap": "round",
      }),
      disc(60, 100, 15, "#1c5fb0"),
      word(60, 106, 17, "#fff", "K"),
      disc(180, 60, 15, "#ae2626"),
      word(180, 66, 17, "#fff", "g"),
      disc(20, 60, 15, "#1c5fb0"),
      word(20, 66, 17, "#fff", "R"),
    ],
  },
  baator: {
    says: "A game master's bench: dice, rules and sheets, with every roll on record.",
    draw: () => [
      rect(0, 0, 240, 120, "#33202a"),
      path("M120 10 L172 40 V84 L120 112 L68 84 V40z", "#a8323a"),
      path("M120 34 L150 84 H90z", "#c94f4f"),
      path(
        "M120 10 L120 34 M172 40 L120 34 L68 40 M172 40 L150 84 L172 84 M68 40 L90 84 L68 84 M150 84 L120 112 L90 84",
        "none",
        { stroke: "#f1d9c0", "stroke-width": 1.5 },
      ),
      word(120, 76, 22, "#fff6e8", "20"),
    ],
  },
  pig: {
    says: "Roll for more, or hold what you have. The smallest game there is.",
    draw: () => [
      rect(0, 0, 240, 120, "#e9c3bd"),
      rect(62, 28, 66, 66, "#fffaf4", { rx: 12, transform: "rotate(-9 95 61)" }),
      ...[
        [80, 48],
        [110, 44],
        [95, 61],
        [82, 79],
        [112, 74],
      ].map(([x, y]) => disc(x, y, 5.5, "#8c3a3a")),
      rect(134, 46, 52, 52, "#fffaf4", { rx: 10, transform: "rotate(14 160 72)" }),
      disc(160, 72, 6, "#8c3a3a"),
    ],
  },
  tictactoe: {
    says: "Three in a row, in forty lines of rules.",
    draw: () => [
      rect(0, 0, 240, 120, "#e4dcc8"),
      path("M102 14 V106 M138 14 V106 M74 44 H166 M74 78 H166", "none", {
        stroke: "#5b5f68",
        "stroke-width": 4,
        "stroke-linecap": "round",
      }),
      path("M80 20 L96 38 M96 20 L80 38 M112 52 L128 70 M128 52 L112 70", "none", {
        stroke: "#1c5fb0",
        "stroke-width": 5,
        "stroke-linecap": "round",
      }),
      disc(152, 28, 9, "none", { stroke: "#a2401c", "stroke-width": 5 }),
      disc(88, 94, 9, "none", { stroke: "#a2401c", "stroke-width": 5 }),
    ],
  },
};

const PLAIN = {
  says: "Drawn from its panels alone.",
  draw: () => [
    rect(0, 0, 240, 120, "#0c6468"),
    path(
      "M99 36c8 0 11 8 21 8s13-8 21-8c10 0 12 12 6 18-5 5-5 14 0 19 6 6 4 18-6 18-8 0-11-9-21-9s-13 9-21 9c-10 0-12-12-6-18 5-5 5-14 0-19-6-6-4-18 6-18z",
      "#f5f1e8",
    ),
  ],
};

export function cover(game) {
  return s(
    "svg",
    { class: "art", viewBox: "0 0 240 120", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" },
    (COVERS[game] ?? PLAIN).draw(),
  );
}

export const tagline = (game) => (COVERS[game] ?? PLAIN).says;
