// Asks the server for the parts of one run; steps just looked at are kept.

import { get, post } from "../base/api.js";
import { recall } from "../base/keep.js";

const KEPT_MAX = 80;

export class RunClient {
  constructor(id) {
    this.id = id;
    this.path = "runs/" + encodeURIComponent(id);
    this.owner = recall(id)?.owner;
    this.kept = new Map();
  }

  about() {
    return get(this.path, this.owner);
  }

  async step(at, seat) {
    const key = at + "/" + seat;
    if (this.kept.has(key)) return this.kept.get(key);
    const step = await get(this.path + "/steps/" + at + (seat === "" ? "" : "?seat=" + seat), this.owner);
    this.kept.set(key, step);
    if (this.kept.size > KEPT_MAX) this.kept.delete(this.kept.keys().next().value);
    return step;
  }

  /** What was kept may have been taken back. */
  forget() {
    this.kept.clear();
  }

  why(at, choice, seat) {
    const query = new URLSearchParams({ choice: JSON.stringify(choice) });
    if (seat !== "") query.set("seat", seat);
    return get(this.path + "/steps/" + at + "/why?" + query, this.owner);
  }

  moves(from, find) {
    return get(this.path + "/moves?" + new URLSearchParams({ from, find }), this.owner);
  }

  analysis(from, millis) {
    return get(this.path + "/analysis?" + new URLSearchParams({ from, millis }), this.owner);
  }

  history(path) {
    return get(this.path + "/history?" + new URLSearchParams({ path }), this.owner);
  }

  journal() {
    return get(this.path + "/journal", this.owner);
  }

  fork(body) {
    return post(this.path + "/forks", body, this.owner);
  }

  play(body) {
    return post(this.path + "/play", body, this.owner);
  }

  compare(other, at) {
    return get(
      this.path + "/compare/" + encodeURIComponent(other) + (at === null ? "" : "?step=" + at),
      this.owner,
    );
  }
}
