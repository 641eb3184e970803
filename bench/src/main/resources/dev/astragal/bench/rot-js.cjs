// Looks and walks on the map of map.json with rot.js and prints, in one line: cells seen,
// steps walked, views per second, ways per second.
// node rot-js.cjs SECONDS ROUNDS, beside map.json and node_modules
const fs = require("fs");
const path = require("path");
const ROT = require("rot-js");

const map = JSON.parse(fs.readFileSync(path.join(__dirname, "map.json"), "utf8"));
const seconds = Number(process.argv[2]);
const rounds = Number(process.argv[3]);
const passable = (x, y) => map.rows[y] !== undefined && map.rows[y][x] === ".";
const seen = new Uint8Array(map.width * map.rows.length);
const mark = (x, y) => {
  if (x >= 0 && x < map.width && y >= 0 && y < map.rows.length) seen[y * map.width + x] = 1;
};

// The same diamond as the others see, and the circle that rot.js is fastest at.
const diamond = new ROT.FOV.PreciseShadowcasting(passable, { topology: 4 });
const circle = new ROT.FOV.RecursiveShadowcasting(passable);

function look(fov, pair) {
  const from = map.from[pair];
  seen.fill(0);
  fov.compute(from % map.width, Math.floor(from / map.width), map.radius, mark);
}

function walk(pair) {
  const from = map.from[pair];
  const to = map.to[pair];
  let cells = 0;
  new ROT.Path.AStar(to % map.width, Math.floor(to / map.width), passable, { topology: 4 }).compute(
    from % map.width,
    Math.floor(from / map.width),
    () => cells++,
  );
  return Math.max(0, cells - 1);
}

function rate(work) {
  let pair = 0;
  let done = 0;
  let spent = 0;
  for (let round = 0; round < 2 * rounds; round++) {
    const start = process.hrtime.bigint();
    const end = start + BigInt(Math.round(seconds * 1e9));
    let now = start;
    let count = 0;
    while (now < end) {
      for (let i = 0; i < 16; i++, count++) work(pair++ % map.from.length);
      now = process.hrtime.bigint();
    }
    if (round < rounds) continue;
    done += count;
    spent += Number(now - start) / 1e9;
  }
  return done / spent;
}

let cellsSeen = 0;
let steps = 0;
for (let pair = 0; pair < map.from.length; pair++) {
  look(diamond, pair);
  for (const lit of seen) cellsSeen += lit;
  steps += walk(pair);
}
const fieldOfView = Math.max(
  rate((pair) => look(diamond, pair)),
  rate((pair) => look(circle, pair)),
);
console.log(`${cellsSeen} ${steps} ${fieldOfView} ${rate(walk)}`);
