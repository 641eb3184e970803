package dev.astragal.kernel.rng;

import dev.astragal.kernel.hash.Xxh3;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/**
 * The name of one domain of luck, such as {@code weather} or {@code dice}.
 *
 * <p>Domains are kept apart so that a change in one never disturbs another: an extra die rolled for
 * an attack must not change tomorrow's weather. Games declare their streams as constants and list
 * them in the manifest.
 */
public final class Stream {
  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]{0,31}");

  private final String name;
  private final long nonce;

  /** Where it stood among the streams of the luck that was last asked for it: a guess. */
  private int place;

  private Stream(String name) {
    this.name = name;
    this.nonce = Xxh3.hash(name.getBytes(StandardCharsets.UTF_8));
  }

  /** The name must be lower-case letters, digits and dashes, at most 32 of them. */
  public static Stream of(String name) {
    if (!NAME.matcher(name).matches()) {
      throw new IllegalArgumentException(
          "stream name '" + name + "' is not lower-case letters, digits and dashes");
    }
    return new Stream(name);
  }

  public String name() {
    return name;
  }

  long nonce() {
    return nonce;
  }

  int place() {
    return place;
  }

  /**
   * Games that run at once may write over each other: whoever reads it looks before trusting it.
   */
  void guess(int where) {
    place = where;
  }

  @Override
  public boolean equals(Object other) {
    return other == this
        || (other instanceof Stream stream && stream.nonce == nonce && stream.name.equals(name));
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  @Override
  public String toString() {
    return name;
  }
}
