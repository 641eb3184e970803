// Cups with dice under them, the bid that stands, and dice to bid with.

import { fill, h } from "/assets/base/dom.js";
import { args, key, text } from "/assets/base/texts.js";
import { wordsIn } from "/assets/base/words.js";
import { die } from "/assets/art/dice.js";
import { panelOf } from "/assets/art/art.js";
import { style } from "/assets/art/style.js";

const say = await wordsIn("/games/liarsdice/words/");

const FACES = [1, 2, 3, 4, 5, 6];

export async function create(context) {
  await style("/games/liarsdice/cups.css");
  return new Cups(context);
}

class Cups {
  constructor(context) {
    this.context = context;
    this.board = this.complete = true;
    this.count = 0;
    this.standing = h("div", { class: "liar-standing" });
    this.picker = h("div", { class: "liar-picker" });
    this.cups = h("ol", { class: "bare liar-cups" });
    this.element = h("section", { class: "card liar", "aria-label": say("table") }, this.standing, this.cups, this.picker);
  }

  update(screen, context) {
    const cups = panelOf(screen, "cups");
    const bid = panelOf(screen, "bid");
    if (cups?.kind !== "table" || bid?.kind !== "text") return [];
    const { count, face } = args(bid.lines[0].text);
    fill(
      this.standing,
      h("p", {}, text(bid.lines[0].text)),
      face && h("div", { class: "liar-bid", "aria-hidden": "true" }, h("b", {}, count + " ×"), h("span", { class: "liar-die" }, die(face))),
    );
    fill(this.cups, cups.rows.map((row, seat) => cup(row, seat, seat === context.seat)));
    this.showPicker();
    return ["cups", "bid"];
  }

  /** How many, then of which face; only what may be bid can be touched. */
  showPicker() {
    const bids = this.context.choices.flatMap(({ choice }, i) => (Number.isInteger(choice?.face) ? [{ ...choice, i }] : []));
    const doubt = this.context.choices.findIndex(({ choice }) => choice === "LIAR");
    this.picker.hidden = bids.length === 0 && doubt < 0;
    if (bids.length === 0) {
      fill(this.picker, doubt >= 0 && this.liar(doubt));
      return;
    }
    const [least, most] = [bids[0].count, bids.at(-1).count];
    this.count = Math.max(least, Math.min(most, this.count));
    const step = (by, sign, label) =>
      h(
        "button",
        {
          type: "button",
          "aria-label": label,
          disabled: this.count + by < least || this.count + by > most,
          onclick: () => {
            this.count += by;
            this.showPicker();
          },
        },
        sign,
      );
    fill(
      this.picker,
      h("span", { class: "soft" }, say("bid")),
      h("div", { class: "row liar-count" }, step(-1, "−", say("fewer")), h("output", {}, this.count), step(1, "+", say("more")), h("span", {}, "×")),
      h(
        "div",
        { class: "row liar-faces" },
        FACES.map((face) => {
          const found = bids.find((bid) => bid.count === this.count && bid.face === face);
          const label = found ? this.context.choices[found.i].label : say("too-low");
          return h(
            "button",
            { type: "button", class: "liar-face", "aria-label": label, title: label, disabled: !found, onclick: () => this.context.take(found.i) },
            die(face),
          );
        }),
      ),
      doubt >= 0 && this.liar(doubt),
    );
  }

  liar(offer) {
    return h("button", { type: "button", class: "primary", title: this.context.choices[offer].label, onclick: () => this.context.take(offer) }, say("liar"));
  }
}

/** One's own dice lie open to oneself; of others one knows how many. */
function cup({ cells: [who, dice, now, before] }, seat, own) {
  const count = Number(text(dice));
  const seen = faces(now);
  const shown = seen.length > 0 ? seen : Array(count).fill(0);
  return h(
    "li",
    { class: "liar-cup seat-" + (seat % 5) + (own ? " own" : "") + (count === 0 ? " out" : "") },
    h("b", {}, text(who)),
    h(
      "span",
      { class: "liar-dice", "data-thing": "cup-" + seat, "data-shown": seen.join("") },
      shown.map((face) => h("span", { class: "liar-die" }, die(face, face === 0 ? text(now) : String(face)))),
    ),
    h("span", { class: "soft small" }, count === 0 ? say("out") : say("dice", { count })),
    faces(before).length > 0 &&
      h("span", { class: "liar-before soft small" }, say("before"), faces(before).map((face) => h("span", { class: "liar-die small-die" }, die(face, String(face))))),
  );
}

const faces = (msg) => (key(msg) === "faces" ? [args(msg).faces].flat().map(Number) : []);
