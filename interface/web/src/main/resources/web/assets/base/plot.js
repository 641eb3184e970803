// Plots as drawings: lines over steps, bars over values. Every point can be pointed at and says its value.

import { h, s } from "./dom.js";
import { say } from "./words.js";

const WIDE = 600;
const HIGH = 180;
const LEFT = 44;
const BELOW = 22;
const COLOURS = ["first", "second", "third", "fourth", "fifth", "magic"];

const scale = (from, to, start, end) => (value) => start + ((value - from) / Math.max(1e-9, to - from)) * (end - start);

/** Round numbers between two ends, at most four. */
function marks(low, high) {
  const rough = Math.max(1e-9, high - low) / 3;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * size).find((each) => each >= rough);
  const found = [];
  for (let at = Math.ceil(low / step) * step; at <= high; at += step) found.push(Math.round(at * 1e6) / 1e6);
  return found;
}

function frame(label, low, high, y, children) {
  return s(
    "svg",
    { class: "plot", viewBox: "0 0 " + WIDE + " " + HIGH, role: "img", "aria-label": label },
    marks(low, high).map((mark) => [
      s("path", { class: "plot-grid", d: "M" + LEFT + " " + y(mark) + "H" + WIDE }),
      s("text", { class: "plot-mark", x: LEFT - 6, y: y(mark) + 4, "text-anchor": "end" }, Math.abs(mark) >= 10_000 ? mark / 1000 + "k" : mark),
    ]),
    children,
  );
}

/**
 * Lines over steps. {@code lines}: [{name, points: [{step, value}]}]; {@code on.step(step)} is called for a click,
 * {@code on.unit} follows every value.
 */
export function linePlot(title, lines, on = {}) {
  const all = lines.flatMap(({ points }) => points);
  if (all.length === 0) return null;
  const values = all.map(({ value }) => value);
  const low = Math.min(0, ...values);
  const high = Math.max(...values, low + 1);
  const last = Math.max(...all.map(({ step }) => step), 1);
  const x = scale(0, last, LEFT, WIDE - 8);
  const y = scale(low, high, HIGH - BELOW, 10);
  const readout = h("output", { class: "plot-readout small" });
  const cursor = s("path", { class: "plot-cursor", d: "" });
  const drawing = frame(title + ". " + lines.map(spoken).join(" "), low, high, y, [
    lines.map(({ points }, i) =>
      s("path", {
        class: "plot-line ink-" + COLOURS[i % COLOURS.length] + (i % 2 === 1 ? " dashed" : ""),
        d: points.map(({ step, value }, at) => (at === 0 ? "M" : "L") + x(step).toFixed(1) + " " + y(value).toFixed(1)).join(""),
      }),
    ),
    cursor,
    s("text", { class: "plot-mark", x: LEFT, y: HIGH - 4 }, say("plot.start")),
    s("text", { class: "plot-mark", x: WIDE - 8, y: HIGH - 4, "text-anchor": "end" }, say("plot.step", { step: last })),
  ]);
  const nearest = ({ clientX }) => {
    const box = drawing.getBoundingClientRect();
    const step = ((((clientX - box.left) / box.width) * WIDE - LEFT) / (WIDE - 8 - LEFT)) * last;
    return Math.max(0, Math.min(last, Math.round(step)));
  };
  drawing.addEventListener("pointermove", (event) => {
    const step = nearest(event);
    cursor.setAttribute("d", "M" + x(step) + " 6V" + (HIGH - BELOW));
    readout.textContent =
      say("plot.at", { step }) + " " + lines.map(({ name, points }) => name + " " + at(points, step) + (on.unit ?? "")).join(", ");
  });
  drawing.addEventListener("pointerleave", () => {
    cursor.setAttribute("d", "");
    readout.textContent = "";
  });
  if (on.step) {
    drawing.classList.add("clickable");
    drawing.addEventListener("click", (event) => on.step(nearest(event)));
  }
  return h(
    "figure",
    { class: "plot-figure" },
    h("figcaption", { class: "plot-title" }, title),
    drawing,
    h(
      "p",
      { class: "plot-legend small" },
      lines.length > 1 && lines.map(({ name }, i) => h("span", { class: "plot-key ink-" + COLOURS[i % COLOURS.length] + (i % 2 === 1 ? " dashed" : "") }, name)),
      readout,
    ),
  );
}

/** What holds at a step: the last value up to it. */
const at = (points, step) => (points.findLast((point) => point.step <= step) ?? points[0]).value;

const spoken = ({ name, points }) => say("plot.spoken", { name, first: points[0].value, last: points.at(-1).value });

/** Bars over values: [{from, to, count}], with the one marked that {@code real} falls into. */
export function barPlot(title, bins, real) {
  const high = Math.max(...bins.map(({ count }) => count), 1);
  const y = scale(0, high, HIGH - BELOW, 10);
  const wide = (WIDE - LEFT - 8) / bins.length;
  const named = ({ from, to }) => (from === to ? String(from) : say("plot.range", { from, to }));
  return h(
    "figure",
    { class: "plot-figure" },
    h("figcaption", { class: "plot-title" }, title),
    frame(title, 0, high, y, [
      bins.map((bin, i) => {
        const here = real !== undefined && real >= bin.from && real <= bin.to;
        return s(
          "rect",
          { class: "plot-bar" + (here ? " real" : ""), x: LEFT + i * wide + 1, y: y(bin.count), width: Math.max(1, wide - 2), height: Math.max(0, HIGH - BELOW - y(bin.count)) },
          s("title", {}, named(bin) + ": " + bin.count + (here ? say("plot.here") : "")),
        );
      }),
      s("text", { class: "plot-mark", x: LEFT, y: HIGH - 4 }, bins[0]?.from ?? ""),
      s("text", { class: "plot-mark", x: WIDE - 8, y: HIGH - 4, "text-anchor": "end" }, bins.at(-1)?.to ?? ""),
    ]),
  );
}
