import { get } from "../base/api.js";
import { h } from "../base/dom.js";
import { locale, say } from "../base/words.js";

const LOOK_MILLIS = 250;

/** Says that something takes a while; with a ticket, how far its replay is. The result ends it. */
export function loading(words, ticket) {
  const bar = h("progress", { "aria-label": words });
  const far = h("span", { class: "soft" });
  const card = h("div", { class: "card loading", role: "status" }, h("span", {}, words), bar, far);
  const look = async () => {
    const { done, all } = await get("runs/" + encodeURIComponent(ticket) + "/progress").catch(() => ({ all: 0 }));
    if (all === 0) return;
    bar.max = all;
    bar.value = done;
    far.textContent = say("inspect.progress", { done: done.toLocaleString(locale), all: all.toLocaleString(locale) });
  };
  const timer = ticket && setInterval(look, LOOK_MILLIS);
  document.querySelector("main").prepend(card);
  return () => {
    clearInterval(timer);
    card.remove();
  };
}
