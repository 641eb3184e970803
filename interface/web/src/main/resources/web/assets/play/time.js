import { h } from "../base/dom.js";
import { say } from "../base/words.js";

const SPEEDS = [1, 2, 4, 8, 16, 32, 64, 128];

const PASSING_MIN = 3;

/** Lets time pass in games where it passes by itself. */
export class TimeControl {
  constructor(send) {
    this.send = send;
    this.state = { running: false, speed: 8 };
    this.passing = 0;
    this.play = h("button", { type: "button", onclick: () => this.toggle() });
    this.speed = h("span", { class: "chip" });
    this.element = h(
      "div",
      { class: "row time", role: "group", "aria-label": say("time"), hidden: true },
      this.play,
      h("button", { type: "button", onclick: () => this.step() }, say("time.step"), " ", h("kbd", {}, ".")),
      h("button", { type: "button", "aria-label": say("time.slower"), onclick: () => this.change(-1) }, "−"),
      this.speed,
      h("button", { type: "button", "aria-label": say("time.faster"), onclick: () => this.change(1) }, "+"),
    );
  }

  /** Only where time really passes: in steps that follow each other, or between which orders can be given. */
  show(time, status, orders) {
    this.passing = status.kind === "running" ? this.passing + 1 : 0;
    if (this.passing >= PASSING_MIN || orders) this.element.hidden = false;
    if (status.kind === "finished") this.element.hidden = true;
    if (!time) return;
    this.state = time;
    this.play.replaceChildren(say(time.running ? "time.pause" : "time.run") + " ", h("kbd", {}, say("key.space")));
    this.speed.replaceChildren(String(time.speed), h("span", { "aria-hidden": "true" }, "/s"), h("span", { class: "unseen" }, " " + say("time.speed")));
  }

  get available() {
    return !this.element.hidden;
  }

  toggle() {
    this.send(this.state.running ? { type: "pause" } : { type: "run", speed: this.state.speed });
  }

  step() {
    this.send({ type: "advance", ticks: 1 });
  }

  change(by) {
    const at = SPEEDS.findIndex((speed) => speed >= this.state.speed);
    const speed = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, (at < 0 ? SPEEDS.length - 1 : at) + by))];
    this.state = { ...this.state, speed };
    this.send({ type: "run", speed });
  }
}
