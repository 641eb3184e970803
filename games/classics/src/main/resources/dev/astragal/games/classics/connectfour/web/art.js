// A standing board: discs fall into the column that is clicked.

import { fill, h, s } from "/assets/base/dom.js";
import { text } from "/assets/base/texts.js";
import { wordsIn } from "/assets/base/words.js";
import { describe, helpOf, unpack } from "/assets/panels/cells.js";
import { panelOf } from "/assets/art/art.js";
import { style } from "/assets/art/style.js";

const say = await wordsIn("/games/connectfour/words/");

const SIZE = 60;
const TOP = 56;
const DIRECTIONS = [[1, 0], [0, 1], [1, 1], [1, -1]];

export async function create(context) {
  await style("/games/connectfour/columns.css");
  return new Columns(context);
}

class Columns {
  constructor(context) {
    this.context = context;
    this.board = this.complete = true;
    this.discs = null;
    this.turn = h("p", { class: "four-turn" });
    this.words = h("p", { class: "unseen" });
    this.offered = new Map();
    this.width = 1;
    // On the box, because what is considered is drawn anew under the finger: a click on a column would be lost.
    this.box = h("div", {
      class: "four",
      onclick: (event) => this.touch(this.columnAt(event)),
      onpointermove: (event) => event.pointerType !== "touch" && this.over(this.columnAt(event)),
      onpointerleave: () => this.over(null),
    });
    this.element = h("section", { class: "card", "aria-label": say("board") }, this.turn, this.words, this.box);
  }

  columnAt(event) {
    const { left, width } = this.box.firstElementChild.getBoundingClientRect();
    return Math.floor(((event.clientX - left) / width) * this.width);
  }

  touch(column) {
    if (this.offered.has(column)) this.context.take(this.offered.get(column));
  }

  over(column) {
    if (column === this.pointed) return;
    this.pointed = column;
    this.context.consider(this.offered.get(column) ?? null);
  }

  update(screen, context) {
    const panel = panelOf(screen, "board");
    const turn = panelOf(screen, "turn");
    if (panel?.kind !== "grid") return [];
    this.words.textContent = describe(panel);
    const cells = unpack(panel);
    const [width, height] = [cells.width, cells.height];
    const at = (x, y) => (x >= 0 && y >= 0 && x < width && y < height ? cells.at(x, y) : { glyph: " " });
    const discs = panel.glyphs.map((row) => Array.from(row));
    const four = fourInARow(at, width, height);
    this.width = width;
    const offered = new Map(context.choices.flatMap(({ choice }, i) => (Number.isInteger(choice?.column) ? [[choice.column, i]] : [])));
    this.offered = offered;
    const mover = (discs.flat().filter((disc) => disc === "X" || disc === "O").length % 2) === 0 ? "first" : "second";
    // Nobody drops any more once there are four.
    fill(this.turn, four.size === 0 && [h("span", { class: "four-mover " + mover, "aria-hidden": "true" }), " ", (turn?.lines ?? []).map((line) => text(line.text))]);
    this.box.replaceChildren(
      s(
        "svg",
        { viewBox: "0 0 " + width * SIZE + " " + (height * SIZE + TOP), "aria-hidden": "true" },
        s("rect", { x: 0, y: TOP, width: width * SIZE, height: height * SIZE, rx: 14, class: "four-frame" }),
        Array.from({ length: width }, (_, x) =>
          this.column(x, height, offered.get(x), mover, discs.map((_, y) => this.place(at(x, y), x, y, four.has(y * width + x)))),
        ),
      ),
    );
    this.discs = discs;
    return turn ? ["board", "turn"] : ["board"];
  }

  place({ glyph, lit, thing }, x, y, won) {
    const side = { X: "first", O: "second" }[glyph];
    const fresh = this.discs && side && this.discs[y][x] !== glyph;
    const middle = { cx: x * SIZE + SIZE / 2, cy: TOP + y * SIZE + SIZE / 2 };
    return s(
      "g",
      { "data-thing": thing?.id, "data-help": helpOf(thing) },
      s("circle", { ...middle, r: 24, class: "four-hole" + (lit ? " lit" : "") }),
      side && s("circle", { ...middle, r: 24, class: "four-disc " + side + (fresh ? " fresh" : ""), style: { "--fall": -(y + 1) * SIZE + "px" } }),
      won && s("circle", { ...middle, r: 15, class: "four-won" }),
    );
  }

  /** Wherever a column is touched, the disc falls to its lowest free place. */
  column(x, height, offer, mover, places) {
    const open = offer !== undefined;
    return s(
      "g",
      {
        class: open ? "four-column open" : "four-column",
        "data-offered": open ? "" : null,
      },
      s("rect", { x: x * SIZE, y: 0, width: SIZE, height: TOP + height * SIZE, rx: 12 }),
      open && s("circle", { cx: x * SIZE + SIZE / 2, cy: TOP / 2, r: 20, class: "four-disc above " + mover }),
      s("text", { x: x * SIZE + SIZE / 2, y: TOP / 2 + 6, class: "four-number" }, x + 1),
      places,
    );
  }
}

/** The places of a row of four, or more, that somebody has. */
function fourInARow(at, width, height) {
  const found = new Set();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (const [dx, dy] of DIRECTIONS) {
        const row = [0, 1, 2, 3].map((n) => [x + n * dx, y + n * dy]);
        const signs = row.map(([column, line]) => at(column, line).glyph);
        if ("XO".includes(signs[0]) && signs.every((sign) => sign === signs[0])) row.forEach(([column, line]) => found.add(line * width + column));
      }
  return found;
}
