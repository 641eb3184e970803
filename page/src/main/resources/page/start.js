// The first that runs, out of the page itself: the game is on its way, and is being compiled, while everything else is still fetched.
{
  // A module with nothing but a structure in it, which only WebAssembly GC takes.
  const able = WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 95, 0]));

  /** A worker with a module of the game in it. */
  const gameIn = (module) => {
    const game = able ? WebAssembly.compileStreaming(fetch(module), { builtins: ["js-string"] }) : Promise.resolve("game.js");
    const worker = new Worker("worker.js", { type: "module" });
    game.then(
      (game) => worker.postMessage({ game, first: able && module === "first.wasm" }),
      (failure) => worker.postMessage({ failure: String(failure) }),
    );
    return worker;
  };

  // Whoever begins a game needs less than whoever goes on with one or looks at it.
  const begins = document.documentElement.dataset.page === "play" && !/\b(match|journal|setup)=/.test(location.hash);
  globalThis.gameWorker = gameIn(begins ? "first.wasm" : "game.wasm");
  globalThis.wholeGame = () => gameIn("game.wasm");
}
