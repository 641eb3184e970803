// The game master's table: the scenes as tables on a cloth, a bar of dice with their odds, and what was rolled.

import { fill, h, s } from "/assets/base/dom.js";
import { key, text } from "/assets/base/texts.js";
import { wordsIn } from "/assets/base/words.js";
import { table } from "/assets/panels/table.js";
import { style } from "/assets/art/style.js";

const say = await wordsIn("/games/baator/words/");

const DICE_MAX = 8;
const ROLLS_MAX = 12;
const WAIT_MILLIS = 200;
const QUICK = [4, 6, 8, 10, 12, 20, 100];
const SIDES = {
  4: "M20 3L37 34H3z",
  6: "M6 6H34V34H6z",
  8: "M20 2L37 20L20 38L3 20z",
  10: "M20 2L38 16L20 38L2 16z",
  12: "M20 2L37 14L31 35H9L3 14z",
  20: "M20 2L36 11V29L20 38L4 29V11z",
};

export async function create(context) {
  await style("/games/baator/baator.css");
  return new BaatorArt(context);
}

class BaatorArt {
  constructor(context) {
    this.scenes = h("div", { class: "baator-scenes" });
    this.bar = new DiceBar(context);
    this.element = h("section", { class: "card baator", "aria-label": say("table") }, this.scenes, this.bar.element);
  }

  update(screen, context) {
    const tables = screen.panels.filter(({ kind, headings }) => kind === "table" && headings.some((heading) => key(heading) === "heading.initiative"));
    if (tables.length === 0) return [];
    // Drawn anew only where something is new: a row must not vanish while somebody presses on it.
    const drawn = JSON.stringify([tables, context.choices]);
    if (drawn === this.drawn) return tables.map(({ id }) => id);
    this.drawn = drawn;
    fill(
      this.scenes,
      tables.map((panel) => h("div", { class: "panel baator-scene" }, h("h2", { class: "panel-title" }, text(panel.title)), table(panel, context))),
    );
    this.bar.show(context);
    return tables.map(({ id }) => id);
  }

  happened(events, fresh) {
    this.bar.happened(events.filter(({ kind }) => kind === "Rolled"), fresh);
  }
}

