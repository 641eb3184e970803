import { h } from "../base/dom.js";
import { say } from "../base/words.js";

/** What a replay found that does not match the recording; nothing when all is well. */
export function divergence(found) {
  if (!found || found.same) return null;
  const row = (name, value) =>
    value === undefined || value === null || value === ""
      ? null
      : h("tr", {}, h("th", { scope: "row" }, name), h("td", {}, h("code", {}, String(value))));
  return h(
    "section",
    { class: "card divergence", id: "divergence", "aria-label": say("inspect.divergence") },
    h("h2", {}, say("inspect.divergence.title")),
    h("p", {}, found.what ?? "", found.makers && h("span", { class: "soft" }, " " + found.makers)),
    h(
      "table",
      {},
      h(
        "tbody",
        {},
        row(say("inspect.divergence.input"), found.input),
        row(say("inspect.divergence.tick"), found.tick),
        row(say("inspect.divergence.field"), found.field),
        row(say("inspect.divergence.recorded"), found.recorded),
        row(say("inspect.divergence.replayed"), found.replayed),
      ),
    ),
    found.step !== undefined &&
      h("p", { class: "soft small" }, say("inspect.divergence.steps", { step: found.step })),
  );
}
