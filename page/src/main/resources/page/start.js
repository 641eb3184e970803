// The first that runs: the game is on its way, and is being compiled, while everything else is still fetched.
{
  const worker = new Worker("worker.js", { type: "module" });
  // A module with nothing but a structure in it, which only WebAssembly GC takes.
  const able = WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 95, 0]));
  const game = able ? WebAssembly.compileStreaming(fetch("game.wasm"), { builtins: ["js-string"] }) : Promise.resolve("game.js");
  game.then(
    (game) => worker.postMessage({ game }),
    (failure) => worker.postMessage({ failure: String(failure) }),
  );
  globalThis.gameWorker = worker;
}
