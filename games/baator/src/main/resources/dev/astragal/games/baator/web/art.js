// The game master's table: sheets around a cloth in the order of the scene, and the dice as they fell.

import { fill, h, s } from "/assets/base/dom.js";
import { key, text } from "/assets/base/texts.js";
import { wordsIn } from "/assets/base/words.js";
import { thingAttributes } from "/assets/panels/things.js";
import { style } from "/assets/art/style.js";

const say = await wordsIn("/games/baator/words/");

const DICE_MAX = 8;
const SIDES = {
  4: "M20 3L37 34H3z",
  6: "M6 6H34V34H6z",
  8: "M20 2L37 20L20 38L3 20z",
  10: "M20 2L38 16L20 38L2 16z",
  12: "M20 2L37 14L31 35H9L3 14z",
  20: "M20 2L36 11V29L20 38L4 29V11z",
};

export async function create() {
  await style("/games/baator/baator.css");
  return new BaatorArt();
}

class BaatorArt {
  constructor() {
    this.scenes = h("div", { class: "baator-scenes" });
    this.tray = h("div", { class: "baator-tray", hidden: true });
    this.element = h("section", { class: "card baator", "aria-label": say("table") }, this.scenes, this.tray);
  }

  update(screen, context) {
    const tables = screen.panels.filter(({ kind, headings }) => kind === "table" && headings.some((heading) => key(heading) === "heading.initiative"));
    if (tables.length === 0) return [];
    fill(this.scenes, tables.map((table) => scene(table, context)));
    return tables.map(({ id }) => id);
  }

  /** What was rolled last lies in the tray. */
  happened(events) {
    const rolled = events.filter(({ kind }) => kind === "Rolled").at(-1);
    if (!rolled) return;
    this.tray.hidden = false;
    const dice = faces(rolled.data);
    fill(
      this.tray,
      h("div", { class: "baator-dice", "data-thing": "dice", "data-shown": rolled.id }, dice.slice(0, DICE_MAX).map(die)),
      h("p", {}, rolled.text),
    );
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

function scene({ title, headings, rows }, context) {
  const column = (cells, name) => {
    const at = headings.findIndex((heading) => key(heading) === "heading." + name);
    return at < 0 ? "" : text(cells[at]);
  };
  return h(
    "div",
    { class: "baator-scene" },
    h("h2", { class: "panel-title" }, text(title)),
    rows.length === 0 && h("p", { class: "baator-empty" }, say("empty")),
    h(
      "ol",
      { class: "bare baator-sheets" },
      rows.map(({ cells, marked, thing }) => sheet((name) => column(cells, name), headings, marked, thing, context)),
    ),
  );
}

function sheet(of, headings, marked, thing, context) {
  const label = (name) => text(headings.find((heading) => key(heading) === "heading." + name));
  const fact = (name, kind) => of(name) !== "" && h("div", { class: "baator-fact " + kind }, h("b", {}, of(name)), h("span", {}, label(name)));
  const name = of("name");
  return h(
    "li",
    { class: "baator-sheet" + (marked ? " current" : ""), ...thingAttributes(thing, context) },
    h(
      "div",
      { class: "baator-head" },
      h("span", { class: "baator-face face-" + ([...name].reduce((sum, sign) => sum + sign.codePointAt(0), 0) % 5), "aria-hidden": "true" }, name.charAt(0)),
      h("h3", {}, name, marked && h("span", { class: "unseen" }, " " + say("acts"))),
      of("initiative") !== "" && h("span", { class: "baator-initiative", title: label("initiative") }, h("span", { class: "unseen" }, label("initiative") + " "), of("initiative")),
    ),
    h("div", { class: "baator-facts" }, fact("hp", "physical"), fact("ac", "armour"), fact("integrity", "cyber"), fact("essence", "mythic")),
    of("conditions") !== "" && h("p", { class: "baator-conditions" }, of("conditions")),
    of("stats") !== "" && h("p", { class: "small soft" }, of("stats")),
  );
}
