import { h } from "../base/dom.js";
import { post } from "../base/api.js";
import { ownName, remember } from "../base/keep.js";
import { copyable } from "../base/copy.js";
import { qrCode } from "../base/qr.js";
import { at } from "../base/server.js";
import { say } from "../base/words.js";

/** For whoever comes without a seat while seats are free. */
export function joinCard(match, joined, missed) {
  const open = match.seats.filter((seat) => seat.kind === "open");
  if (open.length === 0) return null;
  const said = h("p", { class: "error", role: "alert" });
  const name = h("input", { id: "name", maxlength: 24, autocomplete: "nickname", value: ownName() });
  const join = async (seat) => {
    try {
      const got = await post("matches/" + match.id + "/join", { seat, name: ownName(name.value) });
      remember(match.id, { seat: got.seat, token: got.token });
      joined(got.token);
    } catch (error) {
      if (error.code === "NO_OPEN_SEAT") return missed();
      said.textContent = error.message;
    }
  };
  return h(
    "section",
    { class: "card", id: "join", "aria-label": say("join") },
    h("h2", {}, say("join.title")),
    h("div", { class: "field" }, h("label", { for: "name" }, say("name")), name),
    h(
      "div",
      { class: "row" },
      open.map((seat) =>
        h(
          "button",
          { type: "button", class: "primary", onclick: () => join(seat.index) },
          open.length > 1 ? say("join.sit-as", { name: seat.name }) : say("join.sit"),
        ),
      ),
    ),
    h("p", { class: "soft small" }, say("join.watch")),
    said,
  );
}

const onlyHere = () => ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

/** For whoever was a moment too late. */
export function missedCard() {
  return h(
    "section",
    { class: "card", id: "missed", role: "alert" },
    h("h2", {}, say("join.missed")),
    h("p", {}, say("join.missed.text")),
  );
}

/** For whoever made the match while seats are free. */
export function inviteCard(match, owner, changed) {
  if (!match.seats.some((seat) => seat.kind === "open")) return null;
  const said = h("p", { class: "error", role: "alert" });
  const fill = async () => {
    try {
      changed(await post("matches/" + match.id + "/fill", {}, owner));
    } catch (error) {
      said.textContent = error.message;
    }
  };
  return h(
    "section",
    { class: "card", id: "invite", "aria-label": say("invite") },
    h("h2", {}, say("invite.title")),
    h("p", { class: "soft" }, say("invite.text")),
    copyable(say("made.others"), at("/play#match=" + match.id), "invite-link"),
    h("details", { class: "small" }, h("summary", {}, say("invite.picture")), qrCode(new URL(at("/play#match=" + match.id), location.href).href, say("invite.code"))),
    onlyHere() &&
      h("p", { class: "small soft" }, say("invite.only-here")),
    owner && h("button", { type: "button", onclick: fill }, say("invite.bots")),
    said,
  );
}
