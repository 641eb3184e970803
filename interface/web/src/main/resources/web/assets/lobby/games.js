import { h } from "../base/dom.js";
import { rulesLink } from "../base/guide.js";
import { openCreate } from "./create.js";
import { at } from "../base/server.js";
import { say } from "../base/words.js";

const seats = ({ seatsMin, seatsMax }) =>
  seatsMin === seatsMax ? say("lobby.seats", { count: seatsMax }) : say("lobby.seats.range", { from: seatsMin, to: seatsMax });

/** One card per game the server knows. */
export function gameCards(games, changed) {
  return games.map((game) =>
    h(
      "article",
      { class: "card game-card", "data-game": game.id },
      h("img", { class: "art", src: at(game.cover ?? "/assets/cover.svg"), alt: "" }),
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
            "aria-label": say("lobby.play.game", { game: game.title }),
            onclick: () => openCreate(game, changed),
          },
          say("lobby.play"),
        ),
        h("a", { class: "button", href: rulesLink(game.id), "aria-label": say("lobby.rules.game", { game: game.title }) }, say("rules")),
      ),
    ),
  );
}
