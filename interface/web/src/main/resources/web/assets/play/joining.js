import { h } from "../base/dom.js";
import { post } from "../base/api.js";
import { ownName, remember } from "../base/keep.js";
import { copyable } from "../base/copy.js";
import { qrCode } from "../base/qr.js";

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
    { class: "card", id: "join", "aria-label": "Take a seat" },
    h("h2", {}, "There is a seat for you"),
    h("div", { class: "field" }, h("label", { for: "name" }, "Your name"), name),
    h(
      "div",
      { class: "row" },
      open.map((seat) =>
        h(
          "button",
          { type: "button", class: "primary", onclick: () => join(seat.index) },
          open.length > 1 ? "Sit down as " + seat.name : "Sit down",
        ),
      ),
    ),
    h("p", { class: "soft small" }, "Or just stay and watch."),
    said,
  );
}

const onlyHere = () => ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

/** For whoever was a moment too late. */
export function missedCard() {
  return h(
    "section",
    { class: "card", id: "missed", role: "alert" },
    h("h2", {}, "Somebody was faster"),
    h("p", {}, "That seat has just been taken. You can stay and watch."),
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
    { class: "card", id: "invite", "aria-label": "Invite" },
    h("h2", {}, "Waiting for others"),
    h("p", { class: "soft" }, "Whoever opens this link may take a free seat:"),
    copyable("Link for others", "/play#match=" + match.id, "invite-link"),
    h("details", { class: "small" }, h("summary", {}, "As a picture for a phone"), qrCode(location.origin + "/play#match=" + match.id, "QR code of the link")),
    onlyHere() &&
      h("p", { class: "small soft" }, "This address works on this machine only; whoever runs the server can open it to others."),
    owner && h("button", { type: "button", onclick: fill }, "Let bots take the free seats"),
    said,
  );
}
