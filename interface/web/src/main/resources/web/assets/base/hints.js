// Help for whatever has some, by hover, by touch and by keyboard: an element says it in data-help.

import { h } from "./dom.js";

const WAIT_MILLIS = 300;

export function watchHints() {
  const hint = h("div", { class: "hint", role: "tooltip", id: "hint", hidden: true });
  document.body.append(hint);
  let shown = null;
  let timer = null;

  const hide = () => {
    clearTimeout(timer);
    shown?.removeAttribute("aria-describedby");
    shown = null;
    hint.hidden = true;
  };
  const show = (element) => {
    hide();
    shown = element;
    hint.textContent = element.dataset.help;
    hint.hidden = false;
    element.setAttribute("aria-describedby", "hint");
    place();
  };
  const place = () => {
    const at = shown.getBoundingClientRect();
    if (at.bottom < 0 || at.top > innerHeight) return hide();
    const own = hint.getBoundingClientRect();
    const left = Math.max(8, Math.min(at.left, innerWidth - own.width - 8));
    const above = at.bottom + own.height + 8 > innerHeight && at.top > own.height + 8;
    hint.style.setProperty("left", left + "px");
    hint.style.setProperty("top", (above ? at.top - own.height - 6 : at.bottom + 6) + "px");
  };
  /** The game's art says it in titles, which only a mouse would ever see. */
  const helped = (target) => {
    const element = target.closest?.("[data-help], .art-box [title]") ?? null;
    if (element?.hasAttribute("title")) {
      element.dataset.help = element.getAttribute("title");
      element.removeAttribute("title");
    }
    return element;
  };

  addEventListener("pointerover", ({ target, pointerType }) => {
    const element = helped(target);
    if (pointerType === "touch" || element === shown) return;
    hide();
    if (element) timer = setTimeout(() => show(element), WAIT_MILLIS);
  });
  addEventListener("click", ({ target, pointerType }) => {
    const element = helped(target);
    if (pointerType === "touch" && element && !("offered" in element.dataset)) show(element);
    else hide();
  });
  addEventListener("contextmenu", (event) => {
    const element = helped(event.target);
    if (!element) return;
    event.preventDefault();
    show(element);
  });
  addEventListener("focusin", ({ target }) => {
    const element = helped(target);
    if (element === target && target.matches(":focus-visible")) show(element);
    else hide();
  });
  addEventListener("keydown", ({ key }) => key === "Escape" && hide());
  // Something else that scrolls, such as the log, must not take away what somebody is about to read.
  addEventListener("scroll", () => shown && place(), { capture: true, passive: true });
}
