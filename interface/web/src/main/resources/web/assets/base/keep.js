// What this browser remembers: its seats and its own matches, so that a closed tab is no lost game.

const KEY = "astragal.seats";
const KEPT_MAX = 60;

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** Remembers {seat, token, owner, link} of a match; false where this browser keeps nothing. */
export function remember(match, what) {
  const all = read();
  const entry = { ...all[match], ...what, at: Date.now() };
  delete all[match];
  all[match] = entry;
  const names = Object.keys(all);
  for (const old of names.slice(0, Math.max(0, names.length - KEPT_MAX))) delete all[old];
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}

export const recall = (match) => read()[match] ?? null;

/** The matches this browser has a seat in, the last one first. */
export const remembered = () =>
  Object.entries(read())
    .filter(([, { token }]) => token)
    .sort(([, a], [, b]) => b.at - a.at)
    .map(([match]) => match);

export function forget(match) {
  const { [match]: _, ...others } = read();
  try {
    localStorage.setItem(KEY, JSON.stringify(others));
  } catch {
    // Nothing was kept.
  }
}

const NAME = "astragal.name";

/** What this person is called; a new name is remembered. */
export function ownName(name) {
  try {
    if (name !== undefined) localStorage.setItem(NAME, name.trim());
    return localStorage.getItem(NAME) ?? "";
  } catch {
    return name?.trim() ?? "";
  }
}
