// A picture for every fish, grown from its name: fair ones look like fish, foul ones like a mistake.

import { s } from "/assets/base/dom.js";

function numbers(name) {
  let state = 2166136261;
  for (const char of name) state = Math.imul(state ^ char.charCodeAt(0), 16777619) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % below;
  };
}

export function fishPicture(fish) {
  const next = numbers(fish.id || fish.name);
  const hue = fish.foul ? 270 + next(90) : 150 + next(80);
  const body = "hsl(" + hue + " " + (fish.foul ? 30 : 38) + "% " + (fish.foul ? 34 : 52) + "%)";
  const deep = "hsl(" + hue + " 40% 22%)";
  const height = fish.small ? 11 : fish.large ? 21 : 16;
  const length = fish.small ? 24 : fish.large ? 42 : 33;
  const x = 48 - length / 2 - 4;
  const kind = next(3);
  return s(
    "svg",
    { viewBox: "0 0 96 56", "aria-hidden": "true", class: "fish-picture" },
    tail(x + length, kind, body, height),
    s("ellipse", {
      cx: x + length / 2,
      cy: 28,
      rx: length / 2 + 3,
      ry: height / 2 + (kind === 1 ? 3 : 0),
      fill: body,
    }),
    s("path", {
      d:
        "M" +
        (x + length * 0.3) +
        " " +
        (28 - height / 2) +
        "q" +
        length * 0.2 +
        " " +
        -(6 + next(8)) +
        " " +
        length * 0.45 +
        " 1z",
      fill: deep,
    }),
    fish.foul ? feelers(x, length, height, next, deep) : stripes(x, length, height, next(4), deep),
    eyes(x, fish.foul ? 1 + next(3) : 1, next),
    s("path", {
      d: "M" + (x - 1) + " 32q4 " + (fish.foul ? -3 : 3) + " 8 0",
      fill: "none",
      stroke: deep,
      "stroke-width": 1.4,
    }),
  );
}

function tail(x, kind, fill, height) {
  const spread = height / 2 + 4;
  const d =
    kind === 0
      ? "M" + x + " 28l16 " + -spread + "v" + spread * 2 + "z"
      : kind === 1
        ? "M" +
          x +
          " 28q8 -2 16 " +
          -spread +
          "q-4 " +
          spread +
          " 0 " +
          spread * 2 +
          "q-8 " +
          (2 - spread) +
          " -16 " +
          -spread +
          "z"
        : "M" + x + " 28q10 " + -spread + " 18 -6q-6 6 0 12q-8 " + spread / 2 + " -18 -6z";
  return s("path", { d, fill });
}

function stripes(x, length, height, number, stroke) {
  return [...Array(number)].map((_, i) =>
    s("path", {
      d:
        "M" +
        (x + length * (0.4 + i * 0.15)) +
        " " +
        (28 - height * 0.36) +
        "q4 " +
        height * 0.36 +
        " 0 " +
        height * 0.72,
      fill: "none",
      stroke,
      "stroke-width": 2,
      opacity: 0.6,
    }),
  );
}

function feelers(x, length, height, next, stroke) {
  return [...Array(3 + next(3))].map((_, i) => {
    const at = x + length * (0.25 + i * 0.14);
    return s("path", {
      d:
        "M" +
        at +
        " " +
        (28 + height * 0.4) +
        "q" +
        (next(8) - 4) +
        " 7 " +
        (next(10) - 5) +
        " " +
        (9 + next(6)),
      fill: "none",
      stroke,
      "stroke-width": 2,
      "stroke-linecap": "round",
    });
  });
}

function eyes(x, number, next) {
  return [...Array(number)].map((_, i) => {
    const cx = x + 6 + i * 5;
    const cy = 25 - (i % 2) * (2 + next(3));
    return [
      s("circle", { cx, cy, r: 2.8, fill: "#f7f3e3" }),
      s("circle", { cx: cx - 0.5, cy, r: 1.3, fill: "#14181c" }),
    ];
  });
}
