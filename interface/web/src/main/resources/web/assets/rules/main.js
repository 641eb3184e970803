// The rules of a game as a page: what it is about, how it is played, and what the words of its set-up mean.

import { fill, h } from "../base/dom.js";
import { get } from "../base/api.js";
import { gameWords, introduction, rulesLink } from "../base/guide.js";
import { markdown } from "../base/markdown.js";
import { at } from "../base/server.js";
import { topbar } from "../base/topbar.js";
import { LANGUAGES, say } from "../base/words.js";

const page = h("main", { class: "wide guide-page" });
const games = h("nav", { class: "row", "aria-label": say("games") });

document.body.prepend(
  h("a", { class: "skip", href: "#rules" }, say("skip.rules")),
  topbar(h("span", { class: "grow" }), h("a", { href: at("/") }, say("lobby"))),
  page,
);

/** Where the game says something about what can be set, it is told too. */
const meanings = (title, entries) =>
  entries.length > 0 && [
    h("h2", {}, title),
    h(
      "dl",
      {},
      entries.map(({ label, help }) => [h("dt", {}, label), h("dd", {}, help)]),
    ),
  ];

async function show() {
  const wanted = new URLSearchParams(location.hash.slice(1));
  const { games: all } = await get("games");
  const game = all.find(({ id }) => id === wanted.get("game")) ?? all[0];
  const asked = wanted.get("language") ?? undefined;
  const words = await gameWords(game.id, game.languages.includes(asked) ? asked : undefined);
  document.title = say("rules.title", { game: game.title }) + " · Astragal";
  fill(games, all.map(({ id, title }) => h("a", { href: rulesLink(id, asked), "aria-current": id === game.id ? "page" : null }, title)));
  fill(
    page,
    games,
    h(
      "div",
      { class: "row spread" },
      h("h1", { id: "rules" }, game.title),
      h(
        "span",
        { class: "row" },
        game.languages.map((code) =>
          h("a", { href: "#game=" + game.id + "&language=" + code, lang: code || "en", "aria-current": code === words.language ? "true" : null }, LANGUAGES[code] ?? code),
        ),
        h("a", { class: "button primary", href: at("/#play=" + game.id) }, say("lobby.play")),
      ),
    ),
    game.cover && h("img", { class: "guide-cover", src: game.cover, alt: "" }),
    introduction(words, 2),
    h("div", { class: "guide", lang: words.language || "en" }, markdown(words.rules, 2)),
    meanings(say("rules.before"), [...words.options.flatMap(({ label, help, values }) => [{ label, help }, ...values]), ...words.overlays].filter(({ help }) => help !== "")),
    meanings(say("rules.bots"), words.bots.filter(({ help }) => help !== "")),
  );
  document.body.dataset.ready = game.id + "/" + words.language;
}

const failed = (error) => fill(page, h("p", { class: "error", role: "alert" }, error.message));
addEventListener("hashchange", () => show().catch(failed));
show().catch(failed);
