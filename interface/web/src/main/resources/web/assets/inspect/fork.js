import { h } from "../base/dom.js";
import { ownName, remember } from "../base/keep.js";
import { luckOf, luckText } from "../base/luck.js";
import { at } from "../base/server.js";
import { say } from "../base/words.js";

/** Another future from this step: with the same luck or new luck, with another choice or not. */
export class Forking {
  /** {@code names} are those of the seats. */
  constructor(run, bots, names, made) {
    this.run = run;
    this.made = made;
    this.offered = [];
    this.choice = h("select", { id: "fork-choice" });
    this.bot = h(
      "select",
      { id: "fork-bot" },
      h("option", { value: "" }, say("inspect.fork.usual")),
      bots.map(({ name, label }) => h("option", { value: name }, label)),
    );
    this.salt = h("input", { id: "fork-salt", type: "number", min: 1, value: 1 });
    this.seat = h(
      "select",
      { id: "play-seat", "aria-label": say("inspect.fork.seat") },
      names.map((name, seat) => h("option", { value: seat }, say("inspect.fork.as", { name }))),
    );
    this.seat.hidden = names.length < 2;
    this.names = names;
    this.said = h("p", { class: "small", role: "status" });
    this.futures = h("div", { id: "futures" });
    this.same = h("button", { type: "button", id: "fork-same", onclick: () => this.go("same") }, say("inspect.fork.same"));
    const fresh = h("button", { type: "button", id: "fork-new", onclick: () => this.go("new") }, say("inspect.fork.new"));
    this.element = h(
      "section",
      { class: "card fork", "aria-label": say("inspect.fork") },
      h("h2", { class: "panel-title" }, say("inspect.fork")),
      h(
        "p",
        { class: "small soft" },
        say("inspect.fork.text"),
      ),
      h("div", { class: "field" }, h("label", { for: "fork-choice" }, say("inspect.fork.first")), this.choice),
      h(
        "div",
        { class: "pair" },
        h("div", { class: "field" }, h("label", { for: "fork-bot" }, say("inspect.fork.then")), this.bot),
        h("div", { class: "field" }, h("label", { for: "fork-salt" }, say("inspect.fork.salt")), this.salt),
      ),
      h("div", { class: "row" }, this.same, fresh),
      h("p", { class: "small soft" }, say("inspect.fork.yourself")),
      h(
        "div",
        { class: "row" },
        this.seat,
        h("button", { type: "button", id: "play-on", onclick: () => this.play("same") }, say("inspect.fork.play")),
        h("button", { type: "button", id: "play-on-new", onclick: () => this.play("new") }, say("inspect.fork.play-new")),
      ),
      h(
        "div",
        { class: "row" },
        h("button", { type: "button", id: "luck-here", onclick: () => this.luck() }, say("inspect.luck")),
      ),
      this.said,
      this.futures,
    );
  }

  /** A thousand futures from this step, against what came of it. */
  async luck() {
    const seat = Number(this.seat.value);
    this.said.textContent = say("inspect.luck.playing");
    try {
      const found = await luckOf(this.run.id, this.step, seat, this.run.owner);
      this.said.textContent = say("inspect.luck.from", { step: this.step });
      this.futures.replaceChildren(...luckText(found, this.names[seat], this.names.length > 1).filter(Boolean));
    } catch (error) {
      this.said.textContent = error.message;
    }
  }

  show(step) {
    this.step = step.step;
    this.offered = step.prompt ? [...step.prompt.choices, ...step.prompt.commands] : [];
    this.choice.replaceChildren(
      h("option", { value: "" }, say("inspect.fork.any")),
      ...this.offered.map((choice, i) => h("option", { value: i }, choice.label)),
    );
  }

  choose(choice) {
    this.choice.value = String(this.offered.indexOf(choice));
    this.focus();
  }

  focus() {
    this.same.focus();
  }

  async play(luck) {
    this.said.textContent = say("inspect.fork.setting");
    try {
      const made = await this.run.play({ at: this.step, seat: Number(this.seat.value), luck, name: ownName() });
      remember(made.match.id, { seat: made.seat, token: made.token, owner: made.owner });
      location.href = at(made.link);
    } catch (error) {
      this.said.textContent = error.message;
    }
  }

  async go(luck) {
    this.said.textContent = say("inspect.fork.playing");
    const body = { at: this.step, luck, salt: Math.max(1, Number(this.salt.value) || 1) };
    if (this.choice.value !== "") body.choice = this.offered[Number(this.choice.value)].choice;
    if (this.bot.value !== "") body.bot = this.bot.value;
    try {
      const { run } = await this.run.fork(body);
      this.said.textContent = say("inspect.fork.done", { steps: run.steps });
      this.made(run);
    } catch (error) {
      this.said.textContent = error.message;
    }
  }
}
