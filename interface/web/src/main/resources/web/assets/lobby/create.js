// The form that makes a match: who sits where, options, policy, seed.

import { fill, h } from "../base/dom.js";
import { post } from "../base/api.js";
import { openDialog } from "../base/dialog.js";
import { copyable } from "../base/copy.js";
import { ownName, remember } from "../base/keep.js";
import { words } from "../base/texts.js";
import { SeatRows } from "./seats.js";

export function openCreate(game, changed) {
  const seats = new SeatRows(game);
  const options = game.options.map((option) => optionField(option));
  const overlays = game.overlays.map((name) =>
    h("input", { type: "checkbox", value: name, checked: game.usualOverlays.includes(name) }),
  );
  const voice =
    game.voices.length > 1 &&
    h(
      "select",
      { id: "voice" },
      game.voices.map((name) => h("option", { value: name }, name === "" ? "plain" : name)),
    );
  const languages = { "": "English", de: "Deutsch" };
  const language =
    game.languages.length > 1 &&
    h(
      "select",
      { id: "language" },
      game.languages.map((code) => h("option", { value: code }, languages[code] ?? code)),
    );
  const name = h("input", { id: "name", maxlength: 24, autocomplete: "nickname", value: ownName() });
  const practice = h("input", { type: "checkbox", id: "practice" });
  const seed = h("input", {
    id: "seed",
    autocomplete: "off",
    placeholder: "any",
    "aria-describedby": "seed-note",
  });
  const listed = h("input", { type: "checkbox", checked: true });
  const spectators = h("input", { type: "checkbox", checked: true });
  const pace = h(
    "select",
    { id: "pace" },
    [
      ["at once", 0],
      ["after a moment", 500],
      ["after a second", 1000],
      ["after two seconds", 2000],
    ].map(([label, value]) => h("option", { value, selected: value === 500 }, label)),
  );
  const said = h("p", { class: "error", role: "alert", hidden: true });
  const go = h("button", { type: "submit", class: "primary" }, "Start");
  const form = h(
    "form",
    { class: "create" },
    h("fieldset", {}, h("legend", {}, "Seats"), seats.element),
    h(
      "div",
      { class: "fields" },
      field("Your name", "name", name),
      options.map(({ element }) => element),
      voice && field("Voice", "voice", voice),
      language && field("Language", "language", language),
      field(
        "Seed",
        "seed",
        seed,
        h("span", { id: "seed-note", class: "small soft" }, "Only when you play alone."),
      ),
      field("Bots move", "pace", pace),
    ),
    overlays.length > 0 &&
      h(
        "fieldset",
        {},
        h("legend", {}, "Policy"),
        h(
          "div",
          { class: "row" },
          overlays.map((box) => h("label", { class: "check" }, box, words(box.value))),
        ),
      ),
    h(
      "div",
      { class: "row" },
      h("label", { class: "check" }, listed, "Show it in the lobby"),
      h("label", { class: "check" }, spectators, "Others may watch"),
      game.undo && h("label", { class: "check" }, practice, "Practice: anything may be taken back"),
    ),
    said,
    h("div", { class: "row end" }, go),
  );
  const dialog = openDialog(game.title, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    go.disabled = true;
    const body = {
      game: game.id,
      seats: seats.value(),
      options: Object.fromEntries(
        options.map(({ name, value }) => [name, value()]).filter(([, value]) => value !== ""),
      ),
      overlays: overlays.filter((box) => box.checked).map((box) => box.value),
      listed: listed.checked,
      spectators: spectators.checked,
      botPaceMillis: Number(pace.value),
      name: ownName(name.value),
      practice: practice.checked,
    };
    if (language) body.language = language.value;
    if (voice) body.voice = voice.value;
    if (seed.value.trim() !== "") body.seed = seed.value.trim();
    try {
      made(dialog, form, await post("matches", body));
      changed();
    } catch (error) {
      said.textContent = error.message + (error.path ? " (" + error.path + ")" : "");
      said.hidden = false;
      go.disabled = false;
    }
  });
  go.focus();
}

function field(label, id, input, note) {
  return h("div", { class: "field" }, h("label", { for: id }, label), input, note);
}

function optionField({ name, fallback, values }) {
  const id = "option-" + name;
  const input =
    values.length > 0
      ? h(
          "select",
          { id },
          values.map((value) => h("option", { value, selected: value === fallback }, words(value))),
        )
      : h("input", { id, placeholder: fallback, autocomplete: "off" });
  return { name, value: () => input.value.trim(), element: field(words(name), id, input) };
}

/** With nobody else to wait for the game opens at once; otherwise the links are shown first. */
function made(dialog, form, created) {
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
