// A card table: everybody's card and chips, and what lies open in the middle. For games whose panel "hands" lists player,
// card and chips, and whose panel "table" says what concerns all.

import { fill, h, s } from "../base/dom.js";
import { args, key, text } from "../base/texts.js";
import { panelOf } from "./art.js";
import { style } from "./style.js";

const CHIPS_MAX = 12;
const CROWNS = {
  "word.JACK": "M22 62h26l4-12-9 4-8-9-8 9-9-4z",
  "word.QUEEN": "M20 64h30l5-20-10 9-4-14-6 12-6-12-4 14-10-9z",
  "word.KING": "M20 64h30l6-22-12 8-6-8v-6h4v-4h-4v-4h-6v4h-4v4h4v6l-6 8-12-8z",
};

export async function create() {
  await style("/assets/css/pieces.css");
  return new Felt();
}

class Felt {
  constructor() {
    this.board = true;
    this.seats = h("ol", { class: "bare felt-seats" });
    this.middle = h("div", { class: "felt-middle" });
    this.element = h("section", { class: "card felt" }, this.middle, this.seats);
  }

  update(screen, context) {
    const hands = panelOf(screen, "hands");
    const table = panelOf(screen, "table");
    if (hands?.kind !== "table" || table?.kind !== "text") return [];
    this.element.setAttribute("aria-label", text(table.title));
    fill(this.middle, table.lines.map((line) => middle(line.text)));
    fill(this.seats, hands.rows.map((row, seat) => place(row, seat, seat === context.seat)));
    return ["hands", "table"];
  }
}

/** A line about a card shows it; any other is read. */
const middle = (line) => {
  const { card } = args(line);
  return card ? h("div", { class: "felt-open" }, playingCard(card, "open"), h("span", { class: "soft small" }, text(line))) : h("p", { class: "felt-line" }, text(line));
};

function place({ cells: [who, card, chips], marked }, seat, own) {
  const count = Number(text(chips));
  return h(
    "li",
    { class: "felt-seat seat-" + seat + (marked ? " acting" : "") + (own ? " own" : "") },
    h("b", {}, text(who)),
    playingCard(card, "hand-" + seat),
    h(
      "span",
      { class: "felt-chips" },
      h("span", { "aria-hidden": "true", class: "chips" }, Array.from({ length: Math.min(CHIPS_MAX, count) }, () => h("span", { class: "poker-chip" }))),
      h("span", { class: "small" }, count),
    ),
  );
}

/** Its face, its back, or where it will lie. */
function playingCard(card, thing) {
  const crown = CROWNS[key(card)];
  const name = text(card);
  const kind = crown ? "face" : key(card) === "face-down" ? "back" : "none";
  return h(
    "span",
    { class: "playing-card", "data-thing": thing, "data-shown": key(card) },
    s(
      "svg",
      { viewBox: "0 0 70 98", class: "card-" + kind, role: "img", "aria-label": name },
      s("rect", { x: 2, y: 2, width: 66, height: 94, rx: 8, class: "card-paper" }),
      kind === "back" && s("path", { class: "card-pattern", d: "M10 10h50v78H10zM10 30l50 38M10 49l50 38M10 10l50 39M60 10L10 49M60 30L10 68M60 49L10 88" }),
      crown && [
        s("text", { x: 8, y: 22, class: "card-index" }, name.slice(0, 1)),
        s("text", { x: 62, y: 92, class: "card-index last" }, name.slice(0, 1)),
        s("path", { d: crown, class: "card-crown" }),
        s("path", { d: "M20 68h30", class: "card-band" }),
      ],
    ),
    crown && h("span", { class: "small" }, name),
  );
}
