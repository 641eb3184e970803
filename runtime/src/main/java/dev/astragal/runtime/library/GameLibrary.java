package dev.astragal.runtime.library;

import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Option;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.policy.Policy;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreePath;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Documents;
import dev.astragal.runtime.content.YamlTrees;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The games on the class path, and the way from a recipe to a game that is ready to run. */
public final class GameLibrary {
  /** What lies beside the class of a game, by its name; gone with the class. */
  private static final Map<Class<?>, Map<String, Tree>> READ =
      Collections.synchronizedMap(new WeakHashMap<>());

  private static volatile Shelf last = new Shelf(null, FoundGames.NONE);
  private static volatile @Nullable ClassLoader place;

  private GameLibrary() {}

  /**
   * Looks for games there from now on, whichever thread asks: a server's have loaders of their own.
   */
  public static void lookIn(ClassLoader loader) {
    place = loader;
  }

  /** All games, by id. What cannot be one is set aside. */
  public static List<Game<?, ?, ?>> games() {
    return found().games();
  }

  /**
   * All games as a menu offers them: first those that are set up and have opponents of their own,
   * then the small ones, then what needs other people.
   */
  public static List<Game<?, ?, ?>> offered() {
    return games().stream().sorted(Comparator.comparingInt(GameLibrary::place)).toList();
  }

  private static int place(Game<?, ?, ?> game) {
    if (game.manifest().bots().isEmpty()) return 2;
    return game instanceof SimpleGame<?, ?, ?> ? 1 : 0;
  }

  /**
   * One line for each thing on the class path that says it is a game and cannot be played, as far
   * as anybody has looked for games.
   */
  public static List<String> setAside() {
    return last.found.setAside();
  }

  /** What was found on the class path of {@code loader}, which does not change. */
  private record Shelf(@Nullable ClassLoader loader, FoundGames found) {}

  /** Looked for once: a server is asked for a game with every match and every page. */
  private static FoundGames found() {
    ClassLoader told = place;
    ClassLoader loader = told != null ? told : Thread.currentThread().getContextClassLoader();
    Shelf shelf = last;
    if (loader == null || !loader.equals(shelf.loader)) {
      shelf = new Shelf(loader, FoundGames.on(loader));
      last = shelf;
    }
    return shelf.found;
  }

  /** The game of that id, if it is here. */
  public static Optional<Game<?, ?, ?>> find(String id) {
    return Optional.ofNullable(found().byId().get(id));
  }

  public static Game<?, ?, ?> game(String id) {
    return find(id)
        .orElseThrow(
            () ->
                new BadInputException(
                    "there is no game '"
                        + id
                        + "'; there are "
                        + String.join(", ", found().byId().keySet())));
  }

  /** Finds, sets up and configures the game of a recipe. */
  public static Kernel<?, ?, ?> kernel(RunSpec spec) {
    return kernel(game(spec.game()), spec);
  }

  public static Kernel<?, ?, ?> kernel(Game<?, ?, ?> game, RunSpec spec) {
    try {
      return Kernel.of(game, setup(game, spec));
    } catch (IllegalArgumentException e) {
      throw new BadInputException(String.valueOf(e.getMessage()));
    }
  }

  /** The set-up a recipe describes: options checked, policy resolved, content loaded. */
  public static Setup setup(Game<?, ?, ?> game, RunSpec spec) {
    Manifest manifest = game.manifest();
    Map<String, Tree> content = new LinkedHashMap<>();
    for (String name : manifest.content()) content.put(name, document(game, name));
    return new Setup(
        spec.seats(),
        options(manifest, spec),
        policy(game, spec),
        content,
        manifest.known(spec.rules().orElse(manifest.version())));
  }

  private static Map<String, String> options(Manifest manifest, RunSpec spec) {
    Map<String, String> options = new LinkedHashMap<>();
    for (Option option : manifest.options()) {
      String value = spec.options().getOrDefault(option.name(), option.fallback());
      if (!option.values().isEmpty() && !option.values().contains(value)) {
        throw new BadInputException(
            "option "
                + option.name()
                + " of "
                + manifest.id()
                + " is one of "
                + String.join(", ", option.values())
                + ", not '"
                + value
                + "'");
      }
      options.put(option.name(), value);
    }
    manifest.memory().ifPresent(name -> options.put(name, spec.options().getOrDefault(name, "")));
    for (String name : spec.options().keySet()) {
      if (!options.containsKey(name)) {
        throw new BadInputException(
            manifest.id()
                + " has no option '"
                + name
                + "'"
                + (options.isEmpty() ? "" : "; it has " + String.join(", ", options.keySet())));
      }
    }
    return options;
  }

  private static Tree policy(Game<?, ?, ?> game, RunSpec spec) {
    Manifest manifest = game.manifest();
    if (manifest.policies().isEmpty()) {
      if (!spec.overlays().isEmpty() || !spec.sets().isEmpty()) {
        throw new BadInputException(manifest.id() + " has no policy to change");
      }
      return Tree.emptyTable();
    }
    List<Tree> overlays = new ArrayList<>();
    for (RunSpec.Overlay overlay : spec.overlays()) {
      overlays.add(
          switch (overlay) {
            case RunSpec.Overlay.Own(_, Tree document) -> document;
            case RunSpec.Overlay.Named(String name) ->
                document(game, overlayDocument(manifest, name));
          });
    }
    List<Policy.Assignment> assignments = new ArrayList<>();
    spec.sets()
        .forEach(
            (path, value) ->
                assignments.add(
                    new Policy.Assignment(
                        TreePath.parse(path), YamlTrees.scalar(value, "--set " + path))));
    return Policy.resolve(document(game, manifest.policies().getFirst()), overlays, assignments);
  }

  private static String overlayDocument(Manifest manifest, String name) {
    List<String> overlays = manifest.policies().subList(1, manifest.policies().size());
    String document = name + ".yaml";
    if (overlays.contains(document)) return document;
    throw new BadInputException(
        manifest.id()
            + " has no policy '"
            + name
            + "'; it has "
            + String.join(", ", overlays).replace(".yaml", ""));
  }

  /** Each is read once: one command sets up the same game many times. */
  private static Tree document(Game<?, ?, ?> game, String name) {
    return READ.computeIfAbsent(game.getClass(), _ -> new ConcurrentHashMap<>())
        .computeIfAbsent(name, _ -> YamlTrees.read(Documents.text(game.getClass(), name), name));
  }
}
