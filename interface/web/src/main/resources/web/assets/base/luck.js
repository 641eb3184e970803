// How lucky somebody was, in sentences and a plot.

import { get } from "./api.js";
import { h } from "./dom.js";
import { barPlot } from "./plot.js";

const percent = (part, all) => {
  const share = (100 * part) / Math.max(1, all);
  return share > 0 && share < 1 ? "less than 1 %" : share > 99 && share < 100 ? "more than 99 %" : Math.round(share) + " %";
};

const number = (n) => n.toLocaleString("en");

/** What the server found, as elements; {@code who} is "You" or a name. */
export function luckText({ futures, below, above, won, points, real, realWon, bins }, who, many) {
  if (futures === 0) return [h("p", { class: "soft" }, "Bots do not bring this game to an end.")];
  const all = number(futures) + " futures";
  const verb = who === "You" ? "were" : "was";
  const sentences = [];
  const alike = futures - below - above;
  if (real !== undefined && points && alike > futures / 2)
    sentences.push("It came out as in " + percent(alike, futures) + " of " + all + " that bots played.");
  else if (real !== undefined && points)
    sentences.push(who + " " + verb + (below >= above ? " luckier than " + percent(below, futures) : " less lucky than " + percent(above, futures)) + " of " + all + " that bots played.");
  if (realWon !== undefined && (!points || many))
    sentences.push((realWon ? who + " won; " : who + " did not win; ") + percent(won, futures) + " of " + all + " are won.");
  if (real === undefined) sentences.push(percent(won, futures) + " of " + all + " are won from here.");
  return [
    h("p", { class: "luck-said" }, sentences.join(" ")),
    points && bins.length > 1 && barPlot("Points in " + all + (real === undefined ? "" : "; the dark bar is where it came out"), bins, real),
  ];
}

export const luckOf = (run, at, seat, token) => get("runs/" + encodeURIComponent(run) + "/luck?at=" + at + "&seat=" + seat, token);
