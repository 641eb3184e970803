import { h } from "../base/dom.js";

/** Who sits where, whose turn it is, who is there. */
export function seatStrip(match, you, asked) {
  return h(
    "ul",
    { class: "bare seats", "aria-label": "Seats" },
    match.seats.map((seat) => {
      const turn = asked.includes(seat.index);
      const who =
        seat.index === you
          ? "you"
          : seat.kind === "bot"
            ? "bot"
            : seat.kind === "open"
              ? "open"
              : seat.connected
                ? "here"
                : "away";
      return h(
        "li",
        { class: "seat-chip seat-" + (seat.index % 5) + (turn ? " turn" : "") },
        h("span", {
          class: "seat-dot" + (seat.kind === "bot" || seat.connected || seat.index === you ? " here" : ""),
          "aria-hidden": "true",
        }),
        seat.name,
        h("span", { class: "soft" }, who),
        turn && h("span", { class: "unseen" }, "(to move)"),
      );
    }),
  );
}
