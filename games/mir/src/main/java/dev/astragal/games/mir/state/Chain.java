package dev.astragal.games.mir.state;

import dev.astragal.games.mir.json.Json;
import java.util.ArrayList;
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
  private final @Nullable Link top;
  private final int size;

  /** Written twice at worst, to equal values, when two threads read it for the first time. */
  private static final class Link {
    private final @Nullable Link below;
    private final Supplier<Json> item;
    private @Nullable Json written;

    private Link(@Nullable Link below, Supplier<Json> item) {
      this.below = below;
      this.item = item;
    }

    private Json written() {
      Json known = written;
      if (known == null) {
        known = item.get();
        written = known;
      }
      return known;
    }
  }

  private Chain(List<Json> base, @Nullable Link top, int size) {
    this.base = base;
    this.top = top;
    this.size = size;
  }

  public static Chain of(List<Json> items) {
    return new Chain(new Json.Arr(items).items(), null, items.size());
  }

  public Chain append(Supplier<Json> item) {
    return new Chain(base, new Link(top, item), size + 1);
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
    if (count < base.size()) return items().subList(count, size);
    return linked(size - count);
  }

  public List<Json> items() {
    if (top == null) return base;
    List<Json> all = new ArrayList<>(size);
    all.addAll(base);
    all.addAll(linked(size - base.size()));
    return all;
  }

  private List<Json> linked(int count) {
    Json[] newest = new Json[count];
    Link link = top;
    for (int i = count - 1; i >= 0 && link != null; i--) {
      newest[i] = link.written();
      link = link.below;
    }
    return List.of(newest);
  }
}
