// Keyboard first: every key of the play page in one table, which is also the help.

import { dialogOpen } from "../base/dialog.js";

const typing = (target) =>
  (target.closest?.("input:not([type=range]):not([type=checkbox]), textarea, select") ?? null) !== null;

/** {@code actions}: key -> {does, run(event)}; the first that matches wins. */
export function listen(actions) {
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (dialogOpen() || typing(event.target)) return;
    const onButton = (event.target.closest?.("button, a, summary, input") ?? null) !== null;
    if ((event.key === " " || event.key === "Enter") && onButton && !event.target.closest(".choice")) return;
    const action = actions.find(({ keys }) =>
      typeof keys === "function" ? keys(event.key) : keys.includes(event.key),
    );
    if (action && action.run(event) !== false) event.preventDefault();
  });
}
