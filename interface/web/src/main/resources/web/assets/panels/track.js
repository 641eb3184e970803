// Places in a row with what stands on them.

import { h } from "../base/dom.js";
import { inkClass, text } from "../base/texts.js";
import { say } from "../base/words.js";
import { thingAttributes } from "./things.js";

export function track(panel, context) {
  const columns = Math.max(...panel.lanes.map(({ places }) => places.length), 1);
  return h(
    "div",
    { class: "track", style: { "--columns": String(columns), "--depth": String(panel.depth) } },
    panel.lanes.map(({ places }, i) =>
      h("ol", { class: "bare lane" + (i === panel.lanes.length - 1 ? " last" : "") }, places.map((each) => place(each, panel.depth, context))),
    ),
  );
}

function place({ label, pieces, lit, thing }, depth, context) {
  const shown = pieces.slice(0, depth);
  const signs = pieces.map(({ glyph }) => glyph).join(" ");
  return h(
    "li",
    { class: "place" + (lit ? " lit" : ""), ...thingAttributes(thing, context) },
    h("span", { class: "place-label" }, text(label)),
    h("span", { class: "unseen" }, signs === "" ? say("panel.free") : signs),
    h(
      "span",
      { class: "pile", "aria-hidden": "true" },
      shown.map(({ glyph, ink }, i) =>
        h("span", { class: "piece " + inkClass(ink) }, h("b", {}, i === depth - 1 && pieces.length > depth ? pieces.length : glyph)),
      ),
    ),
  );
}
