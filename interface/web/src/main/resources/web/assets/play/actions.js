// The keys of the play page: what they are called, what they do. The help shows this very table.

import { openHelp } from "./help.js";
import { say } from "../base/words.js";

const moves = (prompt, names, does, by) => ({
  names,
  keys: names.map(
    (name) => ({ "↑": "ArrowUp", "↓": "ArrowDown", "←": "ArrowLeft", "→": "ArrowRight" })[name] ?? name,
  ),
  does,
  run: () => prompt.list.move(by),
});

export function playActions({ prompt, screen, time, announcements, takeBack, advice, playback, showOverlay }) {
  const actions = [
    {
      names: ["1", "2", "…"],
      keys: (key) => /^[0-9]$/.test(key),
      does: say("keys.choice"),
      run: (event) => prompt.numbers.digit(Number(event.key), prompt.list.highest),
    },
    {
      names: ["Enter"],
      keys: ["Enter"],
      does: say("keys.enter"),
      run: (event) =>
        prompt.numbers.enter() || (event.target.closest(".choice") ? false : prompt.takeSuggested()),
    },
    {
      names: [],
      keys: (key) => screen.overlays.some((overlay) => overlay.key === key),
      run: (event) => showOverlay(event.key),
    },
    moves(prompt, ["↓", "j"], say("keys.next"), 1),
    moves(prompt, ["↑", "k"], say("keys.before"), -1),
    moves(prompt, ["g", "Home"], say("keys.first"), -1000),
    moves(prompt, ["G", "End"], say("keys.last"), 1000),
    {
      names: ["/"],
      keys: ["/"],
      does: say("keys.filter"),
      run: () => (prompt.list.filter.hidden ? false : prompt.list.filter.focus()),
    },
    {
      names: ["Tab"],
      keys: ["Tab"],
      does: say("keys.preset"),
      run: (event) => !event.shiftKey && event.target === document.body && prompt.takeNextPreset(),
    },
    { names: [":"], keys: [":"], does: say("keys.other"), run: () => prompt.other.open() },
    {
      names: [say("key.space")],
      keys: [" "],
      does: say("keys.run"),
      run: () => (time.available ? time.toggle() : false),
    },
    {
      names: ["."],
      keys: ["."],
      does: say("keys.step"),
      run: () => (time.available ? time.step() : false),
    },
    {
      names: ["+", "-"],
      keys: ["+", "-"],
      does: say("keys.speed"),
      run: (event) => (time.available ? time.change(event.key === "+" ? 1 : -1) : false),
    },
    {
      names: ["s"],
      keys: ["s"],
      does: say("keys.skip"),
      run: () => (playback.skip.hidden ? false : playback.flush()),
    },
    {
      names: ["u"],
      keys: ["u"],
      does: say("keys.take-back"),
      run: () => (takeBack.available ? takeBack.ask() : false),
    },
    {
      names: ["a"],
      keys: ["a"],
      does: say("keys.advice"),
      run: () => (advice.available ? advice.ask() : false),
    },
    {
      names: ["Esc"],
      keys: ["Escape"],
      does: say("keys.dismiss"),
      run: () => prompt.numbers.clear() || announcements.clear(),
    },
    { names: ["?"], keys: ["?"], does: say("keys.help"), run: () => openHelp(actions, screen.overlays) },
  ];
  return actions;
}
