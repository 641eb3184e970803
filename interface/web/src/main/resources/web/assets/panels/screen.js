// A whole screen: the game's art where there is some, and cards for all other panels.
// Only what changed is drawn again, so that focus, scrolling and screen readers stay where they are.

import { h } from "../base/dom.js";
import { artFrom } from "../art/art.js";
import { Motion } from "./motion.js";
import { panelCard } from "./panel.js";
import { showChanges } from "./things.js";

export class ScreenView {
  /** {@code context}: {choices, seat, take(index), mark(index), consider(index), preview(choice)}. */
  constructor(context) {
    this.context = context;
    this.artBox = h("div", { class: "art-box" });
    this.cards = h("div", { class: "cards" });
    this.element = h("div", { class: "screen" }, this.artBox, this.cards);
    this.shown = new Map();
    this.motion = new Motion(this.element);
    this.art = null;
    this.overlays = [];
  }

  async useArtOf({ game, art }) {
    this.art = await artFrom(art, this.context);
    if (this.art) {
      this.artBox.replaceChildren(this.art.element);
      document.body.dataset.art = game;
      if (this.art.board) document.body.dataset.board = this.art.complete ? "complete" : "";
    }
  }

  /** What happened led from what was shown to this. */
  proceed(screen) {
    this.motion.before();
    this.show(screen);
    this.motion.after();
  }

  show(screen) {
    const panels = screen.panels.filter((panel) => panel.kind !== "overlay");
    this.overlays = screen.panels.filter((panel) => panel.kind === "overlay");
    const drawn = this.drawArt(screen);
    this.artBox.hidden = drawn.size === 0;
    const left = panels.filter((panel) => !drawn.has(panel.id));
    const wanted = new Map(left.map((panel) => [panel.id, JSON.stringify([panel, this.offeredTo(panel)])]));
    for (const [id, old] of this.shown) {
      if (!wanted.has(id)) {
        old.element.remove();
        this.shown.delete(id);
      }
    }
    if (left.some(ScreenView.isBoard)) document.body.dataset.board = "complete";
    left.forEach((panel, i) => this.place(panel, wanted.get(panel.id), i));
  }

  /** Whether a board is drawn on which choices are taken, so that the list of them may take less room. */
  static isBoard = ({ kind, tiling }) => kind === "track" || (tiling !== undefined && tiling !== "SQUARES");

  /** Art may show at once what a marked choice is about, before the game's own preview comes. */
  considering(choice) {
    this.art?.considering?.(choice);
  }

  /** Art may play out what happened; {@code fresh} where it is long past. */
  happened(events, fresh) {
    this.art?.happened?.(events, fresh);
  }

  offeredTo(panel) {
    return panel.kind === "grid"
      ? (this.context.choices ?? []).map(({ choice, about }) => [choice, about])
      : (this.context.choices ?? []).map(({ about, blanks }) => [about ?? [], blanks ?? []]);
  }

  place(panel, json, index) {
    const old = this.shown.get(panel.id);
    if (!old || old.json !== json) {
      const element = panelCard(panel, this.context);
      if (old) {
        showChanges(old.element, element);
        old.element.replaceWith(element);
      }
      this.shown.set(panel.id, { json, element });
    }
    const { element } = this.shown.get(panel.id);
    if (this.cards.children[index] !== element)
      this.cards.insertBefore(element, this.cards.children[index] ?? null);
  }

  /** The ids of the panels the art has drawn; none when it cannot cope with this screen. */
  drawArt(screen) {
    if (!this.art) return new Set();
    try {
      return new Set(this.art.update(screen, this.context) ?? []);
    } catch (error) {
      console.warn("the art cannot draw this screen; showing plain panels", error);
      return new Set();
    }
  }
}
