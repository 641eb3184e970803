import { h } from "../base/dom.js";

/** What a replay found that does not match the recording; nothing when all is well. */
export function divergence(found) {
  if (!found || found.same) return null;
  const row = (name, value) =>
    value === undefined || value === null || value === ""
      ? null
      : h("tr", {}, h("th", { scope: "row" }, name), h("td", {}, h("code", {}, String(value))));
  return h(
    "section",
    { class: "card divergence", id: "divergence", "aria-label": "Divergence" },
    h("h2", {}, "The replay does not match the recording"),
    h("p", {}, found.what ?? "", found.makers && h("span", { class: "soft" }, " " + found.makers)),
    h(
      "table",
      {},
      h(
        "tbody",
        {},
        row("first input that differs", found.input),
        row("tick", found.tick),
        row("field", found.field),
        row("recorded", found.recorded),
        row("replayed", found.replayed),
      ),
    ),
    found.step !== undefined &&
      h("p", { class: "soft small" }, "Steps up to " + found.step + " can be looked at."),
  );
}
