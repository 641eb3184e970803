// The trail, illustrated: the land around the wagon, the line of places below, the day in words.

import { fill, h } from "/assets/base/dom.js";
import { inkClass } from "/assets/base/texts.js";
import { style } from "/assets/art/style.js";
import { journey } from "./read.js";
import { scene } from "./scene.js";
import { strip } from "./strip.js";

export async function create() {
  await style("/games/trail/trail.css");
  return new TrailArt();
}

class TrailArt {
  constructor() {
    this.element = h("section", { class: "card trail", "aria-label": "The trail" });
    this.shown = "";
  }

  update(screen) {
    const at = journey(screen);
    if (at === null) return [];
    const now = JSON.stringify(at);
    if (now !== this.shown) this.draw(at);
    this.shown = now;
    return ["trail", "status", "view"];
  }

  draw(at) {
    const passed = at.places.filter((place) => place.passed).length;
    fill(
      this.element,
      scene(at),
      strip(at),
      h("p", { class: "unseen" }, passed + " of " + at.places.length + " places reached."),
      h(
        "div",
        { class: "trail-words" },
        at.lines.map((line) => h("p", { class: inkClass(line.ink) }, line.text)),
      ),
    );
  }
}
