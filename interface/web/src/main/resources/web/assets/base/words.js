// The page's own words, in the language of whoever reads it: the one that was chosen here, or else the browser's.
// The sentences are those of the server's bundles, and a game's art has its own beside the game's.

import { at } from "./server.js";

const KEY = "astragal.language";

/** The languages there are, as they call themselves; English has no code of its own with the games. */
export const LANGUAGES = { "": "English", de: "Deutsch" };

const codeOf = (tag) => (tag.slice(0, 2) === "en" ? "" : tag.slice(0, 2));

function chosen() {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept in LANGUAGES) return kept;
  } catch {
    // Then the browser's.
  }
  return (navigator.languages ?? [navigator.language]).map(codeOf).find((code) => code in LANGUAGES) ?? "";
}

/** The page's language as games name it. */
export const language = chosen();
export const locale = language || "en";
document.documentElement.lang = locale;

/** Everything in another language from now on. */
export function speak(code) {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // Storage is off: then the browser's stays.
  }
  location.reload();
}

/** "{count} {count:seat|seats}": a value, or the word for one and the word for all other numbers. */
const filled = (sentence, values) =>
  sentence.replace(/\{(\w+)(?::([^}|]*)\|([^}]*))?\}/g, (_, name, one, many) =>
    one === undefined ? values[name] : Number(values[name]) === 1 ? one : many,
  );

/** What says sentences by their keys; {@code folder} is where the bundles are served. */
export async function wordsIn(folder) {
  const { default: sentences } = await import(at(folder) + locale + ".js");
  return (key, values = {}) => filled(sentences[key] ?? key, values);
}

export const say = await wordsIn("/assets/words/");

/** Why the server refused something: in the page's words where it has some, else in the server's. */
export function refused({ code, message }) {
  const key = "refused." + code;
  const known = say(key);
  return known === key ? message : known;
}
