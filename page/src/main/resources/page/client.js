const made = new Map();
const modules = {
{modules}};

/** What a module exports; it is made when somebody first asks. */
const need = (name) => {
if (!made.has(name)) made.set(name, modules[name]());
return made.get(name);
};

const ROOT = new URL(".", document.baseURI).href;

/** A module by its place: one of these, or a file. */
const bring = (url) => {
const name = url.startsWith(ROOT) ? url.slice(ROOT.length) : url;
return name in modules ? need(name) : import(url);
};

const { game, page } = document.documentElement.dataset;
const main = "assets/" + page + "/main.js";
// What draws the game asks for its words: they come while the game is made.
if (page === "play") for (const name of Object.keys(modules)) if (name.startsWith("games/" + game + "/")) need(name).catch(() => {});
if (!(main in modules)) Object.assign(modules, (await import("./more.js")).modules(need, bring));
await need(main);
