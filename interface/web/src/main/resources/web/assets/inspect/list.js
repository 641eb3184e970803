import { h } from "../base/dom.js";
import { get } from "../base/api.js";
import { at } from "../base/server.js";
import { plainName } from "../base/texts.js";
import { fileField } from "./files.js";
import { say } from "../base/words.js";

/** All runs there are to look at. */
export class RunList {
  constructor(failed) {
    this.failed = failed;
  }

  async load() {
    const { runs } = await get("runs");
    return h(
      "div",
      { class: "wide" },
      h("h2", {}, say("inspect.runs")),
      h("p", { class: "soft" }, say("inspect.runs.text")),
      fileField(this.failed),
      runs.length === 0
        ? h(
            "p",
            {},
            say("inspect.runs.none"),
          )
        : h(
            "ul",
            { class: "bare" },
            runs.map((run) =>
              h(
                "li",
                { class: "run-entry" },
                h("a", { href: at("/inspect#run=" + run.id) }, run.title + ": " + plainName(run.name)),
                h("span", { class: "chip" }, say("run." + run.kind)),
                h("span", { class: "soft small" }, plainName(run.changed ?? "")),
              ),
            ),
          ),
    );
  }
}
