// Things that move, move. Whatever shows a thing has its id in data-thing; when the same thing is somewhere else after
// something happened, it goes there from where it was. What shows dice or the like says so in data-shown, and tumbles
// when that changes. One mechanism for panels and for every game's art.

import { still } from "../base/settings.js";

const MILLIS = 450;
const NEAREST = 12;
const FARTHEST = 3000;

/** By panel, thing and how many of it came before: a thing may be shown in several places. */
function places(root) {
  const found = new Map();
  for (const element of root.querySelectorAll("[data-thing]")) {
    const name = (element.closest("[data-panel]")?.dataset.panel ?? "art") + "/" + element.dataset.thing;
    let key = name;
    for (let n = 1; found.has(key); n++) key = name + "/" + n;
    found.set(key, element);
  }
  return found;
}

export class Motion {
  constructor(root) {
    this.root = root;
    this.shown = new Map();
  }

  /** Remembers where everything is; to be called before anything is drawn anew. */
  before() {
    this.shown = new Map();
    if (still()) return;
    for (const [key, element] of places(this.root))
      this.shown.set(key, { at: element.getBoundingClientRect(), value: element.dataset.shown });
  }

  /** Lets whatever is elsewhere now go there. */
  after() {
    if (still() || this.shown.size === 0) return;
    for (const [key, element] of places(this.root)) {
      const old = this.shown.get(key);
      if (!old) appear(element);
      else {
        move(element, old.at);
        if (old.value !== element.dataset.shown) tumble(element);
      }
    }
  }
}

function move(element, from) {
  const to = element.getBoundingClientRect();
  const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
  const far = Math.hypot(x, y);
  if (far < NEAREST || far > FARTHEST || from.width === 0 || to.width === 0) return;
  // Inside a drawing a pixel is as large as the drawing makes it.
  const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
  element.animate([{ transform: "translate(" + x / scale + "px, " + y / scale + "px)" }, { transform: "none" }], {
    duration: MILLIS,
    easing: "ease-in-out",
  });
}

/** Rows of tables cannot be scaled, so everything only fades in. */
const appear = (element) => element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: MILLIS });

const tumble = (element) => {
  for (const part of element.querySelectorAll(".die, svg"))
    part.animate([{ transform: "rotate(-200deg) scale(0.7)" }, { transform: "none" }], { duration: MILLIS, easing: "ease-out" });
};
