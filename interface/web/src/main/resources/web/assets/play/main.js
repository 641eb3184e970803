// The play page: joins connection, screen, prompt, log and keys.

import { byId, fill, h } from "../base/dom.js";
import { addressed, at } from "../base/server.js";
import { topbar } from "../base/topbar.js";
import { watchHints } from "../base/hints.js";
import { get } from "../base/api.js";
import { rulesLink } from "../base/guide.js";
import { forget, recall, remember } from "../base/keep.js";
import { openDialog } from "../base/dialog.js";
import { listed, text } from "../base/texts.js";
import { body } from "../panels/panel.js";
import { ScreenView } from "../panels/screen.js";
import { showTouched } from "../panels/things.js";
import { playActions } from "./actions.js";
import { Advice } from "./advice.js";
import { Announcements } from "./announce.js";
import { Chat } from "./chat.js";
import { Clock } from "./clock.js";
import { Connection } from "./connection.js";
import { ending } from "./ending.js";
import { Foresight } from "./foresight.js";
import { openForm, openMenu, pointedAt } from "./form.js";
import { openHelp } from "./help.js";
import { inviteCard, joinCard, missedCard } from "./joining.js";
import { Keeping } from "./keeping.js";
import { listen } from "./keys.js";
import { LineState } from "./line.js";
import { Log } from "./log.js";
import { Playback } from "./playback.js";
import { Preview } from "./preview.js";
import { PromptView } from "./prompt.js";
import { seatStrip } from "./seats.js";
import { callToTable, openSettings } from "./settings.js";
import { sure } from "./sure.js";
import { TakeBack } from "./takeback.js";
import { TimeControl } from "./time.js";
import { waysCard } from "./ways.js";
import { foldWelcome, showWelcome } from "./welcome.js";
import { say } from "../base/words.js";

const MATCH_REFRESH_MILLIS = 4000;

let matchId = "";
let kept = null;
let token = null;

function readAddress() {
  const fragment = new URLSearchParams(location.hash.slice(1));
  matchId = fragment.get("match") ?? "";
  kept = recall(matchId);
  token = fragment.get("token") ?? (fragment.has("watch") ? null : (kept?.token ?? null));
  // Whoever copies the address must not hand over the seat with it.
  if (matchId && token && remember(matchId, { token })) history.replaceState(null, "", "#match=" + matchId);
}

const context = {
  choices: [],
  seat: null,
  take: (i) => prompt.take(i),
  mark: (i) => prompt.list.markIndex(i),
  consider: (i) => consider(i === null ? null : (context.choices[i] ?? null)),
  preview: async (choice) =>
    (await connection.ask({ type: "preview", prompt: update.prompt?.id ?? 0, choice })).screen,
  words: async (choice) =>
    (await connection.ask({ type: "preview", prompt: update.prompt?.id ?? 0, choice })).offer,
  give: (choice) => give(choice),
  touch: (thing, offers) => {
    const all = offers.map((i) => context.choices[i]);
    // Amounts of one thing are one line of the list, which is set there.
    const one = all.length < 2 || prompt.list.inOneLine(offers);
    if (one && !all.some(({ blanks }) => blanks?.length > 0)) return false;
    openMenu(thing, all.map((offer) => pointedAt(offer, thing.id)), context.words, takeOffer);
    return true;
  },
};
const title = h("h1", {}, "…");
const practice = h("span", { class: "chip", id: "practice", hidden: true }, say("practice"));
const seats = h("div", { class: "grow" });
const line = new LineState();
const log = new Log({
  nameOf: (seat) => match.seats[seat]?.name ?? "",
  stepLink: (step) =>
    match.run && (match.status === "finished" || kept?.owner) ? at("/inspect#run=" + match.run + "&step=" + step) : null,
});
const announcements = new Announcements();
const clock = new Clock();
const screen = new ScreenView(context);
const chat = new Chat({
  send: (text) => connection.ask({ type: "chat", text }),
  nameOf: (seat) => match.seats[seat]?.name ?? "",
  you: () => context.seat,
});
const leave = h("button", { type: "button", id: "leave", hidden: true, onclick: () => giveUp() }, say("leave"));
const again = h("div", {});
const cards = h("div", { class: "notes" });
const end = h("div", {});
let connection = null;
let match = null;
let update = null;
let late = false;
let gone = false;

