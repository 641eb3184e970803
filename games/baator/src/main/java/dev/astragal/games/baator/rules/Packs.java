package dev.astragal.games.baator.rules;

import dev.astragal.games.baator.BaatorPolicy;
import dev.astragal.games.baator.BaatorState;
import dev.astragal.games.baator.BaatorState.Loaded;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.rules.PackException;
import dev.astragal.kernel.rules.PackReader;
import dev.astragal.kernel.rules.RulePack;
import dev.astragal.kernel.rules.RuleRegistry;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The rules in force: the packs that every session has, those it was begun with, and over them what
 * it has loaded. The registry is worked out from the state; the last one is remembered, since it
 * seldom changes.
 */
public final class Packs {
  public static final List<String> SHIPPED =
      List.of("physical.yaml", "cyber.yaml", "mythic.yaml", "srd.yaml");

  /** Those that ship for sessions that ask for them, by a policy of the same name. */
  public static final List<String> CHOSEN = List.of("packs/pulp.yaml", "packs/horror.yaml");

  /** What a rule reads of a sheet beside its facts. */
  private static final Pattern STAT = Pattern.compile("\\bstats\\.(\\w+)");

  private final List<RulePack> shipped;
  private final List<RulePack> begun;
  private final List<String> stats;
  private volatile Known known;

  private record Known(List<Loaded> loaded, RuleRegistry registry) {}

  private Packs(List<RulePack> shipped, Optional<RulePack> own, List<String> stats) {
    this.shipped = List.copyOf(shipped);
    this.begun = Stream.concat(shipped.stream(), own.stream()).toList();
    this.stats = List.copyOf(stats);
    this.known = new Known(List.of(), registry(begun));
  }

  public static Packs of(Setup setup) {
    BaatorPolicy policy = new BaatorPolicy(setup.policy());
    List<RulePack> shipped = new ArrayList<>();
    for (String name : SHIPPED) shipped.add(read(setup.content(name)));
    Set<String> stats = new LinkedHashSet<>(Samples.STATS);
    for (String file : CHOSEN)
      if (policy.wants(name(file))) {
        shipped.add(read(setup.content(file)));
        stats.addAll(stats(setup.content(file)));
      }
    Optional<Tree> own = policy.own();
    own.ifPresent(pack -> stats.addAll(stats(pack)));
    return new Packs(shipped, own.map(Packs::read), List.copyOf(stats));
  }

  private static String name(String file) {
    return file.substring(file.indexOf('/') + 1).replace(".yaml", "");
  }

  private static RulePack read(Tree document) {
    try {
      return PackReader.read(document);
    } catch (PackException e) {
      throw e.problems().getFirst();
    }
  }

  private static List<String> stats(Tree pack) {
    List<String> stats = new ArrayList<>();
    for (var row : PackDocument.of(pack).rows()) {
      Matcher found = STAT.matcher(row.text());
      while (found.find()) stats.add(found.group(1));
    }
    return stats;
  }

  /** The packs the game brings words for. */
  public List<RulePack> shipped() {
    return shipped;
  }

  /** What a new sheet has: all that a rule of the session's beginning reads. */
  public List<String> stats() {
    return stats;
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
    List<RulePack> packs = new ArrayList<>(begun);
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
