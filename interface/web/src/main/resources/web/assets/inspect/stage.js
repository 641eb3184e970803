import { h } from "../base/dom.js";
import { ScreenView } from "../panels/screen.js";
import { say } from "../base/words.js";

/** The screen of this step, through the eyes of a seat or a spectator. */
export class Stage {
  constructor(about, changed) {
    this.changed = changed;
    const viewers = [
      ["", say("inspect.eyes.chooser")],
      ...about.names.map((name, seat) => [String(seat), name]),
      ["-1", say("inspect.eyes.spectator")],
    ];
    this.select = h(
      "select",
      { id: "viewer", "aria-label": say("inspect.eyes") },
      viewers.map(([value, label]) => h("option", { value }, say("inspect.eyes.of", { who: label }))),
    );
    this.select.addEventListener("change", () => changed());
    this.context = { choices: [], seat: null, take: () => {}, mark: () => {}, consider: () => {} };
    this.screen = new ScreenView(this.context);
    this.ready = this.screen.useArtOf(about);
    this.element = h(
      "section",
      { class: "stage-card", "aria-label": say("inspect.screen") },
      this.select,
      this.screen.element,
    );
  }

  get seat() {
    return this.select.value;
  }

  choose(seat) {
    this.select.value = seat;
  }

  next() {
    this.select.selectedIndex = (this.select.selectedIndex + 1) % this.select.options.length;
    this.changed();
  }

  show(step) {
    this.context.seat = step.seat;
    this.screen.show(step.screen);
    this.screen.happened(step.events, true);
  }
}