/** Where several may act at once, somebody was quicker: the same is said again to what holds now. */
async function give(choice, tries = 10) {
  const early = showEarly(foresight.after(choice));
  try {
    return await connection.ask({ type: "answer", prompt: update.prompt?.id ?? 0, choice });
  } catch (refusal) {
    if (early) showAgain();
    if (refusal.code !== "STALE_PROMPT" || refusal.again || tries === 0) throw refusal;
    await new Promise((then) => setTimeout(then, 100));
    playback.flush();
    return give(choice, tries - 1);
  }
}

/** What an answer leads to, before the server has said so. */
function showEarly(foreseen) {
  if (foreseen === null) return false;
  preview.forget();
  context.choices = [];
  screen.proceed(foreseen);
  document.body.dataset.foreseen = "";
  return true;
}

/** It did not come to that: what the server said last is what holds. */
function showAgain() {
  if (document.body.dataset.foreseen === undefined) return;
  delete document.body.dataset.foreseen;
  context.choices = offered(update);
  screen.proceed(update.screen);
}

const offered = ({ prompt, time }) =>
  prompt === null || (prompt.kind === "running" && time.running) ? [] : [...prompt.choices, ...prompt.commands];

const answer = async (choice) => {
  await give(choice);
  foldWelcome(match, welcome);
};

const fillIn = (offer) => openForm(offer, { words: context.words, answer });

function takeOffer(offer) {
  if (offer.blanks?.length > 0) fillIn(offer);
  else answer(offer.choice).catch((refusal) => log.say(refusal.message));
}
const prompt = new PromptView({
  take: ({ kind, choice }) =>
    kind === "WAY_BACK"
      ? connection.ask({ type: "back", prompt: update.prompt?.id ?? 0, checkpoint: choice })
      : answer(choice),
  answer,
  check: (choice) => connection.ask({ type: "check", prompt: update.prompt?.id ?? 0, choice }),
  consider,
  fill: fillIn,
});
const preview = new Preview(context.preview, (shown) => screen.show(shown ?? update.screen));
const foresight = new Foresight(async (prompt) => (await connection.ask({ type: "foresee", prompt })).sights);
const time = new TimeControl((message) =>
  connection.ask(message).catch((refusal) => log.say(refusal.message)),
);
const nameOf = (seat) => match.seats[seat]?.name ?? "";
const takeBack = new TakeBack(
  (message) => connection.ask(message).catch((refusal) => log.say(refusal.message)),
  nameOf,
);
const advice = new Advice(
  () => connection.ask({ type: "advice" }),
  (choice) => prompt.list.markIndex(context.choices.findIndex((offer) => JSON.stringify(offer.choice) === JSON.stringify(choice))),
);
const keeping = new Keeping({
  ask: (message) => connection.ask(message),
  moments: () => log.moments(),
  moved: (next) => goTo(next),
});
const help = h(
  "button",
  { type: "button", class: "quiet", id: "keys", "aria-label": say("help"), onclick: () => openHelp(actions, screen.overlays) },
  h("kbd", {}, "?"),
);
const toLog = h("button", { type: "button", class: "quiet to-log", onclick: () => log.element.scrollIntoView({ block: "end" }) }, say("log"));
const rules = h("a", { id: "rules", target: "_blank", rel: "noopener", hidden: true }, say("rules"));
const welcome = h("div", {});
const settings = h("button", { type: "button", class: "quiet", id: "settings", "aria-label": say("settings"), onclick: openSettings }, h("span", { class: "in-words" }, say("settings")), h("span", { class: "as-sign", "aria-hidden": "true" }, "⚙"));
const inspect = h("a", { class: "button", hidden: true, target: "_blank", rel: "noopener" }, say("inspector"));
const overlayButtons = h("div", { class: "row overlay-buttons" });

/** An offer is marked, pointed at, or no longer. */
function consider(offer) {
  const choice = offer === null || offer.kind === "WAY_BACK" ? null : offer.choice;
  screen.considering(choice);
  preview.consider(choice);
}

function otherwise() {
  const { status } = update;
  if (status.kind === "finished") return say("state.over");
  if (status.kind === "running") return say(update.time?.running ? "state.running" : "state.paused");
  const open = match.seats.filter((seat) => status.asked.includes(seat.index) && seat.kind === "open");
  if (open.length > 0) return say("state.waiting");
  return say("state.asked", { who: listed(status.asked.map(nameOf)), count: status.asked.length });
}

function showOverlay(key) {
  const overlay = screen.overlays.find((candidate) => candidate.key === key);
  if (!overlay) return false;
  openDialog(text(overlay.title), body(overlay.content, context));
  return true;
}

function showSeats() {
  fill(seats, seatStrip(match, context.seat, update?.status.asked ?? match.asked, acting, replace));
}

