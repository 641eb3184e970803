package dev.astragal.kernel.game;

import java.util.List;

/** Something a player may set before the game begins. An empty list of values allows any text. */
public record Option(String name, String fallback, List<String> values) {
  public Option {
    values = List.copyOf(values);
    if (!values.isEmpty() && !values.contains(fallback)) {
      throw new IllegalArgumentException("option " + name + " cannot be '" + fallback + "'");
    }
  }
}
