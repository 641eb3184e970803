// A text of the server is a string, or an object with text, key and args.

import { locale, say } from "./words.js";

export const text = (msg) =>
  msg === null || msg === undefined ? "" : typeof msg === "object" ? msg.text : String(msg);

export const key = (msg) => (msg !== null && typeof msg === "object" ? msg.key : "");

export const args = (msg) => (msg !== null && typeof msg === "object" ? (msg.args ?? {}) : {});

export const inkClass = (ink) => "ink-" + String(ink ?? "NORMAL").toLowerCase();

/** As a list is spoken. */
export const listed = (names) => (names.length < 2 ? names.join("") : new Intl.ListFormat(locale).format(names));

/** A name with a moment in it, to the minute. */
export const plainName = (name) => String(name).replace(/(\d{4}-\d\d-\d\d)T(\d\d:\d\d):[\d.]+Z/, "$1 $2");

/** What a run is called in lists. */
export const runName = ({ kind, name }) => say("run." + kind) + " " + plainName(name);
