// What there is to tell when a game is over: how it was counted, how the numbers went, what decided it, and luck.

import { get } from "../base/api.js";
import { fill, h } from "../base/dom.js";
import { luckOf, luckText } from "../base/luck.js";
import { linePlot } from "../base/plot.js";

/** A card that fills itself; the slow parts come when they are asked for. */
export function storyCard(run, seat, many, who) {
  const path = "runs/" + encodeURIComponent(run);
  const viewer = seat ?? 0;
  const toStep = (step) => open("/inspect#run=" + run + "&step=" + step, "_blank", "noopener");
  const told = h("div", { class: "told" });
  const curves = h("div", { class: "plots" });
  const luck = h("div", { class: "luck", role: "status" });
  const show = async () => {
    const { reckoning, charts } = await get(path + "/story?seat=" + viewer);
    fill(told, reckoning.length > 1 && h("ul", { class: "bare reckoning" }, reckoning.map((line) => h("li", {}, line))));
    fill(curves, charts.map(({ title, lines }) => linePlot(title, lines, { step: toStep })));
  };
  const ask = h("button", { type: "button", id: "how-lucky" }, many ? "What decided it, and how lucky was it?" : "How lucky was that?");
  ask.addEventListener("click", async () => {
    ask.disabled = true;
    fill(luck, h("p", { class: "soft" }, "Bots play a thousand other futures …"));
    try {
      const found = await luckOf(run, 0, viewer);
      fill(luck, luckText(found, who, many), h("p", { class: "soft" }, "Looking for what decided it …"));
      const fortune = await get(path + "/fortune?seat=" + viewer);
      const [said, bars] = luckText(found, who, many);
      const { curve, turns } = decided(fortune, run, who, toStep);
      fill(luck, said, h("div", { class: "plots" }, bars, curve), turns);
      ask.hidden = true;
    } catch (error) {
      fill(luck, h("p", { class: "error" }, error.message));
      ask.disabled = false;
    }
  });
  show().catch((error) => fill(told, h("p", { class: "soft" }, error.message)));
  return h("div", { class: "story" }, told, curves, h("div", { class: "row" }, ask), luck);
}

function decided({ points, chances, best, worst }, run, who, toStep) {
  const unit = points ? " points" : " %";
  const title = points ? "Points to be expected" : "Chances to win, in percent";
  const turn = (kind, words, { from, to, before, after, told }) =>
    h(
      "div",
      { class: "turning " + kind },
      h("p", {}, h("strong", {}, words + " "), "from " + before + unit + " to " + after + unit + ". "),
      told.map((line) => h("p", { class: "small soft" }, line)),
      h("a", { class: "small", href: "/inspect#run=" + run + "&step=" + to, target: "_blank", rel: "noopener" }, from + 1 === to ? "Step " + to : "Steps " + (from + 1) + " to " + to),
    );
  return {
    curve: linePlot(title, [{ name: who, points: chances }], { unit, step: toStep }),
    turns: [
      best && turn("best", "The best that happened:", best),
      worst && turn("worst", "The worst that happened:", worst),
      h("p", { class: "small soft" }, "Counted by letting the game's usual bot play on from there, with another luck each time."),
    ],
  };
}
