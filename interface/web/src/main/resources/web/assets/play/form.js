// An offer with blanks: whoever takes it fills them in first, and sees how it reads and what its odds are.

import { fill, h } from "../base/dom.js";
import { openDialog } from "../base/dialog.js";
import { say } from "../base/words.js";

const WAIT_MILLIS = 150;
const SEARCH_FROM = 12;
const SEARCH_ROWS = 8;

/** The part of a choice at a path such as "actor.facts.0". */
const partOf = (choice, field) => field.split(".").reduce((part, key) => part?.[key], choice);

function put(choice, field, value) {
  const keys = field.split(".");
  const last = keys.pop();
  keys.reduce((part, key) => part[key], choice)[last] = value;
}

/** The same offer with a blank filled in by the thing somebody pointed at, where one is about it. */
export function pointedAt(offer, thing) {
  const choice = structuredClone(offer.choice);
  const blank = (offer.blanks ?? []).find(({ kind, values = [] }) => kind === "one" && values.some((value) => value.thing === thing));
  if (blank) put(choice, blank.field, blank.values.find((value) => value.thing === thing).value);
  return { ...offer, choice };
}

/** {@code on}: {words(choice), answer(choice)}, both promises; words gives the offer as it reads now. */
export function openForm(offer, on) {
  const choice = structuredClone(offer.choice);
  const title = h("p", { class: "form-label", role: "status" }, offer.label);
  const details = h("div", { class: "form-details", "aria-live": "polite" });
  const said = h("p", { class: "error", role: "alert", hidden: true });
  const go = h("button", { type: "submit", class: "primary", id: "form-go" }, say("form.go"));
  let asked = 0;
  let timer = null;

  const tell = (text) => {
    said.textContent = text;
    said.hidden = text === "";
  };
  const show = ({ label, details: lines = [] }) => {
    title.textContent = label;
    fill(details, lines.map(({ kind, text }) => h("p", { class: "detail detail-" + kind.toLowerCase() }, text)));
  };
  const look = async () => {
    const mine = ++asked;
    try {
      const now = await on.words(choice);
      if (mine !== asked) return;
      show(now);
      tell("");
    } catch (refusal) {
      if (mine === asked && refusal.code !== "STALE_PROMPT") tell(refusal.message);
    }
  };
  const changed = (field, value) => {
    put(choice, field, value);
    clearTimeout(timer);
    timer = setTimeout(look, WAIT_MILLIS);
  };

  const form = h(
    "form",
    { class: "offer-form" },
    title,
    details,
    h("div", { class: "fields" }, offer.blanks.map((blank, i) => input(blank, partOf(choice, blank.field), "blank-" + i, (value) => changed(blank.field, value)))),
    said,
    h("div", { class: "row end" }, go),
  );
  const dialog = openDialog(offer.group ?? say("form.fill"), form);
  form.onsubmit = async (event) => {
    event.preventDefault();
    go.disabled = true;
    try {
      await on.answer(choice);
      dialog.close();
    } catch (refusal) {
      go.disabled = false;
      tell(refusal.message);
    }
  };
  show(offer);
  look();
  form.querySelector("input, select")?.focus();
  return dialog;
}

function input(blank, value, id, changed) {
  const { kind, label, least, most } = blank;
  if (kind === "yesno") {
    const box = h("input", { type: "checkbox", id, checked: value === true, onchange: () => changed(box.checked) });
    return h("div", { class: "field" }, h("label", { class: "check" }, box, label));
  }
  if (kind === "any") return many(blank, value ?? [], id, changed);
  if (kind === "one") return one(blank, value, id, changed);
  const field =
    kind === "number"
      ? h("input", { type: "number", id, min: least, max: most, step: 1, required: true, value })
      : h("input", { type: "text", id, maxlength: most, autocomplete: "off", value: value === "…" ? "" : value });
  field.addEventListener("input", () => {
    if (kind === "text") changed(field.value);
    else if (field.value !== "") changed(Number(field.value));
  });
  return h("div", { class: "field" }, h("label", { for: id }, label), field);
}

/** A long list is found by typing a part of what is wanted. */
function one({ label, values = [] }, value, id, changed) {
  const options = values.map((each, i) => h("option", { value: i, selected: each.value === value }, each.label));
  const select = h("select", { id, size: values.length > SEARCH_FROM ? SEARCH_ROWS : null }, options);
  select.addEventListener("change", () => select.value !== "" && changed(values[Number(select.value)].value));
  if (values.length <= SEARCH_FROM) return h("div", { class: "field" }, h("label", { for: id }, label), select);
  const search = h("input", { type: "search", placeholder: say("form.search"), "aria-label": say("form.search.in", { label }), class: "blank-search" });
  search.addEventListener("input", () => {
    const wanted = search.value.toLowerCase().split(/\s+/);
    const found = options.filter((option, i) => {
      const words = (values[i].label + " " + values[i].value).toLowerCase();
      return wanted.every((word) => words.includes(word));
    });
    select.replaceChildren(...found);
    if (found.length === 0 || found.some((option) => option.selected)) return;
    found[0].selected = true;
    changed(values[Number(found[0].value)].value);
  });
  requestAnimationFrame(() => select.selectedOptions[0]?.scrollIntoView?.({ block: "nearest" }));
  return h("div", { class: "field whole" }, h("label", { for: id }, label), search, select);
}

function many({ label, values = [] }, chosen, id, changed) {
  const boxes = values.map(({ value, label: name }) => {
    const box = h("input", { type: "checkbox", checked: chosen.includes(value), onchange: tell });
    return { value, box, element: h("label", { class: "check" }, box, name) };
  });
  function tell() {
    changed(boxes.filter(({ box }) => box.checked).map(({ value }) => value));
  }
  return h("fieldset", { class: "field whole", id }, h("legend", {}, label), h("div", { class: "row" }, boxes.map(({ element }) => element)));
}

/** Everything that may be done with a thing, to choose one; {@code words(choice)} tells how it reads for that thing. */
export function openMenu(thing, offers, words, take) {
  const entry = (offer) => {
    const button = h("button", { type: "button", class: "choice", onclick: () => (dialog.close(), take(offer)) }, offer.label);
    const item = h("li", {}, button);
    words(offer.choice).then(
      ({ label }) => (button.textContent = label),
      () => item.remove(),
    );
    return item;
  };
  const dialog = openDialog(
    thing.name,
    thing.help && h("p", { class: "soft" }, thing.help),
    h("ul", { class: "bare thing-menu" }, offers.map(entry)),
  );
  dialog.querySelector(".choice")?.focus();
}
