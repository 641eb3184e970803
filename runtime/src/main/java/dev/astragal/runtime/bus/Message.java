package dev.astragal.runtime.bus;

import dev.astragal.kernel.tree.Tree;

/** What a bus is to tell; an event once it has an id and a time. */
public record Message(String name, Tree.Table payload, Trace trace) {
  /** With one more field in its payload. */
  public Message with(String field, Tree value) {
    return new Message(name, payload.with(field, value), trace);
  }
}
