// The little Markdown that the games' pages use: headings, lists, tables, paragraphs; bold, slanted, code.

import { h } from "./dom.js";

/** Elements of a page; {@code level} is that of its uppermost headings. */
export function markdown(text, level = 2) {
  const blocks = [];
  let open = null;
  const add = (kind, value) => {
    if (open?.kind !== kind) blocks.push((open = { kind, lines: [] }));
    open.lines.push(value);
  };
  for (const raw of text.split("\n")) {
    const line = raw.trim();
    const heading = /^(#+)\s+(.*)$/.exec(line);
    if (line === "") open = open?.kind === "list" ? open : null;
    else if (heading) {
      blocks.push({ kind: "heading", depth: heading[1].length, lines: [heading[2]] });
      open = null;
    } else if (/^([-*]|\d+\.)\s/.test(line)) add("list", line.replace(/^([-*]|\d+\.)\s+/, ""));
    else if (line.startsWith("|")) add("table", line);
    else if (open?.kind === "list" && /^\s/.test(raw)) open.lines[open.lines.length - 1] += " " + line;
    else if (open?.kind === "list") blocks.push((open = { kind: "text", lines: [line] }));
    else add("text", line);
  }
  return blocks.map((block) => element(block, level));
}

function element({ kind, depth, lines }, level) {
  if (kind === "heading") return h("h" + Math.min(6, level + depth - 1), {}, inline(lines[0]));
  if (kind === "list") return h("ul", {}, lines.map((line) => h("li", {}, inline(line))));
  if (kind === "table") return table(lines);
  return h("p", {}, inline(lines.join(" ")));
}

function table(lines) {
  const rows = lines.filter((line) => !/^\|[\s|:-]+$/.test(line)).map((line) => line.replace(/^\||\|$/g, "").split("|"));
  const cells = (row, tag) => h("tr", {}, row.map((cell) => h(tag, tag === "th" ? { scope: "col" } : {}, inline(cell.trim()))));
  return h("div", { class: "scroll" }, h("table", {}, h("thead", {}, cells(rows[0], "th")), h("tbody", {}, rows.slice(1).map((row) => cells(row, "td")))));
}

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g;

/** A link leads out of the page it was written for, so only its words are shown. */
function inline(text) {
  const parts = [];
  let at = 0;
  for (const found of text.matchAll(MARKS)) {
    parts.push(text.slice(at, found.index));
    const [, bold, slanted, code, link] = found;
    parts.push(bold ? h("strong", {}, bold) : slanted ? h("em", {}, slanted) : code ? h("code", {}, code) : link);
    at = found.index + found[0].length;
  }
  return [...parts, text.slice(at)];
}
