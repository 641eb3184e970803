import { h } from "../base/dom.js";
import { words } from "../base/texts.js";

/** How it ended, and where to go from here. */
export function ending(message, you, nameOf) {
  const { outcome, seed, run } = message;
  const winners = outcome?.winners ?? [];
  const title = winners.includes(you)
    ? "You have won."
    : winners.length > 0
      ? "Won by " + winners.map(nameOf).join(" and ") + "."
      : "It is over.";
  return h(
    "section",
    { class: "card ending", role: "status", "aria-label": "The end" },
    h("h2", {}, title),
    outcome && outcome.code !== "won" && h("p", { class: "soft" }, words(outcome.code)),
    outcome?.scores?.length > 0 &&
      h(
        "ol",
        { class: "bare scores" },
        outcome.scores.map((points, seat) =>
          h(
            "li",
            { class: winners.includes(seat) ? "winner" : "" },
            h("span", {}, nameOf(seat) + (seat === you ? " (you)" : "")),
            h("b", {}, points),
          ),
        ),
      ),
    h("p", { class: "small soft" }, "Seed ", h("code", {}, seed)),
    h(
      "div",
      { class: "row" },
      h(
        "a",
        { class: "button primary", id: "inspect-run", href: "/inspect#run=" + run },
        "Look at every step",
      ),
      h("a", { class: "button", href: "/" }, "Back to the lobby"),
    ),
  );
}
