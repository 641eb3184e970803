import { h } from "../base/dom.js";
import { get, post } from "../base/api.js";
import { copyable } from "../base/copy.js";
import { remember } from "../base/keep.js";
import { at } from "../base/server.js";
import { listed } from "../base/texts.js";
import { storyCard } from "./story.js";
import { say } from "../base/words.js";

/** How it ended, and where to go from here. {@code on}: {nameOf(seat), again()} */
export function ending({ outcome, text, seed, run }, match, you, { nameOf, again }) {
  const winners = outcome?.winners ?? [];
  const title = winners.includes(you)
    ? say("end.won")
    : winners.length > 0
      ? say("end.won-by", { who: listed(winners.map(nameOf)) })
      : say("end.over");
  const alone = match.seats.filter((seat) => seat.kind !== "bot").length === 1;
  const lines = seatLines(match, outcome, you, nameOf);
  const said = h("p", { class: "error", role: "alert" });
  const button = (label, id, deed) =>
    h(
      "button",
      { type: "button", id, class: id === "play-again" ? "primary" : null, onclick: () => deed().catch((error) => (said.textContent = error.message)) },
      label,
    );
  return h(
    "section",
    { class: "card ending", role: "status", "aria-label": say("end") },
    h("h2", { id: "ended", tabindex: -1 }, title),
    h("p", { class: "soft" }, text),
    lines.element,
    h(
      "div",
      { class: "row" },
      you !== null && button(say(alone ? "end.again" : "end.rematch"), "play-again", again),
      you !== null && alone && button(say("end.same-seed"), "same-seed", () => sameSeed(match, you, seed)),
      button(say("end.diary"), "save-diary", () => saveDiary(run, you ?? 0, match.game)),
      h("a", { class: "button", id: "inspect-run", href: at("/inspect#run=" + run) }, say("end.inspect")),
      h("a", { class: "button", href: at("/fame#game=" + match.game) }, say("fame")),
      h("a", { class: "button", href: at("/") }, say("end.lobby")),
    ),
    said,
    storyCard(run, you, match.seats.length > 1, you === null ? nameOf(0) : null, lines.show),
    h(
      "details",
      { class: "folded" },
      h("summary", {}, say("end.share")),
      h("p", { class: "small soft" }, say("end.share.text")),
      copyable(say("end.share.link"), at("/inspect#run=" + run), "share-link"),
      h("p", { class: "small soft" }, say("create.seed"), " ", h("code", {}, seed)),
    ),
  );
}

/** The best first, each with how far behind it is and, once that is known, how often it chose. */
function seatLines(match, { scores = [], winners = [] } = {}, you, nameOf) {
  const best = Math.max(...scores);
  const moves = match.seats.map(() => h("span", { class: "soft small" }));
  const element = h(
    "ol",
    { class: "bare scores" },
    match.seats
      .map(({ index }) => ({ seat: index, score: scores[index] }))
      .sort((a, b) => (b.score ?? winners.includes(b.seat)) - (a.score ?? winners.includes(a.seat)))
      .map(({ score, seat }) =>
        h(
          "li",
          { class: winners.includes(seat) ? "winner" : "" },
          h("span", {}, nameOf(seat) + (seat === you ? " " + say("end.you") : "")),
          moves[seat],
          h("span", { class: "soft small" }, score < best ? "−" + (best - score) : ""),
          h("b", {}, score ?? ""),
        ),
      ),
  );
  return { element, show: (counts) => counts.forEach((count, seat) => (moves[seat].textContent = say("end.moves", { count }))) };
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
  location.href = at(made.link);
  location.reload();
}
