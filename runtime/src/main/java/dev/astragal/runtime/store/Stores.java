package dev.astragal.runtime.store;

import dev.astragal.runtime.content.BadInputException;
import java.nio.file.Path;
import java.util.ServiceLoader;
import java.util.regex.Pattern;

/** From what a user writes behind {@code --store} to the store. */
public final class Stores {
  private static final Pattern URL = Pattern.compile("[a-z][a-z0-9+.-]+:.*");

  private Stores() {}

  /** A location as it may be shown: a URL without what may be a password. */
  public static String shown(String location) {
    int question = location.indexOf('?');
    return question < 0 || !URL.matcher(location).matches()
        ? location
        : location.substring(0, question);
  }

  /** A directory, or a URL that some provider on the class path understands. */
  public static MatchStore open(String location) {
    if (location.isBlank()) throw new BadInputException("a store needs a directory or a URL");
    for (StoreProvider provider : ServiceLoader.load(StoreProvider.class))
      if (location.startsWith(provider.scheme())) return provider.open(location);
    if (URL.matcher(location).matches())
      throw new BadInputException(
          "no store understands '"
              + location.substring(0, location.indexOf(':') + 1)
              + "...'; use a directory or jdbc:postgresql://HOST/DATABASE");
    return new DirectoryStore(Path.of(location));
  }
}
