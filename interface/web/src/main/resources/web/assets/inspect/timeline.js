import { h, s } from "../base/dom.js";
import { say } from "../base/words.js";

const PLAY_MILLIS = 350;
const SIGNS = { CRITICAL: "!!", WARNING: "!", CHECKPOINT: "⚑", END: "■" };

/** The whole run on one line: scrub it, jump between marks, let it play. */
export class Timeline {
  /** {@code show(step)} is a promise; {@code failed(error)} hears of what went wrong. */
  constructor(about, show, failed) {
    this.last = about.steps;
    this.markers = about.markers;
    this.show = show;
    this.failed = failed;
    this.at = 0;
    this.playing = null;
    this.slider = h("input", {
      type: "range",
      id: "timeline",
      min: 0,
      max: this.last,
      value: 0,
      "aria-label": say("inspect.step"),
      class: "slider",
    });
    this.scrubbed = () => {};
    this.slider.addEventListener("input", () => this.to(Number(this.slider.value)));
    this.number = h("input", {
      type: "number",
      min: 0,
      max: this.last,
      value: 0,
      "aria-label": say("inspect.go-to"),
      class: "step-number",
    });
    this.number.addEventListener("change", () => this.to(Number(this.number.value)));
    this.of = h("span", { class: "soft" }, say("inspect.of", { steps: this.last }));
    this.note = h("p", { class: "small marker-note", role: "status" });
    this.play = h(
      "button",
      { type: "button", id: "play", onclick: () => this.toggle() },
      say("inspect.play") + " ",
      h("kbd", {}, say("key.space")),
    );
    const button = (label, name, key, by) =>
      h("button", { type: "button", "aria-label": name, title: name + " (" + key + ")", onclick: by }, label);
    this.buttons = h(
      "div",
      { class: "row" },
      button("|◂", say("inspect.to.start"), "g", () => this.to(0)),
      button(say("inspect.mark.before"), say("inspect.to.mark-before"), "[", () => this.marker(-1)),
      button("◂", say("inspect.to.back"), "←", () => this.by(-1)),
      this.play,
      button("▸", say("inspect.to.on"), "→", () => this.by(1)),
      button(say("inspect.mark.next"), say("inspect.to.mark-next"), "]", () => this.marker(1)),
      button("▸|", say("inspect.to.end"), "G", () => this.to(this.last)),
      h("span", { class: "row step-of" }, this.number, this.of),
    );
    this.marks = this.track();
    this.element = h(
      "section",
      { class: "card timeline", "aria-label": say("inspect.timeline") },
      this.marks,
      this.slider,
      this.note,
      this.buttons,
    );
  }

  /** Marks above the line; a long run shows at most one per place. */
  track() {
    const places = new Map();
    for (const marker of this.markers) {
      const x = this.last === 0 ? 0 : Math.round((marker.step / this.last) * 500) * 2;
      if (!places.has(x) || marker.kind === "CRITICAL" || marker.kind === "END") places.set(x, marker);
    }
    return s(
      "svg",
      { viewBox: "0 0 1000 26", preserveAspectRatio: "none", class: "track", "aria-hidden": "true" },
      s("path", { d: "M0 24H1000", class: "track-line" }),
      [...places].map(([x, marker]) =>
        s(
          "rect",
          {
            x: Math.min(996, Math.max(0, x - 2)),
            y: marker.kind === "WARNING" ? 12 : 4,
            width: 4,
            height: marker.kind === "WARNING" ? 12 : 20,
            class: "mark mark-" + marker.kind.toLowerCase(),
            onclick: () => this.to(marker.step),
          },
          s("title", {}, marker.step + ": " + marker.text),
        ),
      ),
    );
  }

  /** The run has more steps now, or fewer. */
  grow({ steps, markers }) {
    this.last = steps;
    this.markers = markers;
    this.slider.max = steps;
    this.number.max = steps;
    this.of.textContent = say("inspect.of", { steps });
    const marks = this.track();
    this.marks.replaceWith(marks);
    this.marks = marks;
    if (this.at > steps) this.go(steps);
  }

  /** Somebody wants to look there. */
  to(step) {
    this.stop();
    this.go(step);
    this.scrubbed();
  }

  go(step) {
    if (!Number.isFinite(step)) return;
    this.at = Math.max(0, Math.min(this.last, Math.trunc(step)));
    this.slider.value = String(this.at);
    this.number.value = String(this.at);
    this.slider.setAttribute("aria-valuetext", say("inspect.at", { step: this.at, steps: this.last }));
    const here = this.markers.filter((marker) => marker.step === this.at);
    this.note.textContent = here.map((marker) => (SIGNS[marker.kind] ?? "") + " " + marker.text).join("  ");
    this.reload();
  }

  /** Asks for the newest place only: whatever was passed while waiting is skipped. */
  async reload() {
    if (this.loading) {
      this.again = true;
      return;
    }
    this.loading = true;
    try {
      do {
        this.again = false;
        await this.show(this.at);
      } while (this.again);
    } catch (error) {
      this.failed(error);
    } finally {
      this.loading = false;
    }
  }

  by(steps) {
    this.to(this.at + steps);
  }

  marker(direction) {
    const steps = [...new Set(this.markers.map((marker) => marker.step))].sort((a, b) => a - b);
    const next =
      direction > 0 ? steps.find((step) => step > this.at) : steps.findLast((step) => step < this.at);
    this.to(next ?? (direction > 0 ? this.last : 0));
  }

  toggle() {
    if (this.playing !== null) return this.stop();
    if (this.at === this.last) this.to(0);
    this.playing = setInterval(() => (this.at < this.last ? this.go(this.at + 1) : this.stop()), PLAY_MILLIS);
    this.play.firstChild.textContent = say("time.pause") + " ";
  }

  stop() {
    clearInterval(this.playing);
    this.playing = null;
    this.play.firstChild.textContent = say("inspect.play") + " ";
  }

  actions() {
    const page = () => Math.max(1, Math.round(this.last / 20));
    return [
      { names: ["→", "l"], keys: ["ArrowRight", "l", "."], does: say("keys.on"), run: () => this.by(1) },
      { names: ["←", "h"], keys: ["ArrowLeft", "h", ","], does: say("keys.back"), run: () => this.by(-1) },
      { names: ["]"], keys: ["]"], does: say("keys.mark-next"), run: () => this.marker(1) },
      { names: ["["], keys: ["["], does: say("keys.mark-before"), run: () => this.marker(-1) },
      { names: ["g", "Home"], keys: ["g", "Home"], does: say("keys.start"), run: () => this.by(-this.last) },
      { names: ["G", "End"], keys: ["G", "End"], does: say("keys.end"), run: () => this.by(this.last) },
      {
        names: ["PageUp", "PageDown"],
        keys: ["PageUp", "PageDown"],
        does: say("keys.page"),
        run: (event) => this.by(event.key === "PageUp" ? -page() : page()),
      },
      { names: [say("key.space")], keys: [" "], does: say("keys.play"), run: () => this.toggle() },
    ];
  }
}
