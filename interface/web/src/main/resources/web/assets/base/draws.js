// A draw of luck as people read it: what came, and how likely that was.

import { say } from "./words.js";

export function came({ kind, result, candidates }) {
  if (kind === "CHANCE") return say(result === 1 ? "yes" : "no");
  if (kind === "PICK") return candidates[result]?.id ?? String(result);
  return String(result);
}

/** A part of all in percent; what is nearly none or nearly all is never called so. */
export function percent(part, all) {
  const share = (100 * part) / Math.max(1, all);
  return share > 0 && share < 1 ? say("luck.below-one") : share > 99 && share < 100 ? say("luck.over-99") : Math.round(share) + " %";
}

export const odds = ({ odds: known }) =>
  known ? say("inspect.odds", { share: percent(known.favourable, known.all), favourable: known.favourable, all: known.all }) : "";
