import { fill, h } from "../base/dom.js";
import { say } from "../base/words.js";
import { sign } from "./analysis.js";

const WAIT_MILLIS = 250;

/** All moves in words, to click and to search. */
export class MoveList {
  /** {@code run.moves(from, find)} gives a part of them; {@code go(step)} shows one. */
  constructor(run, go) {
    this.run = run;
    this.go = go;
    this.at = -1;
    this.judged = new Map();
    this.search = h("input", { type: "search", id: "find-move", placeholder: say("inspect.find"), "aria-label": say("inspect.find.label") });
    this.search.addEventListener("input", () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.load(), WAIT_MILLIS);
    });
    this.list = h("ol", { class: "bare moves", tabindex: 0, "aria-label": say("inspect.moves") });
    this.more = h("button", { type: "button", hidden: true, onclick: () => this.append() }, say("inspect.more"));
    this.element = h("section", { class: "card", id: "moves" }, h("h2", { class: "panel-title" }, say("inspect.moves")), this.search, this.list, this.more);
  }

  async load() {
    fill(this.list);
    this.next = 0;
    this.looking = (this.looking ?? 0) + 1;
    await this.append();
  }

  async append() {
    const looking = this.looking;
    this.more.disabled = true;
    const { moves, next } = await this.run.moves(this.next, this.search.value.trim());
    if (looking !== this.looking) return;
    this.list.append(...moves.map((move) => this.line(move)));
    this.next = next;
    this.more.hidden = next === undefined;
    this.more.disabled = false;
    if (moves.length === 0 && next === undefined && this.list.childElementCount === 0)
      this.list.append(h("li", { class: "soft" }, say("inspect.not-found")));
    this.show(this.at);
  }

  line({ step, seat, label, events }) {
    return h(
      "li",
      {},
      h(
        "button",
        { type: "button", class: "quiet move" + (seat === null ? "" : " seat-" + (seat % 5)), "data-step": step, onclick: () => this.go(step) },
        h("span", { class: "soft move-step" }, step),
        h("span", {}, this.judged.has(step) && sign(this.judged.get(step)), label && h("b", {}, label), label && events.length > 0 && h("br"), events.length > 0 && h("span", { class: "soft" }, events.join(" "))),
      ),
    );
  }

  /** A search has thought about what somebody chose. */
  judge(decision) {
    this.judged.set(decision.step, decision);
    const shown = this.list.querySelector('[data-step="' + decision.step + '"] > :last-child');
    shown?.querySelector(".grade")?.remove();
    shown?.prepend(sign(decision) ?? "");
  }

  /** Marks the move that led to a step. */
  show(step) {
    this.at = step;
    for (const button of this.list.querySelectorAll("[aria-current]")) button.removeAttribute("aria-current");
    const here = this.list.querySelector('[data-step="' + step + '"]');
    here?.setAttribute("aria-current", "step");
    if (here) this.list.scrollTop = here.offsetTop - this.list.offsetTop - this.list.clientHeight / 2;
  }
}
