// What to do with a match whose rules have changed since it was begun.

import { h } from "../base/dom.js";
import { get, post } from "../base/api.js";

/** The card with the ways on; only who sits there may choose. */
export async function waysCard(match, token) {
  const { sentence, question, ways } = await get("matches/" + encodeURIComponent(match) + "/ways");
  const failed = h("p", { class: "error", role: "alert" });
  const choose = (way) =>
    post("matches/" + encodeURIComponent(match) + "/ways", { way }, token).then(
      () => location.reload(),
      (error) => (failed.textContent = error.message),
    );
  return h(
    "section",
    { class: "card ways", id: "ways" },
    h("p", { role: "alert" }, sentence),
    token && ways.length > 0 && h("p", {}, question),
    token &&
      ways.map(({ way, label, says }) =>
        h(
          "p",
          { class: "row" },
          h("button", { type: "button", id: "way-" + way, onclick: () => choose(way) }, label),
          h("span", { class: "soft" }, says),
        ),
      ),
    failed,
  );
}
