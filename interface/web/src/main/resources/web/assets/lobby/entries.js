import { h } from "../base/dom.js";
import { recall } from "../base/keep.js";
import { at } from "../base/server.js";
import { listed, runName } from "../base/texts.js";
import { say } from "../base/words.js";

const SHOWN_MAX = 12;

/** Where this browser has a seat, with whose turn it is. */
export function ownEntries(matches) {
  return h(
    "ul",
    { class: "bare" },
    matches.map((match) =>
      h(
        "li",
        { class: "entry" },
        h("strong", {}, match.title),
        h("span", { class: "soft small" }, turn(match)),
        h(
          "span",
          { class: "row" },
          h("a", { class: "button primary", href: at("/play#match=" + match.id), "aria-label": say("lobby.go-on") + ": " + match.title }, say("lobby.go-on")),
        ),
      ),
    ),
  );
}

function turn({ seats, asked, status }) {
  const others = seats.filter((seat) => seat.kind !== "bot");
  if (seats.some((seat) => seat.kind === "open")) return say("lobby.waiting");
  if (status === "asleep") return others.length > 1 ? say("lobby.with", { names: others.map(({ name }) => name).join(", ") }) : say("lobby.whenever");
  return asked.length > 0 ? say("lobby.to-move", { names: listed(asked.map((seat) => seats[seat].name)) }) : say("lobby.time");
}

/** Matches that are being played, with what this browser may do in them. */
export function matchEntries(matches) {
  const shown = [...matches].filter((match) => match.status !== "finished").slice(0, SHOWN_MAX);
  if (shown.length === 0) return h("p", { class: "soft" }, say("lobby.nobody"));
  return h(
    "ul",
    { class: "bare" },
    shown.map((match) => {
      const mine = recall(match.id)?.token;
      const open = match.seats.filter((seat) => seat.kind === "open").length;
      const link = (label, end = "") =>
        h(
          "a",
          {
            class: "button",
            href: at("/play#match=" + match.id + end),
            "aria-label": label + ": " + match.title,
          },
          label,
        );
      return h(
        "li",
        { class: "entry" },
        h("strong", {}, match.title),
        h(
          "span",
          { class: "soft small" },
          [
            say("lobby.seats", { count: match.seats.length }),
            open > 0 ? say("lobby.free", { count: open }) : say("lobby.full"),
            ...(match.inputs ? [say("lobby.move", { count: match.inputs })] : []),
          ].join(", "),
        ),
        h(
          "span",
          { class: "row" },
          mine ? link(say("lobby.go-on")) : open > 0 ? link(say("lobby.join")) : match.spectators && link(say("lobby.watch"), "&watch=1"),
        ),
      );
    }),
  );
}

/** Runs the inspector can look at. */
export function runEntries(runs) {
  if (runs.length === 0) return h("p", { class: "soft" }, say("lobby.no-runs"));
  return h(
    "ul",
    { class: "bare" },
    runs.slice(0, SHOWN_MAX).map((run) =>
      h(
        "li",
        { class: "entry" },
        h("strong", {}, run.title),
        h("span", { class: "soft small" }, runName(run)),
        h(
          "span",
          { class: "row" },
          h(
            "a",
            {
              class: "button",
              href: at("/inspect#run=" + run.id),
              "aria-label": say("lobby.inspect.run", { run: run.title + " " + runName(run) }),
            },
            say("lobby.inspect"),
          ),
        ),
      ),
    ),
  );
}
