import { h } from "../base/dom.js";
import { rulesLink } from "../base/guide.js";
import { openCreate } from "./create.js";

const seats = ({ seatsMin, seatsMax }) =>
  (seatsMin === seatsMax ? seatsMin : seatsMin + " to " + seatsMax) + (seatsMax === 1 ? " seat" : " seats");

/** One card per game the server knows. */
export function gameCards(games, changed) {
  return games.map((game) =>
    h(
      "article",
      { class: "card game-card", "data-game": game.id },
      h("img", { class: "art", src: game.cover ?? "/assets/cover.svg", alt: "" }),
      h(
        "div",
        { class: "words" },
        h("h3", {}, game.title),
        h("p", { class: "soft small" }, game.tagline),
        h("p", { class: "small soft" }, seats(game)),
      ),
      h(
        "div",
        { class: "row" },
        h(
          "button",
          {
            type: "button",
            class: "primary",
            "aria-label": "Play " + game.title,
            onclick: () => openCreate(game, changed),
          },
          "Play",
        ),
        h("a", { class: "button", href: rulesLink(game.id), "aria-label": "Rules of " + game.title }, "Rules"),
      ),
    ),
  );
}
