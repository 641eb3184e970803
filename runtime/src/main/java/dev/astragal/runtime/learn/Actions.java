package dev.astragal.runtime.learn;

import dev.astragal.kernel.state.CanonicalBytes;
import dev.astragal.kernel.state.Shape;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The numbers of a game's choices. A choice that was met while the game was looked at has a number
 * of its own; any other gets one of the spare ones behind those, always the same where it is free.
 */
final class Actions<C> {
  /** More numbers than a learner wants to tell apart. */
  private static final int KNOWN_MAX = 1_024;

  private static final int SPARE_MIN = 4;
  private static final int SPARE_MAX = 1_024;

  private final Shape<C> shape;
  private final Map<C, Integer> numbers = new HashMap<>();
  private final List<C> known = new ArrayList<>();
  private final Map<C, Integer> met = new LinkedHashMap<>();
  private int listedMax;
  private int spare;

  Actions(Shape<C> shape) {
    this.shape = shape;
  }

  void meet(List<C> listed) {
    listedMax = Math.max(listedMax, listed.size());
    for (C choice : listed) met.merge(choice, 1, Integer::sum);
  }

  /** The choices met most often, in the order in which they are written. */
  void settle() {
    boolean closed = shape.schema().get("enum").isPresent();
    met.entrySet().stream()
        .sorted(Map.Entry.<C, Integer>comparingByValue().reversed())
        .limit(KNOWN_MAX)
        .map(Map.Entry::getKey)
        .sorted(Comparator.comparing(choice -> shape.tree(choice).text()))
        .forEach(known::add);
    for (int i = 0; i < known.size(); i++) numbers.put(known.get(i), i);
    spare = closed ? 0 : spareFor(met.size() > KNOWN_MAX / 8);
    met.clear();
  }

  private int spareFor(boolean many) {
    int wanted = many ? 2 * listedMax : SPARE_MIN;
    return Math.clamp(Integer.highestOneBit(Math.max(1, 2 * wanted - 1)), SPARE_MIN, SPARE_MAX);
  }

  int size() {
    return known.size() + spare;
  }

  List<String> names() {
    List<String> names = new ArrayList<>();
    for (C choice : known) names.add(shape.tree(choice).text());
    for (int i = 0; i < spare; i++) names.add("(spare " + i + ")");
    return names;
  }

  /** The numbers of {@code choices}, -1 for one that has none left; how many have one. */
  int number(List<C> choices, int[] out, CanonicalBytes scratch) {
    int count = 0;
    boolean[] taken = {};
    for (int i = 0; i < choices.size(); i++) {
      Integer own = numbers.get(choices.get(i));
      int number = -1;
      if (own != null) number = own;
      else if (spare > 0) {
        if (taken.length == 0) taken = new boolean[spare];
        number = spare(choices.get(i), taken, scratch);
      }
      out[i] = number;
      if (number >= 0) count++;
    }
    return count;
  }

  private int spare(C choice, boolean[] taken, CanonicalBytes scratch) {
    scratch.clear();
    shape.write("", choice, scratch);
    int first = (int) (scratch.hash() & (spare - 1));
    for (int i = 0; i < spare; i++) {
      int place = (first + i) & (spare - 1);
      if (taken[place]) continue;
      taken[place] = true;
      return known.size() + place;
    }
    return -1;
  }
}
