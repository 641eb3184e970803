package dev.astragal.plain;

import dev.astragal.kernel.game.Game;
import dev.astragal.runtime.content.GuidePages;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What a game tells newcomers, as lines of text.
 *
 * @param introduction what it is about and how to begin
 * @param rules how it is played
 * @param cover a picture made of characters, or nothing
 */
public record Guide(List<String> introduction, List<String> rules, List<String> cover) {
  public Guide {
    introduction = List.copyOf(introduction);
    rules = List.copyOf(rules);
    cover = List.copyOf(cover);
  }

  public static Guide of(Game<?, ?, ?> game, String language) {
    GuidePages pages = GuidePages.of(game, language);
    List<String> introduction = paragraphs(pages.introduction());
    String title = game.manifest().title();
    while (!introduction.isEmpty()
        && (introduction.getFirst().isEmpty() || introduction.getFirst().equalsIgnoreCase(title)))
      introduction = introduction.subList(1, introduction.size());
    return new Guide(introduction, paragraphs(pages.rules()), pages.cover().lines().toList());
  }

  public boolean isEmpty() {
    return introduction.isEmpty() && rules.isEmpty();
  }

  /** Both, one after the other. */
  public List<String> lines() {
    List<String> all = new ArrayList<>(introduction);
    if (!introduction.isEmpty() && !rules.isEmpty()) all.add("");
    all.addAll(rules);
    return all;
  }

  /** Lines that belong together are one; signs that only a page needs are left out. */
  private static List<String> paragraphs(String text) {
    List<String> out = new ArrayList<>();
    boolean open = false;
    for (String raw : text.lines().toList()) {
      String line = raw.strip().replaceAll("\\*+(\\S[^*]*)\\*+|`", "$1");
      boolean begins = line.startsWith("#") || line.startsWith("- ") || line.startsWith("|");
      if (line.isEmpty()) {
        if (!out.isEmpty() && !out.getLast().isEmpty()) out.add("");
        open = false;
      } else if (open && !begins) {
        out.set(out.size() - 1, out.getLast() + " " + line);
      } else {
        out.add(
            line.startsWith("#") ? line.replaceFirst("#+\\s*", "").toUpperCase(Locale.ROOT) : line);
        open = !line.startsWith("#") && !line.startsWith("|");
      }
    }
    while (!out.isEmpty() && out.getLast().isEmpty()) out.removeLast();
    return out;
  }
}
