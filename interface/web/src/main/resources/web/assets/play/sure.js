import { h } from "../base/dom.js";
import { openDialog } from "../base/dialog.js";
import { say } from "../base/words.js";

/** Asks again before something that cannot be mended; the promise tells whether it is wanted. */
export function sure(offer) {
  return new Promise((decide) => {
    const yes = h("button", { type: "button", id: "sure", onclick: () => end(true) }, say("sure.yes"));
    const dialog = openDialog(
      say("sure"),
      h("p", {}, offer.label),
      (offer.details ?? []).map(({ text }) => h("p", { class: "soft" }, text)),
      h("div", { class: "row" }, yes),
    );
    const end = (wanted) => {
      decide(wanted);
      dialog.close();
    };
    dialog.addEventListener("close", () => decide(false));
    // A second Enter of somebody in a hurry must not be the consent.
    dialog.querySelector(".dialog-end button").focus();
  });
}
