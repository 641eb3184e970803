// After the first visit the game needs no network: everything it is made of is kept, and asked for anew when it changes.

const KEPT = "astragal {version}";
const FILES = {files};

addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)).then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("astragal ") && name !== KEPT);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => clients.claim()));
});

const asked = async (request) => {
  const found = await caches.match(request, { ignoreSearch: true });
  if (found) return found;
  const answer = await fetch(request);
  // Only a browser that needs it asks for the game as a script.
  if (answer.ok && request.url.endsWith("/game.js")) await (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
};

addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(asked(event.request));
});
