// The land as it looks from the road: sky, mountains, hills that pass by, the wagon, the weather.

import { s } from "/assets/base/dom.js";
import { hunt } from "./hunt.js";
import { placed } from "./places.js";

const WIDTH = 960;
const GROUND = {
  SPRING: ["#9fb368", "#7f9a4b"],
  SUMMER: ["#b8ad5d", "#958a42"],
  FALL: ["#c08f4f", "#9a6d37"],
  WINTER: ["#e4e8ea", "#cbd3d7"],
};
const SKY = {
  CLEAR: ["#bcdcec", "#f3ead2"],
  STORM: ["#71808c", "#aeb5b6"],
  SNOWSTORM: ["#8d99a4", "#d7dcdf"],
  HEAT_WAVE: ["#f1c880", "#fbe9c4"],
  COLD_SNAP: ["#b9ccda", "#eef2f4"],
  SMOKE: ["#a39a8f", "#d5c7b4"],
};

export function scene(at) {
  const [top, bottom] = SKY[at.rain ? "STORM" : at.sky] ?? SKY.CLEAR;
  const [hill, near] = GROUND[at.snow ? "WINTER" : at.season] ?? GROUND.SPRING;
  return s(
    "svg",
    {
      viewBox: "0 0 " + WIDTH + " 260",
      class: "trail-scene",
      preserveAspectRatio: "xMidYMax slice",
      "aria-hidden": "true",
    },
    s(
      "defs",
      {},
      s(
        "linearGradient",
        { id: "trail-sky", x1: 0, y1: 0, x2: 0, y2: 1 },
        s("stop", { offset: 0, "stop-color": top }),
        s("stop", { offset: 1, "stop-color": bottom }),
      ),
    ),
    s("rect", { width: WIDTH, height: 260, fill: "url(#trail-sky)" }),
    s("circle", {
      cx: 780,
      cy: at.hot ? 50 : 64,
      r: at.hot ? 40 : 28,
      fill: "#fff6da",
      opacity: at.rain ? 0.3 : 0.9,
    }),
    ridge(at.miles * 0.25, 150, 64, at.modern ? "#8f93a0" : "#a98b79", 0.9, at.modern),
    ridge(at.miles * 0.6 + 90, 182, 34, hill, 0.55, false),
    s("path", { d: "M0 206Q240 190 480 204T960 200V260H0z", fill: near }),
    at.hunt === null && s("path", {
      d: "M0 236Q240 224 480 232T960 230V248Q720 244 480 250T0 252z",
      fill: at.modern ? "#55565b" : "#c6a673",
    }),
    at.modern &&
      s("path", {
        d: "M0 243Q240 235 480 240T960 239",
        fill: "none",
        stroke: "#e8dfa8",
        "stroke-width": 2,
        "stroke-dasharray": "26 20",
      }),
    at.hunt === null && placed(at.at),
    tufts(at.miles, near),
    at.hunt === null
      ? s("g", { transform: "translate(400 168)" }, at.modern ? van() : wagon(at.oxen))
      : hunt(at.hunt),
    at.snow
      ? flakes()
      : at.rain
        ? rain()
        : at.sky === "SMOKE"
          ? s("rect", { width: WIDTH, height: 260, fill: "#8b7a66", opacity: 0.3 })
          : null,
  );
}

/** A line of peaks that moves with the miles; sky-line of towns where the journey is modern. */
function ridge(shift, base, height, fill, steep, town) {
  let d = "M-40 260";
  for (let i = -1; i < 18; i++) {
    const number = i + Math.floor(shift / 64);
    const x = i * 64 - (shift % 64);
    const peak = base - height * (0.35 + 0.65 * ((Math.abs(number * 7919) % 101) / 100));
    d += town
      ? "L" + x + " " + peak + "H" + (x + 40) + "V" + (base + 6)
      : "L" + x + " " + base + "Q" + (x + 32 * steep) + " " + peak + " " + (x + 64) + " " + (base - 4);
  }
  return s("path", { d: d + "L1000 260z", fill });
}

function tufts(miles, fill) {
  return [...Array(14)].map((_, i) => {
    const x = (((i * 83 - miles * 5) % WIDTH) + WIDTH) % WIDTH;
    return s("path", { d: "M" + x + " 222q2-12 4 0q2-9 5 0z", fill, stroke: "rgb(0 0 0 / 22%)" });
  });
}

/** Two oxen stand for any team; a single one and none are drawn as they are. */
function wagon(oxen) {
  const wheel = (x) => [
    s("circle", { cx: x, cy: 66, r: 15, fill: "none", stroke: "#4a2d16", "stroke-width": 4 }),
    [0, 45, 90, 135].map((turn) =>
      s("path", {
        d: "M" + (x - 14) + " 66H" + (x + 14),
        stroke: "#4a2d16",
        "stroke-width": 2,
        transform: "rotate(" + turn + " " + x + " 66)",
      }),
    ),
    s("circle", { cx: x, cy: 66, r: 3.5, fill: "#4a2d16" }),
  ];
  const ox = (x) =>
    s("path", {
      transform: "translate(" + x + " 22)",
      d: "M4 14q10-9 34-4l8-6q6 1 5 8l-4 5q-2 8-6 8v16h-5V28H16v13h-5V28q-8-4-7-14zm45-11l3-7",
      fill: "#6d452a",
      stroke: "#3d2414",
      "stroke-width": 1.5,
    });
  return [
    oxen > 1 && ox(128),
    oxen > 0 && ox(108),
    s("path", { d: "M84 50H150", stroke: "#4a2d16", "stroke-width": 3 }),
    s("path", { d: "M-2 34Q0-14 44-14T92 34z", fill: "#f8f1df", stroke: "#9c8a6a", "stroke-width": 2 }),
    s("path", {
      d: "M20 32Q20-4 26-13M46 33V-14M72 33Q72-4 66-13",
      fill: "none",
      stroke: "#cdbf9f",
      "stroke-width": 2,
    }),
    s("path", { d: "M-4 34H96L90 54H2z", fill: "#8a5a30", stroke: "#4a2d16", "stroke-width": 2 }),
    wheel(18),
    wheel(74),
  ];
}

function van() {
  return [
    s("path", {
      d: "M0 20Q2 8 14 8H92Q112 10 122 34L138 40V64H0z",
      fill: "#c9553d",
      stroke: "#6b2418",
      "stroke-width": 2,
    }),
    s("path", {
      d: "M84 14H92Q104 16 112 34H84zM14 14H44V34H14zM50 14H78V34H50z",
      fill: "#d8ecf2",
      stroke: "#6b2418",
      "stroke-width": 1.5,
    }),
    s("rect", { x: 10, y: 0, width: 70, height: 9, rx: 2, fill: "#7a5a3a" }),
    [28, 108].map((x) => [
      s("circle", { cx: x, cy: 66, r: 13, fill: "#2b2b2e" }),
      s("circle", { cx: x, cy: 66, r: 5, fill: "#b9bcc0" }),
    ]),
  ];
}

const rain = () =>
  s("path", {
    d: [...Array(60)].map((_, i) => "M" + ((i * 397) % WIDTH) + " " + ((i * 61) % 220) + "l-6 18").join(""),
    stroke: "#e9f3f7",
    "stroke-width": 1.6,
    opacity: 0.7,
  });

const flakes = () =>
  [...Array(60)].map((_, i) =>
    s("circle", { cx: (i * 397) % WIDTH, cy: (i * 61) % 240, r: 2 + (i % 3), fill: "#fff", opacity: 0.9 }),
  );
