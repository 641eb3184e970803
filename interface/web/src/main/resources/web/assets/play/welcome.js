import { h } from "../base/dom.js";
import { gameWords, introduced, introduction, rulesLink, setIntroduced } from "../base/guide.js";

/** For whoever plays this game for the first time: what it is about, how a turn goes, how to begin. */
export async function showWelcome(match, place) {
  if (introduced(match.game)) return;
  const words = await gameWords(match.game, match.language).catch(() => null);
  if (!words || words.introduction === "") return;
  const card = h(
    "section",
    { class: "card welcome", id: "welcome", "aria-labelledby": "welcome-title" },
    h("h2", { id: "welcome-title" }, match.title + ": your first time?"),
    introduction(words),
    h(
      "div",
      { class: "row" },
      h(
        "button",
        {
          type: "button",
          class: "primary",
          onclick: () => {
            setIntroduced(match.game);
            card.remove();
          },
        },
        "Got it",
      ),
      h("a", { class: "button", href: rulesLink(match.game, match.language), target: "_blank", rel: "noopener" }, "All the rules"),
    ),
  );
  place.replaceChildren(card);
}