function showMatch() {
  nowBox.hidden = match.seats.length < 2 || update?.status.kind === "finished";
  title.textContent = match.title;
  const mine = update?.prompt && update.prompt.kind !== "running";
  const others = (update?.status.asked ?? []).filter((seat) => seat !== context.seat);
  const turn = mine ? "● " + say("title.yours") + " · " : others.length > 0 ? say("lobby.to-move", { names: listed(others.map(nameOf)) }) + " · " : "";
  document.title = turn + match.title + " · Astragal";
  practice.hidden = !match.practice;
  inspect.hidden = !match.run || match.status === "finished" || !kept?.owner;
  inspect.href = at("/inspect#run=" + match.run);
  keeping.show(match, context.seat);
  showSeats();
  const people = match.seats.filter((seat) => seat.kind !== "bot").length;
  chat.show(people, context.seat !== null);
  leave.hidden = context.seat === null || people < 2 || match.status === "finished";
  if (match.next && context.seat !== null) fill(again, rematchCard());
  const seated = context.seat !== null;
  const free = seated ? null : joinCard(match, sitDown, () => ((late = true), refreshMatch()));
  // Whoever was shown a free seat is told when it is gone.
  if (free) late = true;
  const card = seated
    ? inviteCard(match, kept?.owner, (changed) => ((match = changed), showMatch()))
    : (free ?? (late ? missedCard() : null));
  if (cards.dataset.shown !== String(card?.id)) fill(cards, card);
  cards.dataset.shown = String(card?.id);
}

/** Somebody is gone: a bot goes on, or whoever comes. */
async function replace(seat) {
  const bot = h("button", { type: "button", class: "primary", id: "replace-bot" }, say("replace.bot"));
  const open = h("button", { type: "button", id: "replace-open" }, say("replace.open"));
  const dialog = openDialog(say("replace.title", { who: seat.name }), h("div", { class: "row" }, bot, open));
  const go = (free) => async () => {
    dialog.close();
    await connection.ask({ type: "replace", seat: seat.index, open: free }).catch((refusal) => log.say(refusal.message));
    refreshMatch();
  };
  bot.addEventListener("click", go(false));
  open.addEventListener("click", go(true));
}

async function giveUp() {
  const certain = await sure({
    label: say("leave.sure"),
    details: [{ kind: "WARNING", text: say("leave.warning") }],
  });
  if (!certain) return;
  gone = true;
  await connection.ask({ type: "leave" }).catch((refusal) => log.say(refusal.message));
  forget(matchId);
  location.href = at("/");
}

const over = () => update?.status.kind === "finished";

async function playAgain() {
  const { match: next } = over() ? await connection.ask({ type: "rematch" }) : { match: match.next };
  goTo(next);
}

/** The same people at another table: the token is good there too. */
function goTo(next) {
  remember(next, { token, owner: kept?.owner });
  location.href = at("/play#match=" + next + "&token=" + token);
  location.reload();
}

const rematchCard = () =>
  h(
    "section",
    { class: "card", id: "rematch-begun" },
    h("p", {}, say(over() ? "rematch.wanted" : "rematch.elsewhere")),
    h("button", { type: "button", class: "primary", onclick: playAgain }, say("rematch.sit")),
  );

function sitDown(newToken) {
  location.hash = "match=" + matchId + (recall(matchId)?.token === newToken ? "" : "&token=" + newToken);
  location.reload();
}

const playback = new Playback(showUpdate, {
  you: () => context.seat,
  nameOf,
  acting: (seat) => {
    acting = seat;
    showSeats();
  },
});
const nowBox = h("div", { class: "now", hidden: true }, playback.element, playback.skip);
let acting = null;
let called = false;

