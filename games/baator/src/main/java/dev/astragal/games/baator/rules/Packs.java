package dev.astragal.games.baator.rules;

import dev.astragal.games.baator.BaatorState;
import dev.astragal.games.baator.BaatorState.Loaded;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.rules.PackException;
import dev.astragal.kernel.rules.PackReader;
import dev.astragal.kernel.rules.RulePack;
import dev.astragal.kernel.rules.RuleRegistry;
import dev.astragal.kernel.tree.TreeException;
import java.util.ArrayList;
import java.util.List;

/**
 * The rules in force: the packs that ship, and over them those a session has loaded. The registry
 * is worked out from the state; the last one is remembered, since it seldom changes.
 */
public final class Packs {
  public static final List<String> SHIPPED =
      List.of("physical.yaml", "cyber.yaml", "mythic.yaml", "srd.yaml");

  private final List<RulePack> shipped;
  private volatile Known known;

  private record Known(List<Loaded> loaded, RuleRegistry registry) {}

  private Packs(List<RulePack> shipped) {
    this.shipped = shipped;
    this.known = new Known(List.of(), registry(shipped));
  }

  public static Packs of(Setup setup) {
    List<RulePack> packs = new ArrayList<>();
    for (String name : SHIPPED) {
      try {
        packs.add(PackReader.read(setup.content(name)));
      } catch (PackException e) {
        throw e.problems().getFirst();
      }
    }
    return new Packs(List.copyOf(packs));
  }

  public List<RulePack> shipped() {
    return shipped;
  }

  public RuleRegistry registry(BaatorState state) {
    Known last = known;
    if (last.loaded().equals(state.packs())) return last.registry();
    RuleRegistry registry = registry(packs(state));
    known = new Known(state.packs(), registry);
    return registry;
  }

  /** All packs in force; a loaded one takes the place of its namesake. */
  public List<RulePack> packs(BaatorState state) {
    List<RulePack> packs = new ArrayList<>(shipped);
    for (Loaded loaded : state.packs()) {
      RulePack pack = PackReader.read(loaded.document().tree(loaded.source()));
      packs.removeIf(before -> before.id().equals(pack.id()));
      packs.add(pack);
    }
    return packs;
  }

  /** The pack a document makes, together with everything else in force; fails when it does not. */
  RulePack accepted(BaatorState state, String source, PackDocument document) {
    RulePack pack = PackReader.read(document.tree(source));
    List<RulePack> packs = packs(state);
    packs.removeIf(before -> before.id().equals(pack.id()));
    packs.add(pack);
    registry(packs);
    return pack;
  }

  /** A session's packs with one more, in place of its namesake. */
  public List<Loaded> with(BaatorState state, Loaded added, String packId) {
    List<Loaded> loaded = new ArrayList<>();
    for (Loaded before : state.packs()) {
      String id = PackReader.read(before.document().tree(before.source())).id();
      if (!id.equals(packId)) loaded.add(before);
    }
    loaded.add(added);
    return loaded;
  }

  private static RuleRegistry registry(List<RulePack> packs) throws TreeException {
    RuleRegistry registry = RuleRegistry.EMPTY;
    for (RulePack pack : packs) registry = registry.with(pack);
    return registry;
  }
}