/** Any dice: typed or clicked together, with advantage, their odds before they fall and what fell before. */
class DiceBar {
  constructor(context) {
    this.context = context;
    this.offer = null;
    this.expr = h("input", { type: "text", id: "dice", value: "1d20", autocomplete: "off", spellcheck: "false", "aria-label": say("dice"), maxlength: 200 });
    this.expr.addEventListener("input", () => this.look());
    this.flags = Object.fromEntries(["advantage", "disadvantage", "secret"].map((name) => [name, this.flag(name)]));
    this.odds = h("p", { class: "baator-odds", id: "dice-odds", role: "status" });
    this.dice = h("div", { class: "baator-dice", "data-thing": "dice" });
    this.history = h("ol", { class: "bare baator-history", id: "dice-history", "aria-label": say("rolls") });
    this.form = h(
      "form",
      { class: "baator-bar" },
      h("div", { class: "row" }, QUICK.map((sides) => h("button", { type: "button", class: "small", onclick: () => this.add(sides) }, "d" + sides))),
      h("div", { class: "row" }, this.expr, Object.values(this.flags), h("button", { type: "submit", class: "primary", id: "roll" }, say("roll"))),
      this.odds,
    );
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.roll();
    });
    this.element = h("div", { class: "baator-tray" }, this.form, this.dice, this.history);
  }

  flag(name) {
    const button = h("button", { type: "button", id: "dice-" + name, "aria-pressed": "false", hidden: true });
    button.addEventListener("click", () => {
      const on = button.getAttribute("aria-pressed") !== "true";
      button.setAttribute("aria-pressed", String(on));
      const other = { advantage: "disadvantage", disadvantage: "advantage" }[name];
      if (on && other) this.flags[other].setAttribute("aria-pressed", "false");
      this.look();
    });
    return button;
  }

  /** One die more of a kind: 1d6 becomes 2d6. */
  add(sides) {
    const last = /(\d*)d(\d+)$/.exec(this.expr.value.trim());
    if (this.fresh) this.expr.value = "1d" + sides;
    else if (last && Number(last[2]) === sides) this.expr.value = this.expr.value.trim().slice(0, last.index) + (Number(last[1] || 1) + 1) + "d" + sides;
    else this.expr.value = (this.expr.value.trim() === "" ? "" : this.expr.value.trim() + "+") + "1d" + sides;
    this.fresh = false;
    this.look();
  }

  show(context) {
    this.offer = context.choices.find(({ choice }) => choice?.type === "Roll") ?? null;
    this.form.hidden = this.offer === null;
    for (const [name, button] of Object.entries(this.flags)) {
      const blank = this.offer?.blanks?.find(({ field }) => field === name);
      button.hidden = !blank;
      if (blank) button.textContent = blank.label;
    }
    if (this.offer && this.odds.textContent === "") this.look();
    this.fresh ??= true;
  }

  choice() {
    const choice = { ...this.offer.choice, expr: this.expr.value.trim() };
    for (const [name, button] of Object.entries(this.flags)) choice[name] = !button.hidden && button.getAttribute("aria-pressed") === "true";
    return choice;
  }

  look() {
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      if (!this.offer) return;
      const expr = this.expr.value;
      try {
        const { details = [] } = await this.context.words(this.choice());
        if (expr === this.expr.value) this.odds.textContent = details.filter(({ kind }) => kind === "ODDS").map((line) => line.text).join(" · ");
      } catch (refusal) {
        if (refusal.code !== "STALE_PROMPT") this.odds.textContent = refusal.message;
      }
    }, WAIT_MILLIS);
  }

  async roll() {
    if (!this.offer) return;
    this.fresh = true;
    try {
      await this.context.give(this.choice());
    } catch (refusal) {
      this.odds.textContent = refusal.message;
    }
  }

  /** What fell last lies in the tray; what fell before can be rolled again. */
  happened(rolls, fresh) {
    if (fresh) this.history.replaceChildren();
    for (const rolled of rolls) {
      this.history.prepend(
        h("li", {}, h("button", { type: "button", class: "quiet small", onclick: () => this.again(rolled) }, rolled.text)),
      );
      while (this.history.childElementCount > ROLLS_MAX) this.history.lastElementChild.remove();
    }
    const last = rolls.at(-1);
    if (last) fill(this.dice, faces(last.data).slice(0, DICE_MAX).map(die));
    if (last) this.dice.dataset.shown = last.id;
  }

  again({ data }) {
    if (/\b(actor|target)\./.test(data.expr)) return;
    this.expr.value = data.expr;
    for (const button of Object.values(this.flags)) button.setAttribute("aria-pressed", "false");
    this.look();
    this.expr.focus();
  }
}

/** {sides, face} of every die, from an expression such as 2d6+1d4 and the faces in their order. */
function faces({ expr = "", faces: shown = [] }) {
  const sides = [...String(expr).matchAll(/(\d*)d(\d+)/g)].flatMap(([, count, size]) => Array(Math.min(DICE_MAX, Number(count || 1))).fill(Number(size)));
  return shown.map((face, i) => ({ face, sides: sides[i] ?? sides.at(-1) ?? 6 }));
}

function die({ sides, face }) {
  const most = face === sides ? " best" : face === 1 ? " worst" : "";
  return s(
    "svg",
    { viewBox: "0 0 40 40", class: "die baator-die" + most, role: "img", "aria-label": say("die", { sides, face }) },
    s("path", { d: SIDES[sides] ?? SIDES[6] }),
    s("text", { x: 20, y: sides === 4 ? 29 : 26 }, face),
  );
}
