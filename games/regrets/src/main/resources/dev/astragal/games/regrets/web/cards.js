// The things on the table: fish cards, dice, tackle, boats.

import { h, s } from "/assets/base/dom.js";
import { key, text } from "/assets/base/texts.js";
import { die } from "/assets/art/dice.js";
import { fishPicture } from "./fish.js";
import { say } from "./words.js";

/** A fish face up; {@code note} is what it is worth to you. */
export function fishCard(fish, note, attributes = {}) {
  return h(
    "div",
    { ...attributes, class: "fish-card " + (fish.foul ? "foul " : "fair ") + (attributes.class ?? "") },
    fish.difficulty !== undefined &&
      h(
        "span",
        { class: "difficulty", title: say("difficulty") },
        h("span", { class: "unseen" }, say("difficulty") + " "),
        fish.difficulty,
      ),
    fish.value !== undefined &&
      h("span", { class: "value", title: say("value") }, h("span", { class: "unseen" }, say("value") + " "), fish.value),
    fishPicture(fish),
    h("b", { class: "fish-name" }, fish.name),
    fish.size && h("span", { class: "fish-kind" }, fish.size + ", " + fish.quality),
    note && h("span", { class: "fish-note" }, note),
  );
}

/** Dice of the hand by the face they show. */
export function dice(faces, kind, whose) {
  if (faces.length === 0) return h("span", { class: "soft" }, say("none"));
  return h(
    "span",
    { class: "dice " + kind, "data-thing": whose === undefined ? null : "dice-" + whose, "data-shown": faces.join(" ") },
    h("span", { class: "unseen" }, faces.join(", ")),
    faces.map((face) => die(face)),
  );
}

/** Tackle dice by colour, with their number. */
export function tackle(dice) {
  if (dice.length === 0) return h("span", { class: "soft" }, say("none"));
  return h(
    "span",
    { class: "tackle" },
    dice.map((kind) =>
      h("span", { class: "tackle-die tackle-" + key(kind).split(".")[1].toLowerCase() }, text(kind)),
    ),
  );
}

export function boat(seat, current) {
  return h(
    "span",
    { class: "boat seat-" + (seat % 5) + (current ? " current" : ""), "data-thing": "boat-" + seat },
    s(
      "svg",
      { viewBox: "0 0 44 40", "aria-hidden": "true" },
      s("path", { d: "M20 4V26M22 6L36 24H22z", class: "sail" }),
      s("path", { d: "M4 27H40L34 37H10z", class: "hull" }),
    ),
    h("span", { class: "boat-seat" }, h("span", { class: "unseen" }, say("player") + " "), seat + 1),
  );
}
