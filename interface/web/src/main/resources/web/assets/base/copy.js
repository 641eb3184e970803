import { h } from "./dom.js";
import { shareable } from "./server.js";
import { say } from "./words.js";

/** A link with a button that copies it; the text stays selectable where copying is not allowed. */
export function copyable(label, url, id) {
  let full = new URL(url, location.href).href;
  const input = h("input", {
    readonly: true,
    value: full,
    id,
    "aria-label": label,
    onfocus: (e) => e.target.select(),
  });
  shareable(full).then((link) => {
    full = link;
    input.value = link;
  });
  const said = h("span", { class: "small soft", role: "status" });
  const button = h("button", { type: "button" }, say("copy"));
  button.addEventListener("click", async () => {
    input.select();
    try {
      await navigator.clipboard.writeText(full);
      said.textContent = say("copy.done");
    } catch {
      said.textContent = say("copy.by-hand");
    }
  });
  return h("div", { class: "copyable" }, input, button, said);
}
