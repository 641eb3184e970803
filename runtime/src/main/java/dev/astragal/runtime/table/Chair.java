package dev.astragal.runtime.table;

/** Who sits on a seat. */
public sealed interface Chair {
  /** How everybody calls whoever sits there; empty where nobody gave a name. */
  String name();

  record Person(String name) implements Chair {}

  /** A program; {@code player} is what {@code Players} calls it. */
  record Bot(String player, String name) implements Chair {}

  /** Nobody yet. */
  record Open() implements Chair {
    @Override
    public String name() {
      return "";
    }
  }
}
