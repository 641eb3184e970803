import { h } from "/assets/base/dom.js";
import { args, key, text } from "/assets/base/texts.js";
import { dice, fishCard, tackle } from "./cards.js";
import { boardRows, faces, fishOf, parts } from "./read.js";

/** Your own board: dice, hand, wall, conscience. */
export function ownBoard(board, own) {
  const rows = boardRows(board);
  const first = (name) => rows[name]?.values[0];
  const label = (name) => rows[name]?.label ?? name;
  const line = (name, content) =>
    rows[name] && h("div", { class: "own-line" }, h("span", { class: "soft" }, label(name)), content);
  return h(
    "div",
    { class: "own" },
    h(
      "div",
      { class: "own-facts" },
      h("h3", {}, text(first("angler"))),
      (own?.meters ?? []).map((meter) =>
        h(
          "div",
          { class: "own-line" },
          h("span", { class: "soft" }, text(meter.label)),
          h("b", {}, meter.value + " / " + meter.max),
        ),
      ),
      line("fresh", dice(faces(first("fresh")), "fresh")),
      line("spent", dice(faces(first("spent")), "spent")),
      line("tackle", tackle(args(first("tackle")))),
      line("gear", list(first("gear"))),
      line("dinks", list(first("dinks"))),
      line("worms", text(first("worms"))),
      line("lifeboat", text(first("lifeboat"))),
    ),
    h(
      "div",
      { class: "own-cards" },
      rows.hand &&
        group(
          label("hand"),
          rows.hand.values.map((msg) => worthCard(msg, false)),
        ),
      rows.mount &&
        group(
          label("mount"),
          rows.mount.values.map((msg) => worthCard(msg, true)),
        ),
      rows.regret && group(label("regret") + "s", rows.regret.values.map(regret)),
    ),
  );
}

const list = (msg) => {
  const names = parts(msg);
  return names.length === 0
    ? h("span", { class: "soft" }, "none")
    : h(
        "span",
        { class: "tags" },
        names.map((name) => h("span", { class: "tag" }, text(name))),
      );
};

const group = (title, cards) =>
  h("div", { class: "own-group" }, h("h3", {}, title), h("div", { class: "card-row" }, cards));

function worthCard(msg, mounted) {
  const { fish, worth, multiplier } = args(msg);
  const known = fish && fishOf(fish);
  if (known)
    return fishCard(known, "to you " + worth + (multiplier > 1 ? " × " + multiplier : ""), {
      class: mounted ? "mounted" : "",
    });
  return h("div", { class: "no-card plaque" }, text(msg));
}

function regret(msg) {
  const { line, value } = args(msg);
  return key(msg) === "regret"
    ? h(
        "div",
        { class: "regret-card" },
        h("p", {}, text(line)),
        h("b", {}, h("span", { class: "unseen" }, "worth "), value),
      )
    : h("div", { class: "regret-card" }, text(msg));
}
