// The way to the server. A page that has none brings another module of this name, which asks a worker instead.

/** Where something of the server's lies: a page, a file, whatever it names by its path. */
export const at = (path) => path;

/** Ready when the address says what is played: here it always does. */
export const addressed = Promise.resolve();

/** Asks the interface; as fetch would. */
export const ask = (method, path, headers, body) => fetch("/api/" + path, { method, headers, body });

/** A link as it may be given away: as it is, because everybody reaches the same server. */
export const shareable = async (url) => url;

/** A line to a match; as a WebSocket would be. */
export const line = () => new WebSocket(location.origin.replace(/^http/, "ws") + "/ws", "astragal.v1");
