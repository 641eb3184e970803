package dev.astragal.baator.rules;

import dev.astragal.games.baator.BaatorGame;
import dev.astragal.games.baator.rules.Packs;
import dev.astragal.kernel.rules.PackException;
import dev.astragal.kernel.rules.PackReader;
import dev.astragal.kernel.rules.Rule;
import dev.astragal.kernel.rules.RulePack;
import dev.astragal.kernel.rules.RuleRegistry;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Documents;
import dev.astragal.runtime.content.YamlTrees;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Packs from files, and those that ship. */
public final class PackFiles {
  private PackFiles() {}

  public static RulePack read(Path file) {
    return PackReader.read(Documents.yaml(file));
  }

  public static List<RulePack> shipped() {
    List<RulePack> packs = new ArrayList<>();
    for (List<String> names : List.of(Packs.SHIPPED, Packs.CHOSEN))
      for (String name : names)
        packs.add(PackReader.read(YamlTrees.read(Documents.text(BaatorGame.class, name), name)));
    return packs;
  }

  /** The packs of {@code files} over those that ship; a namesake takes the place of the other. */
  static RuleRegistry registry(List<Path> files) {
    List<RulePack> packs = shipped();
    for (Path file : files) {
      RulePack pack;
      try {
        pack = read(file);
      } catch (PackException e) {
        throw new BadInputException(String.valueOf(e.getMessage()));
      }
      packs.removeIf(before -> before.id().equals(pack.id()));
      packs.add(pack);
    }
    RuleRegistry registry = RuleRegistry.EMPTY;
    for (RulePack pack : packs) registry = registry.with(pack);
    return registry;
  }

  static Rule rule(List<Path> files, String key) {
    return registry(files)
        .find(key)
        .orElseThrow(
            () ->
                new BadInputException("there is no rule '" + key + "'; see 'astragal rules list'"));
  }
}
