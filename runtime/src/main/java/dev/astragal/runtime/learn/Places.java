package dev.astragal.runtime.learn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Gives out the places of a tensor, and remembers what each is for. */
final class Places {
  private final List<String> names = new ArrayList<>();

  /** The next place. */
  int next(String name) {
    names.add(name);
    return names.size() - 1;
  }

  /** So many places in a row; the first of them. */
  int next(String name, int count) {
    int first = names.size();
    for (int i = 0; i < count; i++) names.add(name + "[" + i + "]");
    return first;
  }

  int size() {
    return names.size();
  }

  List<String> names() {
    return List.copyOf(names);
  }

  /** The words that were met at one place, numbered from 1; 0 is a word nobody has met. */
  static final class Words {
    private static final int MOST = 128;

    private final Map<String, Integer> numbers = new LinkedHashMap<>();

    void meet(String word) {
      if (numbers.size() < MOST) numbers.putIfAbsent(word, numbers.size() + 1);
    }

    int number(String word) {
      return numbers.getOrDefault(word, 0);
    }

    int size() {
      return numbers.size();
    }

    @Override
    public String toString() {
      return String.join("|", numbers.keySet());
    }
  }
}
