// A hunt: the clearing, somebody with a rifle, and what stands at the other end, as far away as it is.

import { s } from "/assets/base/dom.js";

const FEET = 238;
/** What is seen of the clearing in the narrowest window: the picture's sides are cut off there. */
const NEAR = 200;
const FAR = 760;

/** Each stands on the ground at 0 and looks to the left. */
const ANIMALS = {
  squirrel: {
    fur: "#8a5a30",
    size: 0.9,
    d: "M-13-9q1-7 7-6q5 1 6 6q4 2 4 7q-1 2-4 2h-9q-2-2 0-4l-4-1zM4-3q12 1 12-12q-1-9-8-8q5 3 3 9q-2 5-7 6z",
  },
  rabbit: {
    fur: "#a58d6f",
    size: 1,
    d: "M-17-9q2-5 6-5l1-10q3-1 3 9l1 1l3-8q3 1 0 9q14-1 15 9q0 4-3 4h-22q-1-3 1-5q-4-1-5-4z",
  },
  deer: {
    fur: "#9c6b3c",
    size: 1.1,
    d: "M-38-56l8-6l-4-12l3 0l4 8l1-10l3 1l0 10l5-8l3 1l-6 14q4 3 4 9l2 8q12 4 34 2q8 2 8 10q-1 4-2 8l2 25h-4l-4-22l-3 22h-4l1-24h-22l-1 24h-4l-2-24l-3 24h-4l2-28q-5-6-6-14l-2-6l-7 0z",
  },
  bear: {
    fur: "#4a3626",
    size: 1.2,
    d: "M-44-30q0-6 7-9l3-6q3-3 5 1q6 0 10 4q26-12 46 0q12 8 10 26l1 14h-12l-2-12h-26l-2 12h-12l-2-14q-7-2-9-8l-9-2q-5-1-8-6z",
  },
  bison: {
    fur: "#5a3d26",
    size: 1.3,
    d: "M-48-22q-4-8 2-16l-4-6l2-3l6 6q4-4 8-4q10-16 24-11q18 8 40 10q14 2 14 20l3 4l-2 6l-3-4l-2 20h-5l-3-20h-28l-3 20h-5l-2-20h-6l-3 20h-5l-3-19q-6 4-8 10q-4-4-6-8q-6 0-11-5z",
  },
};

export function hunt({ animal, hunter, quarry }) {
  const { fur, size, d } = ANIMALS[animal] ?? ANIMALS.deer;
  return [
    [60, 250, 330, 470, 620, 700, 760, 900].map(pine),
    s(
      "g",
      { transform: place(hunter), class: "trail-hunter" },
      s("path", { d: "M-9 0L-6-26L-8-46Q0-54 8-46L6-26L9 0H3L0-22L-3 0z", fill: "#3f4a5a" }),
      s("circle", { cx: 0, cy: -55, r: 6.5, fill: "#d7a982" }),
      s("path", { d: "M-12-59H12L6-62Q0-70-6-62z", fill: "#5a3d26" }),
      s("path", { d: "M2-42L44-45", stroke: "#2b2018", "stroke-width": 3.5 }),
      s("path", { d: "M-4-42L18-41", stroke: "#3f4a5a", "stroke-width": 5 }),
    ),
    s(
      "g",
      { transform: place(quarry) + " scale(" + size + ")", "data-thing": animal },
      s("path", { d, fill: fur, stroke: "rgb(0 0 0 / 45%)" }),
    ),
  ];
}

const place = (across) => "translate(" + (NEAR + across * (FAR - NEAR)) + " " + FEET + ")";

const pine = (x, i) =>
  s(
    "g",
    { transform: "translate(" + x + " " + (206 + (i % 3) * 6) + ") scale(" + (1 + (i % 2) * 0.4) + ")" },
    s("path", { d: "M-3 0V-10H3V0z", fill: "#5a3d26" }),
    s("path", { d: "M0-58L14-34H8L20-10H-20L-8-34H-14z", fill: "#3f6b3d" }),
  );
