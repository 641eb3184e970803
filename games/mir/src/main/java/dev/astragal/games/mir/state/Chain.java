package dev.astragal.games.mir.state;

import dev.astragal.games.mir.json.Json;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A list that only grows, and shares everything but its newest item with the list it grew from. A
 * state with a long history costs no more to go on from than one without. What is added is written
 * as JSON when somebody reads it, and then only once.
 */
public abstract sealed class Chain {
  private final int size;

  private Chain(int size) {
    this.size = size;
  }

  /** What is added. */
  public interface Item {
    /** As the item behind {@code count} others, added at {@code timestamp}. */
    Json written(int count, String timestamp);
  }

  public static Chain of(List<Json> items) {
    return new Start(new Json.Arr(items).items());
  }

  public Chain append(Item item, String timestamp) {
    return new Link(this, item, timestamp);
  }

  /** Whether it began with {@code items}. */
  boolean grewFrom(List<Json> items) {
    Chain chain = this;
    while (chain instanceof Link link) chain = link.below;
    return chain instanceof Start start && start.items.equals(items);
  }

  public int size() {
    return size;
  }

  public List<Json> items() {
    return this instanceof Start start ? start.items : since(0);
  }

  /** The items after the first {@code count}. */
  public List<Json> since(int count) {
    Json[] items = new Json[size - count];
    Chain chain = this;
    for (int i = items.length - 1; i >= 0; i--)
      switch (chain) {
        case Start start -> items[i] = start.items.get(count + i);
        case Link link -> {
          items[i] = link.json();
          chain = link.below;
        }
      }
    return Json.Arr.of(items).items();
  }

  /** What it began with. */
  private static final class Start extends Chain {
    private final List<Json> items;

    Start(List<Json> items) {
      super(items.size());
      this.items = items;
    }
  }

  /** One more than it was below. */
  private static final class Link extends Chain {
    private final Chain below;
    private final Item item;
    private final String timestamp;

    /** Written twice at worst, to equal values, when two threads read it for the first time. */
    private @Nullable Json json;

    Link(Chain below, Item item, String timestamp) {
      super(below.size() + 1);
      this.below = below;
      this.item = item;
      this.timestamp = timestamp;
    }

    Json json() {
      Json known = json;
      if (known == null) {
        known = item.written(below.size(), timestamp);
        json = known;
      }
      return known;
    }
  }
}
