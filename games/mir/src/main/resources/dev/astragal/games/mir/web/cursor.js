import { h } from "/assets/base/dom.js";
import { say } from "./words.js";

const STEPS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  h: [-1, 0],
  l: [1, 0],
  k: [0, -1],
  j: [0, 1],
};

/** A board that can be walked with keys and touched: cells are told to whoever listens. */
export class Cursor {
  /** {@code on}: {at(cell or null), take(cell), say(cell)} */
  constructor(board, on) {
    this.board = board;
    this.on = on;
    this.x = 0;
    this.y = 0;
    this.width = 1;
    this.height = 1;
    this.spoken = h("p", { class: "unseen", "aria-live": "polite" });
    this.element = h(
      "div",
      {
        class: "cursor-board",
        tabindex: 0,
        role: "application",
        "aria-roledescription": say("board"),
        "aria-label": say("board.keys"),
      },
      board,
      this.spoken,
    );
    this.element.addEventListener("keydown", (event) => this.key(event));
    this.element.addEventListener("blur", () => this.show(null));
    board.addEventListener(
      "pointerover",
      (event) => event.pointerType !== "touch" && on.at(this.cellAt(event)),
    );
    board.addEventListener("pointerleave", () => on.at(null));
    board.addEventListener("click", (event) => this.clicked(event));
  }

  fit(width, height) {
    this.width = width;
    this.height = height;
    this.x = Math.min(this.x, width - 1);
    this.y = Math.min(this.y, height - 1);
    if (document.activeElement === this.element) this.show(this.cell);
  }

  get cell() {
    return this.y * this.width + this.x;
  }

  cellAt(event) {
    const cell = event.target?.closest?.("[data-cell]")?.dataset.cell;
    return cell === undefined ? null : Number(cell);
  }

  /** A preview may have drawn the board anew since the button went down: what counts is the place. */
  clicked(event) {
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const cell = this.cellAt(event) ?? this.cellAt({ target: under });
    if (cell !== null) this.on.take(cell);
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key in STEPS) {
      const [dx, dy] = STEPS[event.key];
      this.x = Math.max(0, Math.min(this.width - 1, this.x + dx));
      this.y = Math.max(0, Math.min(this.height - 1, this.y + dy));
      this.show(this.cell);
      this.on.at(this.cell);
      this.spoken.textContent = this.on.say(this.cell);
    } else if (event.key === "Enter" || event.key === " ") {
      this.on.take(this.cell);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  show(cell) {
    this.board.querySelector(".cursor")?.classList.remove("cursor");
    if (cell !== null) this.board.querySelector('[data-cell="' + cell + '"]')?.classList.add("cursor");
  }
}
