package dev.astragal.games.mir.state;

import dev.astragal.games.mir.json.Json;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A list that only grows, and shares everything but its newest item with the list it grew from. A
 * state with a long history costs no more to go on from than one without. What is added is written
 * as JSON when somebody reads it, and then only once.
 */
public final class Chain {
  private final List<Json> base;

  /** What it grew from, or null where it has not grown. */
  private final @Nullable Chain below;

  private final Supplier<Json> newest;
  private final int size;

  /** Written twice at worst, to equal values, when two threads read it for the first time. */
  private @Nullable Json written;

  private Chain(List<Json> base, @Nullable Chain below, Supplier<Json> newest, int size) {
    this.base = base;
    this.below = below;
    this.newest = newest;
    this.size = size;
  }

  public static Chain of(List<Json> items) {
    return new Chain(new Json.Arr(items).items(), null, Chain::nothing, items.size());
  }

  public Chain append(Supplier<Json> item) {
    return new Chain(base, this, item, size + 1);
  }

  /** Whether it began with {@code items}. */
  boolean grewFrom(List<Json> items) {
    return base.equals(items);
  }

  public int size() {
    return size;
  }

  /** The items after the first {@code count}. */
  public List<Json> since(int count) {
    return count < base.size() ? items().subList(count, size) : filled(new Json[size - count]);
  }

  public List<Json> items() {
    return below == null ? base : filled(base.toArray(new Json[size]));
  }

  /** The last of {@code items} are those that were added, as far as there is room for them. */
  private List<Json> filled(Json[] items) {
    Chain chain = this;
    for (int i = items.length - 1; i >= 0 && chain.below != null; i--) {
      items[i] = chain.written();
      chain = chain.below;
    }
    return Json.Arr.of(items).items();
  }

  private static Json nothing() {
    throw new IllegalStateException("a list that did not grow has no newest item");
  }

  private Json written() {
    Json known = written;
    if (known == null) {
      known = newest.get();
      written = known;
    }
    return known;
  }
}
