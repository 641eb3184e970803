import { h } from "../base/dom.js";
import { say } from "../base/words.js";

/**
 * Who sits where, whose turn it is, who is there; {@code acting} is who just did something,
 * {@code replace(seat)} where somebody is gone for good.
 */
export function seatStrip(match, you, asked, acting, replace) {
  return h(
    "ul",
    { class: "bare seats", "aria-label": say("seats") },
    match.seats.map((seat) => {
      const turn = asked.includes(seat.index);
      return h(
        "li",
        { class: "seat-chip seat-" + (seat.index % 5) + (turn ? " turn" : "") + (seat.index === acting ? " acting" : "") },
        h("span", {
          class: "seat-dot" + (seat.kind === "bot" || seat.connected || seat.index === you ? " here" : ""),
          "aria-hidden": "true",
        }),
        seat.name,
        h("span", { class: "soft" }, presence(seat, you)),
        turn && h("span", { class: "unseen" }, say("seats.to-move")),
        seat.left &&
          you !== null &&
          seat.index !== you &&
          h(
            "button",
            { type: "button", class: "quiet small", "aria-label": say("seats.replace.who", { who: seat.name }), onclick: () => replace(seat) },
            say("seats.replace"),
          ),
      );
    }),
  );
}

function presence(seat, you) {
  if (seat.index === you) return say("seats.you");
  if (seat.kind !== "human") return say("seats." + seat.kind);
  return say(seat.connected ? "seats.here" : "seats.away");
}
