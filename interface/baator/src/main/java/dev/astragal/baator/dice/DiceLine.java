package dev.astragal.baator.dice;

import dev.astragal.runtime.content.BadInputException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line of dice as people type it, taken apart: {@code 6x4d6kh3} rolls six times, commas separate
 * several rolls, and a text may have rolls in it, as in {@code hits for [[1d8+3]]}.
 *
 * @param words what stands around the rolls of a text, one more than there are rolls; empty where
 *     there is nothing but rolls
 */
public record DiceLine(List<String> rolls, List<String> words) {
  private static final int REPEATS_MAX = 100;

  /** {@code 6x4d6} or {@code 6#4d6}; a number before a blank and # has a comment instead. */
  private static final Pattern REPEATED =
      Pattern.compile("\\s*(\\d+)(?:\\s*[xX]\\s*(?=[\\d({@dD])|#(?=[\\w({@]))(.*)");

  private static final Pattern INLINE = Pattern.compile("\\[\\[(.*?)]]");

  public DiceLine {
    rolls = List.copyOf(rolls);
    words = List.copyOf(words);
  }

  public static DiceLine of(String text) {
    Matcher inline = INLINE.matcher(text);
    if (!inline.find()) return new DiceLine(listed(text), List.of());
    List<String> rolls = new ArrayList<>();
    List<String> words = new ArrayList<>();
    int from = 0;
    do {
      words.add(text.substring(from, inline.start()));
      rolls.add(inline.group(1).strip());
      from = inline.end();
    } while (inline.find());
    words.add(text.substring(from));
    return new DiceLine(rolls, words);
  }

  /** Commas inside a pool, a die or a function belong to it. */
  private static List<String> listed(String text) {
    List<String> rolls = new ArrayList<>();
    int depth = 0;
    int from = 0;
    for (int i = 0; i <= text.length(); i++) {
      char c = i < text.length() ? text.charAt(i) : ',';
      if (c == '{' || c == '(') depth++;
      if (c == '}' || c == ')') depth--;
      if (i < text.length() && (c != ',' || depth > 0)) continue;
      rolls.addAll(repeated(text.substring(from, i)));
      from = i + 1;
    }
    return rolls;
  }

  private static List<String> repeated(String text) {
    Matcher repeated = REPEATED.matcher(text);
    if (!repeated.matches()) return List.of(text.strip());
    String count = repeated.group(1);
    if (count.length() > 3 || Integer.parseInt(count) < 1 || Integer.parseInt(count) > REPEATS_MAX)
      throw new BadInputException("a roll is repeated 1 to " + REPEATS_MAX + " times");
    return Collections.nCopies(Integer.parseInt(count), repeated.group(2).strip());
  }

  /** The text with what its rolls came to. */
  public String with(List<Long> results) {
    StringBuilder text = new StringBuilder(words.getFirst());
    for (int i = 0; i < results.size(); i++) text.append(results.get(i)).append(words.get(i + 1));
    return text.toString();
  }
}