function showUpdate(message) {
  const before = update?.prompt?.id;
  update = message;
  context.choices = offered(message);
  delete document.body.dataset.foreseen;
  preview.forget();
  foresight.show(message.prompt);
  if (message.resync) screen.show(message.screen);
  else screen.proceed(message.screen);
  screen.happened(message.events, message.resync);
  log.add(message.events, message.resync, context.seat);
  if (!message.resync) showTouched(message.events);
  if (!message.resync) announcements.add(message.events);
  prompt.show(message.prompt, otherwise(), message.time.running);
  takeBack.show(message.takeBack, context.seat);
  advice.show(message.advice, message.prompt);
  clock.show(message.millisLeft);
  if (message.status.kind !== "finished") {
    fill(end);
    delete document.body.dataset.ended;
  }
  // Whoever may only speak up unasked has no say over time.
  const asks = message.status.kind === "running" || message.status.asked.includes(context.seat);
  time.show(message.time, message.status, asks && (message.prompt?.commands.length ?? 0) > 0);
  if (context.seat === null) time.element.hidden = true;
  if (message.match) match = message.match;
  showMatch();
  document.body.dataset.seq = message.seq;
  document.body.dataset.status = message.status.kind;
  document.body.dataset.inputs = message.status.inputs;
  const asked = message.prompt !== null && message.prompt.choices.length > 0;
  document.body.dataset.asked = asked ? message.prompt.id : "";
  // Whoever is asked one thing after another needs no call.
  if (asked && message.prompt.id !== before && called !== true) callToTable(match.title, text(message.prompt.why));
  called = asked;
  fill(
    overlayButtons,
    screen.overlays.map((overlay) =>
      h(
        "button",
        { type: "button", onclick: () => showOverlay(overlay.key) },
        text(overlay.title),
        " ",
        h("kbd", {}, overlay.key),
      ),
    ),
  );
}

/** Beside a board that is to be looked at, where there is room; else above everything. */
const wide = matchMedia("(min-width: 56.01rem)");
const placeEnd = () =>
  wide.matches && document.body.dataset.board !== undefined ? prompt.element.before(end) : nowBox.before(end);
wide.addEventListener("change", placeEnd);

const actions = playActions({ prompt, screen, time, announcements, takeBack, advice, playback, showOverlay });

function build() {
  document.body.prepend(
    h("a", { class: "skip", href: "#prompt" }, say("skip.prompt")),
    topbar(title, practice, seats, clock.element, line.element, rules, toLog, settings, help),
    h(
      "main",
      { class: "play" },
      h(
        "section",
        { class: "stage", "aria-label": say("table") },
        announcements.element,
        welcome,
        end,
        again,
        takeBack.card,
        cards,
        nowBox,
        screen.element,
        overlayButtons,
      ),
      h(
        "aside",
        { class: "side", "aria-label": say("side") },
        prompt.element,
        advice.card,
        h("div", { class: "row controls" }, time.element, takeBack.button, advice.button, inspect, keeping.element, leave),
        log.element,
        chat.element,
      ),
    ),
  );
}

async function refreshMatch() {
  match = await get("matches/" + encodeURIComponent(matchId)).catch(() => match);
  if (update) showMatch();
}

let introduced = false;

/** Asked for after the board, which it is not to keep waiting. */
function introduce() {
  if (introduced) return;
  introduced = true;
  if (match.status !== "finished") showWelcome(match, welcome);
}

async function start() {
  build();
  watchHints();
  try {
    await addressed;
    readAddress();
    match = await get("matches/" + encodeURIComponent(matchId));
  } catch (error) {
    title.textContent = say("no-match");
    fill(
      cards,
      h(
        "section",
        { class: "card" },
        h("p", { class: "error" }, error.message),
        h("a", { href: at("/") }, say("to-lobby")),
      ),
    );
    prompt.element.hidden = true;
    return;
  }
  document.body.dataset.game = match.game;
  rules.href = rulesLink(match.game);
  rules.hidden = false;
  await screen.useArtOf(match);
  listen(actions);
  connection = new Connection(matchId, token, {
    welcome: (message) => {
      match = message.match;
      context.seat = message.seat;
      document.body.dataset.seat = message.seat ?? "";
    },
    update: (message) => {
      playback.push(message);
      introduce();
    },
    ended: (message) =>
      playback.then(() => {
        fill(end, ending(message, match, context.seat, { nameOf, again: playAgain }));
        document.body.dataset.ended = "";
        announcements.clear();
        acting = null;
        showSeats();
        placeEnd();
        byId("ended")?.focus({ preventScroll: true });
        scrollTo({ top: 0 });
      }),
    chat: ({ lines }) => chat.add(lines),
    measured: (millis) => context.seat !== null && foresight.measured(millis),
    refused: (refusal) => log.say(refusal.message),
    state: (state, _, reason) => {
      line.show(state);
      if (state === "closed" && reason?.code === "RULES_CHANGED") {
        prompt.element.hidden = true;
        waysCard(matchId, token).then((card) => fill(cards, card));
      } else if (state === "closed" && !gone)
        fill(
          cards,
          h(
            "section",
            { class: "card" },
            h("p", { class: "error", role: "alert" }, reason?.message ?? say("closed")),
          ),
        );
    },
  });
  setInterval(() => {
    if (document.visibilityState === "visible" && !match.next) refreshMatch();
  }, MATCH_REFRESH_MILLIS);
}

start();
