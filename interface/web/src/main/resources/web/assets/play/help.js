import { h } from "../base/dom.js";
import { openDialog } from "../base/dialog.js";
import { text } from "../base/texts.js";
import { say } from "../base/words.js";

/** The keys that work here, and the panels that are hidden behind a key. */
export function openHelp(actions, overlays) {
  const row = (keys, does) =>
    h(
      "tr",
      {},
      h(
        "td",
        {},
        keys.map((name) => [h("kbd", {}, name), " "]),
      ),
      h("td", {}, does),
    );
  openDialog(
    say("keys"),
    h(
      "table",
      { class: "keys" },
      h("caption", { class: "unseen" }, say("keys")),
      h(
        "thead",
        {},
        h("tr", {}, h("th", { scope: "col" }, say("keys.key")), h("th", { scope: "col" }, say("keys.does"))),
      ),
      h(
        "tbody",
        {},
        actions.filter((action) => action.does).map((action) => row(action.names, action.does)),
        overlays.map((overlay) => row([overlay.key], text(overlay.title))),
      ),
    ),
    h(
      "p",
      { class: "small soft" },
      say("keys.board"),
    ),
  );
}
