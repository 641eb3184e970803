// Others' turns at a pace that can be read: what comes faster waits its turn, and can be skipped.

import { h } from "../base/dom.js";
import { setting, still } from "../base/settings.js";
import { say } from "../base/words.js";

const MANY = 8;

export class Playback {
  /** {@code show(update)} draws one; {@code on}: {you(), nameOf(seat), acting(seat or null)} */
  constructor(show, on) {
    this.show = show;
    this.on = on;
    this.waiting = [];
    this.after = [];
    this.timer = null;
    this.words = h("span", {});
    this.skip = h(
      "button",
      { type: "button", class: "quiet", id: "skip", hidden: true, onclick: () => this.flush() },
      say("skip"), " ",
      h("kbd", {}, "s"),
    );
    this.element = h("p", { class: "caption", "aria-hidden": "true", hidden: true }, this.words);
  }

  /** What somebody else did is shown for a moment; everything else at once, in its order. */
  push(update) {
    if (this.timer === null || update.resync || still() || setting("pace") === 0) this.flush(update);
    else {
      this.waiting.push(update);
      this.skip.hidden = false;
    }
  }

  /** Does something once everything that came before it was shown. */
  then(deed) {
    if (this.timer === null) deed();
    else this.after.push(deed);
  }

  flush(update) {
    clearTimeout(this.timer);
    this.timer = null;
    const all = [...this.waiting, ...(update ? [update] : [])];
    this.waiting = [];
    all.forEach((each, i) => this.next(each, i === all.length - 1));
    this.settle();
  }

  next(update, last = true) {
    this.show(update);
    const told = update.resync ? [] : update.events.filter(({ surface, text }) => surface !== "NONE" && text !== "");
    const others = told.filter(({ who = null }) => who !== null && who !== this.on.you());
    this.caption(others);
    if (!last || others.length === 0 || update.status.kind === "running" || still() || setting("pace") === 0) return;
    const millis = setting("pace") / (this.waiting.length > MANY ? 3 : 1);
    this.timer = setTimeout(() => this.step(), millis);
  }

  step() {
    this.timer = null;
    const update = this.waiting.shift();
    if (update) this.next(update);
    if (this.timer === null && this.waiting.length > 0) this.step();
    this.settle();
  }

  settle() {
    this.skip.hidden = this.waiting.length === 0;
    if (this.timer !== null) return;
    const deeds = this.after;
    this.after = [];
    deeds.forEach((deed) => deed());
  }

  /** Who did what last, above the board. */
  caption(others) {
    const { who, text } = others.at(-1) ?? {};
    this.on.acting(who ?? null);
    this.element.hidden = text === undefined;
    if (text === undefined) return;
    this.element.className = "caption seat-" + (who % 5);
    const words = h("span", {}, h("span", { class: "seat-dot here" }), " ", text);
    this.words.replaceWith(words);
    this.words = words;
  }
}
