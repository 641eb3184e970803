// What somebody gets who follows a link that leads nowhere.

import { h } from "../base/dom.js";
import { at } from "../base/server.js";
import { topbar } from "../base/topbar.js";
import { say } from "../base/words.js";

document.title = say("nothing.title") + " · Astragal";
document.body.prepend(
  topbar(h("span", { class: "grow" })),
  h(
    "main",
    { class: "wide" },
    h("h1", {}, say("nothing.title")),
    h("p", {}, say("nothing.text")),
    h("p", {}, h("a", { class: "button primary", href: at("/") }, say("to-lobby"))),
  ),
);
