import { h } from "../base/dom.js";
import { gameWords, introduced, introduction, rulesLink, setIntroduced } from "../base/guide.js";
import { say } from "../base/words.js";

/** For whoever plays this game for the first time: what it is about, how a turn goes, how to begin. */
export async function showWelcome(match, place) {
  if (introduced(match.game)) return;
  const words = await gameWords(match.game).catch(() => null);
  if (!words || words.introduction === "") return;
  const done = () => {
    setIntroduced(match.game);
    place.replaceChildren();
  };
  place.replaceChildren(
    h(
      "details",
      { class: "card welcome", id: "welcome", open: true },
      h("summary", {}, h("h2", {}, say("welcome", { game: match.title }))),
      introduction(words),
      h(
        "div",
        { class: "row" },
        h("button", { type: "button", class: "primary", onclick: done }, say("welcome.done")),
        h("a", { class: "button", href: rulesLink(match.game), target: "_blank", rel: "noopener" }, say("rules.all")),
      ),
    ),
  );
}

/** Whoever has answered knows how it goes: the board comes first from now on. */
export function foldWelcome(match, place) {
  const card = place.querySelector("details");
  if (!card) return;
  card.open = false;
  setIntroduced(match.game);
}
