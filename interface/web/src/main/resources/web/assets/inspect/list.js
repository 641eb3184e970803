import { h } from "../base/dom.js";
import { get } from "../base/api.js";
import { plainName } from "../base/texts.js";
import { fileField } from "./files.js";

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
      h("h2", {}, "Runs to look at"),
      h("p", { class: "soft" }, "Finished matches, recordings and forks."),
      fileField(this.failed),
      runs.length === 0
        ? h(
            "p",
            {},
            "There is none yet. Play a game to its end, or put a recording into the directory the server was given.",
          )
        : h(
            "ul",
            { class: "bare" },
            runs.map((run) =>
              h(
                "li",
                { class: "run-entry" },
                h("a", { href: "/inspect#run=" + run.id }, run.title + ": " + plainName(run.name)),
                h("span", { class: "chip" }, run.kind),
                h("span", { class: "soft small" }, plainName(run.changed ?? "")),
              ),
            ),
          ),
    );
  }
}
