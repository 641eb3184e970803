// The server of this page, which is a worker of its own: the same Java, the same messages, no network.

import { recall, remember } from "./keep.js";

const ROOT = new URL(".", document.baseURI);

/** The server's pages as they lie here; a game begins where its folder does. */
const PAGES = { "": "lobby.html", play: "", inspect: "inspect.html", rules: "rules.html", fame: "fame.html" };

/** Where something of the server's lies. */
export function at(path) {
  const [, place, rest] = path.match(/^\/([^#?]*)(.*)$/s);
  return new URL((PAGES[place] ?? place) + rest, ROOT).href;
}

/** Begun before anything else was loaded. */
let worker = globalThis.gameWorker;
const waiting = new Map();
const lines = new Map();
let count = 0;

/** While the page goes over to the whole game: what the first module gave back, and what was said since. */
let returned = null;
let said = [];

const post = (message) => (returned ? said.push(message) : worker.postMessage(message));

function heard({ data }) {
  if (data.answer !== undefined) {
    waiting.get(data.answer)?.(data);
    waiting.delete(data.answer);
  } else if (data.code !== undefined) {
    lines.get(data.line)?.ended(data.code, data.reason);
  } else if (data.line !== undefined) {
    lines.get(data.line)?.heard(data.text);
    keepForOffline();
  } else if (data.elsewhere) {
    returned = [];
    worker.postMessage({ leaving: true });
  } else if (data.again) {
    returned.push(data.again);
  } else if (data.left) {
    goOver();
  } else {
    console.error(data.failed);
  }
}

worker.onmessage = heard;

/** Something was wanted that the first module is without. The whole game finds all that was written. */
function goOver() {
  worker.terminate();
  worker = globalThis.gameWorker = globalThis.wholeGame();
  worker.onmessage = heard;
  for (const line of lines.values()) line.openAgain(worker);
  for (const message of [...returned.filter(({ open }) => open === undefined), ...said]) worker.postMessage(message);
  returned = null;
  said = [];
}

function sent(method, path, headers, body) {
  const asked = ++count;
  return new Promise((take) => {
    waiting.set(asked, ({ status, text }) => take({ ok: status < 400, status, json: async () => JSON.parse(text) }));
    const bearer = (headers.Authorization ?? "").replace("Bearer ", "");
    post({ asked, method, path, languages: headers["Accept-Language"] ?? "", bearer, body: body ?? "" });
  });
}

// Runs that were opened, forked or played by bots live as long as the worker. What made them is kept with the tab, so
// that they can be made again after a page was left or loaded anew.

const MADE = "astragal.made";
const again = new Map();

function makings() {
  try {
    return JSON.parse(sessionStorage.getItem(MADE) ?? "{}");
  } catch {
    return {};
  }
}

function note(id, making) {
  again.set(id, Promise.resolve(id));
  try {
    sessionStorage.setItem(MADE, JSON.stringify({ ...makings(), [id]: making }));
  } catch {
    // Too large to be kept: then it lives as long as this page.
  }
}

/** The id under which this worker knows a run that another one made. */
function known(id) {
  if (!again.has(id)) {
    const making = makings()[id];
    if (!making) return id;
    again.set(
      id,
      (async () => {
        const reply = await sent("POST", await placed(making.path), {}, making.body);
        return reply.ok ? (await reply.json()).run.id : id;
      })(),
    );
  }
  return again.get(id);
}

async function placed(path) {
  const [, id] = path.match(/^runs\/([0-9a-f]{24})/) ?? [];
  return id ? path.replace(id, await known(id)) : path;
}

/** What was told of a match when it was made need not be asked for again. */
let told = null;

/** Asks the interface; as fetch would. */
export async function ask(method, path, headers, body) {
  if (method === "GET" && told !== null && path === "matches/" + told.id) {
    const match = told;
    told = null;
    return { ok: true, status: 200, json: async () => match };
  }
  const reply = await sent(method, await placed(path), headers, body);
  if (method === "POST" && reply.ok && /^runs($|\/bots$|\/[0-9a-f]{24}\/forks$)/.test(path))
    note((await reply.json()).run.id, { path, body });
  return reply;
}

/** Longer links are not taken everywhere. */
const LINK_LENGTH_MAX = 30000;

/** A link as it may be given away: whoever opens it has nothing of this browser, so that it carries the run. */
export async function shareable(url) {
  const [, id, rest] = url.match(/#run=([0-9a-f]{24})(.*)$/) ?? [];
  if (!id) return url;
  const opened = makings()[id];
  const owner = recall(id)?.owner;
  const reply = await ask("GET", "runs/" + id + "/journal", owner ? { Authorization: "Bearer " + owner } : {});
  if (!reply.ok && opened?.path !== "runs") return url;
  const { journal } = reply.ok ? await reply.json() : JSON.parse(opened.body);
  const link = at("/inspect#journal=" + (await packed(journal)) + rest);
  return link.length > LINK_LENGTH_MAX ? url : link;
}

/** A line to a match; as a WebSocket would be. */
class Line {
  constructor() {
    this.number = ++count;
    this.readyState = WebSocket.CONNECTING;
    this.hello = null;
    this.welcome = false;
    lines.set(this.number, this);
    post({ open: this.number });
    queueMicrotask(() => {
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    });
  }

  send(text) {
    this.hello ??= text;
    post({ line: this.number, text });
  }

  heard(text) {
    // Whoever is there already need not be welcomed again.
    const again = this.again && text.startsWith('{"type":"welcome"');
    if (again) this.again = false;
    else this.onmessage?.({ data: text });
    this.welcome = true;
  }

  /** Says hello to another worker, unless that was what it could not answer. */
  openAgain(worker) {
    worker.postMessage({ open: this.number });
    if (!this.welcome) return;
    this.again = true;
    worker.postMessage({ line: this.number, text: this.hello });
  }

  close() {
    post({ closed: this.number });
    this.ended(1000, "");
  }

  ended(code, reason) {
    if (!lines.delete(this.number)) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code, reason });
  }
}

export const line = () => new Line();

async function asked(method, path, body) {
  const reply = await ask(method, path, { "Accept-Language": navigator.language ?? "" }, JSON.stringify(body));
  const json = await reply.json();
  if (!reply.ok) throw new Error(json.error?.message);
  return json;
}

/** What a link carries, unpacked: a text that was deflated and written in letters of URLs. */
export async function unpacked(letters) {
  const bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
}

export async function packed(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** A link may carry a journal, which is looked at; a set-up, which is played; or nothing but the game. */
async function begin() {
  const wanted = new URLSearchParams(location.hash.slice(1));
  if (wanted.has("journal")) {
    if (!location.pathname.endsWith("/inspect.html")) {
      location.replace(at("/inspect") + location.hash);
      await new Promise(() => {});
    }
    const { run } = await asked("POST", "runs", { name: "link", journal: await unpacked(wanted.get("journal")) });
    wanted.delete("journal");
    history.replaceState(null, "", at("/inspect#run=" + run.id + (wanted.size ? "&" + wanted : "")));
    return;
  }
  const here = location.pathname.endsWith("/") || location.pathname.endsWith("/index.html");
  if (!here || wanted.has("match")) return;
  const { game } = document.documentElement.dataset;
  const setup = wanted.has("setup") ? JSON.parse(await unpacked(wanted.get("setup"))) : {};
  if (wanted.has("seed")) setup.seed = wanted.get("seed");
  // With a pause, however short, each move of a bot is told by itself and can be played out.
  const made = await asked("POST", "matches", { game, botPaceMillis: 100, ...setup });
  told = made.match;
  remember(made.match.id, { seat: made.seat, token: made.token, owner: made.owner });
  history.replaceState(null, "", at(made.link));
}

let keeping = false;

/** What the page is made of is kept when there is something to play with: until then it would be in the way. */
function keepForOffline() {
  if (keeping || !("serviceWorker" in navigator)) return;
  keeping = true;
  setTimeout(() => navigator.serviceWorker.register(new URL("offline.js", ROOT)).catch(() => {}), 500);
}

/** Ready when the address says what is played. */
export const addressed = begin();

// A page that plays is built meanwhile; every other begins with what the address says.
if (document.documentElement.dataset.page !== "play") {
  await addressed;
  keepForOffline();
}
