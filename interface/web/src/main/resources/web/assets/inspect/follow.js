// A run that still goes on: new steps appear, and whoever follows is always at the newest.

import { h } from "../base/dom.js";
import { say } from "../base/words.js";

const AGAIN_MILLIS = 700;
const AFTER_FAILURE_MILLIS = 4000;

export class Follower {
  /** {@code grown(about)} hears of a run that has changed. */
  constructor(run, about, timeline, grown) {
    this.run = run;
    this.about = about;
    this.timeline = timeline;
    this.grown = grown;
    this.box = h("input", { type: "checkbox", id: "follow" });
    this.box.addEventListener("change", () => this.on && timeline.go(this.about.steps));
    this.element = h("label", { class: "check live", hidden: !about.live }, this.box, say("inspect.follow"), " ", h("kbd", {}, "f"));
    timeline.scrubbed = () => (this.box.checked = timeline.at === this.about.steps && this.on);
  }

  get on() {
    return this.box.checked;
  }

  start(following) {
    if (!this.about.live) return;
    this.box.checked = following;
    document.body.dataset.live = "";
    this.wait(AGAIN_MILLIS);
  }

  toggle() {
    if (!this.about.live) return;
    this.box.click();
  }

  wait(millis) {
    setTimeout(() => this.look(), millis);
  }

  async look() {
    try {
      const about = await this.run.about();
      const back = about.takenBack !== this.about.takenBack;
      const changed = back || about.steps !== this.about.steps || about.live !== this.about.live;
      this.about = about;
      if (back) this.run.forget();
      if (changed) {
        this.grown(about);
        this.timeline.grow(about);
        if (this.on) this.timeline.go(about.steps);
        else if (back) this.timeline.go(this.timeline.at);
      }
      if (about.live) this.wait(AGAIN_MILLIS);
      else this.end();
    } catch {
      this.wait(AFTER_FAILURE_MILLIS);
    }
  }

  end() {
    this.element.hidden = true;
    delete document.body.dataset.live;
  }
}
