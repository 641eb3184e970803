package dev.astragal.runtime.content;

import dev.astragal.kernel.game.Game;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The pages a game brings for newcomers, as they were written: {@code guide/introduction.md} and
 * {@code guide/rules.md} beside its class, with {@code _LANGUAGE} before the dot for other
 * languages, and {@code guide/cover.txt}, a picture made of characters. Empty where it has none.
 */
public record GuidePages(String introduction, String rules, String cover) {
  public static GuidePages of(Game<?, ?, ?> game, String language) {
    return new GuidePages(
        page(game, "introduction", language),
        page(game, "rules", language),
        read(game, "guide/cover.txt").orElse(""));
  }

  private static String page(Game<?, ?, ?> game, String name, String language) {
    return read(game, "guide/" + name + "_" + language + ".md")
        .or(() -> read(game, "guide/" + name + ".md"))
        .orElse("");
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
}
