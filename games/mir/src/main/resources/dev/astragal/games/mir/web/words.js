import { wordsIn } from "/assets/base/words.js";

/** What the drawings themselves say; everything else comes with the panels. */
export const say = await wordsIn("/games/mir/words/");
