// What somebody gets who has made a match.

import { fill, h } from "../base/dom.js";
import { copyable } from "../base/copy.js";
import { remember } from "../base/keep.js";
import { at } from "../base/server.js";
import { say } from "../base/words.js";

/** With nobody else to wait for the game opens at once; otherwise the links are shown first. */
export function made(dialog, form, created) {
  const { match } = created;
  remember(match.id, { seat: created.seat, token: created.token, owner: created.owner });
  const waiting = match.seats.some((seat) => seat.kind === "open");
  const own = at(created.link ?? "/play#match=" + match.id + "&watch=1");
  if (!waiting) {
    location.href = own;
    return;
  }
  fill(
    form,
    h(
      "p",
      {},
      say("made.invite"),
    ),
    copyable(say("made.others"), created.join, "join-link"),
    created.link && [
      h(
        "p",
        { class: "soft small" },
        say("made.own.text"),
      ),
      copyable(say("made.own"), created.link, "own-link"),
    ],
    h(
      "div",
      { class: "row end" },
      h("a", { class: "button primary", id: "enter-match", href: own }, say("made.enter")),
    ),
  );
  dialog.querySelector("#enter-match").focus();
}
