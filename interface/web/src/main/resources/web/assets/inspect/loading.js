import { h } from "../base/dom.js";

/** Says that something takes a while, and how long it has taken; the result ends it. */
export function loading(words) {
  const seconds = h("span", { class: "soft" });
  const card = h("div", { class: "card loading", role: "status" }, h("span", {}, words), h("progress", { "aria-label": words }), seconds);
  const begun = Date.now();
  const timer = setInterval(() => (seconds.textContent = Math.round((Date.now() - begun) / 1000) + " s"), 1000);
  document.querySelector("main").prepend(card);
  return () => {
    clearInterval(timer);
    card.remove();
  };
}
