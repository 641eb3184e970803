import { h } from "./dom.js";
import { say } from "./words.js";

/** Opens a dialog with a title; gone from the page once closed. */
export function openDialog(title, ...content) {
  const heading = h("h2", { id: "dialog-title" }, title);
  const close = h("button", { type: "button", onclick: () => dialog.close() }, say("close"), " ", h("kbd", {}, "Esc"));
  const dialog = h(
    "dialog",
    { "aria-labelledby": "dialog-title" },
    heading,
    content,
    h("div", { class: "row dialog-end" }, close),
  );
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

export const dialogOpen = () => document.querySelector("dialog[open]") !== null;
