// Choosing by number: up to nine choices a digit takes one; beyond that it only marks, and enter takes.

const DIGIT_MAX = 9;

export class Numbers {
  /** {@code mark(place)} points at a choice, {@code take(place)} takes it; places count from 0. */
  constructor(take, mark, show) {
    this.take = take;
    this.mark = mark;
    this.show = show;
    this.typed = "";
  }

  digit(digit, total) {
    if (total <= DIGIT_MAX) {
      if (digit >= 1 && digit <= total) this.take(digit - 1);
      return;
    }
    const longer = this.typed + digit;
    const typed = Number(longer) <= total ? longer : String(digit);
    if (Number(typed) < 1) return this.clear();
    this.typed = typed;
    this.mark(Number(typed) - 1);
    this.show(typed);
  }

  /** True when there was a number to take. */
  enter() {
    if (this.typed === "") return false;
    const number = Number(this.typed);
    this.clear();
    this.take(number - 1);
    return true;
  }

  clear() {
    const any = this.typed !== "";
    this.typed = "";
    this.show("");
    return any;
  }
}
