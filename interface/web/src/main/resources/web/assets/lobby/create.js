// The form that makes a match: what it is about, who sits where, what the game asks, and the rest folded away.

import { fill, h } from "../base/dom.js";
import { post } from "../base/api.js";
import { openDialog } from "../base/dialog.js";
import { gameWords, introduced, introduction, rulesLink, setIntroduced } from "../base/guide.js";
import { ownName } from "../base/keep.js";
import { made } from "./made.js";
import { choice, option, question, yesOrNo } from "./questions.js";
import { SeatRows } from "./seats.js";
import { say } from "../base/words.js";

const PACES = [
  [0, say("create.pace.0")],
  [500, say("create.pace.500")],
  [1000, say("create.pace.1000")],
  [2000, say("create.pace.2000")],
];

const CLOCKS = [
  ["", say("create.clock.none")],
  [120, say("create.clock.120")],
  [600, say("create.clock.600")],
  [86_400, say("create.clock.86400")],
  [259_200, say("create.clock.259200")],
];

export async function openCreate(game, changed) {
  const form = h("form", { class: "create" });
  const dialog = openDialog(game.title, form);
  try {
    fill(form, ...new Form(game, await gameWords(game.id)).parts(dialog, changed));
    form.querySelector("[type=submit]").focus();
  } catch (error) {
    fill(form, h("p", { class: "error", role: "alert" }, error.message));
  }
  setIntroduced(game.id);
}

class Form {
  constructor(game, words) {
    this.game = game;
    this.words = words;
    this.seats = new SeatRows(game, words.bots);
    this.options = words.options.map(option);
    this.overlays = words.overlays.map((overlay) => yesOrNo(overlay, game.usualOverlays.includes(overlay.name)));
    this.name = h("input", { id: "name", maxlength: 24, autocomplete: "nickname", value: ownName() });
    this.voice = choice("voice", game.voices.map((name) => [name, name === "" ? say("create.voice.plain") : name]), "");
    this.pace = choice("pace", PACES, 500);
    this.clock = choice("clock", CLOCKS, "");
    this.seed = h("input", { id: "seed", autocomplete: "off", placeholder: say("create.seed.any") });
    this.listed = h("input", { type: "checkbox", checked: true });
    this.spectators = h("input", { type: "checkbox", checked: true });
    this.practice = h("input", { type: "checkbox", id: "practice" });
  }

  about() {
    if (this.words.introduction === "") return null;
    return h(
      "details",
      { class: "about-game", open: !introduced(this.game.id) },
      h("summary", {}, say("create.about")),
      introduction(this.words),
      h("p", {}, h("a", { href: rulesLink(this.game.id), target: "_blank", rel: "noopener" }, say("rules.all"))),
    );
  }

  more() {
    return h(
      "details",
      { class: "folded" },
      h("summary", {}, say("create.more")),
      h(
        "div",
        { class: "fields" },
        this.game.voices.length > 1 && question(say("create.voice"), this.voice, () => say("create.voice.help")),
        question(say("create.pace"), this.pace, () => say("create.pace.help")),
        question(say("create.clock"), this.clock, () => say("create.clock.help")),
        question(say("create.seed"), this.seed, () => say("create.seed.help")),
      ),
      h(
        "div",
        { class: "row" },
        h("label", { class: "check" }, this.listed, say("create.listed")),
        h("label", { class: "check" }, this.spectators, say("create.spectators")),
      ),
    );
  }

  parts(dialog, changed) {
    const said = h("p", { class: "error", role: "alert", hidden: true });
    const go = h("button", { type: "submit", class: "primary" }, say("create.start"));
    dialog.querySelector("form").onsubmit = async (event) => {
      event.preventDefault();
      go.disabled = true;
      try {
        made(dialog, event.target, await post("matches", this.body()));
        changed();
      } catch (error) {
        said.textContent = error.message + (error.path ? " (" + error.path + ")" : "");
        said.hidden = false;
        go.disabled = false;
      }
    };
    return [
      this.about(),
      h("fieldset", {}, h("legend", {}, say("create.seats")), this.seats.element),
      h(
        "div",
        { class: "fields" },
        question(say("name"), this.name, () => ""),
        this.overlays.map(({ element }) => element),
        this.options.map(({ element }) => element),
        this.game.undo &&
          h(
            "div",
            { class: "field" },
            h("label", { class: "check" }, this.practice, say("create.practice")),
            h("p", { class: "small soft" }, say("create.practice.help")),
          ),
      ),
      this.more(),
      said,
      h("div", { class: "row end" }, go),
    ];
  }

  body() {
    const body = {
      game: this.game.id,
      seats: this.seats.value(),
      options: Object.fromEntries(this.options.map(({ name, value }) => [name, value()]).filter(([, value]) => value !== "")),
      overlays: this.overlays.filter(({ checked }) => checked()).map(({ name }) => name),
      voice: this.voice.value,
      language: this.words.language,
      listed: this.listed.checked,
      spectators: this.spectators.checked,
      botPaceMillis: Number(this.pace.value),
      name: ownName(this.name.value),
      practice: this.practice.checked,
    };
    if (this.clock.value !== "") body.clockSeconds = Number(this.clock.value);
    if (this.seed.value.trim() !== "") body.seed = this.seed.value.trim();
    return body;
  }
}
