// Things on panels: what can be pointed at has help at hand, and whatever may be done with it is done there.

import { h } from "../base/dom.js";

/** Attributes of an element that shows a thing, and may be where offers are taken. */
export function thingAttributes(thing, context) {
  if (!thing) return {};
  const offers = offersAbout(thing, context);
  const attributes = { "data-thing": thing.id, "data-help": thing.name + ": " + thing.help, tabindex: 0 };
  if (offers.length === 0) return attributes;
  const touch = () =>
    context.touch?.(thing, offers) || (offers.length === 1 ? context.take(offers[0]) : context.mark(offers[0]));
  return {
    ...attributes,
    "data-offered": "",
    onclick: touch,
    onkeydown: (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      event.stopPropagation();
      touch();
    },
  };
}

/** Where in the list the offers stand that are about a thing. */
const offersAbout = (thing, context) =>
  (context?.choices ?? []).flatMap((offer, i) => (offer.about?.includes(thing.id) || fits(offer, thing) ? [i] : []));

/** Whether a thing may stand in a blank of an offer. */
const fits = ({ blanks = [] }, { id }) => blanks.some(({ kind, values = [] }) => kind === "one" && values.some((value) => value.thing === id));

const PARTS = ".meter, tbody tr, .lines p";
const NUMBERS = ".meter-number, td";

/** Brings out what reads otherwise than before, and by how much a number has changed. */
export function showChanges(before, after) {
  const old = new Map([...before.querySelectorAll(PARTS)].map((part, i) => [part.dataset.thing ?? i, part]));
  [...after.querySelectorAll(PARTS)].forEach((part, i) => {
    const was = old.get(part.dataset.thing ?? i);
    if (was === undefined || plain(was) === plain(part)) return;
    part.classList.add("changed");
    const numbers = [...was.querySelectorAll(NUMBERS)];
    [...part.querySelectorAll(NUMBERS)].forEach((cell, at) => numbers[at] && showDifference(numbers[at], cell));
  });
}

/** Without a difference that was shown before. */
const plain = (part) => [...part.querySelectorAll(".difference-made")].reduce((text, made) => text.replace(made.textContent, ""), part.textContent);

function showDifference(before, after) {
  const [was, is] = [before, after].map((cell) => /^-?\d+/.exec(plain(cell).trim())?.[0]);
  const by = Number(is) - Number(was);
  if (was === undefined || is === undefined || by === 0) return;
  const made = h("span", { class: "difference-made " + (by > 0 ? "more" : "less"), "aria-hidden": "true" }, (by > 0 ? "+" : "−") + Math.abs(by));
  made.addEventListener("animationend", () => made.remove());
  after.append(made);
}

/** Brings out the things that what just happened was about. */
export function showTouched(events) {
  for (const id of new Set(events.flatMap((event) => event.about ?? [])))
    for (const element of document.querySelectorAll('[data-thing="' + CSS.escape(id) + '"]')) {
      element.classList.remove("touched");
      requestAnimationFrame(() => element.classList.add("touched"));
    }
}
