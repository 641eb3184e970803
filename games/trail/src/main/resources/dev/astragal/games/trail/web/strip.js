// The whole way on one line: places with a sign each, the wagon where it is.

import { s } from "/assets/base/dom.js";

const LEFT = 24;
const LONG = 912;
const SIGNS = {
  start: "M-7 6V-4L0-10L7-4V6z",
  river: "M-9-3q4.5-5 9 0t9 0M-9 3q4.5-5 9 0t9 0",
  fort: "M-8 7V-7h4v4h3v-4h3v4h3v-4h4V7z",
  landmark: "M-9 7L-1-9L3-2L5-5L10 7z",
  gate: "M-2-9h4V8h-4z",
  goal: "M0-10l3 6.5 7 .8-5 4.8 1.3 7-6.3-3.5-6.3 3.5 1.3-7-5-4.8 7-.8z",
};

export function strip(at) {
  const x = (part) => LEFT + part * LONG;
  return s(
    "svg",
    { viewBox: "0 0 960 76", class: "trail-strip", "aria-hidden": "true" },
    s("path", { d: "M" + LEFT + " 40H" + (LEFT + LONG), class: "road" }),
    s("path", { d: "M" + LEFT + " 40H" + x(at.part), class: "gone" }),
    at.places.map((place) =>
      s(
        "g",
        {
          transform: "translate(" + x(place.part) + " 40)",
          class: "place " + place.kind + (place.passed ? " passed" : ""),
          "data-help": place.help,
        },
        s("circle", { r: 13 }),
        s("path", { d: SIGNS[place.kind] }),
      ),
    ),
    s(
      "g",
      { transform: "translate(" + x(at.part) + " 40)", class: "here" },
      s("path", { d: "M0-16L-7-28H7z", "data-thing": "wagon" }),
    ),
    next(at, x),
  );
}

/** The name of the next place, kept inside the picture. */
function next(at, x) {
  const place = at.places.find((candidate) => !candidate.passed && candidate.name);
  if (!place) return null;
  const at1 = x(place.part);
  const anchor = at1 < 150 ? "start" : at1 > 810 ? "end" : "middle";
  return s("text", { x: at1, y: 72, "text-anchor": anchor }, place.name);
}
