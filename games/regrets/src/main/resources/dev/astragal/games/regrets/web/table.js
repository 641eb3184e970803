import { h } from "/assets/base/dom.js";
import { args, text } from "/assets/base/texts.js";
import { boat, dice, tackle } from "./cards.js";
import { faces, parts } from "./read.js";
import { say } from "./words.js";

/** Everybody's public board, as a row of cards. */
export function aroundTheTable(panel, you) {
  return h(
    "ul",
    { class: "bare anglers" },
    panel.rows.map(({ cells, marked }) => {
      const [who, place, bucks, fresh, gear, hand, mounts, mind, things, dinks, tokens] = cells;
      const seat = args(who).who;
      const fact = (heading, content) =>
        h("div", { class: "own-line" }, h("span", { class: "soft" }, text(panel.headings[heading])), content);
      const names = (msg) => (parts(msg).length === 0 ? null : text(msg));
      return h(
        "li",
        { class: "angler" + (marked ? " current" : "") },
        h(
          "div",
          { class: "angler-head" },
          boat(seat, marked),
          h("h3", {}, text(who), seat === you && " " + say("you")),
          marked && h("span", { class: "chip on" }, say("on-turn")),
        ),
        fact(1, text(place)),
        fact(2, h("b", {}, text(bucks))),
        fact(3, dice(faces(fresh), "fresh", seat)),
        fact(4, tackle(parts(gear))),
        names(hand) && fact(5, names(hand)),
        names(mounts) && fact(6, names(mounts)),
        fact(7, text(mind)),
        names(things) && fact(8, names(things)),
        names(dinks) && fact(9, names(dinks)),
        names(tokens) && fact(10, names(tokens)),
      );
    }),
  );
}
