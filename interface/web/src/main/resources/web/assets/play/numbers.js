// Choosing by number: up to nine choices a digit takes one; beyond that it only marks, and enter takes.

const DIGIT_MAX = 9;

export class Numbers {
  /** {@code mark(number)} points at a choice, {@code take(number)} takes it. */
  constructor(take, mark, show) {
    this.take = take;
    this.mark = mark;
    this.show = show;
    this.typed = "";
  }

  /** {@code highest} is the highest number there is. */
  digit(digit, highest) {
    if (highest <= DIGIT_MAX) {
      if (digit >= 1 && digit <= highest) this.take(digit);
      return;
    }
    const longer = this.typed + digit;
    const typed = Number(longer) <= highest ? longer : String(digit);
    if (Number(typed) < 1) return this.clear();
    this.typed = typed;
    this.mark(Number(typed));
    this.show(typed);
  }

  /** True when there was a number to take. */
  enter() {
    if (this.typed === "") return false;
    const number = Number(this.typed);
    this.clear();
    this.take(number);
    return true;
  }

  clear() {
    const any = this.typed !== "";
    this.typed = "";
    this.show("");
    return any;
  }
}
