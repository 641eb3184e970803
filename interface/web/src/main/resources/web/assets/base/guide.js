// What a game tells newcomers: its introduction and its rules, in the languages it has.

import { get } from "./api.js";
import { h } from "./dom.js";
import { markdown } from "./markdown.js";
import { at } from "./server.js";

const SEEN = "astragal.introduced";

/** The words of a game before it is played; without a language in the page's, where the game has it. */
export const gameWords = (game, language) =>
  get("games/" + encodeURIComponent(game) + (language === undefined ? "" : "?language=" + encodeURIComponent(language)));

/** Whether this browser has shown somebody what the game is about. */
export function introduced(game) {
  try {
    return (localStorage.getItem(SEEN) ?? "").split(" ").includes(game);
  } catch {
    return false;
  }
}

export function setIntroduced(game) {
  if (introduced(game)) return;
  try {
    localStorage.setItem(SEEN, ((localStorage.getItem(SEEN) ?? "") + " " + game).trim());
  } catch {
    // Then it is shown again.
  }
}

/** The introduction without its heading, which the page has already. */
export const introduction = (words, level = 3) =>
  h("div", { class: "guide", lang: words.language || "en" }, markdown(words.introduction.replace(/^#\s.*\n/, ""), level));

export const rulesLink = (game, language) => at("/rules#game=" + game + (language === undefined ? "" : "&language=" + language));
