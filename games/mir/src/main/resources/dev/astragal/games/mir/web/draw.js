import { s } from "/assets/base/dom.js";
import { helpOf } from "/assets/panels/cells.js";

const SIZE = 40;

/** Room for the numbers of rows and columns, which are counted from 1 as in every sentence. */
const AXIS = 18;

/** Terrain, reach and tokens. {@code moves} are the cells a move leads to. */
export function drawBoard(cells, moves, health) {
  const parts = [];
  const tokens = [];
  for (let x = 0; x < cells.width; x++) parts.push(axis(x + 1, x * SIZE + SIZE / 2, -AXIS / 3));
  for (let y = 0; y < cells.height; y++) {
    parts.push(axis(y + 1, -AXIS / 2, y * SIZE + SIZE / 2 + 4));
    for (let x = 0; x < cells.width; x++) {
      const here = cells.at(x, y);
      parts.push(cell(here, x, y, y * cells.width + x, moves.has(y * cells.width + x)));
      if (isToken(here)) tokens.push(token(here, x, y, y * cells.width + x, health));
    }
  }
  return s(
    "svg",
    {
      viewBox: [-AXIS, -AXIS, cells.width * SIZE + AXIS, cells.height * SIZE + AXIS].join(" "),
      "aria-hidden": "true",
      style: { "--columns": String(cells.width) },
    },
    parts,
    // Above all cells, so that whoever goes is seen on the way.
    s("g", { class: "tokens" }, tokens),
  );
}

/** One cell as it is drawn, for the legend. */
export function drawSample({ glyph, ink }, reach) {
  const seen = { glyph, ink, lit: reach };
  return s(
    "svg",
    { viewBox: "0 0 " + SIZE + " " + SIZE, class: "sample", "aria-hidden": "true" },
    cell(seen, 0, 0, -1, false),
    isToken(seen) && figure(glyph, ink, false),
  );
}

const isToken = ({ glyph }) => /\p{L}/u.test(glyph) && glyph !== "o";

const token = ({ glyph, ink, lit, thing }, x, y, index, health) =>
  s(
    "g",
    { transform: "translate(" + x * SIZE + " " + y * SIZE + ")", "data-at": index },
    s("g", { "data-thing": thing?.id }, figure(glyph, ink, lit), thing && health.has(thing.id) && bar(health.get(thing.id))),
  );

const axis = (number, x, y) => s("text", { x, y, class: "axis" }, String(number));

function cell(seen, x, y, index, offered) {
  const { glyph, lit, thing } = seen;
  const ground =
    glyph === "#" ? "wall" : glyph === "o" ? "pit" : glyph === "~" ? "rough" : glyph === "?" ? "fog" : "open";
  return s(
    "g",
    {
      transform: "translate(" + x * SIZE + " " + y * SIZE + ")",
      "data-cell": index,
      "data-help": helpOf(thing),
      class: "cell " + ground + (lit && !isToken(seen) ? " reach" : "") + (offered ? " offered" : ""),
    },
    s("rect", { width: SIZE, height: SIZE, class: "ground" + ((x + y) % 2 ? " odd" : "") }),
    SCENERY[glyph]?.(),
    s("rect", { x: 1.5, y: 1.5, width: SIZE - 3, height: SIZE - 3, rx: 4, class: "frame" }),
  );
}

const SCENERY = {
  "#": () => [
    s("path", { class: "stone", d: "M2 2h36v36H2z" }),
    s("path", { class: "mortar", d: "M2 14h36M2 26h36M14 2v12M28 14v12M14 26v12" }),
  ],
  o: () => s("ellipse", { cx: 20, cy: 21, rx: 15, ry: 12, class: "hole" }),
  "~": () =>
    s("path", { class: "tufts", d: "M7 30q2-8 4 0m4-12q2-8 4 0m8 14q2-8 4 0m-2-20q2-8 4 0M9 12q2-6 4 0" }),
  "%": () =>
    s("path", { class: "bones", d: "M11 28L29 12M11 12l18 16M20 20m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0" }),
  "=": () => [
    s("rect", { x: 7, y: 8, width: 26, height: 25, rx: 2, class: "crate" }),
    s("path", { class: "mortar", d: "M7 16h26M7 25h26M9 10l22 22" }),
  ],
  "*": () => s("circle", { cx: 20, cy: 20, r: 5, class: "step" }),
};

function figure(glyph, ink, active) {
  const side = ink === "BAD" ? "enemy" : "ally";
  return s(
    "g",
    { class: "token " + side + (active ? " active" : "") },
    active && s("circle", { cx: 20, cy: 20, r: 18, class: "halo" }),
    side === "enemy" ? s("path", { d: "M20 4L36 20L20 36L4 20z" }) : s("circle", { cx: 20, cy: 20, r: 14.5 }),
    s("text", { x: 20, y: 26 }, glyph),
  );
}

/** What is left of somebody's health, under the token. */
function bar(share) {
  return s(
    "g",
    { class: "health" + (share <= 0.34 ? " low" : "") },
    s("rect", { x: 6, y: 33, width: 28, height: 4, class: "lost" }),
    s("rect", { x: 6, y: 33, width: 28 * share, height: 4, class: "left" }),
  );
}

/** The way of a move, from where it starts: a dot for each step, a large one where it ends. */
export function drawWay(path) {
  const middle = ({ x, y }) => [x * SIZE + SIZE / 2, y * SIZE + SIZE / 2];
  const line = path.map(middle);
  return s(
    "g",
    { class: "way" },
    s("polyline", { points: line.map((point) => point.join(",")).join(" ") }),
    line.map(([cx, cy], i) => i > 0 && s("circle", { cx, cy, r: i === line.length - 1 ? 8 : 4 })),
  );
}
