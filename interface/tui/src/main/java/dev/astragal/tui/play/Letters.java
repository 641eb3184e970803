package dev.astragal.tui.play;

import dev.astragal.tui.config.KeyMap;
import dev.astragal.tui.term.Key;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Letters that mark answers. One that was given to an answer stays with it for the whole game,
 * wherever in a list the answer stands.
 */
final class Letters {
  /** In a longer list nobody finds a letter faster than a number. */
  private static final int LISTED_MAX = 24;

  private final KeyMap keys;
  private final Map<String, String> given = new HashMap<>();

  Letters(KeyMap keys) {
    this.keys = keys;
  }

  /** A letter for each of these lines, or an empty text; none that is {@code taken} otherwise. */
  List<String> of(List<String> ids, List<String> labels, Set<String> taken) {
    if (ids.size() > LISTED_MAX) return labels.stream().map(_ -> "").toList();
    Set<String> used = new HashSet<>(taken);
    for (String id : ids) {
      String old = given.get(id);
      if (old != null && !used.add(old)) given.remove(id);
    }
    Map<String, Integer> common = new HashMap<>();
    for (String label : labels)
      for (String word : words(label)) common.merge(word, 1, Integer::sum);
    return IntStream.range(0, ids.size())
        .mapToObj(i -> letter(ids.get(i), labels.get(i), common, used))
        .toList();
  }

  private String letter(String id, String label, Map<String, Integer> common, Set<String> used) {
    String old = given.get(id);
    if (old != null) return old;
    for (String letter : candidates(label, common)) {
      if (keys.action(new Key(letter)).isPresent() || !used.add(letter)) continue;
      given.put(id, letter);
      return letter;
    }
    return "";
  }

  /**
   * The first letters of the words that only few of the labels have, then those of all its words,
   * then the same as capitals.
   */
  private static Set<String> candidates(String label, Map<String, Integer> common) {
    List<String> words = new ArrayList<>(words(label));
    words.sort(Comparator.comparingInt(word -> common.getOrDefault(word, 0)));
    Set<String> letters = new LinkedHashSet<>();
    for (String word : words) letters.add(word.substring(0, 1));
    for (String word : words) for (String letter : word.split("", -1)) letters.add(letter);
    letters.remove("");
    for (String letter : List.copyOf(letters)) letters.add(letter.toUpperCase(Locale.ROOT));
    return letters;
  }

  private static Set<String> words(String label) {
    Set<String> words = new LinkedHashSet<>();
    for (String word : label.toLowerCase(Locale.ROOT).split("[^a-z]+", -1))
      if (!word.isEmpty()) words.add(word);
    return words;
  }
}
