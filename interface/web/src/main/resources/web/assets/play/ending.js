import { h } from "../base/dom.js";
import { get, post } from "../base/api.js";
import { copyable } from "../base/copy.js";
import { remember } from "../base/keep.js";
import { storyCard } from "./story.js";

/** How it ended, and where to go from here. {@code on}: {nameOf(seat), again()} */
export function ending({ outcome, text, seed, run }, match, you, { nameOf, again }) {
  const winners = outcome?.winners ?? [];
  const title = winners.includes(you)
    ? "You have won."
    : winners.length > 0
      ? "Won by " + winners.map(nameOf).join(" and ") + "."
      : "It is over.";
  const alone = match.seats.filter((seat) => seat.kind !== "bot").length === 1;
  const said = h("p", { class: "error", role: "alert" });
  const button = (label, id, deed) =>
    h(
      "button",
      { type: "button", id, class: id === "play-again" ? "primary" : null, onclick: () => deed().catch((error) => (said.textContent = error.message)) },
      label,
    );
  return h(
    "section",
    { class: "card ending", role: "status", "aria-label": "The end" },
    h("h2", {}, title),
    h("p", { class: "soft" }, text),
    outcome?.scores?.length > 0 && scores(outcome.scores, winners, you, nameOf),
    h(
      "div",
      { class: "row" },
      you !== null && button(alone ? "Play again" : "Rematch", "play-again", again),
      you !== null && alone && button("Same seed again", "same-seed", () => sameSeed(match, you, seed)),
      button("Save the diary", "save-diary", () => saveDiary(run, you ?? 0, match.game)),
      h("a", { class: "button", id: "inspect-run", href: "/inspect#run=" + run }, "Look at every step"),
      h("a", { class: "button", href: "/fame#game=" + match.game }, "Hall of fame"),
      h("a", { class: "button", href: "/" }, "Back to the lobby"),
    ),
    said,
    storyCard(run, you, match.seats.length > 1, you === null ? nameOf(0) : "You"),
    h(
      "details",
      { class: "folded" },
      h("summary", {}, "Share it"),
      h("p", { class: "small soft" }, "Whoever opens this link sees the whole game, step by step:"),
      copyable("Link to this game", "/inspect#run=" + run, "share-link"),
      h("p", { class: "small soft" }, "Seed ", h("code", {}, seed)),
    ),
  );
}

/** The best first, each with how far behind it is. */
function scores(points, winners, you, nameOf) {
  const best = Math.max(...points);
  return h(
    "ol",
    { class: "bare scores" },
    points
      .map((score, seat) => ({ score, seat }))
      .sort((a, b) => b.score - a.score)
      .map(({ score, seat }) =>
        h(
          "li",
          { class: winners.includes(seat) ? "winner" : "" },
          h("span", {}, nameOf(seat) + (seat === you ? " (you)" : "")),
          h("span", { class: "soft small" }, score < best ? "−" + (best - score) : ""),
          h("b", {}, score),
        ),
      ),
  );
}

/** What happened, day by day or turn by turn, as a file of plain text. */
async function saveDiary(run, viewer, game) {
  const { lines } = await get("runs/" + encodeURIComponent(run) + "/diary?seat=" + viewer);
  const url = URL.createObjectURL(new Blob([lines.join("\n") + "\n"], { type: "text/plain" }));
  h("a", { href: url, download: game + "-diary.txt" }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The same luck for another try: only where nobody else would know the future. */
async function sameSeed(match, you, seed) {
  const made = await post("matches", {
    game: match.game,
    seed,
    options: match.options,
    overlays: match.overlays,
    seats: match.seats.map(({ index, bot }) => (index === you ? { kind: "you" } : { kind: "bot", bot })),
  });
  remember(made.match.id, { seat: made.seat, token: made.token, owner: made.owner });
  location.href = made.link;
  location.reload();
}
