package dev.astragal.games.baator.rules;

import dev.astragal.games.baator.Actor;
import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.BaatorState;
import dev.astragal.games.baator.Fact;
import dev.astragal.games.baator.Scene;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rules.Layer;
import dev.astragal.kernel.rules.Rule;
import dev.astragal.kernel.state.Ints;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Orders that can be given, for bots, fuzzing and clients without a command line. */
public final class Samples {
  public static final String SLOT = "default";
  public static final List<String> STATS =
      List.of("STR", "DEX", "CON", "INT", "WIS", "CHA", "HACK", "WILL", "PROF");
  public static final List<String> CONDITIONS =
      List.of("prone", "stunned", "poisoned", "blinded", "burning", "hidden");
  private static final List<String> LIMITS = List.of(Actor.HP_MAX, Actor.CONDITION + "prone");
  private static final List<String> ROLLS = List.of("1d20", "4d6kh3", "2d20kl1+3", "3d6-1d4");
  private static final Ints OWN_DICE = Ints.zeros(0);

  private final Packs packs;
  private final Templates templates;
  private final int seats;

  public Samples(Packs packs, Templates templates, int seats) {
    this.packs = packs;
    this.templates = templates;
    this.seats = seats;
  }

  /** What a game master may want to do next, one of each sort, all of them legal. */
  public List<BaatorChoice> examples(BaatorState state) {
    List<BaatorChoice> examples = new ArrayList<>();
    List<String> names = new ArrayList<>(state.actors().keySet());
    state
        .scenes()
        .forEach(
            (slot, scene) -> {
              if (!scene.order().isEmpty()) examples.add(new BaatorChoice.NextTurn(slot));
            });
    deeds(state, names, examples);
    examples.add(rolled("1d20"));
    if (state.actors().size() < BaatorState.ACTORS_MAX) {
      String kind = templates.templates().getFirst().kind();
      examples.add(new BaatorChoice.Recruit(kind, "", 1, false));
      examples.add(
          new BaatorChoice.AddActor(
              sheet(Newcomers.names(state, "Stranger", 1).getFirst(), 0, packs.stats())
                  .withStat(Actor.HP_MAX, 10)));
    }
    examples.add(
        new BaatorChoice.Muster(
            SLOT, "Encounter", List.of(), List.of(), usualRule(state), usualRule(state)));
    if (!names.isEmpty()) sheets(state, names.getFirst(), examples);
    scenes(state, names, examples);
    examples.add(new BaatorChoice.Note("…"));
    if (!state.effects().isEmpty())
      examples.add(new BaatorChoice.UndoEffect(state.effects().getLast().id()));
    examples.add(new BaatorChoice.Close());
    return examples;
  }

  /** What a player may want to do. */
  public List<BaatorChoice> of(BaatorState state, Seat player) {
    List<BaatorChoice> examples = new ArrayList<>();
    List<String> own =
        state.players().keySet().stream()
            .filter(name -> state.player(name).equals(player) && state.actor(name).isPresent())
            .toList();
    state
        .scenes()
        .forEach(
            (slot, scene) -> {
              if (scene.current().filter(own::contains).isPresent())
                examples.add(new BaatorChoice.NextTurn(slot));
            });
    List<String> seen =
        state.actors().keySet().stream().filter(name -> !state.hides(name)).toList();
    for (String actor : own)
      if (usable(state, actor)) {
        String target =
            seen.stream()
                .filter(name -> !own.contains(name) && usable(state, name))
                .findFirst()
                .orElse(actor);
        examples.add(applied(usualRule(state), actor, target));
        break;
      }
    examples.add(rolled("1d20"));
    examples.add(new BaatorChoice.Note("…"));
    return examples;
  }

  private void deeds(BaatorState state, List<String> names, List<BaatorChoice> examples) {
    List<String> usable = names.stream().filter(name -> usable(state, name)).toList();
    if (usable.isEmpty()) return;
    String actor =
        state.scenes().values().stream()
            .map(Scene::current)
            .flatMap(Optional::stream)
            .filter(usable::contains)
            .findFirst()
            .orElse(usable.getFirst());
    String target = usable.stream().filter(name -> !name.equals(actor)).findFirst().orElse(actor);
    examples.add(applied(usualRule(state), actor, target));
  }

