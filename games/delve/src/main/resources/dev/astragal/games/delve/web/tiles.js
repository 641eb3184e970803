// One function per kind of tile; everything in parts of the tile's size, so that it is crisp at any.

const FLOOR = ["#3a3833", "#37352f", "#3c3a34"];

/** Somebody who may walk: whoever is no part of the place. */
export const walks = ({ glyph }) => glyph === "@" || /\p{L}/u.test(glyph);

/** The ground and what lies there; whoever walks is drawn apart. */
export function drawTile(pen, x, y, size, cell, salt) {
  within(pen, x, y, size, () => {
    if (cell.glyph === "#") wall(pen, salt);
    else {
      floor(pen, salt);
      if (!walks(cell)) THINGS[cell.glyph]?.(pen, cell);
    }
    if (cell.ink === "FAINT") {
      pen.fillStyle = "rgb(13 15 19 / 62%)";
      pen.fillRect(0, 0, 16, 16);
    }
  });
}

export function drawWalker(pen, x, y, size, cell) {
  within(pen, x, y, size, () => (THINGS[cell.glyph] ?? creature)(pen, cell));
}

function within(pen, x, y, size, draw) {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 16, size / 16);
  draw();
  pen.restore();
}

function floor(pen, salt) {
  pen.fillStyle = FLOOR[salt % FLOOR.length];
  pen.fillRect(0, 0, 16, 16);
  pen.fillStyle = "rgb(255 245 220 / 6%)";
  pen.fillRect(0, 0, 16, 0.6);
  pen.fillRect(0, 0, 0.6, 16);
  if (salt % 7 === 0) {
    pen.fillStyle = "rgb(0 0 0 / 25%)";
    pen.fillRect(4 + (salt % 5), 9, 3, 1);
  }
}

function wall(pen, salt) {
  pen.fillStyle = "#6d6f78";
  pen.fillRect(0, 0, 16, 16);
  pen.fillStyle = "#83858f";
  pen.fillRect(0, 0, 16, 3);
  pen.fillStyle = "#4a4c54";
  pen.fillRect(0, 7.2, 16, 1);
  pen.fillRect(0, 14.6, 16, 1.4);
  const shift = salt % 2 ? 4 : 10;
  pen.fillRect(shift, 3, 1, 4.4);
  pen.fillRect((shift + 6) % 16, 8, 1, 6.8);
}

const THINGS = {
  "+": (pen) => {
    pen.fillStyle = "#7a4d24";
    pen.fillRect(2, 1, 12, 14);
    pen.fillStyle = "#5c3817";
    pen.fillRect(5.5, 1, 1, 14);
    pen.fillRect(9.5, 1, 1, 14);
    disc(pen, 12, 8, 1.1, "#e0b354");
  },
  "/": (pen) => {
    pen.fillStyle = "#7a4d24";
    pen.fillRect(1, 1, 2.6, 14);
    pen.fillRect(12.4, 1, 2.6, 14);
  },
  ">": (pen) => {
    for (let step = 0; step < 4; step++) {
      pen.fillStyle = ["#d9d3c2", "#b0ab9d", "#847f74", "#56534c"][step];
      pen.fillRect(2 + step * 3, 3, 3, 10);
    }
  },
  "^": (pen) =>
    shape(pen, "#f08030", [
      [3, 13],
      [5, 5],
      [7, 13],
      [8, 4],
      [10, 13],
      [12, 6],
      [14, 13],
    ]),
  "!": (pen) => {
    pen.fillStyle = "#d9d3c2";
    pen.fillRect(7, 2, 2, 4);
    disc(pen, 8, 10, 4.3, "#e8bf49");
    disc(pen, 6.6, 8.8, 1.2, "#fff3c4");
  },
  ")": (pen) => {
    shape(pen, "#cfd6dd", [
      [12.8, 1.8],
      [14.2, 3.2],
      [6.6, 10.8],
      [5.2, 9.4],
    ]);
    shape(pen, "#e0b354", [
      [3.4, 8.8],
      [4.6, 7.6],
      [8.4, 11.4],
      [7.2, 12.6],
    ]);
    shape(pen, "#7a4d24", [
      [4.4, 10.4],
      [5.6, 11.6],
      [3, 14.2],
      [1.8, 13],
    ]);
  },
  "?": (pen) => {
    pen.fillStyle = "#efe3c2";
    pen.fillRect(4, 3, 8, 10);
    pen.fillStyle = "#8b4fc0";
    for (let line = 0; line < 3; line++) pen.fillRect(5.6, 5 + line * 2.4, 4.8 - line, 1);
    pen.fillStyle = "#c9b889";
    pen.fillRect(3, 2.2, 10, 1.8);
    pen.fillRect(3, 12, 10, 1.8);
  },
  "*": (pen) => {
    disc(pen, 8, 8, 6.4, "rgb(120 190 255 / 22%)");
    const points = [];
    for (let i = 0; i < 8; i++) {
      const [far, turn] = [i % 2 ? 2.1 : 6, (i * Math.PI) / 4];
      points.push([8 + far * Math.sin(turn), 8 - far * Math.cos(turn)]);
    }
    shape(pen, "#8fd0ff", points);
  },
  "@": (pen) => {
    disc(pen, 8, 8, 7.6, "rgb(110 220 150 / 25%)");
    disc(pen, 8, 4.6, 2.7, "#f3d7b3");
    shape(pen, "#3fae6d", [
      [3.2, 14.5],
      [5.5, 7.2],
      [10.5, 7.2],
      [12.8, 14.5],
    ]);
    pen.fillStyle = "#dfe5ea";
    pen.fillRect(12.4, 3.5, 1.3, 8);
    pen.fillRect(11, 9.3, 4, 1.2);
  },
};

/** Somebody with a letter: a shape of its own colour, a ring when it fights. */
function creature(pen, { glyph, ink, lit }) {
  const boss = ink === "MAGIC";
  if (lit) disc(pen, 8, 8, 7.8, "rgb(255 90 70 / 35%)");
  shape(pen, boss ? "#8b4fc0" : "#b23a32", [
    [8, 0.8],
    [14, 5],
    [13.4, 12.4],
    [8, 15.4],
    [2.6, 12.4],
    [2, 5],
  ]);
  pen.fillStyle = "#fff4ea";
  pen.font = "700 10px Georgia, serif";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(glyph, 8, 8.4);
}

function disc(pen, x, y, radius, colour) {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
}

function shape(pen, colour, points) {
  pen.fillStyle = colour;
  pen.beginPath();
  points.forEach(([x, y], i) => (i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
  pen.closePath();
  pen.fill();
}
