// The country from above: water, mountains, the trail as a line of dots, places with a sign each, the wagon where it is.

import { s } from "/assets/base/dom.js";

const ACROSS = 16;
const DOWN = 20;
/** Room around the country for the signs and names at its ends. */
const MARGIN = 16;
/** Water flows on to water this near. */
const FLOWS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
  [2, 1],
  [-2, 1],
  [1, 2],
  [-1, 2],
  [2, 2],
  [-2, 2],
];
const LAND = {
  "^": () => [
    s("path", { d: "M-9 7L-1-9L2-4L4-6L10 7z", class: "peak" }),
    s("path", { d: "M-1-9L2-4L0 0L3 7L10 7L4-6L2-4z", class: "shade" }),
  ],
  ",": () => s("path", { d: "M-5 4q1-6 2 0q1-8 3 0q1-6 3 0", class: "grass" }),
  n: () => s("path", { d: "M-8 6V-2h4V-9h3V-2h3V-7h3V-2h3V6z", class: "works" }),
  "#": () => s("path", { d: "M-6 6V-2L0-7L6-2V6z", class: "works" }),
  "+": () => s("path", { d: "M-1.5-8h3v4h4v3h-4v8h-3v-8h-4v-3h4z", class: "grave" }),
  ":": () => s("circle", { r: 2.6, class: "gone" }),
  ".": () => s("circle", { r: 2.2, class: "ahead" }),
};
const SIGNS = {
  river: "M-9-3q4.5-5 9 0t9 0M-9 3q4.5-5 9 0t9 0",
  fort: "M-8 7V-7h4v4h3v-4h3v4h3v-4h4V7z",
  landmark: "M-9 7L-1-9L3-2L5-5L10 7z",
  gate: "M-9-3h18v4H-9zM-7-7h3V8h-3zM4-7h3V8H4z",
  goal: "M0-10l3 6.5 7 .8-5 4.8 1.3 7-6.3-3.5-6.3 3.5 1.3-7-5-4.8 7-.8z",
};

const at = (x, y) => "translate(" + (x + 0.5) * ACROSS + " " + (y + 0.5) * DOWN + ")";

const here = () => s("path", { d: "M0-9L-8-24H8z", class: "here", "data-thing": "wagon" });

export function map({ width, height, land, places }) {
  const left = -MARGIN;
  const right = width * ACROSS + MARGIN;
  const bottom = height * DOWN + MARGIN;
  const cells = land.flatMap((row, y) => [...row].map((glyph, x) => ({ glyph, x, y })));
  const wagon = cells.filter(({ glyph }) => glyph === "@");
  return s(
    "svg",
    { viewBox: [left, left, right - left, bottom - left].join(" "), class: "trail-map", "aria-hidden": "true" },
    s("rect", { x: left, y: left, width: right - left, height: bottom - left, class: "paper" }),
    s("path", { d: water(cells, land), class: "water" }),
    cells.filter(({ glyph }) => LAND[glyph]).map(({ glyph, x, y }) => s("g", { transform: at(x, y) }, LAND[glyph]())),
    places.map(sign),
    labels(places, wagon, left, right, bottom),
    wagon.map(({ x, y }) => s("g", { transform: at(x, y) }, here())),
  );
}

function water(cells, land) {
  const middle = (x, y) => (x + 0.5) * ACROSS + " " + (y + 0.5) * DOWN;
  return cells
    .filter(({ glyph }) => glyph === "~")
    .map(({ x, y }) =>
      FLOWS.filter(([dx, dy]) => land[y + dy]?.[x + dx] === "~")
        .map(([dx, dy]) => "M" + middle(x, y) + "L" + middle(x + dx, y + dy))
        .join(""),
    )
    .join("");
}

function sign(place) {
  return s(
    "g",
    {
      transform: at(place.x, place.y),
      class: "place " + place.kind + (place.passed ? " passed" : ""),
      "data-help": place.help,
    },
    s("title", {}, place.title),
    s("circle", { r: 10 }),
    s("path", { d: SIGNS[place.kind], transform: "scale(0.75)" }),
    place.here && here(),
  );
}

/** Names stand where no sign, no wagon and no other name does, those to come first; what finds no room has its title. */
function labels(places, wagon, left, right, bottom) {
  const boxes = [
    ...places.map((place) => box((place.x + 0.5) * ACROSS, (place.y + 0.5) * DOWN, 24, 22)),
    ...wagon.map(({ x, y }) => box((x + 0.5) * ACROSS, (y + 0.5) * DOWN - 16, 16, 18)),
  ];
  return [...places]
    .sort((one, other) => one.passed - other.passed)
    .map((place) => {
      const x = (place.x + 0.5) * ACROSS;
      const y = (place.y + 0.5) * DOWN;
      const long = place.name.length * 7.2;
      const free = [
        [x, y - 18],
        [x, y + 18],
        [x + long / 2 + 14, y],
        [x - long / 2 - 14, y],
        [x - long / 2, y - 18],
        [x + long / 2, y + 18],
        [x + long / 2, y - 18],
        [x - long / 2, y + 18],
      ]
        .map(([cx, cy]) => ({ cx, cy, box: box(cx, cy, long, 13) }))
        .find(({ box }) => box[0] > left && box[1] < right && box[3] < bottom && !boxes.some((other) => meet(box, other)));
      if (!free) return null;
      boxes.push(free.box);
      return s("text", { x: free.cx, y: free.cy + 4, "text-anchor": "middle" }, place.name);
    });
}

const box = (x, y, wide, high) => [x - wide / 2, x + wide / 2, y - high / 2, y + high / 2];

const meet = (one, other) => one[0] < other[1] && other[0] < one[1] && one[2] < other[3] && other[2] < one[3];
