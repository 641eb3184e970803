package dev.astragal.plain;

import dev.astragal.kernel.game.Game;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What a game tells newcomers, in the pages it brings along beside its class: {@code
 * guide/introduction.md} and {@code guide/rules.md}, with {@code _LANGUAGE} before the dot for
 * other languages, and {@code guide/cover.txt}.
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
    List<String> introduction = page(game, "introduction", language);
    String title = game.manifest().title();
    while (!introduction.isEmpty()
        && (introduction.getFirst().isEmpty() || introduction.getFirst().equalsIgnoreCase(title)))
      introduction = introduction.subList(1, introduction.size());
    List<String> cover = read(game, "guide/cover.txt").map(text -> text.lines().toList()).orElse(List.of());
    return new Guide(introduction, page(game, "rules", language), cover);
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

  private static List<String> page(Game<?, ?, ?> game, String name, String language) {
    return read(game, "guide/" + name + "_" + language + ".md")
        .or(() -> read(game, "guide/" + name + ".md"))
        .map(Guide::paragraphs)
        .orElse(List.of());
  }

  private static Optional<String> read(Game<?, ?, ?> game, String name) {
    try (InputStream in = game.getClass().getResourceAsStream(name)) {
      return in == null
          ? Optional.empty()
          : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Lines that belong together are one; signs that only a page needs are left out. */
  private static List<String> paragraphs(String text) {
    List<String> out = new ArrayList<>();
    boolean open = false;
    for (String raw : text.lines().toList()) {
      String line = raw.strip().replace("**", "").replace("`", "");
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
