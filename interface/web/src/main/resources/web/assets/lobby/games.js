import { h } from "../base/dom.js";
import { cover, tagline } from "../art/covers.js";
import { openCreate } from "./create.js";

const seats = ({ seatsMin, seatsMax }) =>
  (seatsMin === seatsMax ? seatsMin : seatsMin + " to " + seatsMax) + (seatsMax === 1 ? " seat" : " seats");

/** One card per game the server knows. */
export function gameCards(games, changed) {
  return games.map((game) =>
    h(
      "article",
      { class: "card game-card", "data-game": game.id },
      cover(game.id),
      h(
        "div",
        { class: "words" },
        h("h3", {}, game.title),
        h("p", { class: "soft small" }, tagline(game.id)),
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
      ),
    ),
  );
}
