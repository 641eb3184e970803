package dev.astragal.kernel.game;

import dev.astragal.kernel.tree.Tree;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Everything that is decided before a run begins, but for its seed.
 *
 * @param options one value for every option of the manifest, its memory included
 * @param policy the resolved policy, an empty table where a game has none
 * @param content the documents the manifest names
 * @param version the version of the rules to play by; one from before the game's last change for a
 *     run that was begun before it
 */
public record Setup(
    int seats, Map<String, String> options, Tree policy, Map<String, Tree> content, int version) {
  public Setup {
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    content = Collections.unmodifiableMap(new LinkedHashMap<>(content));
  }

  /** A game's defaults, for one that needs neither policy nor content. */
  public static Setup of(Manifest manifest, int seats) {
    Map<String, String> options = new LinkedHashMap<>();
    for (Option option : manifest.options()) options.put(option.name(), option.fallback());
    manifest.memory().ifPresent(name -> options.put(name, ""));
    return new Setup(seats, options, Tree.emptyTable(), Collections.emptyMap(), manifest.version());
  }

  /** The same for another version of the rules. */
  public Setup under(int other) {
    return new Setup(seats, options, policy, content, other);
  }

  public String option(String name) {
    String value = options.get(name);
    if (value == null)
      throw new IllegalArgumentException("the manifest declares no option '" + name + "'");
    return value;
  }

  public Tree content(String name) {
    Tree tree = content.get(name);
    if (tree == null)
      throw new IllegalArgumentException("the manifest names no content '" + name + "'");
    return tree;
  }
}
