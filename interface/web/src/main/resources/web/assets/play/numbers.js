// Choosing by number: a number that may go on waits for another digit or enter.

export class Numbers {
  constructor(take, show) {
    this.take = take;
    this.show = show;
    this.typed = "";
  }

  digit(digit, total) {
    const typed = this.typed + digit;
    const number = Number(typed);
    if (number < 1 || number > total) return this.clear();
    if (number * 10 > total) {
      this.clear();
      this.take(number - 1);
      return;
    }
    this.typed = typed;
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
