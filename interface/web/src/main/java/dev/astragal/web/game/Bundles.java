package dev.astragal.web.game;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The voices and languages a game speaks in; the plain one, which has no name, first. */
public record Bundles(List<String> voices, List<String> languages) {
  private static final Pattern VOICE = Pattern.compile("messages-([a-z0-9]+)\\.properties");
  private static final Pattern LANGUAGE = Pattern.compile("messages_([a-z]+)\\.properties");

  private static final ClassValue<Bundles> KNOWN =
      new ClassValue<>() {
        @Override
        protected Bundles computeValue(Class<?> game) {
          List<String> files = List.copyOf(Packaged.beside(game, "").keySet());
          return new Bundles(named(files, VOICE), named(files, LANGUAGE));
        }
      };

  public Bundles {
    voices = List.copyOf(voices);
    languages = List.copyOf(languages);
  }

  public static Bundles of(Class<?> game) {
    return KNOWN.get(game);
  }

  public Optional<String> voice(String wanted) {
    return voices.stream().filter(wanted::equals).findFirst();
  }

  public Optional<String> language(String wanted) {
    return languages.stream().filter(wanted::equals).findFirst();
  }

  private static List<String> named(List<String> files, Pattern bundle) {
    return Stream.concat(
            Stream.of(""),
            files.stream()
                .map(bundle::matcher)
                .filter(Matcher::matches)
                .map(match -> match.group(1)))
        .toList();
  }
}
