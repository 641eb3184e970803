// The men of chess as drawings.

import { s } from "/assets/base/dom.js";

/** How wide a square is. */
export const SIZE = 45;

const BASE = "M11 40.5v-3q0-1 1-1h21q1 0 1 1v3z";
const SHAPES = {
  p: ["M22.5 8a6 6 0 0 1 3.6 10.8l2.4 2.2h-2.6c.5 6 4.6 9 4.6 15.500h-16c0-6.500 4.100-9.500 4.600-15.500h-2.600l2.400-2.200a6 6 0 0 1 3.600-10.800z"],
  r: ["M13 9h4.500v3.500h3.200V9h3.600v3.500h3.200V9H32v8l-3 3v10l3 6.500H13l3-6.500V20l-3-3z", "M16 20h13M16 30h13"],
  n: ["M14.500 36.500c0-9 7.500-10.500 7.500-15.500-3 2.500-6 1.500-8 4.500-1.500 1-4.500-.500-4.500-3 0-3 4.500-6 5-10l-.500-5 4.500 3.500c10 0 15 8 14 25.500z", "M18.500 15.500l1.500-1.500"],
  b: ["M22.500 5a2.600 2.600 0 0 1 1.700 4.600c6 4.400 8 11.400 3.800 17.400l1.500 2-1 1.500 1.500 6h-15l1.500-6-1-1.500 1.500-2c-4.200-6-2.200-13 3.800-17.400A2.600 2.600 0 0 1 22.500 5z", "M22.500 14v8M19 18h7M17 28h11"],
  q: ["M15 36.500l1-6-6.500-16.500 7 7 .500-12 5 11.500L22.500 8l.500 12.500 5-11.500.500 12 7-7L29 30.500l1 6z", "M16 30.500q6.500-2 13 0"],
  k: ["M21 4h3v3h3v3h-3v4.500c3.500.500 4.500 2.500 4 5 3-3.500 9-2.500 9 2.500 0 3.500-3 6-6 8.500l-1 6H15l-1-6c-3-2.500-6-5-6-8.500 0-5 6-6 9-2.500-.500-2.500.500-4.500 4-5V10h-3V7h3z", "M15 30.500q7.500-3 15 0M22.500 16v11"],
};

/** What a man of the board looks like: large letters are White's. Nothing for an empty square. */
export function man(glyph) {
  const shape = SHAPES[glyph.toLowerCase()];
  if (!shape) return null;
  const [outline, ...lines] = shape;
  return s(
    "g",
    { class: "man " + (glyph === glyph.toLowerCase() ? "black" : "white") },
    s("path", { d: outline }),
    s("path", { d: BASE }),
    lines.map((d) => s("path", { d, class: "man-line" })),
  );
}

/** The same as a picture of its own. */
export const figure = (glyph) => s("svg", { viewBox: "0 0 " + SIZE + " " + SIZE, class: "chess-figure", "aria-hidden": "true" }, man(glyph));
