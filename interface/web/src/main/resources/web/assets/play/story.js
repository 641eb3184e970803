// What there is to tell when a game is over: how it was counted, how the numbers went, what decided it, and luck.

import { get } from "../base/api.js";
import { fill, h } from "../base/dom.js";
import { came, odds } from "../base/draws.js";
import { luckOf, luckText } from "../base/luck.js";
import { linePlot } from "../base/plot.js";
import { at } from "../base/server.js";
import { say } from "../base/words.js";

const DRAWS_MAX = 3;

/** A card that fills itself; the slow parts come when they are asked for. {@code moved} hears how often each seat chose. */
export function storyCard(run, seat, many, who, moved) {
  const path = "runs/" + encodeURIComponent(run);
  const viewer = seat ?? 0;
  const toStep = (step) => open(at("/inspect#run=" + run + "&step=" + step), "_blank", "noopener");
  const told = h("div", { class: "told" });
  const curves = h("div", { class: "plots" });
  const luck = h("div", { class: "luck", role: "status" });
  const show = async () => {
    const { reckoning, moves, charts } = await get(path + "/story?seat=" + viewer);
    moved(moves);
    fill(told, reckoning.length > 0 && h("ul", { class: "bare reckoning" }, reckoning.map((line) => h("li", {}, line))));
    fill(curves, charts.map(({ title, lines }) => linePlot(title, lines, { step: toStep })));
  };
  const ask = h("button", { type: "button", id: "how-lucky" }, say(many ? "story.decided" : "story.lucky"));
  ask.addEventListener("click", async () => {
    ask.disabled = true;
    fill(luck, h("p", { class: "soft" }, say("story.playing")));
    try {
      const found = await luckOf(run, 0, viewer);
      fill(luck, luckText(found, who, many), h("p", { class: "soft" }, say("story.looking")));
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

/** What changed most comes first; a single step says what was drawn there. */
function decided({ points, chances, best, worst }, run, who, toStep) {
  const unit = say(points ? "story.unit.points" : "story.unit.chances");
  const turn = (kind, { from, to, before, after, told, draws }) =>
    h(
      "div",
      { class: "turning " + kind },
      h(
        "p",
        {},
        h("strong", {}, say("story." + kind + (draws.length > 0 ? ".draw" : ""))),
        " ",
        say(points ? "story.points" : "story.chances", { before, after }),
      ),
      told.map((line) => h("p", { class: "small soft" }, line)),
      draws.length > 0 &&
        h("p", { class: "small" }, draws.slice(0, DRAWS_MAX).map((draw) => [draw.purpose, came(draw), odds(draw)].filter(Boolean).join(" · ")).join("; ")),
      h(
        "a",
        { class: "small", href: at("/inspect#run=" + run + "&step=" + to), target: "_blank", rel: "noopener" },
        from + 1 === to ? say("story.step", { step: to }) : say("story.steps", { from: from + 1, to }),
      ),
    );
  const turns = [best && ["best", best], worst && ["worst", worst]]
    .filter(Boolean)
    .sort(([, one], [, other]) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before));
  return {
    curve: linePlot(say(points ? "story.plot.points" : "story.plot.chances"), [{ name: who ?? say("you"), points: chances }], { unit, step: toStep }),
    turns: [
      turns.length > 0 && h("h3", {}, say("story.turns")),
      turns.map(([kind, found]) => turn(kind, found)),
      h("p", { class: "small soft" }, say("story.how")),
    ],
  };
}
