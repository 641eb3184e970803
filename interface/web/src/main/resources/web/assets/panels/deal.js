// Cards side by side: hands, markets, tiles. What may be done with a card is done by touching it.

import { h } from "../base/dom.js";
import { inkClass, text } from "../base/texts.js";
import { say } from "../base/words.js";
import { thingAttributes } from "./things.js";

/** Where a face has more characters, all are written smaller. */
const LONG = 5;

export function cards(panel, context) {
  const long = panel.spreads.some((spread) => spread.cards.some(({ face }) => face !== undefined && text(face).length > LONG));
  return h("div", { class: "spreads" + (long ? " long" : "") }, panel.spreads.map((spread) => row(spread, context)));
}

function row({ label, marked, cards: all }, context) {
  const name = text(label);
  return h(
    "div",
    { class: "spread" + (marked ? " marked" : "") },
    name !== "" &&
      h("span", { class: "spread-label" }, marked && h("span", { class: "pointer" }, "▸", h("span", { class: "unseen" }, say("panel.current"), " ")), name),
    h("ul", { class: "bare hand" }, all.map((each) => card(each, context))),
  );
}

function card({ face, note, ink, lit, thing }, context) {
  const words = face === undefined ? say("panel.back") : text(face);
  const kind = face === undefined ? " back" : words === "" ? " free" : "";
  return h(
    "li",
    { class: "hand-place" },
    h(
      "span",
      { class: "hand-card " + inkClass(ink) + kind + (lit ? " lit" : ""), ...thingAttributes(thing, context) },
      kind === " free" ? h("span", { class: "unseen" }, say("panel.free")) : h("span", { class: kind === "" ? null : "unseen" }, words),
    ),
    note !== undefined && h("span", { class: "hand-note" }, text(note)),
  );
}
