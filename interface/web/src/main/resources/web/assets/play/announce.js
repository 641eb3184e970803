import { h } from "../base/dom.js";
import { say } from "../base/words.js";

const TOAST_MILLIS = 6000;

/** Events a game wants seen at once: toasts go by themselves, the others stay until dismissed. */
export class Announcements {
  constructor() {
    this.element = h("div", { class: "announcements" });
  }

  add(events) {
    for (const event of events.slice(-3)) {
      if (event.surface !== "TOAST" && event.surface !== "MODAL") continue;
      const close = h("button", { type: "button", class: "quiet", "aria-label": say("dismiss") }, "×");
      const note = h(
        "div",
        { class: "announcement severity-" + event.severity.toLowerCase() },
        h("p", {}, event.text),
        close,
      );
      close.addEventListener("click", () => note.remove());
      this.element.append(note);
      while (this.element.childElementCount > 3) this.element.firstElementChild.remove();
      if (event.surface === "TOAST") setTimeout(() => note.remove(), TOAST_MILLIS);
    }
  }

  clear() {
    const any = this.element.childElementCount > 0;
    this.element.replaceChildren();
    return any;
  }
}
