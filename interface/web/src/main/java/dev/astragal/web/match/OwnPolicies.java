package dev.astragal.web.match;

import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Documents;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.web.message.GameWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a server offers beside the games' own policies: house rules, packs of rules. They lie in a
 * directory as {@code GAME/NAME.yaml}; a comment on the first line says what one is for. A match
 * keeps the document it was begun with.
 */
public final class OwnPolicies {
  public static final OwnPolicies NONE = new OwnPolicies(List.of());

  private static final String YAML = ".yaml";

  private record Own(String game, GameWords.Words words, RunSpec.Overlay overlay) {}

  private final List<Own> all;

  private OwnPolicies(List<Own> all) {
    this.all = List.copyOf(all);
  }

  /** All of a directory; fails with the first that its game would not be played with. */
  public static OwnPolicies in(Path directory) {
    List<Own> all = new ArrayList<>();
    for (Path folder : entries(directory))
      if (Files.isDirectory(folder))
        for (Path file : entries(folder))
          if (file.getFileName().toString().endsWith(YAML))
            all.add(read(GameLibrary.game(folder.getFileName().toString()), file));
    return new OwnPolicies(all);
  }

  private static Own read(Game<?, ?, ?> game, Path file) {
    String name = file.getFileName().toString().replace(YAML, "");
    String id = game.manifest().id();
    if (game.manifest().policies().contains(name + YAML))
      throw new BadInputException(file + ": " + id + " has a policy of that name");
    try {
      RunSpec.Overlay overlay = new RunSpec.Overlay.Own(name, Documents.yaml(file));
      GameLibrary.kernel(
          game,
          new RunSpec(
              id, Seed.of(1), game.manifest().seatsMin(), Map.of(), List.of(overlay), Map.of()));
      return new Own(id, new GameWords.Words(name, name, comment(file)), overlay);
    } catch (TreeException | IOException e) {
      throw new BadInputException(String.valueOf(e.getMessage()));
    }
  }

  private static String comment(Path file) throws IOException {
    String first = Files.readString(file).lines().findFirst().orElse("");
    return first.startsWith("#") ? first.substring(1).strip() : "";
  }

  private static List<Path> entries(Path directory) {
    try (Stream<Path> entries = Files.list(directory)) {
      return entries.sorted().toList();
    } catch (IOException e) {
      throw new BadInputException(directory + " cannot be read");
    }
  }

  /** Those for a game, in words. */
  public List<GameWords.Words> words(String game) {
    return all.stream().filter(own -> own.game.equals(game)).map(Own::words).toList();
  }

  /** One of these, or else the game's own of that name. */
  RunSpec.Overlay overlay(String game, String name) {
    Optional<Own> found =
        all.stream()
            .filter(own -> own.game.equals(game) && own.overlay.name().equals(name))
            .findFirst();
    return found.map(Own::overlay).orElseGet(() -> new RunSpec.Overlay.Named(name));
  }
}
