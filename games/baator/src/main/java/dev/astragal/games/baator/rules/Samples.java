package dev.astragal.games.baator.rules;

import dev.astragal.games.baator.Actor;
import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.BaatorState;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rules.Rule;
import dev.astragal.kernel.state.Ints;
import java.util.ArrayList;
import java.util.List;

/** Orders that can be given, for bots, fuzzing and clients without a command line. */
public final class Samples {
  public static final String SLOT = "default";
  private static final List<String> STATS =
      List.of("STR", "DEX", "CON", "INT", "WIS", "CHA", "HACK", "WILL", "PROF");
  private static final List<String> LIMITS = List.of(Actor.HP_MAX, Actor.CONDITION + "prone");
  private static final List<String> ROLLS = List.of("1d20", "4d6kh3", "2d20kl1+3", "3d6-1d4");
  private static final Ints OWN_DICE = Ints.zeros(0);

  private final Packs packs;

  public Samples(Packs packs) {
    this.packs = packs;
  }

  /** The usual next orders, all of them legal. */
  public List<BaatorChoice> examples(BaatorState state) {
    List<BaatorChoice> examples = new ArrayList<>();
    if (state.scenes().isEmpty()) examples.add(new BaatorChoice.NewScene(SLOT, "Encounter"));
    if (state.actors().isEmpty()) examples.add(new BaatorChoice.AddActor(sheet("Brak", 3)));
    if (state.actors().size() == 1) examples.add(new BaatorChoice.AddActor(sheet("Ogre", 4)));
    state
        .scenes()
        .forEach(
            (slot, scene) -> {
              for (Actor actor : state.actors().values())
                if (!scene.has(actor.name()) && examples.size() < 8)
                  examples.add(new BaatorChoice.Join(slot, actor.name(), 10));
              if (!scene.order().isEmpty()) examples.add(new BaatorChoice.NextTurn(slot));
            });
    if (state.actors().size() >= 2 && usable(state)) {
      List<String> names = new ArrayList<>(state.actors().keySet());
      for (Rule rule : packs.registry(state).all())
        if (examples.size() < 24) examples.add(applied(rule, names.get(0), names.get(1)));
    }
    examples.add(rolled("1d20"));
    if (!state.effects().isEmpty())
      examples.add(new BaatorChoice.UndoEffect(state.effects().getLast().id()));
    examples.add(new BaatorChoice.Close());
    return examples;
  }

  /** Any order, legal now. */
  public BaatorChoice any(BaatorState state, Rng rng) {
    List<String> names = new ArrayList<>(state.actors().keySet());
    if (rng.below(40) == 0) return new BaatorChoice.Close();
    if (state.scenes().isEmpty()) return new BaatorChoice.NewScene(SLOT, "Encounter");
    if (names.size() < 2 || (names.size() < 6 && rng.below(10) == 0))
      return new BaatorChoice.AddActor(sheet("Actor " + (names.size() + 1), rng.below(6)));
    String one = rng.pick(names);
    String other = rng.pick(names);
    return switch (rng.below(8)) {
      case 0 -> membership(state, one, rng);
      case 1 ->
          new BaatorChoice.SetValue(
              one, "stats." + rng.pick(rng.below(3) == 0 ? LIMITS : STATS), rng.below(10));
      case 2 -> new BaatorChoice.SetValue(one, "hp", rng.below(60));
      case 3 -> new BaatorChoice.Order("physical.heal", one, rng.below(12));
      case 4 -> rolled(rng.pick(ROLLS));
      case 5 ->
          state.effects().isEmpty()
              ? new BaatorChoice.Order("mythic.invocation", one, 1)
              : new BaatorChoice.UndoEffect(rng.pick(state.effects()).id());
      default -> applied(rng.pick(packs.registry(state).all()), one, other);
    };
  }

  private static BaatorChoice membership(BaatorState state, String actor, Rng rng) {
    var scene = state.scene(state.scenes().firstKey()).orElseThrow();
    String slot = state.scenes().firstKey();
    if (!scene.has(actor)) return new BaatorChoice.Join(slot, actor, rng.below(30));
    return rng.below(5) == 0
        ? new BaatorChoice.Leave(slot, actor)
        : new BaatorChoice.NextTurn(slot);
  }

  private static BaatorChoice rolled(String expr) {
    return new BaatorChoice.Roll(expr, false, "", "", List.of(), OWN_DICE);
  }

  private static BaatorChoice applied(Rule rule, String actor, String target) {
    return new BaatorChoice.ApplyRule(SLOT, rule.key(), actor, target, List.of(), OWN_DICE);
  }

  private static boolean usable(BaatorState state) {
    return state.actors().values().stream().allMatch(a -> a.stats().keySet().containsAll(STATS));
  }

  /** A sheet with every stat the shipped rules read. */
  public static Actor sheet(String name, int stat) {
    Actor actor = Actor.named(name);
    for (String each : STATS) actor = actor.withStat(each, stat);
    return actor;
  }
}
