// The lobby: games to start, matches to join or watch, runs to look at.

import { fill, h } from "../base/dom.js";
import { get } from "../base/api.js";
import { forget, remembered } from "../base/keep.js";
import { at } from "../base/server.js";
import { topbar } from "../base/topbar.js";
import { openCreate } from "./create.js";
import { gameCards } from "./games.js";
import { matchEntries, ownEntries, runEntries } from "./entries.js";
import { say } from "../base/words.js";

const REFRESH_MILLIS = 4000;
const OWN_MAX = 8;

const said = h("p", { class: "error", role: "alert", hidden: true });
const games = h("div", { class: "games" });
const matches = h("div", { id: "matches" });
const mine = h("section", { class: "card", id: "mine", "aria-labelledby": "mine-title", hidden: true });
const runs = h("div", { id: "runs" });

document.body.prepend(
  h("a", { class: "skip", href: "#games" }, say("skip.games")),
  topbar(h("span", { class: "grow" }), h("a", { href: at("/rules") }, say("rules")), h("a", { href: at("/fame") }, say("fame")), h("a", { href: at("/inspect") }, say("inspector"))),
  h(
    "main",
    { class: "wide" },
    h(
      "div",
      { class: "hero" },
      h("h1", {}, say("lobby.title")),
      h(
        "p",
        {},
        say("lobby.text"),
      ),
    ),
    said,
    h(
      "div",
      { class: "lobby" },
      h(
        "section",
        { id: "games", "aria-labelledby": "games-title" },
        h("h2", { id: "games-title" }, say("lobby.start")),
        games,
      ),
      h(
        "div",
        { class: "side-lists" },
        mine,
        h(
          "section",
          { class: "card", "aria-labelledby": "matches-title" },
          h("h2", { id: "matches-title" }, say("lobby.matches")),
          matches,
        ),
        h(
          "section",
          { class: "card", "aria-labelledby": "runs-title" },
          h("h2", { id: "runs-title" }, say("lobby.runs")),
          runs,
        ),
      ),
    ),
  ),
);

async function refresh() {
  if (document.visibilityState !== "visible") return;
  try {
    const own = await Promise.all(
      remembered()
        .slice(0, OWN_MAX)
        .map((id) => get("matches/" + id).catch((error) => (error.status === 404 && forget(id), null))),
    );
    const going = own.filter((match) => match !== null && match.status !== "finished");
    mine.hidden = going.length === 0;
    fill(mine, h("h2", { id: "mine-title" }, say("lobby.mine")), ownEntries(going));
    const ids = new Set(going.map(({ id }) => id));
    fill(matches, matchEntries((await get("matches")).matches.filter(({ id }) => !ids.has(id))));
    fill(runs, runEntries((await get("runs").catch(() => ({ runs: [] }))).runs));
    said.hidden = true;
  } catch (error) {
    said.textContent = error.message;
    said.hidden = false;
  }
}

async function start() {
  refresh();
  setInterval(refresh, REFRESH_MILLIS);
  try {
    const all = (await get("games")).games;
    fill(games, gameCards(all, refresh));
    const wanted = new URLSearchParams(location.hash.slice(1)).get("play");
    const game = all.find(({ id }) => id === wanted);
    if (game) openCreate(game, refresh);
    document.body.dataset.ready = "";
  } catch (error) {
    said.textContent = error.message;
    said.hidden = false;
  }
}

start();
