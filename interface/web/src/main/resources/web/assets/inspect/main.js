// The inspector: any run, forwards and backwards, with everything there is to know about a step.

import { fill, h } from "../base/dom.js";
import { post } from "../base/api.js";
import { gameWords } from "../base/guide.js";
import { openDialog } from "../base/dialog.js";
import { copyable } from "../base/copy.js";
import { linePlot } from "../base/plot.js";
import { plainName, runName } from "../base/texts.js";
import { topbar } from "../base/topbar.js";
import { listen } from "../play/keys.js";
import { openHelp } from "../play/help.js";
import { Analysis } from "./analysis.js";
import { Comparison } from "./compare.js";
import { divergence } from "./divergence.js";
import { acceptFiles, save } from "./files.js";
import { Follower } from "./follow.js";
import { Forking } from "./fork.js";
import { RunList } from "./list.js";
import { loading } from "./loading.js";
import { MoveList } from "./moves.js";
import { RunClient } from "./run.js";
import { Stage } from "./stage.js";
import { StateTree } from "./tree.js";
import { StepCard } from "./step.js";
import { Timeline } from "./timeline.js";
import { WhyCard } from "./why.js";
import { say } from "../base/words.js";

const place = new URLSearchParams(location.hash.slice(1));
const title = h("h1", {}, say("inspector"));
const facts = h("p", { class: "soft small grow" });
const said = h("p", { class: "error", role: "alert", hidden: true });
const banner = h("div", {});
const main = h("main", { class: "inspect" });

document.body.prepend(
  h("a", { class: "skip", href: "#timeline" }, say("skip.timeline")),
  topbar(title, facts),
  main,
);

function failed(error) {
  said.textContent = error.message;
  said.hidden = false;
}

async function start() {
  const id = place.get("run");
  fill(main, said);
  if (place.has("replay")) {
    const done = loading(say("inspect.bots"));
    const { run } = await post("runs/bots", JSON.parse(place.get("replay"))).finally(done);
    location.hash = "run=" + run.id;
    return;
  }
  if (!id) {
    main.append(await new RunList(failed).load().catch((error) => (failed(error), "")));
    return;
  }
  const run = new RunClient(id);
  const done = loading(say("inspect.replaying"), id);
  const about = await run.about().finally(done);
  document.body.dataset.run = id;
  title.textContent = about.title;
  document.title = about.title + " · " + plainName(about.name) + " · Astragal";
  tell(about);
  await show(run, about);
}

function tell({ kind, name, steps, inputs, seed, live }) {
  facts.textContent =
    runName({ kind, name }) +
    ", " +
    say(live ? "inspect.facts.live" : "inspect.facts", { steps, inputs, seed });
}

async function show(run, about) {
  const stage = new Stage(about, () => timeline.reload());
  const step = new StepCard(about.names);
  const tree = new StateTree((path) => history(path));
  const { bots } = await gameWords(about.game).catch(() => ({ bots: [] }));
  const compare = new Comparison(run, (other) => remember({ with: other ?? null }));
  const fork = new Forking(run, bots, about.names, (made) =>
    compare.open(made.id, timeline.at),
  );
  const why = new WhyCard(run, about.names, (choice) => fork.choose(choice));
  const timeline = new Timeline(
    about,
    async (at) => {
      const shown = await run.step(at, stage.seat);
      if (at !== timeline.at) return;
      said.hidden = true;
      step.show(shown);
      tree.show(shown);
      stage.show(shown);
      why.show(shown);
      fork.show(shown);
      compare.moved(at);
      moves.show(at);
      analysis.show(at);
      remember({ step: at, seat: stage.seat });
      document.body.dataset.step = at;
    },
    failed,
  );
  const moves = new MoveList(run, (at) => timeline.go(at));
  const analysis = new Analysis(run, about, moves, (at) => timeline.to(at));
  /** A number of the state over the whole run. */
  const history = async (path) => {
    try {
      const { points } = await run.history(path);
      tree.plot(points.length > 1 ? linePlot(path, [{ name: "", points }], { step: (at) => timeline.to(at) }) : h("p", { class: "soft" }, say("inspect.only-here", { path })));
    } catch (error) {
      failed(error);
    }
  };
  const share = () =>
    openDialog(
      say("inspect.share.title"),
      h("p", {}, say("inspect.share.text")),
      copyable(say("inspect.share.link"), location.href, "share-link"),
    );
  const follower = new Follower(run, about, timeline, tell);
  timeline.buttons.append(
    follower.element,
    h("button", { type: "button", id: "share", onclick: share }, say("inspect.share"), " ", h("kbd", {}, "s")),
    ...(about.kind === "fork" ? [] : [ h("button", { type: "button", id: "save", onclick: () => save(run, failed) }, say("inspect.save"))]),
  );
  fill(banner, divergence(about.divergence));
  fill(
    main,
    said,
    banner,
    timeline.element,
    h(
      "div",
      { class: "inspect-columns" },
      h("div", { class: "column" }, step.element, moves.element, analysis.element, fork.element, compare.element),
      h("div", { class: "column" }, stage.element, why.element),
      h("div", { class: "column" }, tree.element),
    ),
  );
  const actions = [
    ...timeline.actions(),
    { names: ["v"], keys: ["v"], does: say("keys.eyes"), run: () => stage.next() },
    { names: ["F"], keys: ["F"], does: say("keys.fork"), run: () => fork.focus() },
    { names: ["f"], keys: ["f"], does: say("keys.follow"), run: () => follower.toggle() },
    { names: ["/"], keys: ["/"], does: say("keys.find"), run: () => moves.search.focus() },
    { names: ["s"], keys: ["s"], does: say("keys.share"), run: share },
    { names: ["?"], keys: ["?"], does: say("keys.help"), run: () => openHelp(actions, []) },
  ];
  listen(actions);
  await stage.ready;
  if (place.has("seat")) stage.choose(place.get("seat"));
  const following = about.live && !place.has("step");
  timeline.go(following ? about.steps : Math.min(Number(place.get("step") ?? 0), about.steps));
  follower.start(following);
  moves.load().catch(failed);
  if (place.get("with")) compare.open(place.get("with"), timeline.at);
}

/** The address always names what is shown, so that it can be shared. */
function remember(parts) {
  for (const [name, value] of Object.entries(parts)) {
    if (value === null || value === "") place.delete(name);
    else place.set(name, value);
  }
  history.replaceState(null, "", "#" + place);
}

addEventListener("hashchange", () => location.reload());
acceptFiles(failed);
start().catch(failed);
