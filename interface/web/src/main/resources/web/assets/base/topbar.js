import { h, s } from "./dom.js";
import { at } from "./server.js";
import { LANGUAGES, language, say, speak } from "./words.js";

/** The knucklebone. */
export function mark() {
  return s(
    "svg",
    { viewBox: "0 0 32 32", "aria-hidden": "true" },
    s("path", {
      fill: "currentColor",
      d: "M9 6c3 0 4 3 7 3s4-3 7-3c3.500 0 4 4 2 6-1.500 1.500-1.500 5.500 0 7 2 2 1.500 6-2 6-3 0-4-3-7-3s-4 3-7 3c-3.500 0-4-4-2-6 1.500-1.500 1.500-5.500 0-7-2-2-1.500-6 2-6z",
    }),
    s("circle", { cx: 16, cy: 15.5, r: 2.3, fill: "var(--card)" }),
  );
}

/** Between light and dark, and between the languages. */
export function switches(attributes = {}) {
  const theme = h("button", { type: "button", id: "theme", onclick: () => globalThis.toggleTheme(), ...attributes });
  const label = () => {
    const dark = document.documentElement.dataset.theme === "dark";
    theme.textContent = say(dark ? "theme.light" : "theme.dark");
    theme.setAttribute("aria-label", say(dark ? "theme.to-light" : "theme.to-dark"));
  };
  addEventListener("themechange", label);
  label();
  const [other, name] = Object.entries(LANGUAGES).find(([code]) => code !== language);
  return [h("button", { type: "button", id: "language", lang: other || "en", onclick: () => speak(other), ...attributes }, name), theme];
}

/** The bar on top of every page; what a page adds goes between the name and the switches. */
export function topbar(...own) {
  return h(
    "header",
    { class: "topbar" },
    h("a", { class: "brand", href: at("/"), "aria-label": say("to-lobby.brand") }, mark(), h("span", { class: "brand-name" }, "Astragal")),
    own,
    switches({ class: "quiet" }),
  );
}
