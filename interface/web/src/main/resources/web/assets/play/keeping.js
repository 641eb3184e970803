// To keep what was played, as Markdown; and, for whoever leads the game, to go on from an earlier moment.

import { h } from "../base/dom.js";
import { openDialog } from "../base/dialog.js";
import { say } from "../base/words.js";

const MOMENTS_MAX = 60;

export class Keeping {
  /** {@code on}: {ask(message), moments() -> [{step, text}], moved(match)} */
  constructor(on) {
    this.on = on;
    this.branch = h("button", { type: "button", id: "branch", hidden: true, onclick: () => this.choose() }, say("branch"));
    this.export = h("button", { type: "button", id: "export", hidden: true, onclick: () => this.save() }, say("export"));
    this.element = h("div", { class: "row" }, this.branch, this.export);
  }

  show(match, seat) {
    this.branch.hidden = !match.led || seat !== 0;
    this.export.hidden = seat === null;
    this.name = match.game;
  }

  choose() {
    const said = h("p", { class: "error", role: "alert" });
    // What one step told in several lines is one moment to go back to.
    const first = ({ step }, place, all) => place === 0 || all[place - 1].step !== step;
    const moments = this.on.moments().filter(first).slice(-MOMENTS_MAX).reverse();
    const go = async (step) => {
      try {
        const { match } = await this.on.ask({ type: "branch", step });
        this.on.moved(match);
      } catch (refusal) {
        said.textContent = refusal.message;
      }
    };
    openDialog(
      say("branch.title"),
      h("p", { class: "soft" }, say("branch.text")),
      said,
      h(
        "ol",
        { class: "bare thing-menu", id: "moments" },
        moments.map(({ step, text }) =>
          h("li", {}, h("button", { type: "button", class: "choice", "data-step": step, onclick: () => go(step - 1) }, say("branch.before", { what: text }))),
        ),
      ),
    );
  }

  async save() {
    const { text } = await this.on.ask({ type: "export" });
    const url = URL.createObjectURL(new Blob([text], { type: "text/markdown" }));
    h("a", { href: url, download: this.name + ".md" }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }
}
