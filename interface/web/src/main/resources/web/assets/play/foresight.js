// On a slow line: what the answers lead to is asked for while somebody thinks, so that the one that is given can be
// shown at once. The server tells only what neither luck nor a secret has a say in, and what it says later holds.

const SLOW_MILLIS = 100;

export class Foresight {
  /** {@code ask(prompt)} gives a promise of what was foreseen: [{choice, screen}] */
  constructor(ask) {
    this.ask = ask;
    this.slow = false;
    this.prompt = null;
    this.sights = new Map();
  }

  /** How long the line takes there and back. */
  measured(millis) {
    this.slow = millis > SLOW_MILLIS;
    this.look();
  }

  /** The question that is open; nothing where none is. */
  show(prompt) {
    const asked = prompt !== null && prompt.kind !== "running" && prompt.choices.length > 0;
    const id = asked ? prompt.id : null;
    if (id === this.prompt) return;
    this.prompt = id;
    this.asked = false;
    this.sights.clear();
    this.look();
  }

  async look() {
    const { prompt } = this;
    if (!this.slow || prompt === null || this.asked) return;
    this.asked = true;
    try {
      const sights = await this.ask(prompt);
      if (this.prompt !== prompt) return;
      for (const { choice, screen } of sights) this.sights.set(JSON.stringify(choice), screen);
    } catch {
      // Then the answer is waited for, as on any other line.
    }
  }

  /** The screen after an answer, or nothing where it has to be waited for. */
  after(choice) {
    return this.sights.get(JSON.stringify(choice)) ?? null;
  }
}
