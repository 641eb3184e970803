import { h } from "../base/dom.js";
import { say } from "../base/words.js";

const KEPT_MAX = 300;
const END_PIXELS = 40;
const SIGNS = { INFO: "", WARNING: "!", CRITICAL: "!!" };

/** What happened, newest last, by whoever did it, read out as it comes. */
export class Log {
  /** {@code on}: {nameOf(seat), stepLink(step) or null} */
  constructor(on) {
    this.on = on;
    this.list = h("ol", { class: "bare" });
    this.box = h(
      "div",
      {
        class: "log",
        role: "log",
        "aria-live": "polite",
        "aria-relevant": "additions",
        "aria-label": say("log"),
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
    this.since = h(
      "button",
      { type: "button", class: "quiet small", id: "since-last-move", hidden: true, onclick: () => this.showSince() },
      say("log.since"),
    );
    this.element = h(
      "section",
      { class: "card log-card", "aria-labelledby": "log-title" },
      h("div", { class: "row log-head" }, h("h2", { id: "log-title", class: "panel-title" }, say("log")), this.since),
      this.box,
    );
  }

  /** {@code you} is the viewer's seat: what came after its own last deed is told apart. */
  add(events, fresh, you = null) {
    if (fresh) {
      this.list.replaceChildren();
      this.following = true;
      this.last = null;
    }
    for (const event of events) {
      if (event.surface === "NONE" || event.text === "") continue;
      this.heading(event);
      this.list.append(this.line(event, you));
      this.time = event.tick;
    }
    while (this.list.childElementCount > KEPT_MAX) this.list.firstElementChild.remove();
    this.tellSince(you);
    this.follow();
  }

  /** A new one wherever somebody else acts or time has gone on. */
  heading({ who = null, tick, own }) {
    if (own) return;
    const key = who + "/" + tick;
    if (key === this.last) return;
    this.last = key;
    const name = who === null ? "" : this.on.nameOf(who);
    if (name === "") return;
    this.list.append(
      h(
        "li",
        { class: "log-turn" + (who === null ? "" : " seat-" + (who % 5)) },
        who !== null && h("span", { class: "seat-dot here", "aria-hidden": "true" }),
        name,
        tick > 0 && h("span", { class: "soft log-tick" }, tick),
      ),
    );
  }

  say(text) {
    this.add([{ text, severity: "INFO", surface: "LOG", tick: 0, own: true }], false, this.you);
  }

  line({ text, severity, own, step, tick, who = null }, you) {
    const sign = SIGNS[severity] ?? "";
    const link = step && this.on.stepLink(step);
    return h(
      "li",
      {
        class: "log-line severity-" + String(severity).toLowerCase() + (own ? " own" : ""),
        "data-mine": you !== null && who === you ? "" : null,
        "data-step": step,
      },
      sign &&
        h(
          "b",
          { class: "log-sign" },
          sign,
          h("span", { class: "unseen" }, " " + say("log." + severity) + " "),
        ),
      link ? h("a", { href: link, target: "_blank", rel: "noopener", class: "log-step" }, text) : h("span", {}, text),
      who === null && tick > 0 && tick !== this.time && h("span", { class: "soft log-tick", "aria-hidden": "true" }, tick),
    );
  }

  /** What is in it: {step, text} of every line. */
  moments() {
    return [...this.list.querySelectorAll(".log-line[data-step]")].map((line) => ({ step: Number(line.dataset.step), text: line.textContent }));
  }

  /** Where what others did since begins; nothing where there is no such thing. */
  tellSince(you) {
    this.you = you;
    const lines = [...this.list.querySelectorAll(".log-line:not(.own)")];
    const mine = lines.findLastIndex((line) => "mine" in line.dataset);
    const news = mine < 0 ? [] : lines.slice(mine + 1);
    for (const line of lines) line.classList.toggle("news", news.includes(line));
    this.first = news[0] ?? null;
    this.since.hidden = news.length === 0;
  }

  showSince() {
    this.following = false;
    this.first?.scrollIntoView({ block: "start" });
    this.box.focus({ preventScroll: true });
  }

  follow() {
    this.height = this.box.clientHeight;
    if (this.following) this.box.scrollTop = this.box.scrollHeight;
  }
}
