// What a choice would do, shown while it is marked: asked of the server, one question at a time.

const WAIT_MILLIS = 60;

export class Preview {
  /** {@code ask(choice)} gives a promise of a screen; {@code show(screen or null)} draws it. */
  constructor(ask, show) {
    this.ask = ask;
    this.show = show;
    this.wanted = null;
    this.asking = false;
  }

  consider(choice) {
    const was = this.wanted;
    this.wanted = choice;
    if (choice === null) {
      if (was !== null) this.show(null);
      return;
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.next(), WAIT_MILLIS);
  }

  /** The prompt has changed: whatever was considered is history. */
  forget() {
    this.wanted = null;
    clearTimeout(this.timer);
  }

  async next() {
    const choice = this.wanted;
    if (choice === null || this.asking) return;
    this.asking = true;
    try {
      const screen = await this.ask(choice);
      if (this.wanted === choice) this.show(screen);
    } catch {
      // The question has changed: the next update shows what holds now.
    } finally {
      this.asking = false;
    }
    if (this.wanted !== null && this.wanted !== choice) this.next();
  }
}
