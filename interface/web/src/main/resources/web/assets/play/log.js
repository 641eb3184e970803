import { h } from "../base/dom.js";

const KEPT_MAX = 300;
const END_PIXELS = 40;
const SIGNS = { INFO: "", WARNING: "!", CRITICAL: "!!" };

/** What happened, newest last, read out as it comes. */
export class Log {
  constructor() {
    this.list = h("ol", { class: "bare" });
    this.box = h(
      "div",
      {
        class: "log",
        role: "log",
        "aria-live": "polite",
        "aria-relevant": "additions",
        "aria-label": "Log",
        tabindex: 0,
      },
      this.list,
    );
    // Whoever scrolls up reads in peace; else the end stays in sight, whatever takes room above it.
    this.following = true;
    this.box.addEventListener("scroll", () => {
      if (this.box.clientHeight === this.height)
        this.following = this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight < END_PIXELS;
    });
    new ResizeObserver(() => this.follow()).observe(this.box);
    this.element = h(
      "section",
      { class: "card log-card", "aria-labelledby": "log-title" },
      h("h2", { id: "log-title", class: "panel-title" }, "Log"),
      this.box,
    );
  }

  add(events, fresh) {
    if (fresh) {
      this.list.replaceChildren();
      this.following = true;
    }
    for (const event of events) {
      if (event.surface === "NONE" || event.text === "") continue;
      this.list.append(this.line(event));
    }
    while (this.list.childElementCount > KEPT_MAX) this.list.firstElementChild.remove();
    this.follow();
  }

  follow() {
    this.height = this.box.clientHeight;
    if (this.following) this.box.scrollTop = this.box.scrollHeight;
  }

  say(text) {
    this.add([{ text, severity: "INFO", surface: "LOG", tick: 0, own: true }], false);
  }

  line({ text, severity, tick, own }) {
    const sign = SIGNS[severity] ?? "";
    return h(
      "li",
      { class: "log-line severity-" + String(severity).toLowerCase() + (own ? " own" : "") },
      tick > 0 && h("span", { class: "log-tick soft" }, tick),
      sign &&
        h(
          "b",
          { class: "log-sign" },
          sign,
          h("span", { class: "unseen" }, severity === "CRITICAL" ? " critical: " : " warning: "),
        ),
      h("span", {}, text),
    );
  }
}
