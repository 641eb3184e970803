// A box for an expression, and its odds as bars. The kernel's own dice work them out, in a worker.

const worker = new Worker("worker.js", { type: "module" });
const box = document.getElementById("expression");
const summary = document.getElementById("summary");
const plot = document.getElementById("plot");
const WIDE = 600;
const HIGH = 200;
const FOOT = 18;
const NS = "http://www.w3.org/2000/svg";

function drawn(name, attributes, ...children) {
  const element = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

function bars(rows) {
  const most = Math.max(...rows.map(([, , chance]) => Number(chance)));
  const width = WIDE / rows.length;
  const every = Math.ceil(rows.length / 20);
  return rows.map(([from, to, chance, reached], i) => {
    const high = (Number(chance) / most) * (HIGH - FOOT - 14);
    const name = from === to ? from : from + " to " + to;
    const said = name + ": " + chance + "%, at least " + from + ": " + reached + "%";
    return drawn(
      "g",
      {},
      drawn("title", {}, said),
      drawn("rect", { x: i * width + 1, y: HIGH - FOOT - high, width: Math.max(1, width - 2), height: high }),
      i % every === 0 ? drawn("text", { x: (i + 0.5) * width, y: HIGH - 4, "text-anchor": "middle" }, from) : "",
      rows.length <= 20 ? drawn("text", { x: (i + 0.5) * width, y: HIGH - FOOT - high - 4, "text-anchor": "middle" }, chance) : "",
    );
  });
}

worker.onmessage = ({ data: { text, odds } }) => {
  if (text !== box.value) return;
  if (odds.startsWith("!")) {
    const [, place, problem] = odds.match(/^!(\d+) (.*)$/s);
    summary.textContent = problem + " (at " + (Number(place) + 1) + ")";
    plot.replaceChildren();
    return;
  }
  const [first, ...rows] = odds.split("\n").map((line) => line.split(" "));
  const [mean, deviation, low, high] = first;
  summary.textContent = "mean " + mean + ", deviation " + deviation + ", " + low + " to " + high + "; chances in percent";
  const label = "Odds of " + text + ": " + summary.textContent;
  plot.replaceChildren(drawn("svg", { viewBox: "0 0 " + WIDE + " " + HIGH, role: "img", "aria-label": label }, ...bars(rows)));
};

const ask = () => worker.postMessage(box.value);
box.addEventListener("input", ask);
ask();
