// A text of the server is a string, or an object with text, key and args.

export const text = (msg) =>
  msg === null || msg === undefined ? "" : typeof msg === "object" ? msg.text : String(msg);

export const key = (msg) => (msg !== null && typeof msg === "object" ? msg.key : "");

export const args = (msg) => (msg !== null && typeof msg === "object" ? (msg.args ?? {}) : {});

/** "DeclareSea" and "give-preserver" as people write them. */
export function words(name) {
  const spaced = String(name)
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[-_]+/g, " ")
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

export const inkClass = (ink) => "ink-" + String(ink ?? "NORMAL").toLowerCase();

export const count = (n, one, many = one + "s") => n + " " + (n === 1 ? one : many);

/** A name with a moment in it, to the minute. */
export const plainName = (name) => String(name).replace(/(\d{4}-\d\d-\d\d)T(\d\d:\d\d):[\d.]+Z/, "$1 $2");
