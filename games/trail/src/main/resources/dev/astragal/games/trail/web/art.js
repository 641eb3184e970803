// The trail, illustrated: the land around the wagon, the map below, the day in words.

import { fill, h } from "/assets/base/dom.js";
import { inkClass } from "/assets/base/texts.js";
import { wordsIn } from "/assets/base/words.js";
import { style } from "/assets/art/style.js";
import { journey } from "./read.js";
import { map } from "./map.js";
import { scene } from "./scene.js";

const say = await wordsIn("/games/trail/words/");

export async function create() {
  await style("/games/trail/trail.css");
  return new TrailArt();
}

class TrailArt {
  constructor() {
    this.element = h("section", { class: "card trail", "aria-label": say("trail") });
    this.shown = "";
  }

  update(screen) {
    const at = journey(screen);
    if (at === null) return [];
    const now = JSON.stringify(at);
    if (now !== this.shown) this.draw(at);
    this.shown = now;
    return ["trail", "status", "view", "hunt"];
  }

  /** Where the country is wider than its window, the wagon is in the middle of it. */
  country(land) {
    const box = h("div", { class: "trail-country" }, map(land));
    new ResizeObserver(() => {
      const wagon = box.querySelector(".here")?.getBoundingClientRect();
      if (wagon) box.scrollLeft += wagon.left - box.getBoundingClientRect().left - box.clientWidth / 2;
    }).observe(box);
    return box;
  }

  draw(at) {
    const places = at.map.places;
    const passed = places.filter((place) => place.passed).length;
    fill(
      this.element,
      scene(at),
      this.country(at.map),
      h("p", { class: "unseen" }, say("reached", { passed, all: places.length })),
      h(
        "div",
        { class: "trail-words" },
        at.lines.map((line) => h("p", { class: inkClass(line.ink) }, line.text)),
      ),
    );
  }
}
