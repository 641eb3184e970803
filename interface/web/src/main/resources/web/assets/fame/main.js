// The hall of fame: the best finished games, by game and set-up. Each was replayed before it was listed.

import { fill, h } from "../base/dom.js";
import { get } from "../base/api.js";
import { topbar } from "../base/topbar.js";

const page = h("main", { class: "wide guide-page", id: "fame" });

document.body.prepend(
  h("a", { class: "skip", href: "#fame" }, "To the hall of fame"),
  topbar(h("span", { class: "grow" }), h("a", { href: "/" }, "Lobby")),
  page,
);

const row = ({ name, won, score, text, when, run }, place) =>
  h(
    "tr",
    {},
    h("td", {}, place + 1),
    h("td", {}, h("strong", {}, name), won && h("span", { class: "soft" }, " ★", h("span", { class: "unseen" }, " won"))),
    h("td", {}, score ?? ""),
    h("td", { class: "soft" }, text),
    h("td", {}, when.slice(0, 10)),
    h("td", {}, h("a", { href: "/inspect#run=" + run, "aria-label": "Watch the game of " + name + ", " + when.slice(0, 10) }, "Watch")),
  );

const hall = ({ setup, seats, entries }) =>
  h(
    "section",
    { class: "card" },
    h("h2", {}, seats === 1 ? "Alone" : seats + " at the table"),
    setup.length > 0 && h("p", { class: "soft" }, setup.join(" · ")),
    h(
      "div",
      { class: "scroll", tabindex: 0, role: "group", "aria-label": "The best" },
      h(
        "table",
        {},
        h("thead", {}, h("tr", {}, ["Place", "Who", "Points", "How it ended", "When", ""].map((name) => (name ? h("th", { scope: "col" }, name) : h("td", {}))))),
        h("tbody", {}, entries.map(row)),
      ),
    ),
  );

async function show() {
  const wanted = new URLSearchParams(location.hash.slice(1)).get("game");
  const { games } = await get("games");
  const game = games.find(({ id }) => id === wanted) ?? games[0];
  const { halls } = await get("games/" + game.id + "/fame");
  document.title = game.title + ": hall of fame · Astragal";
  fill(
    page,
    h("nav", { class: "row", "aria-label": "Games" }, games.map(({ id, title }) => h("a", { href: "#game=" + id, "aria-current": id === game.id ? "page" : null }, title))),
    h("h1", {}, game.title + ": hall of fame"),
    h("p", { class: "soft" }, "Games that people finished here. Each was played again from its record, move by move, before it was listed; practice and games with a chosen seed do not count."),
    halls.length > 0 ? halls.map(hall) : h("p", {}, "Nobody has finished a game here yet. Be the first."),
  );
  document.body.dataset.ready = game.id;
}

const failed = (error) => fill(page, h("p", { class: "error", role: "alert" }, error.message));
addEventListener("hashchange", () => show().catch(failed));
show().catch(failed);
