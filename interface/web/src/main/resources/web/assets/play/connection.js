// One WebSocket that comes back by itself. Every event arrives once, whatever the line does.

import { line } from "../base/server.js";
import { language, refused, say } from "../base/words.js";

const BACK_OFF_MILLIS = [250, 250, 500, 500, 1000, 2000, 4000, 8000];
const PING_MILLIS = 25000;
const FINAL_CODES = new Set([4400, 4401, 4403, 4404, 4410, 4500]);

const lost = () => ({ code: "LOST", message: say("refused.LOST") });

export class Connection {
  /** {@code on}: {welcome, update, ended, chat, refused, state, measured} */
  constructor(match, token, on) {
    this.match = match;
    this.token = token;
    this.on = on;
    this.nextId = 1;
    this.waiting = new Map();
    this.tries = 0;
    this.epoch = null;
    this.seq = null;
    this.reason = null;
    this.over = false;
    addEventListener("online", () => this.now());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.now());
    setInterval(() => this.ping(), PING_MILLIS);
    this.open();
  }

  open() {
    this.timer = null;
    this.on.state(this.tries === 0 ? "connecting" : "again", this.tries);
    const socket = line();
    this.socket = socket;
    socket.onopen = () => {
      const hello = { type: "hello", v: 1, match: this.match, language };
      if (this.token) hello.token = this.token;
      if (this.epoch !== null) Object.assign(hello, { epoch: this.epoch, since: this.seq });
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    socket.onclose = (event) => this.lost(event.code);
  }

  /** Does not wait for the next try. */
  now() {
    if (this.timer === null || this.timer === undefined) return;
    clearTimeout(this.timer);
    this.open();
  }

  lost(code) {
    for (const reply of this.waiting.values())
      if (!reply.again) reply.refuse(lost());
    if (FINAL_CODES.has(code)) {
      this.over = true;
      this.on.state("closed", 0, this.reason);
      return;
    }
    const wait = BACK_OFF_MILLIS[Math.min(this.tries, BACK_OFF_MILLIS.length - 1)];
    this.tries++;
    this.on.state("lost", wait);
    this.timer = setTimeout(() => this.open(), wait);
    this.lookForComplaint();
  }

  /** While its author works on a game, what the compiler says stands in for the server. */
  async lookForComplaint() {
    try {
      const now = await fetch(location.href, { cache: "no-store" });
      if (now.headers.has("astragal-complaint")) location.reload();
    } catch {
      // Nobody answers: then the next try will tell.
    }
  }

  receive(message) {
    switch (message.type) {
      case "welcome": {
        const back = this.tries > 0;
        this.tries = 0;
        this.nextId = 1;
        this.epoch = message.epoch;
        this.on.welcome(message, back);
        this.on.state(back ? "back" : "connected");
        this.sendAgain();
        this.ping();
        break;
      }
      case "update":
        this.seq = message.seq;
        this.on.update(message);
        break;
      case "ended":
        this.on.ended(message);
        break;
      case "chat":
        this.on.chat(message);
        break;
      case "ack":
      case "pong":
      case "rematch":
      case "preview":
      case "foreseen":
      case "export":
      case "advice":
        this.settle(message.id, (reply) => reply.take(message));
        break;
      case "refused":
        this.reason = { ...message, message: refused(message) };
        if (!this.settle(message.id, (reply) => reply.refuse(this.reason))) this.on.refused(this.reason);
        break;
    }
  }

  settle(id, how) {
    const reply = this.waiting.get(id);
    if (!reply) return false;
    this.waiting.delete(id);
    how(reply);
    return true;
  }

  /** Sends a message with an id; the promise ends with the reply. Answers are sent again after a lost line. */
  ask(message) {
    return new Promise((take, refuse) => {
      const again = message.type === "answer" ? message : null;
      if (this.socket.readyState !== WebSocket.OPEN) {
        refuse(lost());
        return;
      }
      const id = this.nextId++;
      this.waiting.set(id, { take, refuse, again });
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** Either taken before the line broke, and now stale, or not, and now taken. */
  sendAgain() {
    const lost = [...this.waiting.values()];
    this.waiting.clear();
    for (const reply of lost) if (reply.again) this.ask(reply.again).then(reply.take, (refusal) => reply.refuse({ ...refusal, again: true }));
  }

  ping() {
    if (this.over || this.socket.readyState !== WebSocket.OPEN) return;
    const sent = performance.now();
    this.ask({ type: "ping" }).then(
      () => this.on.measured(performance.now() - sent),
      () => {},
    );
  }
}
