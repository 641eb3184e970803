import { h } from "../base/dom.js";
import { inkClass, text } from "../base/texts.js";
import { cellOf, describe, helpOf, unpack } from "./cells.js";
import { tiles } from "./tiles.js";

const BOARD_MAX = 12;

/** A board of squares where it is small, a map in characters where it is large; points and hexes are drawn. */
export function grid(panel, context) {
  const small = panel.width <= BOARD_MAX && panel.height <= BOARD_MAX;
  const draw = panel.tiling !== "SQUARES" ? tiles : small ? board : map;
  return h(
    "div",
    { class: "grid-panel" },
    h("p", { class: "unseen" }, describe(panel)),
    draw(panel, context),
    panel.legend.length > 0 && legend(panel),
  );
}

function board(panel, context) {
  const cells = unpack(panel);
  const offered = new Map((context?.choices ?? []).map((choice, i) => [cellOf(choice, panel), i]));
  const squares = [];
  for (let y = 0; y < cells.height; y++) {
    for (let x = 0; x < cells.width; x++) {
      const { glyph, ink, lit, thing } = cells.at(x, y);
      const choice = offered.get(y * cells.width + x);
      const classes =
        "square " + inkClass(ink) + (lit ? " lit" : "") + (choice !== undefined ? " offered" : "");
      const shown = glyph === "." ? "" : glyph;
      squares.push(
        h(
          "span",
          { class: classes, "data-thing": thing?.id, "data-help": helpOf(thing), onclick: choice === undefined ? null : () => context.take(choice) },
          shown,
        ),
      );
    }
  }
  return h(
    "div",
    { class: "board", "aria-hidden": "true", style: { "--columns": String(cells.width) } },
    squares,
  );
}

function map(panel) {
  const cells = unpack(panel);
  const rows = [];
  for (let y = 0; y < cells.height; y++) {
    for (let x = 0; x < cells.width;) {
      const { ink, lit } = cells.at(x, y);
      let run = "";
      for (; x < cells.width && cells.at(x, y).ink === ink && cells.at(x, y).lit === lit; x++)
        run += cells.at(x, y).glyph;
      rows.push(h("span", { class: inkClass(ink) + (lit ? " lit" : "") }, run));
    }
    rows.push("\n");
  }
  return h("div", { class: "scroll map-scroll", "aria-hidden": "true" }, h("pre", { class: "map" }, rows));
}

/** What signs mean; art that draws them otherwise gives {@code draw(entry)}, or nothing for the sign itself. */
export function legend(panel, draw = () => null) {
  return h(
    "ul",
    { class: "bare legend" },
    panel.legend.map((entry) =>
      h("li", {}, draw(entry) ?? h("b", { class: inkClass(entry.ink) }, entry.glyph), " ", text(entry.meaning)),
    ),
  );
}
