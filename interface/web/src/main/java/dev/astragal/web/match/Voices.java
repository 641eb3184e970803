package dev.astragal.web.match;

import dev.astragal.kernel.game.Game;
import dev.astragal.web.json.Packaged;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The voices a game speaks in. */
public final class Voices {
  private static final Pattern BUNDLE = Pattern.compile("messages-([a-z0-9]+)\\.properties");

  private static final ClassValue<List<String>> KNOWN =
      new ClassValue<>() {
        @Override
        protected List<String> computeValue(Class<?> game) {
          Stream<String> names =
              Packaged.files(game, game.getPackageName().replace('.', '/')).keySet().stream()
                  .map(BUNDLE::matcher)
                  .filter(Matcher::matches)
                  .map(match -> match.group(1));
          return Stream.concat(Stream.of(""), names).toList();
        }
      };

  private Voices() {}

  /** The plain one, which has no name, first. */
  public static List<String> of(Game<?, ?, ?> game) {
    return KNOWN.get(game.getClass());
  }
}
