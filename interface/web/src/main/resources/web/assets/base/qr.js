// A link as a QR code (ISO 18004): bytes, the lowest level of correction, versions 1 to 5, one mask. Longer links get none.

import { s } from "./dom.js";

/** Bytes of data and of correction of each version. */
const VERSIONS = [[19, 7], [34, 10], [55, 15], [80, 20], [108, 26]];

/** Level L and mask 0, with its own correction. */
const FORMAT = 0x77c4;
const QUIET = 4;

/** A drawing, or null where the text is too long. */
export function qrCode(text, label) {
  const modules = qrModules(text);
  if (modules === null) return null;
  const size = modules.length + 2 * QUIET;
  const dark = modules.flatMap((row, y) => row.flatMap((on, x) => (on ? ["M" + (x + QUIET) + " " + (y + QUIET) + "h1v1h-1z"] : [])));
  return s(
    "svg",
    { class: "qr", viewBox: "0 0 " + size + " " + size, role: "img", "aria-label": label, "shape-rendering": "crispEdges" },
    s("rect", { width: size, height: size, class: "qr-light" }),
    s("path", { d: dark.join(""), class: "qr-dark" }),
  );
}

/** Rows of true for dark and false for light. */
export function qrModules(text) {
  const bytes = [...new TextEncoder().encode(text)];
  const version = VERSIONS.findIndex(([room]) => bytes.length + 2 <= room) + 1;
  if (version === 0) return null;
  const [room, correction] = VERSIONS[version - 1];
  const data = packed(bytes, room);
  const size = 17 + 4 * version;
  const grid = Array.from({ length: size }, () => Array(size).fill(null));
  drawPatterns(grid, version);
  drawData(grid, [...data, ...remainder(data, correction)]);
  drawFormat(grid);
  return grid;
}

/** Mode, length and bytes, shifted by the four bits of the mode, then padding. */
function packed(bytes, room) {
  const all = [4, bytes.length >> 4, bytes.length & 15, ...bytes.flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const out = [];
  for (let i = 0; i < all.length; i += 2) out.push((all[i] << 4) | all[i + 1]);
  for (let pad = 0xec; out.length < room; pad ^= 0xec ^ 0x11) out.push(pad);
  return out;
}

function times(a, b) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** Reed and Solomon's. */
function remainder(data, degree) {
  const divisor = [...Array(degree - 1).fill(0), 1];
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2))
    for (let j = 0; j < degree; j++) divisor[j] = times(divisor[j], root) ^ (divisor[j + 1] ?? 0);
  const left = Array(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ left.shift();
    left.push(0);
    divisor.forEach((part, i) => (left[i] ^= times(part, factor)));
  }
  return left;
}

function drawPatterns(grid, version) {
  const size = grid.length;
  const square = (cx, cy, radius, dark) => {
    for (let y = cy - radius; y <= cy + radius; y++)
      for (let x = cx - radius; x <= cx + radius; x++)
        if (grid[y]?.[x] !== undefined) grid[y][x] = dark(Math.max(Math.abs(x - cx), Math.abs(y - cy)));
  };
  for (let i = 0; i < size; i++) grid[6][i] = grid[i][6] = i % 2 === 0;
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) square(x, y, 4, (distance) => distance !== 2 && distance !== 4);
  if (version > 1) square(size - 7, size - 7, 2, (distance) => distance !== 1);
  drawFormat(grid);
}

function drawFormat(grid) {
  const size = grid.length;
  const bit = (i) => ((FORMAT >> i) & 1) === 1;
  for (let i = 0; i < 15; i++) {
    grid[i < 6 ? i : i < 8 ? i + 1 : 8][i < 8 ? 8 : i === 8 ? 7 : 14 - i] = bit(i);
    if (i < 8) grid[8][size - 1 - i] = bit(i);
    else grid[size - 15 + i][8] = bit(i);
  }
  grid[size - 8][8] = true;
}

/** In columns of two from the right, up and down, around what is drawn already. */
function drawData(grid, bytes) {
  const size = grid.length;
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const up = ((right + 1) & 2) === 0;
    for (let i = 0; i < size; i++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - i : i;
        if (grid[y][x] !== null) continue;
        const dark = ((bytes[at >> 3] >> (7 - (at & 7))) & 1) === 1;
        grid[y][x] = dark !== ((x + y) % 2 === 0);
        at++;
      }
  }
}