  private void sheets(BaatorState state, String name, List<BaatorChoice> examples) {
    Actor actor = state.sheet(name);
    if (actor.has(Layer.PHYSICAL)) {
      examples.add(new BaatorChoice.Order(ActorCommand.TAKE_DAMAGE.command(), name, 5));
      examples.add(new BaatorChoice.Order(ActorCommand.HEAL.command(), name, 5));
      examples.add(new BaatorChoice.SetValue(name, Fact.HP.text(), actor.get(Fact.HP)));
    }
    String condition = "stats." + Actor.CONDITION + CONDITIONS.getFirst();
    BaatorChoice lasting = new BaatorChoice.SetValue(name, condition, 1);
    if (new Judge(packs, templates, seats).refusal(state, lasting).isEmpty()) examples.add(lasting);
    if (state.actors().size() < BaatorState.ACTORS_MAX)
      examples.add(new BaatorChoice.Copy(name, 1));
    if (seats > 1) {
      examples.add(
          new BaatorChoice.Hide(name, !state.hides(name) && !state.players().containsKey(name)));
      examples.add(new BaatorChoice.Give(name, Seat.of(1)));
    }
  }

  private static void scenes(BaatorState state, List<String> names, List<BaatorChoice> examples) {
    state
        .scenes()
        .forEach(
            (slot, scene) -> {
              names.stream()
                  .filter(name -> !scene.has(name))
                  .findFirst()
                  .ifPresent(name -> examples.add(new BaatorChoice.Join(slot, name, 10)));
              if (scene.participants().isEmpty()) return;
              Scene.Participant first = scene.participants().getFirst();
              examples.add(new BaatorChoice.SetInitiative(slot, first.actor(), first.initiative()));
              examples.add(new BaatorChoice.Leave(slot, first.actor()));
              examples.add(new BaatorChoice.NextRound(slot));
            });
  }

  private String usualRule(BaatorState state) {
    return packs.registry(state).find(Encounter.USUAL_RULE).isPresent()
        ? Encounter.USUAL_RULE
        : packs.registry(state).all().getFirst().key();
  }

  /** Any order, legal now. */
  public BaatorChoice any(BaatorState state, Rng rng) {
    List<String> names = new ArrayList<>(state.actors().keySet());
    if (rng.below(40) == 0) return new BaatorChoice.Close();
    if (state.scenes().isEmpty()) return new BaatorChoice.NewScene(SLOT, "Encounter");
    if (names.size() < 2 || (names.size() < 6 && rng.below(10) == 0)) return newcomer(names, rng);
    String one = rng.pick(names);
    String other = rng.pick(names);
    return switch (rng.below(10)) {
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
      case 6 -> new BaatorChoice.Note("Remember " + one, rng.below(2) == 0);
      case 7 ->
          rng.below(2) == 0
              ? new BaatorChoice.Hide(one, !state.hides(one) && !state.players().containsKey(one))
              : new BaatorChoice.Give(one, Seat.of(rng.below(seats)));
      default -> applied(rng.pick(packs.registry(state).all()), one, other);
    };
  }

  private BaatorChoice newcomer(List<String> names, Rng rng) {
    boolean hidden = rng.below(3) == 0;
    if (rng.below(2) == 0)
      return new BaatorChoice.Recruit(rng.pick(templates.templates()).kind(), "", 1, hidden);
    String name = "Actor " + (names.size() + 1);
    return names.contains(name)
        ? new BaatorChoice.Copy(name, 1)
        : new BaatorChoice.AddActor(sheet(name, rng.below(6), packs.stats()), hidden);
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
    return new BaatorChoice.Roll(expr, true, "", "", List.of(), OWN_DICE);
  }

  private static BaatorChoice applied(Rule rule, String actor, String target) {
    return applied(rule.key(), actor, target);
  }

  private static BaatorChoice applied(String rule, String actor, String target) {
    return new BaatorChoice.ApplyRule(SLOT, rule, actor, target, List.of(), OWN_DICE);
  }

  /** Whether any rule that ships can be applied by somebody, or to them. */
  private static boolean usable(BaatorState state, String name) {
    Actor actor = state.sheet(name);
    return actor.stats().keySet().containsAll(STATS)
        && actor.layers().size() == Layer.values().length;
  }

  /** A sheet with every stat that the rules of every session read. */
  public static Actor sheet(String name, int stat) {
    return sheet(name, stat, STATS);
  }

  private static Actor sheet(String name, int stat, List<String> stats) {
    Actor actor = Actor.named(name);
    for (String each : stats) actor = actor.withStat(each, stat);
    return actor;
  }
}
