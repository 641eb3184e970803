// A die that rolls, and a race of pigs to the goal.

import { fill, h, s } from "/assets/base/dom.js";
import { args, text } from "/assets/base/texts.js";
import { wordsIn } from "/assets/base/words.js";
import { panelOf } from "/assets/art/art.js";
import { die } from "/assets/art/dice.js";
import { style } from "/assets/art/style.js";

const say = await wordsIn("/games/pig/words/");

export async function create() {
  await style("/games/pig/pig.css");
  return new PigArt();
}

class PigArt {
  constructor() {
    this.face = 0;
    this.die = h("div", { class: "pig-die" });
    this.risk = h("p", { class: "pig-risk" });
    this.lanes = h("ol", { class: "bare pig-lanes" });
    this.element = h(
      "section",
      { class: "card pig", "aria-label": say("table") },
      h("div", { class: "pig-throw" }, this.die, this.risk),
      this.lanes,
    );
    this.draw(false);
  }

  update(screen) {
    const scores = panelOf(screen, "scores");
    const turn = panelOf(screen, "turn");
    if (scores?.kind !== "meters" || turn?.kind !== "text") return [];
    const { who, points } = args(turn.lines[0]?.text);
    fill(this.risk, h("b", {}, points ?? 0), h("span", { class: "soft" }, text(turn.lines[0]?.text)));
    fill(
      this.lanes,
      scores.meters.map((meter, seat) => lane(meter, seat, seat === who ? (points ?? 0) : 0)),
    );
    return ["scores", "turn"];
  }

  /** What was rolled last lies on the table. */
  happened(events, fresh) {
    const rolled = events.findLast(({ kind }) => kind === "Rolled");
    if (!rolled) return;
    this.face = rolled.data.face;
    this.draw(!fresh);
  }

  draw(rolling) {
    fill(this.die, die(this.face, this.face ? say("die.shows", { face: this.face }) : say("die")));
    this.die.classList.toggle("bad", this.face === 1);
    this.die.classList.remove("rolling");
    if (rolling) requestAnimationFrame(() => this.die.classList.add("rolling"));
  }
}

function lane({ label, value, max }, seat, risk) {
  const share = (points) => Math.min(100, (100 * points) / max) + "%";
  return h(
    "li",
    { class: "pig-lane seat-" + (seat % 5) },
    h("span", { class: "pig-name" }, text(label)),
    h("span", { class: "pig-points" }, h("b", {}, value), risk > 0 && h("span", { class: "soft" }, " + " + risk), h("span", { class: "soft" }, " / " + max)),
    h(
      "span",
      { class: "pig-road", "aria-hidden": "true" },
      h("span", { class: "pig-gone", style: { width: share(value) } }),
      risk > 0 && h("span", { class: "pig-hoped", style: { left: share(value), width: share(Math.min(risk, max - value)) } }),
      h("span", { class: "pig-runner", style: { left: share(value) } }, h("span", { class: "pig-trot", "data-thing": "runner-" + seat }, pig())),
    ),
  );
}

const pig = () =>
  s(
    "svg",
    { viewBox: "0 0 40 30" },
    s("ellipse", { cx: 18, cy: 16, rx: 14, ry: 9, class: "pig-body" }),
    s("circle", { cx: 31, cy: 13, r: 7, class: "pig-body" }),
    s("path", { d: "M27 7l2-5 4 4z", class: "pig-body" }),
    s("ellipse", { cx: 36, cy: 14, rx: 3, ry: 3.6, class: "pig-snout" }),
    s("circle", { cx: 31, cy: 11, r: 1, class: "pig-eye" }),
    s("path", { d: "M9 23v5M14 24v5M23 24v5M27 22v5M4 14q-4-2-2-5", class: "pig-leg" }),
  );
