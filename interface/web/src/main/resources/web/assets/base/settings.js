// What somebody set in this browser, kept in it.

const KEY = "astragal.settings";
const USUAL = { pace: 700, sound: false, notify: false };

function read() {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return USUAL;
  }
}

let now = read();

export const setting = (name) => now[name];

export function set(name, value) {
  now = { ...now, [name]: value };
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // Then it lasts as long as the page.
  }
}

/** Whether somebody asked for things to keep still. */
export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
