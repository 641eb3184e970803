package dev.astragal.kernel.screen;

/**
 * Something on a screen that can be pointed at, examined and followed: a card, an item, an enemy, a
 * landmark, a condition.
 *
 * @param id stays the same while the thing moves, and is no other thing's on the same screen
 * @param name what it is called
 * @param help what it is and does, in a sentence or two
 */
public record Thing(String id, Msg name, Msg help) {
  /**
   * A thing of a kind the bundle describes: {@code word.KIND} is its name, {@code help.KIND} its
   * help.
   */
  public static Thing of(String id, String kind) {
    return new Thing(id, Msg.word(kind), Msg.of("help." + kind));
  }

  /** One that is there only once, so that its kind is its identity. */
  public static Thing of(String kind) {
    return of(kind, kind);
  }
}
