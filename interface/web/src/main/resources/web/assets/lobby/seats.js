import { fill, h } from "../base/dom.js";
import { say } from "../base/words.js";

/** Who sits where: you, somebody else, or a bot. */
export class SeatRows {
  /** {@code bots}: {name, label, help} of each */
  constructor(game, bots) {
    this.game = game;
    this.bots = bots;
    // Whoever plays against chance learns nothing; where a game has no bot of its own, one that thinks sits down.
    this.usual = game.usualBot === "random" && game.bots.includes("mcts") ? "mcts" : game.usualBot;
    this.rows = [];
    const count = h("select", { id: "seat-count", "aria-label": say("create.seat-count") });
    for (let n = game.seatsMin; n <= game.seatsMax; n++)
      count.append(h("option", { value: n }, say("lobby.seats", { count: n })));
    count.addEventListener("change", () => this.resize(Number(count.value)));
    this.box = h("div", {});
    this.element = h("div", {}, game.seatsMin !== game.seatsMax && count, this.box);
    const usual = game.seatsMax > 2 ? Math.max(2, game.seatsMin) : game.seatsMin;
    count.value = String(usual);
    this.resize(usual);
  }

  resize(seats) {
    while (this.rows.length > seats) this.rows.pop();
    while (this.rows.length < seats) this.rows.push(this.row(this.rows.length));
    fill(
      this.box,
      this.rows.map((row) => row.element),
    );
  }

  row(index) {
    const kind = h(
      "select",
      { "aria-label": say("create.seat.who", { seat: index + 1 }), "data-seat": index },
      [
        ["you", say("you")],
        ["bot", say("create.seat.bot")],
        ["open", say("create.seat.open")],
      ].map(([value, label]) =>
        h("option", { value, selected: value === (index === 0 ? "you" : this.game.led ? "open" : "bot") }, label),
      ),
    );
    const bot = h(
      "select",
      { "aria-label": say("create.seat.which-bot", { seat: index + 1 }) },
      this.bots.map(({ name, label }) => h("option", { value: name, selected: name === this.usual }, label)),
    );
    const help = h("span", { class: "small soft seat-help" });
    const show = () => {
      bot.hidden = kind.value !== "bot";
      help.textContent = bot.hidden ? "" : (this.bots.find(({ name }) => name === bot.value)?.help ?? "");
    };
    bot.addEventListener("change", show);
    kind.addEventListener("change", () => {
      if (kind.value === "you")
        this.rows
          .filter((other) => other.kind !== kind && other.kind.value === "you")
          .forEach((other) => other.to("open"));
      show();
    });
    show();
    return {
      kind,
      bot,
      to: (value) => ((kind.value = value), show()),
      element: h("div", { class: "seat-row" }, h("span", {}, say("create.seat", { seat: index + 1 })), kind, bot, help),
    };
  }

  value() {
    return this.rows.map(({ kind, bot }) =>
      kind.value === "bot" ? { kind: "bot", bot: bot.value } : { kind: kind.value },
    );
  }
}
