// The form that makes a match: what it is about, who sits where, what the game asks, and the rest folded away.

import { fill, h } from "../base/dom.js";
import { post } from "../base/api.js";
import { openDialog } from "../base/dialog.js";
import { LANGUAGES, gameWords, introduced, introduction, ownLanguage, rulesLink, setIntroduced } from "../base/guide.js";
import { ownName } from "../base/keep.js";
import { made } from "./made.js";
import { choice, option, question, yesOrNo } from "./questions.js";
import { SeatRows } from "./seats.js";

const PACES = [
  [0, "at once"],
  [500, "after a moment"],
  [1000, "after a second"],
  [2000, "after two seconds"],
];

const CLOCKS = [
  ["", "as long as they like"],
  [120, "two minutes"],
  [600, "ten minutes"],
  [86_400, "a day"],
  [259_200, "three days"],
];

export async function openCreate(game, changed) {
  const form = h("form", { class: "create" });
  const dialog = openDialog(game.title, form);
  const draw = async (language) => {
    try {
      fill(form, ...new Form(game, await gameWords(game.id, language), draw).parts(dialog, changed));
      form.querySelector("[type=submit]").focus();
    } catch (error) {
      fill(form, h("p", { class: "error", role: "alert" }, error.message));
    }
  };
  await draw(ownLanguage(game.languages));
  setIntroduced(game.id);
}

class Form {
  constructor(game, words, draw) {
    this.game = game;
    this.words = words;
    this.seats = new SeatRows(game, words.bots);
    this.options = words.options.map(option);
    this.overlays = words.overlays.map((overlay) => yesOrNo(overlay, game.usualOverlays.includes(overlay.name)));
    this.name = h("input", { id: "name", maxlength: 24, autocomplete: "nickname", value: ownName() });
    this.language = choice("language", game.languages.map((code) => [code, LANGUAGES[code] ?? code]), words.language);
    this.language.addEventListener("change", () => draw(this.language.value));
    this.voice = choice("voice", game.voices.map((name) => [name, name === "" ? "plain" : name]), "");
    this.pace = choice("pace", PACES, 500);
    this.clock = choice("clock", CLOCKS, "");
    this.seed = h("input", { id: "seed", autocomplete: "off", placeholder: "any" });
    this.listed = h("input", { type: "checkbox", checked: true });
    this.spectators = h("input", { type: "checkbox", checked: true });
    this.practice = h("input", { type: "checkbox", id: "practice" });
  }

  about() {
    if (this.words.introduction === "") return null;
    return h(
      "details",
      { class: "about-game", open: !introduced(this.game.id) },
      h("summary", {}, "What is this game?"),
      introduction(this.words),
      h("p", {}, h("a", { href: rulesLink(this.game.id, this.words.language), target: "_blank", rel: "noopener" }, "All the rules")),
    );
  }

  more() {
    return h(
      "details",
      { class: "folded" },
      h("summary", {}, "More settings"),
      h(
        "div",
        { class: "fields" },
        this.game.languages.length > 1 && question("Language", this.language, () => ""),
        this.game.voices.length > 1 && question("Voice", this.voice, () => "How the game tells what happens."),
        question("Bots move", this.pace, () => "How long a bot waits before it moves."),
        question("Time for a move", this.clock, () => "A bot takes the seat of whoever takes longer."),
        question("Seed", this.seed, () => "The same seed brings the same luck, and the date brings everybody the luck of the day. Only when you play alone."),
      ),
      h(
        "div",
        { class: "row" },
        h("label", { class: "check" }, this.listed, "Show it in the lobby"),
        h("label", { class: "check" }, this.spectators, "Others may watch"),
      ),
    );
  }

  parts(dialog, changed) {
    const said = h("p", { class: "error", role: "alert", hidden: true });
    const go = h("button", { type: "submit", class: "primary" }, "Start");
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
      h("fieldset", {}, h("legend", {}, "Who plays?"), this.seats.element),
      h(
        "div",
        { class: "fields" },
        question("Your name", this.name, () => ""),
        this.overlays.map(({ element }) => element),
        this.options.map(({ element }) => element),
        this.game.undo &&
          h(
            "div",
            { class: "field" },
            h("label", { class: "check" }, this.practice, "Practice?"),
            h("p", { class: "small soft" }, "Anything may be taken back, and it counts in no hall of fame."),
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
      language: this.language.value,
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
