// What a game asks before it begins: each question with what it and its answers mean.

import { h } from "../base/dom.js";

/** A label, an input and below it what it means. {@code help()} may change with the input. */
export function question(label, input, help) {
  const note = h("p", { class: "small soft", id: input.id + "-help" });
  const show = () => {
    note.textContent = help();
    note.hidden = note.textContent === "";
  };
  input.setAttribute("aria-describedby", note.id);
  input.addEventListener("change", show);
  show();
  return h("div", { class: "field" }, h("label", { for: input.id }, label), input, note);
}

/** One option of the game: {name, value(), element}. */
export function option({ name, label, help, fallback, values }) {
  const id = "option-" + name;
  const input =
    values.length > 0
      ? h(
          "select",
          { id },
          values.map((value) => h("option", { value: value.name, selected: value.name === fallback }, value.label)),
        )
      : h("input", { id, placeholder: fallback, autocomplete: "off" });
  const meaning = () => [help, values.find((value) => value.name === input.value)?.help].filter(Boolean).join(" ");
  return { name, value: () => input.value.trim(), element: question(label, input, meaning) };
}

/** A yes-or-no question: {name, checked(), element}. */
export function yesOrNo({ name, label, help }, checked) {
  const box = h("input", { type: "checkbox", id: "overlay-" + name, value: name, checked, "aria-describedby": help ? "overlay-" + name + "-help" : null });
  return {
    name,
    checked: () => box.checked,
    element: h(
      "div",
      { class: "field" },
      h("label", { class: "check" }, box, label),
      help && h("p", { class: "small soft", id: "overlay-" + name + "-help" }, help),
    ),
  };
}

/** A list to choose one of: [[value, label]]. */
export const choice = (id, entries, chosen) =>
  h(
    "select",
    { id },
    entries.map(([value, label]) => h("option", { value, selected: value === chosen }, label)),
  );
