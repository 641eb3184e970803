package dev.astragal.kernel.state;

import dev.astragal.kernel.rng.Ratio;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Types of every kind a shape can describe, and values of them. */
final class ShapeSamples {
  private ShapeSamples() {}

  enum Suit {
    CLUBS,
    RED_HEARTS {
      @Override
      boolean red() {
        return true;
      }
    };

    boolean red() {
      return false;
    }
  }

  record Card(Suit suit, int rank) {
    Card {
      if (rank < 1 || rank > 13) throw new IllegalArgumentException("there is no rank " + rank);
    }
  }

  sealed interface Deed {
    record Rest() implements Deed {}

    record Walk(int miles, Optional<String> where) implements Deed {}

    sealed interface Trade extends Deed {
      record Buy(String what, long cents) implements Trade {}
    }

    enum Shout implements Deed {
      HEY,
      HO
    }
  }

  record Everything(
      int small,
      long large,
      boolean flag,
      String text,
      Integer boxed,
      Suit suit,
      Ints row,
      Ratio ratio,
      List<Card> cards,
      Optional<Card> top,
      SortedMap<String, Integer> stock,
      List<Deed> deeds,
      List<List<Optional<Integer>>> nested) {}

  /** A type that contains itself. */
  record Node(int value, List<Node> children, Optional<Node> next) {}

  static List<Everything> everything() {
    return List.of(
        new Everything(
            0,
            0,
            false,
            "",
            0,
            Suit.CLUBS,
            Ints.zeros(0),
            Ratio.ZERO,
            List.of(),
            Optional.empty(),
            Collections.emptySortedMap(),
            List.of(),
            List.of()),
        new Everything(
            Integer.MIN_VALUE,
            Long.MAX_VALUE,
            true,
            "Zoë 🎲\n\"",
            -7,
            Suit.RED_HEARTS,
            Ints.of(1, -2, Integer.MAX_VALUE),
            Ratio.of(-1, 20),
            List.of(new Card(Suit.CLUBS, 1), new Card(Suit.RED_HEARTS, 13)),
            Optional.of(new Card(Suit.CLUBS, 4)),
            new TreeMap<>(Map.of("salt", 3, "flour", 20)),
            List.of(
                new Deed.Rest(),
                new Deed.Walk(12, Optional.of("north")),
                new Deed.Walk(0, Optional.empty()),
                new Deed.Trade.Buy("ox", 4000),
                Deed.Shout.HO),
            List.of(List.of(Optional.of(1), Optional.empty()), List.of())));
  }

  static Node chain(int length) {
    Node node = new Node(0, List.of(), Optional.empty());
    for (int i = 1; i < length; i++) node = new Node(i, List.of(node), Optional.of(node));
    return node;
  }
}
