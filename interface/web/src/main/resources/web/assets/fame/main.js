// The hall of fame: the best finished games, by game and set-up. Each was replayed before it was listed.

import { fill, h } from "../base/dom.js";
import { get } from "../base/api.js";
import { at } from "../base/server.js";
import { topbar } from "../base/topbar.js";
import { say } from "../base/words.js";

const page = h("main", { class: "wide guide-page", id: "fame" });

document.body.prepend(
  h("a", { class: "skip", href: "#fame" }, say("skip.fame")),
  topbar(h("span", { class: "grow" }), h("a", { href: at("/") }, say("lobby"))),
  page,
);

const row = ({ name, won, score, text, when, run }, place) =>
  h(
    "tr",
    {},
    h("td", {}, place + 1),
    h("td", {}, h("strong", {}, name), won && h("span", { class: "soft" }, " ★", h("span", { class: "unseen" }, " ", say("fame.won")))),
    h("td", {}, score ?? ""),
    h("td", { class: "soft" }, text),
    h("td", {}, when.slice(0, 10)),
    h("td", {}, h("a", { href: at("/inspect#run=" + run), "aria-label": say("fame.watch", { name, when: when.slice(0, 10) }) }, say("lobby.watch"))),
  );

const hall = ({ setup, seats, entries }) =>
  h(
    "section",
    { class: "card" },
    h("h2", {}, seats === 1 ? say("fame.alone") : say("fame.together", { count: seats })),
    setup.length > 0 && h("p", { class: "soft" }, setup.join(" · ")),
    h(
      "div",
      { class: "scroll", tabindex: 0, role: "group", "aria-label": say("fame.best") },
      h(
        "table",
        {},
        h("thead", {}, h("tr", {}, ["place", "who", "points", "text", "when", ""].map((name) => (name ? h("th", { scope: "col" }, say("fame." + name)) : h("td", {}))))),
        h("tbody", {}, entries.map(row)),
      ),
    ),
  );

async function show() {
  const wanted = new URLSearchParams(location.hash.slice(1)).get("game");
  const { games } = await get("games");
  const game = games.find(({ id }) => id === wanted) ?? games[0];
  const { halls } = await get("games/" + game.id + "/fame");
  document.title = say("fame.title", { game: game.title }) + " · Astragal";
  fill(
    page,
    h("nav", { class: "row", "aria-label": say("games") }, games.map(({ id, title }) => h("a", { href: "#game=" + id, "aria-current": id === game.id ? "page" : null }, title))),
    h("h1", {}, say("fame.title", { game: game.title })),
    h("p", { class: "soft" }, say("fame.about")),
    halls.length > 0 ? halls.map(hall) : h("p", {}, say("fame.nobody")),
  );
  document.body.dataset.ready = game.id;
}

const failed = (error) => fill(page, h("p", { class: "error", role: "alert" }, error.message));
addEventListener("hashchange", () => show().catch(failed));
show().catch(failed);
