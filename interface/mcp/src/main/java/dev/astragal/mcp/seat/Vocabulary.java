package dev.astragal.mcp.seat;

import dev.astragal.kernel.rng.Luck;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Other words for a match, so that nobody knows a game by its words. Each word has one that can be
 * spoken and is as long; words that only hold a sentence together stay. The same match always has
 * the same words, and every word leads back, so nothing about it has to be kept.
 */
final class Vocabulary {
  private static final Pattern WORD = Pattern.compile("\\p{Lu}?\\p{Ll}+|\\p{Lu}+(?!\\p{Ll})");
  private static final String VOWELS = "aeiouy";
  private static final String CONSONANTS = "bcdfghjklmnpqrstvwxz";

  /** Letters at these many places have alphabets of their own. */
  private static final int ALPHABETS = 7;

  /** Longer words would make endings stick out; this is just not a round number. */
  private static final int LENGTH_WEIGHT = 3;

  private static final Set<String> KEPT =
      Set.of(
          ("a an the of to and or but not no in on at by for from with without into onto over under"
                  + " is are was were be been has have had do does did can may must will would if"
                  + " then than that this these those it its you your yours they their them he she"
                  + " his her who whom which what when where why how all any each every both none"
                  + " one two three four five six seven eight nine ten first second third last next"
                  + " more most less least as so up down out off about after before again only now"
                  + " here there once per between among against through while until because other"
                  + " another same such very too also just let new old left right player seat turn"
                  + " choose answer ask asked type true false null number")
              .split(" "));

  /** Words as they are. */
  static final Vocabulary PLAIN = new Vocabulary(List.of());

  private final List<Alphabet> alphabets;

  private record Alphabet(String plain, String coined) {
    char swapped(char letter, boolean back) {
      int at = (back ? coined : plain).indexOf(letter);
      return at < 0 ? letter : (back ? plain : coined).charAt(at);
    }
  }

  private Vocabulary(List<Alphabet> alphabets) {
    this.alphabets = alphabets;
  }

  /** The words of one match. */
  static Vocabulary of(String match) {
    Rng rng = Luck.of(new Seed(match).key(), List.of()).aside(Stream.of("vocabulary"));
    List<Alphabet> alphabets = new ArrayList<>();
    for (int i = 0; i < ALPHABETS; i++)
      alphabets.add(
          new Alphabet(VOWELS + CONSONANTS, shuffled(VOWELS, rng) + shuffled(CONSONANTS, rng)));
    return new Vocabulary(List.copyOf(alphabets));
  }

  private static String shuffled(String letters, Rng rng) {
    char[] all = letters.toCharArray();
    for (int i = all.length - 1; i > 0; i--) {
      int other = rng.below(i + 1);
      char kept = all[i];
      all[i] = all[other];
      all[other] = kept;
    }
    return new String(all);
  }

  String coined(String text) {
    return swapped(text, false);
  }

  String plain(String text) {
    return swapped(text, true);
  }

  Tree coined(Tree tree) {
    return swapped(tree, this::coined);
  }

  Tree plain(Tree tree) {
    return swapped(tree, this::plain);
  }

  private static Tree swapped(Tree tree, UnaryOperator<String> words) {
    return switch (tree) {
      case Tree.Text(String text, var mark) -> new Tree.Text(words.apply(text), mark);
      case Tree.Rows(List<Tree> items, var mark) ->
          new Tree.Rows(items.stream().map(item -> swapped(item, words)).toList(), mark);
      case Tree.Table(Map<String, Tree> fields, var mark) -> {
        Map<String, Tree> all = new LinkedHashMap<>();
        fields.forEach((name, value) -> all.put(words.apply(name), swapped(value, words)));
        yield new Tree.Table(all, mark);
      }
      case Tree.Whole _, Tree.Decimal _, Tree.Flag _, Tree.Empty _ -> tree;
    };
  }

  private String swapped(String text, boolean back) {
    if (alphabets.isEmpty()) return text;
    return WORD.matcher(text).replaceAll(found -> word(found, back));
  }

  private String word(MatchResult found, boolean back) {
    String word = found.group();
    String small = word.toLowerCase(Locale.ROOT);
    if (small.length() < 2 || KEPT.contains(small)) return word;
    String other = small;
    do other = letters(other, back);
    while (KEPT.contains(other));
    boolean shouted = word.equals(word.toUpperCase(Locale.ROOT));
    if (shouted) return other.toUpperCase(Locale.ROOT);
    return Character.isUpperCase(word.charAt(0))
        ? other.substring(0, 1).toUpperCase(Locale.ROOT) + other.substring(1)
        : other;
  }

  private String letters(String word, boolean back) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < word.length(); i++) {
      int alphabet = (i + LENGTH_WEIGHT * word.length()) % alphabets.size();
      out.append(alphabets.get(alphabet).swapped(word.charAt(i), back));
    }
    return out.toString();
  }
}
