// The keys of the play page: what they are called, what they do. The help shows this very table.

import { openHelp } from "./help.js";

const moves = (prompt, names, does, by) => ({
  names,
  keys: names.map(
    (name) => ({ "↑": "ArrowUp", "↓": "ArrowDown", "←": "ArrowLeft", "→": "ArrowRight" })[name] ?? name,
  ),
  does,
  run: () => prompt.list.move(by),
});

export function playActions({ prompt, screen, time, announcements, takeBack, playback, showOverlay }) {
  const actions = [
    {
      names: ["1", "2", "…"],
      keys: (key) => /^[0-9]$/.test(key),
      does: "take that choice",
      run: (event) => prompt.numbers.digit(Number(event.key), prompt.list.highest),
    },
    {
      names: ["Enter"],
      keys: ["Enter"],
      does: "take the marked choice, or the usual one",
      run: (event) =>
        prompt.numbers.enter() || (event.target.closest(".choice") ? false : prompt.takeSuggested()),
    },
    {
      names: [],
      keys: (key) => screen.overlays.some((overlay) => overlay.key === key),
      run: (event) => showOverlay(event.key),
    },
    moves(prompt, ["↓", "j"], "mark the next choice", 1),
    moves(prompt, ["↑", "k"], "mark the choice before", -1),
    moves(prompt, ["g", "Home"], "mark the first choice", -1000),
    moves(prompt, ["G", "End"], "mark the last choice", 1000),
    {
      names: ["/"],
      keys: ["/"],
      does: "filter a long list of choices",
      run: () => (prompt.list.filter.hidden ? false : prompt.list.filter.focus()),
    },
    {
      names: ["Tab"],
      keys: ["Tab"],
      does: "where nothing else is in focus and a game has sets of orders: the next of them",
      run: (event) => !event.shiftKey && event.target === document.body && prompt.takeNextPreset(),
    },
    { names: [":"], keys: [":"], does: "type any choice", run: () => prompt.other.open() },
    {
      names: ["space"],
      keys: [" "],
      does: "let time run, or pause",
      run: () => (time.available ? time.toggle() : false),
    },
    {
      names: ["."],
      keys: ["."],
      does: "one step of time",
      run: () => (time.available ? time.step() : false),
    },
    {
      names: ["+", "-"],
      keys: ["+", "-"],
      does: "faster, slower",
      run: (event) => (time.available ? time.change(event.key === "+" ? 1 : -1) : false),
    },
    {
      names: ["s"],
      keys: ["s"],
      does: "skip to what holds now",
      run: () => (playback.skip.hidden ? false : playback.flush()),
    },
    {
      names: ["u"],
      keys: ["u"],
      does: "take back, where the game allows it",
      run: () => (takeBack.available ? takeBack.ask() : false),
    },
    {
      names: ["Esc"],
      keys: ["Escape"],
      does: "dismiss a notice, forget a typed number",
      run: () => prompt.numbers.clear() || announcements.clear(),
    },
    { names: ["?"], keys: ["?"], does: "this help", run: () => openHelp(actions, screen.overlays) },
  ];
  return actions;
}
