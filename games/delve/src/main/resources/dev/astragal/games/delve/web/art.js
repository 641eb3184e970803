// A tile map on a canvas, sharp on every screen; the hero is always in sight.

import { fill, h } from "/assets/base/dom.js";
import { still } from "/assets/base/settings.js";
import { text } from "/assets/base/texts.js";
import { wordsIn } from "/assets/base/words.js";
import { describe, helpOf, unpack } from "/assets/panels/cells.js";
import { legend } from "/assets/panels/grid.js";
import { panelOf } from "/assets/art/art.js";
import { style } from "/assets/art/style.js";
import { drawTile, drawWalker, walks } from "./tiles.js";

const say = await wordsIn("/games/delve/words/");

const TILE_MIN = 14;
const TILE_MAX = 32;
const HEIGHT_MAX = 640;
const WALK_MILLIS = 160;
const WALK_MAX = 4;

export async function create() {
  await style("/games/delve/delve.css");
  return new DelveArt();
}

const SAMPLE = 24;

/** One tile as it is drawn, for the legend. */
function sample({ glyph, ink }) {
  const scale = devicePixelRatio || 1;
  const canvas = h("canvas", { class: "delve-sample", width: SAMPLE * scale, height: SAMPLE * scale, "aria-hidden": "true" });
  const pen = canvas.getContext("2d");
  pen.scale(scale, scale);
  const seen = { glyph: Array.from(glyph)[0], ink, lit: false };
  drawTile(pen, 0, 0, SAMPLE, seen, 3);
  if (walks(seen)) drawWalker(pen, 0, 0, SAMPLE, seen);
  return canvas;
}

class DelveArt {
  constructor() {
    this.title = h("h2", { class: "panel-title" });
    this.words = h("p", { class: "unseen" });
    this.canvas = h("canvas", { "aria-hidden": "true" });
    this.things = h("div", { class: "delve-things" });
    this.health = h("div", { class: "delve-health" });
    this.legend = h("div", {});
    this.element = h(
      "section",
      { class: "card delve", "aria-label": say("map") },
      h("div", { class: "delve-head" }, this.title, this.health),
      this.words,
      h("div", { class: "delve-map" }, this.canvas, this.things),
      this.legend,
    );
    this.map = null;
    new ResizeObserver(() => this.draw()).observe(this.element);
  }

  update(screen) {
    const map = panelOf(screen, "map");
    if (map?.kind !== "grid") return [];
    this.walk(map);
    this.title.textContent = text(map.title);
    this.words.textContent = describe(map);
    const signs = JSON.stringify(map.legend);
    if (signs !== this.signs) this.legend.replaceChildren(legend(map, sample));
    this.signs = signs;
    const health = panelOf(screen, "health")?.meters?.[0];
    this.health.replaceChildren(...(health ? this.hearts(health) : []));
    this.draw(still() ? 1 : 0);
    return ["map", ...(health ? ["health"] : [])];
  }

  hearts({ label, value, max, ink }) {
    const full = Math.ceil((value / Math.max(1, max)) * 10);
    return [
      h("span", {}, text(label)),
      h(
        "span",
        { class: "hearts ink-" + ink.toLowerCase(), "aria-hidden": "true" },
        "♥".repeat(full),
        h("span", { class: "lost" }, "♥".repeat(10 - full)),
      ),
      h("b", {}, value + " / " + max),
    ];
  }

  /** Whoever was on the map before goes from there to where it is now. */
  walk(map) {
    this.from = new Map((this.map?.width === map.width ? (this.map.things ?? []) : []).map(({ id, cell }) => [id, cell]));
    this.map = map;
    this.begun = performance.now();
    const step = () => {
      const done = still() || performance.now() - this.begun >= WALK_MILLIS;
      this.draw(done ? 1 : (performance.now() - this.begun) / WALK_MILLIS);
      if (!done) this.frame = requestAnimationFrame(step);
    };
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(step);
  }

  /** As much of the map as fits, around the hero; {@code part} of the way is walked. */
  draw(part = 1) {
    const width = this.element.clientWidth - 34;
    if (!this.map || width <= 0) return;
    const cells = unpack(this.map);
    const tile = Math.max(TILE_MIN, Math.min(TILE_MAX, Math.floor(width / cells.width)));
    const columns = Math.min(cells.width, Math.floor(width / tile));
    const rows = Math.min(cells.height, Math.floor(HEIGHT_MAX / tile));
    const hero = this.hero(cells);
    const left = Math.max(0, Math.min(cells.width - columns, hero.x - (columns >> 1)));
    const top = Math.max(0, Math.min(cells.height - rows, hero.y - (rows >> 1)));
    const scale = devicePixelRatio || 1;
    this.canvas.width = columns * tile * scale;
    this.canvas.height = rows * tile * scale;
    this.canvas.style.width = columns * tile + "px";
    this.canvas.style.height = rows * tile + "px";
    const pen = this.canvas.getContext("2d");
    pen.scale(scale, scale);
    pen.fillStyle = "#0d0f13";
    pen.fillRect(0, 0, columns * tile, rows * tile);
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < columns; x++) {
        const seen = cells.at(left + x, top + y);
        if (seen.glyph !== " ")
          drawTile(pen, x * tile, y * tile, tile, seen, (left + x) * 31 + (top + y) * 17);
      }
    if (part === 1) this.place(left, top, columns, rows, tile);
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < columns; x++) {
        const seen = cells.at(left + x, top + y);
        if (!walks(seen)) continue;
        const [dx, dy] = this.behind(seen.thing, left + x, top + y, 1 - part);
        drawWalker(pen, (x + dx) * tile, (y + dy) * tile, tile, seen);
      }
  }

  /** Over everything on the map lies something to point at, so that it says what it is. */
  place(left, top, columns, rows, tile) {
    const within = (this.map.things ?? [])
      .map((thing) => ({ thing, x: (thing.cell % this.map.width) - left, y: Math.floor(thing.cell / this.map.width) - top }))
      .filter(({ x, y }) => x >= 0 && y >= 0 && x < columns && y < rows);
    const now = JSON.stringify([within, tile]);
    if (now === this.placed) return;
    this.placed = now;
    fill(
      this.things,
      within.map(({ thing, x, y }) =>
        h("span", {
          "data-thing": thing.id,
          "data-help": helpOf(thing),
          style: { left: x * tile + "px", top: y * tile + "px", width: tile + "px", height: tile + "px" },
        }),
      ),
    );
  }

  /** How far somebody is behind its place; who came from far away did not walk. */
  behind(thing, x, y, part) {
    const cell = this.from?.get(thing?.id);
    if (cell === undefined) return [0, 0];
    const [dx, dy] = [(cell % this.map.width) - x, Math.floor(cell / this.map.width) - y];
    return Math.max(Math.abs(dx), Math.abs(dy)) > WALK_MAX ? [0, 0] : [dx * part, dy * part];
  }

  hero(cells) {
    for (let y = 0; y < cells.height; y++)
      for (let x = 0; x < cells.width; x++) if (cells.at(x, y).glyph === "@") return { x, y };
    return { x: 0, y: 0 };
  }
}
