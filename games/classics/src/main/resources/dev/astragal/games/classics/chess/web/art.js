// A chessboard from the side of whoever plays: touch a man, then where it goes.

import { fill, h, s } from "/assets/base/dom.js";
import { key, text } from "/assets/base/texts.js";
import { wordsIn } from "/assets/base/words.js";
import { helpOf, unpack } from "/assets/panels/cells.js";
import { panelOf } from "/assets/art/art.js";
import { style } from "/assets/art/style.js";
import { figure, man, SIZE } from "./men.js";

const say = await wordsIn("/games/chess/words/");

const BEGUN_WITH = { p: 8, n: 2, b: 2, r: 2, q: 1 };
const WORTH = { p: 1, n: 3, b: 3, r: 5, q: 9 };
const PROMOTIONS = ["", "", "n", "b", "r", "q"];

export async function create(context) {
  await style("/games/chess/chess.css");
  return new Chessboard(context);
}

class Chessboard {
  constructor(context) {
    this.context = context;
    this.board = this.complete = true;
    this.men = [];
    this.ids = [];
    this.chosen = -1;
    this.last = [];
    this.turn = h("p", { class: "chess-turn" });
    this.words = h("p", { class: "unseen" });
    this.lost = [0, 1].map(() => h("div", { class: "chess-lost", role: "img" }));
    this.box = h("div", { class: "chess-board" });
    this.becoming = h("div", { class: "row chess-becoming" });
    this.element = h("section", { class: "card chess", "aria-label": say("board") }, this.turn, this.words, this.lost[0], this.box, this.lost[1], this.becoming);
  }

  update(screen, context) {
    const panel = panelOf(screen, "board");
    const turn = panelOf(screen, "turn");
    if (panel?.kind !== "grid" || panel.width !== 8 || panel.height !== 8) return [];
    const cells = unpack(panel);
    this.cells = Array.from({ length: 64 }, (_, i) => cells.at(i % 8, Math.floor(i / 8)));
    const said = turn?.lines[0]?.text;
    this.turn.textContent = text(said);
    this.words.textContent = this.cells.flatMap(({ glyph, thing }) => (man(glyph) ? [thing.name] : [])).join("; ");
    this.check = ["to-move-check", "mated"].includes(key(said));
    this.turn.classList.toggle("check", this.check);
    this.white = key(said && said.args?.side) !== "black";
    this.follow();
    this.offers = new Map();
    context.choices.forEach(({ choice }, i) => {
      if (!Number.isInteger(choice?.from)) return;
      if (!this.offers.has(choice.from)) this.offers.set(choice.from, new Map());
      const goals = this.offers.get(choice.from);
      goals.set(choice.to, [...(goals.get(choice.to) ?? []), i]);
    });
    if (!this.offers.has(this.chosen)) this.choose(-1);
    this.draw();
    return turn ? ["board", "turn"] : ["board"];
  }

  /** A man that stands elsewhere now is still the same one, and is seen to go there. */
  follow() {
    const men = this.cells.map(({ glyph }) => (man(glyph) ? glyph : ""));
    const left = this.men.flatMap((glyph, i) => (glyph && men[i] !== glyph ? [i] : []));
    this.ids = men.map((glyph, i) => {
      if (!glyph || this.men[i] === glyph) return glyph && (this.ids[i] ?? "man-" + i);
      const from = left.findIndex((square) => this.men[square] === glyph);
      return from < 0 ? "man-" + i + glyph : this.ids[left.splice(from, 1)[0]];
    });
    this.men = men;
  }

  /** The last move stays marked. */
  happened(events) {
    const moved = events.findLast(({ kind }) => kind === "Move");
    if (!moved) return;
    this.last = [moved.data.from, moved.data.to];
    this.draw();
  }

  choose(square) {
    this.chosen = square;
    fill(this.becoming);
  }

  touch(square) {
    const goals = this.offers.get(this.chosen)?.get(square);
    if (goals?.length === 1) return this.take(goals[0]);
    if (goals) return this.ask(goals);
    this.choose(this.offers.has(square) && square !== this.chosen ? square : -1);
    this.draw();
  }

