import { h } from "/assets/base/dom.js";
import { args, key, text } from "/assets/base/texts.js";
import { helpOf } from "/assets/panels/cells.js";
import { dice, fishCard, tackle } from "./cards.js";
import { boardRows, faces, parts } from "./read.js";
import { say } from "./words.js";

/** Your own board: dice, hand, wall, conscience. */
export function ownBoard(board, own) {
  const rows = boardRows(board);
  const first = (name) => rows[name]?.values[0].msg;
  const line = (name, content) =>
    rows[name] && h("div", { class: "own-line" }, h("span", { class: "soft" }, rows[name].label), content);
  const cards = (name, title, card) => rows[name] && group(title, rows[name].values.map(card));
  return h(
    "div",
    { class: "own" },
    h(
      "div",
      { class: "own-facts" },
      h("h3", { title: helpOf(rows.angler?.values[0].thing) }, text(first("angler"))),
      (own?.meters ?? []).map(meter),
      line("spent", dice(faces(first("spent")), "spent")),
      line("tackle", tackle(parts(first("tackle")))),
      line("gear", tags(rows.gear)),
      line("dink", tags(rows.dink)),
      line("worms", text(first("worms"))),
      line("lifeboat", text(first("lifeboat"))),
    ),
    h(
      "div",
      { class: "own-cards" },
      cards("hand", rows.hand?.label, (value) => worthCard(value, false)),
      cards("place", say("wall"), (value) => worthCard(value, true)),
      cards("regret", say("regrets"), regret),
    ),
  );
}

/** Fresh dice are drawn; everything else is a number out of its most. */
function meter({ label, value, max, thing }) {
  const rolled = faces(args(label).dice);
  return h(
    "div",
    { class: "own-line", title: helpOf(thing) },
    h("span", { class: "soft" }, rolled.length > 0 ? thing.name : text(label)),
    rolled.length > 0 ? dice(rolled, "fresh", "own") : h("b", {}, value + " / " + max),
  );
}

const tags = (rows) =>
  rows &&
  h(
    "span",
    { class: "tags" },
    rows.values.map(({ msg, thing }) =>
      h("span", { class: "tag", title: helpOf(thing) }, thing?.name ?? text(msg)),
    ),
  );

const group = (title, cards) =>
  h("div", { class: "own-group" }, h("h3", {}, title), h("div", { class: "card-row" }, cards));

function worthCard({ msg, thing }, mounted) {
  const { fish, worth, multiplier } = args(msg);
  if (!fish) return h("div", { class: "no-card plaque" }, text(msg));
  return fishCard(
    { name: text(fish), id: key(fish) },
    say("worth-to-you", { worth }) + (multiplier > 1 ? " × " + multiplier : ""),
    { class: mounted ? "mounted" : "", title: helpOf(thing), "data-thing": thing?.id },
  );
}

function regret({ msg }) {
  const { line, value } = args(msg);
  return h(
    "div",
    { class: "regret-card" },
    h("p", {}, line === undefined ? text(msg) : text(line)),
    value !== undefined && h("b", {}, h("span", { class: "unseen" }, say("worth") + " "), value),
  );
}
