// What somebody gets who has made a match.

import { fill, h } from "../base/dom.js";
import { copyable } from "../base/copy.js";
import { remember } from "../base/keep.js";

/** With nobody else to wait for the game opens at once; otherwise the links are shown first. */
export function made(dialog, form, created) {
  const { match } = created;
  remember(match.id, { seat: created.seat, token: created.token, owner: created.owner });
  const waiting = match.seats.some((seat) => seat.kind === "open");
  const own = created.link ?? "/play#match=" + match.id + "&watch=1";
  if (!waiting) {
    location.href = own;
    return;
  }
  fill(
    form,
    h(
      "p",
      {},
      "Send this link to whoever shall play with you. Each free seat goes to whoever takes it first.",
    ),
    copyable("Link for others", created.join, "join-link"),
    created.link && [
      h(
        "p",
        { class: "soft small" },
        "Your own link, should you change browsers. It is your seat, so keep it to yourself.",
      ),
      copyable("Your own link", created.link, "own-link"),
    ],
    h(
      "div",
      { class: "row end" },
      h("a", { class: "button primary", id: "enter-match", href: own }, "To the table"),
    ),
  );
  dialog.querySelector("#enter-match").focus();
}