  take(offer) {
    this.choose(-1);
    this.context.take(offer);
  }

  /** What a pawn becomes on the last row. */
  ask(goals) {
    fill(
      this.becoming,
      goals.map((i) => {
        const { choice, label } = this.context.choices[i];
        const letter = PROMOTIONS[choice.promotion];
        return h("button", { type: "button", "aria-label": label, title: label, onclick: () => this.take(i) }, figure(this.white ? letter.toUpperCase() : letter));
      }),
    );
    this.becoming.querySelector("button").focus();
  }

  draw() {
    const turned = this.context.seat === 1;
    const place = (i) => {
      const at = turned ? 63 - i : i;
      return [(at % 8) * SIZE, Math.floor(at / 8) * SIZE];
    };
    const goals = this.offers.get(this.chosen) ?? new Map();
    const squares = this.cells.map((cell, i) => this.square(cell, i, place(i), goals));
    const men = this.cells.map(({ glyph }, i) => man(glyph) && s("g", { "data-thing": this.ids[i], transform: "translate(" + place(i).join(" ") + ")" }, s("g", {}, man(glyph))));
    const edge = 8 * SIZE;
    this.box.replaceChildren(
      s(
        "svg",
        { viewBox: "0 0 " + edge + " " + edge, "aria-hidden": "true" },
        squares,
        Array.from({ length: 8 }, (_, n) => [
          s("text", { x: n * SIZE + SIZE - 3, y: edge - 3, class: "chess-name file" }, "abcdefgh"[turned ? 7 - n : n]),
          s("text", { x: 2, y: n * SIZE + 10, class: "chess-name" }, turned ? n + 1 : 8 - n),
        ]),
        s("g", { class: "chess-men" }, men),
      ),
    );
    this.tellLost(turned);
  }

  square({ glyph, lit, thing }, i, [x, y], goals) {
    const own = this.offers.has(i);
    const goal = goals.has(i);
    const king = this.check && glyph === (this.white ? "K" : "k");
    const classes = [
      "chess-square",
      (i + Math.floor(i / 8)) % 2 === 0 ? "light" : "dark",
      this.last.includes(i) && "last",
      (lit || i === this.chosen) && "lit",
      king && "checked",
      (own || goal) && "open",
    ];
    return s(
      "g",
      { class: classes.filter(Boolean).join(" "), "data-square": thing?.id, "data-thing": thing?.id, "data-help": helpOf(thing), "data-offered": own || goal ? "" : null, onclick: () => this.touch(i) },
      s("rect", { x, y, width: SIZE, height: SIZE }),
      goal && s("circle", { cx: x + SIZE / 2, cy: y + SIZE / 2, r: this.men[i] ? 20 : 7, class: this.men[i] ? "chess-prey" : "chess-goal" }),
    );
  }

  /** What each side has lost, beside whoever took it, and who is ahead. */
  tellLost(turned) {
    const rows = turned ? [this.lost[1], this.lost[0]] : this.lost;
    const worth = [0, 0];
    [true, false].forEach((white, side) => {
      const count = (kind) => this.men.filter((glyph) => glyph === (white ? kind.toUpperCase() : kind)).length;
      const gone = Object.entries(BEGUN_WITH).flatMap(([kind, many]) => Array(Math.max(0, many - count(kind))).fill(kind));
      worth[side] = Object.entries(WORTH).reduce((sum, [kind, each]) => sum + each * count(kind), 0);
      fill(rows[side], gone.map((kind) => figure(white ? kind.toUpperCase() : kind)));
      rows[side].setAttribute("aria-label", say(white ? "lost.white" : "lost.black", { count: gone.length }));
    });
    const ahead = worth[0] - worth[1];
    if (ahead !== 0) rows[ahead > 0 ? 1 : 0].append(h("span", { class: "soft small" }, "+" + Math.abs(ahead)));
  }
}
