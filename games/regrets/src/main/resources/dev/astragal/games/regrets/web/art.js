// The board of Deep Regrets: sky with the day, the sea, the port, your own board, everybody else's.

import { fill, h, s } from "/assets/base/dom.js";
import { args, key, text } from "/assets/base/texts.js";
import { panelOf } from "/assets/art/art.js";
import { style } from "/assets/art/style.js";
import { ownBoard } from "./own.js";
import { port } from "./port.js";
import { sea } from "./sea.js";
import { aroundTheTable } from "./table.js";
import { say } from "./words.js";

const DAYS = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY"];

export async function create(context) {
  await Promise.all([style("/games/regrets/sea.css"), style("/games/regrets/table.css")]);
  return new RegretsArt(context);
}

class RegretsArt {
  constructor(context) {
    this.context = context;
    this.element = h("div", { class: "regrets" });
    this.shown = "";
  }

  update(screen, context) {
    const ids = ["day", "sea", "port", "boards", "board", "own"].filter((id) => panelOf(screen, id));
    const [day, water, quay, boards, board, own] = ["day", "sea", "port", "boards", "board", "own"].map(
      (id) => panelOf(screen, id),
    );
    if (!day || !water || !quay || !boards) return [];
    const now = JSON.stringify([ids.map((id) => panelOf(screen, id)), context.choices]);
    if (now === this.shown) return ids;
    this.shown = now;
    const current = args(day.lines[0].text).who;
    fill(
      this.element,
      h(
        "section",
        { class: "card water", "aria-label": text(water.title) },
        sky(day),
        sea(water, current, this.byThing(context), (thing) => this.touch(thing)),
      ),
      board &&
        h(
          "section",
          { class: "card", "aria-label": text(board.title) },
          h("h2", { class: "panel-title" }, text(board.title)),
          ownBoard(board, own),
        ),
      h(
        "section",
        { class: "card quay", "aria-label": text(quay.title) },
        h("h2", { class: "panel-title" }, text(quay.title)),
        port(quay, moored(boards), current),
      ),
      h(
        "section",
        { class: "card", "aria-label": text(boards.title) },
        h("h2", { class: "panel-title" }, text(boards.title)),
        aroundTheTable(boards, context.seat),
      ),
    );
    return ids;
  }

  /** The offers about each thing. */
  byThing(context) {
    const things = new Map();
    context.choices.forEach(({ about = [] }, i) =>
      about.forEach((thing) => things.set(thing, [...(things.get(thing) ?? []), i])),
    );
    return things;
  }

  /** The only thing to do there is done; of several the first is marked. */
  touch(thing) {
    const offered = this.byThing(this.context).get(thing) ?? [];
    if (offered.length === 1) this.context.take(offered[0]);
    else if (offered.length > 1) this.context.mark(offered[0]);
  }
}

/** The seats whose boats lie in port. */
const moored = (boards) =>
  boards.rows.filter(({ cells }) => key(cells[1]) === "boards.port").map(({ cells }) => args(cells[0]).who);

/** The sky says how far the week is. */
function sky(day) {
  const at = DAYS.indexOf(key(args(day.lines[0].text).day).split(".").at(-1));
  return h(
    "div",
    { class: "sky sky-" + Math.max(0, at) },
    h("div", { class: "sun", style: { left: 8 + Math.max(0, at) * 16 + "%" }, "aria-hidden": "true" }),
    s(
      "svg",
      { viewBox: "0 0 400 12", preserveAspectRatio: "none", "aria-hidden": "true" },
      s("path", { d: "M0 12V6q50-8 100 0t100 0t100 0t100 0V12z", class: "swell" }),
    ),
    h(
      "div",
      { class: "day" },
      day.lines.map((line, i) => h(i === 0 ? "h2" : "p", {}, text(line.text))),
    ),
    h(
      "ol",
      { class: "bare week", "aria-hidden": "true" },
      DAYS.map((name, i) =>
        h(
          "li",
          { class: i === at ? "today" : i < at ? "past" : "" },
          say("day." + name),
        ),
      ),
    ),
  );
}
