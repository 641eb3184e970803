import { at } from "../base/server.js";

/** Loads a stylesheet of a piece of art, once; ready when it is there. */
export function style(url) {
  if (document.querySelector('link[href="' + at(url) + '"]')) return Promise.resolve();
  return new Promise((ready) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = at(url);
    link.onload = link.onerror = ready;
    document.head.append(link);
  });
}
