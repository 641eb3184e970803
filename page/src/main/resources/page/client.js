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

const main = "assets/" + document.documentElement.dataset.page + "/main.js";
if (!(main in modules)) Object.assign(modules, (await import("./more.js")).modules(need, bring));
await need(main);
