import { h } from "/assets/base/dom.js";
import { key, text } from "/assets/base/texts.js";
import { boat } from "./cards.js";
import { say } from "./words.js";

/** The quay: who lies there, one stall per shop, wares with price and what they do. */
export function port(panel, moored, current) {
  const shops = new Map();
  for (const { cells } of panel.rows) {
    const name = text(cells[0]);
    if (!shops.has(name))
      shops.set(name, { kind: key(cells[0]).split(".").at(-1)?.toLowerCase() ?? "", wares: [] });
    shops.get(name).wares.push(cells.slice(1).map(text));
  }
  const quay =
    moored.length > 0 &&
    h(
      "div",
      { class: "boats moored" },
      h("span", { class: "soft small" }, say("in-port")),
      moored.map((seat) => boat(seat, seat === current)),
    );
  return h(
    "div",
    {},
    quay,
    h(
      "div",
      { class: "port" },
      [...shops].map(([name, { kind, wares }]) =>
        h(
          "section",
          { class: "stall stall-" + kind, "aria-label": name },
          h("h3", {}, name),
          h(
            "ul",
            { class: "bare" },
            wares.map(([ware, price, effect]) =>
              h(
                "li",
                { class: "ware" },
                h("b", {}, ware),
                h("span", { class: "price" }, h("span", { class: "unseen" }, say("price") + " "), price),
                h("span", { class: "effect" }, effect),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}
