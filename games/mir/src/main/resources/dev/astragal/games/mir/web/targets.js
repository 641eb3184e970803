// Which cell a blow or spell is aimed at: the game shows it when asked for a preview.

const ASKED_MAX = 12;

export class Targets {
  constructor(context) {
    this.context = context;
    this.cells = new Map();
    this.known = "";
  }

  at(cell) {
    return this.cells.get(cell);
  }

  async find(screen, found) {
    const aimed = this.context.choices
      .map(({ choice }, i) => ({ choice, i }))
      .filter(({ choice }) => choice?.targetId !== undefined)
      .slice(0, ASKED_MAX);
    const now = JSON.stringify(aimed);
    if (now === this.known || !this.context.preview) return;
    this.known = now;
    this.cells = new Map();
    const plain = screen.panels.find((panel) => panel.id === "map");
    for (const { choice, i } of aimed) {
      const shown = await this.context.preview(choice).catch(() => null);
      if (this.known !== now) return;
      const map = shown?.panels.find((panel) => panel.id === "map");
      if (!map || JSON.stringify(map) === JSON.stringify(plain)) continue;
      for (const cell of this.aimed(map, plain)) if (!this.cells.has(cell)) this.cells.set(cell, i);
    }
    found();
  }

  /** The one who acts is always lit; the target is whoever else is, or else that one itself. */
  aimed(map, plain) {
    const lit = map.lit.filter((cell) => standing(map, cell));
    const others = lit.filter((cell) => !plain.lit.includes(cell));
    return others.length > 0 ? others : lit;
  }
}

/** Whether somebody, or something to be struck, is on a cell. */
function standing(map, cell) {
  const glyph = Array.from(map.glyphs[Math.floor(cell / map.width)])[cell % map.width];
  return /\p{L}/u.test(glyph) || glyph === "=";
}
