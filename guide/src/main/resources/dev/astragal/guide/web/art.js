// A board with drawn marks; a free square is where one may be put.

import { h, s } from "/assets/base/dom.js";
import { text } from "/assets/base/texts.js";
import { wordsIn } from "/assets/base/words.js";
import { cellOf, describe, unpack } from "/assets/panels/cells.js";
import { panelOf } from "/assets/art/art.js";
import { style } from "/assets/art/style.js";

const say = await wordsIn("/games/tictactoe/words/");

const SIZE = 100;
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

export async function create(context) {
  await style("/games/tictactoe/board.css");
  return new Board(context);
}

class Board {
  constructor(context) {
    this.context = context;
    this.board = this.complete = true;
    this.marks = [];
    this.title = h("h2", { class: "panel-title" });
    this.words = h("p", { class: "unseen" });
    this.box = h("div", { class: "crosses" });
    this.element = h("section", { class: "card", "aria-label": say("board") }, this.title, this.words, this.box);
  }

  update(screen, context) {
    const panel = panelOf(screen, "map");
    if (panel?.kind !== "grid" || panel.width !== 3 || panel.height !== 3) return [];
    this.title.textContent = text(panel.title);
    this.words.textContent = describe(panel);
    const cells = unpack(panel);
    const offered = new Map(context.choices.map((offer, i) => [cellOf(offer, panel), i]));
    const marks = Array.from({ length: 9 }, (_, i) => cells.at(i % 3, Math.floor(i / 3)).glyph);
    const row = LINES.find(([a, b, c]) => "XO".includes(marks[a]) && marks[a] === marks[b] && marks[b] === marks[c]);
    this.box.replaceChildren(
      s(
        "svg",
        { viewBox: "0 0 300 300", "aria-hidden": "true" },
        marks.map((mark, i) => this.square(mark, i, offered.get(i))),
        s("path", { class: "crosses-grid", d: "M100 8v284M200 8v284M8 100h284M8 200h284" }),
        row && s("path", { class: "crosses-won", d: "M" + middle(row[0]) + "L" + middle(row[2]) }),
      ),
    );
    this.marks = marks;
    return ["map"];
  }

  square(mark, i, offer) {
    const fresh = this.marks.length > 0 && mark !== this.marks[i] ? " fresh" : "";
    const x = (i % 3) * SIZE;
    const y = Math.floor(i / 3) * SIZE;
    return s(
      "g",
      {
        class: offer === undefined ? "square-of" : "square-of free",
        onclick: offer === undefined ? null : () => this.context.take(offer),
      },
      s("rect", { x, y, width: SIZE, height: SIZE }),
      mark === "X" &&
        s("path", { class: "mark-x" + fresh, pathLength: 1, d: `M${x + 24} ${y + 24}l52 52M${x + 76} ${y + 24}l-52 52` }),
      mark === "O" && s("circle", { class: "mark-o" + fresh, pathLength: 1, cx: x + 50, cy: y + 50, r: 28 }),
    );
  }
}

const middle = (i) => (i % 3) * SIZE + 50 + " " + (Math.floor(i / 3) * SIZE + 50);
