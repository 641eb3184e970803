import { h } from "../base/dom.js";
import { recall } from "../base/keep.js";
import { count, plainName } from "../base/texts.js";

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
          h("a", { class: "button primary", href: "/play#match=" + match.id, "aria-label": "Go on: " + match.title }, "Go on"),
        ),
      ),
    ),
  );
}

function turn({ seats, asked, status }) {
  const others = seats.filter((seat) => seat.kind !== "bot");
  if (seats.some((seat) => seat.kind === "open")) return "waiting for somebody";
  if (status === "asleep") return others.length > 1 ? "with " + others.map(({ name }) => name).join(", ") : "whenever you like";
  return asked.length > 0 ? asked.map((seat) => seats[seat].name).join(" and ") + " to move" : "time passes";
}

/** Matches that are being played, with what this browser may do in them. */
export function matchEntries(matches) {
  const shown = [...matches].filter((match) => match.status !== "finished").slice(0, SHOWN_MAX);
  if (shown.length === 0) return h("p", { class: "soft" }, "Nobody plays at the moment.");
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
            href: "/play#match=" + match.id + end,
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
          count(match.seats.length, "seat") +
            ", " +
            (open > 0 ? open + " free" : "none free") +
            (match.inputs ? ", move " + match.inputs : ""),
        ),
        h(
          "span",
          { class: "row" },
          mine ? link("Go on") : open > 0 ? link("Join") : match.spectators && link("Watch", "&watch=1"),
        ),
      );
    }),
  );
}

/** Runs the inspector can look at. */
export function runEntries(runs) {
  if (runs.length === 0) return h("p", { class: "soft" }, "Finished games and recordings show up here.");
  return h(
    "ul",
    { class: "bare" },
    runs.slice(0, SHOWN_MAX).map((run) =>
      h(
        "li",
        { class: "entry" },
        h("strong", {}, run.title),
        h("span", { class: "soft small" }, run.kind + " " + plainName(run.name)),
        h(
          "span",
          { class: "row" },
          h(
            "a",
            {
              class: "button",
              href: "/inspect#run=" + run.id,
              "aria-label": "Inspect " + run.title + " " + plainName(run.name),
            },
            "Inspect",
          ),
        ),
      ),
    ),
  );
}
