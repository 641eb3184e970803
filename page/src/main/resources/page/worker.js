// Runs the game: its rules, its bots, its table and what the server makes of them for one viewer.

{runtime}

const MATCHES = "matches";
const KEPT_MAX = 60;

const database = new Promise((take, refuse) => {
  const opening = indexedDB.open("astragal " + new URL(".", location).pathname, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(MATCHES);
  opening.onsuccess = () => take(opening.result);
  opening.onerror = () => refuse(opening.error);
}).catch(() => null);

const done = (request) =>
  new Promise((take, refuse) => {
    request.onsuccess = () => take(request.result);
    request.onerror = () => refuse(request.error);
  });

async function kept() {
  const db = await database;
  if (!db) return [];
  const all = await done(db.transaction(MATCHES).objectStore(MATCHES).getAll()).catch(() => []);
  return all.sort((a, b) => b.at - a.at).slice(0, KEPT_MAX).map(({ match }) => match);
}

/** What is being written; nobody is answered before it is. */
let written = Promise.resolve();

globalThis.keep = (id, match) => {
  const before = written;
  written = (async () => {
    await before;
    const db = await database;
    if (!db) return;
    const store = db.transaction(MATCHES, "readwrite").objectStore(MATCHES);
    await done(match ? store.put({ match, at: Date.now() }, id) : store.delete(id)).catch(() => {});
  })();
};

/** The first module is without what is seldom wanted: whoever wants it is told to ask the whole game. */
let left = false;

globalThis.leave = () => {
  if (left) return;
  left = true;
  postMessage({ elsewhere: true });
};

globalThis.tell = (message) => {
  if (!left) postMessage(message);
};

/** The page has compiled the game while this script was fetched; or it names a script, where the browser is too old. */
let given;
const game = new Promise((take, refuse) => {
  given = (data) => (data.game ? take(data) : refuse(new Error(data.failure)));
});

/** A module that only a browser with strings of its own for modules can make anything of. */
const STRINGS = [0, 97, 115, 109, 1, 0, 0, 0, 1, 7, 1, 96, 1, 127, 1, 100, 111, 2, 31, 1, 14, 119, 97, 115, 109, 58, 106, 115, 45, 115,
  116, 114, 105, 110, 103, 12, 102, 114, 111, 109, 67, 104, 97, 114, 67, 111, 100, 101, 0, 0];

function strings() {
  try {
    new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(STRINGS), { builtins: ["js-string"] }), {});
    return true;
  } catch {
    return false;
  }
}

// What a module is given is made ready while the module is still on its way.
const imports = {};
const exports = {};
const runtime = defaults(imports, exports, strings());

const exported = async () => {
  const { game: compiled } = await game;
  if (typeof compiled === "string") return import("./" + compiled);
  await memory(imports, {}, compiled, []);
  const { exports: own } = await WebAssembly.instantiate(compiled, imports);
  runtime.supplyExports(own);
  for (const [name, value] of Object.entries(own))
    if (value instanceof WebAssembly.Global) Object.defineProperty(exports, name, { get: () => value.value });
  return exports;
};

/** The first module begins something new, and has no use for what is kept. */
const before = async () => ((await game).first ? [] : kept());

const server = (async () => {
  const [game, matches] = await Promise.all([exported(), before()]);
  game.main([]);
  game.start(matches);
  return game;
})();

onmessage = async ({ data }) => {
  if (data.game ?? data.failure) return given(data);
  try {
    const { request, open, heard, closed } = await server;
    if (data.leaving) {
      await written;
      return postMessage({ left: true });
    }
    if (left) return postMessage({ again: data });
    if (data.asked !== undefined) {
      const reply = request(data.method, data.path, data.languages, data.bearer, data.body);
      if (left) return postMessage({ again: data });
      const end = reply.indexOf("\n");
      await written;
      postMessage({ answer: data.asked, status: Number(reply.slice(0, end)), text: reply.slice(end + 1) });
    } else if (data.open !== undefined) open(data.open);
    else if (data.closed !== undefined) closed(data.closed);
    else {
      heard(data.line, data.text);
      if (left) postMessage({ again: data });
    }
  } catch (failure) {
    if (data.asked !== undefined) postMessage({ answer: data.asked, status: 500, text: "{}" });
    postMessage({ failed: String(failure?.stack ?? failure) });
  }
};
