// A battle grid: reach, the way of the move under consideration, click or cursor to move and to strike.

import { fill, h } from "/assets/base/dom.js";
import { args, inkClass, key, text } from "/assets/base/texts.js";
import { describe, unpack } from "/assets/panels/cells.js";
import { legend } from "/assets/panels/grid.js";
import { panelOf } from "/assets/art/art.js";
import { style } from "/assets/art/style.js";
import { Cursor } from "./cursor.js";
import { drawBoard, drawSample, drawWay } from "./draw.js";
import { Targets } from "./targets.js";
import { say } from "./words.js";

export async function create(context) {
  await style("/games/mir/mir.css");
  return new MirArt(context);
}

class MirArt {
  constructor(context) {
    this.context = context;
    this.title = h("h2", { class: "panel-title" });
    this.words = h("p", { class: "unseen" });
    this.board = h("div", { class: "mir-board" });
    this.legend = h("div", {});
    this.turn = h("div", { class: "mir-turn" });
    this.targets = new Targets(context);
    this.cursor = new Cursor(this.board, {
      at: (cell) => this.point(cell),
      take: (cell) => this.take(cell),
      say: (cell) => this.spoken(cell),
    });
    this.element = h(
      "section",
      { class: "card mir", "aria-label": say("grid") },
      this.title,
      this.turn,
      this.words,
      this.cursor.element,
      this.legend,
    );
    this.considered = null;
  }

  update(screen, context) {
    const map = panelOf(screen, "map");
    if (map?.kind !== "grid") return [];
    this.map = map;
    this.title.textContent = text(map.title);
    this.words.textContent = describe(map);
    fill(
      this.turn,
      (panelOf(screen, "turn")?.lines ?? []).map((line) =>
        h("p", { class: inkClass(line.ink) }, text(line.text)),
      ),
    );
    fill(this.legend, legend(map, (entry) => drawSample(entry, key(entry.meaning) === "legend.reach")));
    const moves = new Map();
    context.choices.forEach(({ choice }, i) => choice?.path && moves.set(choice.y * map.width + choice.x, i));
    this.moves = moves;
    this.board.dataset.width = map.width;
    fill(this.board, drawBoard(unpack(map), moves, healthOf(panelOf(screen, "fighters"))));
    this.considering(this.considered);
    this.cursor.fit(map.width, map.height);
    this.keepInSight();
    this.targets.find(screen, () => this.mark());
    this.mark();
    return ["map", ...(panelOf(screen, "turn") ? ["turn"] : [])];
  }

  /** Where the board is larger than its window: whoever acts is in the middle once the turn is another's. */
  keepInSight() {
    const [at] = this.active();
    const where = JSON.stringify(at ?? null);
    if (!at || where === this.inSight) return;
    this.inSight = where;
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = this.board;
    this.board.scrollLeft = ((at.x + 0.5) / this.map.width) * scrollWidth - clientWidth / 2;
    this.board.scrollTop = ((at.y + 0.5) / this.map.height) * scrollHeight - clientHeight / 2;
  }

  mark() {
    for (const cell of this.board.querySelectorAll("[data-cell]"))
      cell.classList.toggle("target", this.targets.at(Number(cell.dataset.cell)) !== undefined);
  }

  choiceAt(cell) {
    return this.targets.at(cell) ?? this.moves?.get(cell);
  }

  /** The pointer or the cursor is on a cell: show what would happen there. */
  point(cell) {
    const choice = cell === null ? undefined : this.choiceAt(cell);
    if (choice === this.pointed) return;
    this.pointed = choice;
    this.context.consider(choice ?? null);
  }

  /** Draws the way of the move under consideration, whoever considers it. */
  considering(choice) {
    this.considered = choice;
    this.board.querySelector(".way")?.remove();
    if (choice?.path) this.board.querySelector("svg")?.append(drawWay([...this.active(), ...choice.path]));
  }

  /** Where the one who acts stands: the lit one of one's own. */
  active() {
    const { lit, width, glyphs } = this.map;
    const cell = lit.find((candidate) =>
      /\p{Lu}/u.test(Array.from(glyphs[Math.floor(candidate / width)])[candidate % width]),
    );
    return cell === undefined ? [] : [{ x: cell % width, y: Math.floor(cell / width) }];
  }

  take(cell) {
    const choice = this.choiceAt(cell);
    this.pointed = undefined;
    this.considering(null);
    if (choice !== undefined) this.context.take(choice);
  }

  spoken(cell) {
    const x = cell % this.map.width;
    const y = Math.floor(cell / this.map.width);
    const { thing } = unpack(this.map).at(x, y);
    const choice = this.choiceAt(cell);
    const offer = choice === undefined ? "" : ": " + this.context.choices[choice].label;
    return say("cell", { row: y + 1, column: x + 1 }) + " " + (thing?.name ?? "") + offer;
  }
}

/** How much of its health each fighter has left, by the id of the thing on the map. */
function healthOf(fighters) {
  const health = new Map();
  for (const row of fighters?.rows ?? [])
    for (const cell of row.cells) {
      const { hp, max } = args(cell);
      if (row.thing && max > 0) health.set(row.thing.id, hp / max);
    }
  return health;
}
