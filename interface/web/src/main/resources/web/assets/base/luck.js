// How lucky somebody was, in sentences and a plot.

import { get } from "./api.js";
import { h } from "./dom.js";
import { percent } from "./draws.js";
import { barPlot } from "./plot.js";
import { locale, say } from "./words.js";

/** What the server found, as elements; {@code who} is a name, or null for whoever reads it. */
export function luckText({ futures, below, above, won, points, real, realWon, bins }, who, many) {
  if (futures === 0) return [h("p", { class: "soft" }, say("luck.none"))];
  const told = (key, part) =>
    say("luck." + key, { who, share: percent(part, futures), futures: futures.toLocaleString(locale) });
  const of = (key) => (who === null ? key + ".you" : key);
  const sentences = [];
  const alike = futures - below - above;
  if (real !== undefined && points && alike > futures / 2) sentences.push(told("alike", alike));
  else if (real !== undefined && points)
    sentences.push(below >= above ? told(of("luckier"), below) : told(of("unluckier"), above));
  if (realWon !== undefined && (!points || many)) sentences.push(told(of(realWon ? "won" : "lost"), won));
  if (real === undefined) sentences.push(told("from-here", won));
  return [
    h("p", { class: "luck-said" }, sentences.join(" ")),
    points && bins.length > 1 && barPlot(told(real === undefined ? "plot" : "plot.real", 0), bins, real),
  ];
}

export const luckOf = (run, at, seat, token) => get("runs/" + encodeURIComponent(run) + "/luck?at=" + at + "&seat=" + seat, token);
