package dev.astragal.games.baator;

import dev.astragal.games.baator.rules.Samples;
import dev.astragal.kernel.rules.Layer;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Thing;
import java.util.ArrayList;
import java.util.List;

/** A session as tables: each scene in turn order, then whoever is in none. */
final class BaatorScreen {
  private static final List<Msg> HEADINGS =
      List.of(
          Msg.of("heading.initiative"),
          Msg.of("heading.name"),
          Msg.of("heading.hp"),
          Msg.of("heading.ac"),
          Msg.of("heading.integrity"),
          Msg.of("heading.essence"),
          Msg.of("heading.conditions"),
          Msg.of("heading.stats"));

  private BaatorScreen() {}

  static Screen of(BaatorState state) {
    List<Panel> panels = new ArrayList<>();
    List<Actor> elsewhere = new ArrayList<>(state.actors().values());
    state
        .scenes()
        .forEach(
            (slot, scene) -> {
              panels.add(scene(state, slot, scene));
              elsewhere.removeIf(actor -> scene.has(actor.name()));
            });
    if (!elsewhere.isEmpty() || panels.isEmpty()) {
      List<Panel.Row> rows = new ArrayList<>();
      for (Actor actor : elsewhere) rows.add(row(actor, Msg.literal("-"), false));
      panels.add(Panel.table("actors", HEADINGS, rows));
    }
    return new Screen(panels);
  }

  private static Panel scene(BaatorState state, String slot, Scene scene) {
    List<Panel.Row> rows = new ArrayList<>();
    for (int i = 0; i < scene.order().size(); i++) {
      String name = scene.order().get(i);
      int initiative =
          scene.participants().stream()
              .filter(participant -> participant.actor().equals(name))
              .mapToInt(Scene.Participant::initiative)
              .findFirst()
              .orElse(0);
      rows.add(row(state.sheet(name), Msg.literal(initiative), i == scene.turn()));
    }
    Msg title =
        Msg.of(
            slot.equals(Samples.SLOT) ? "scene-title" : "scene-slot-title",
            "slot",
            slot,
            "name",
            scene.name(),
            "round",
            scene.round());
    return new Panel.Table("scene-" + slot, title, HEADINGS, rows);
  }

  private static Panel.Row row(Actor actor, Msg initiative, boolean current) {
    boolean down = actor.has(Layer.PHYSICAL) && actor.get(Fact.HP) == 0;
    List<String> stats = new ArrayList<>();
    actor
        .stats()
        .forEach(
            (stat, value) -> {
              if (!stat.equals(Actor.HP_MAX) && !stat.startsWith(Actor.CONDITION))
                stats.add(stat + " " + value);
            });
    return new Panel.Row(
            List.of(
                initiative,
                Msg.literal(actor.name()),
                health(actor),
                fact(actor, Fact.AC),
                fact(actor, Fact.INTEGRITY),
                fact(actor, Fact.ESSENCE),
                conditions(actor),
                Msg.literal(String.join(" ", stats))),
            down ? Ink.BAD : Ink.NORMAL,
            current)
        .showing(thing(actor));
  }

  private static Thing thing(Actor actor) {
    List<Msg> facts = new ArrayList<>();
    for (Fact fact : Fact.values())
      if (actor.has(fact.layer()))
        facts.add(Msg.of("fact-value", "fact", fact, "value", actor.get(fact)));
    Msg help = facts.isEmpty() ? Msg.of("help.shade") : Msg.of("help.actor", "facts", facts);
    return new Thing(BaatorWords.thingId(actor.name()), Msg.literal(actor.name()), help);
  }

  private static Msg health(Actor actor) {
    return actor.has(Layer.PHYSICAL) && actor.stats().containsKey(Actor.HP_MAX)
        ? Msg.of("hp-of", "hp", actor.get(Fact.HP), "max", actor.most(Fact.HP))
        : fact(actor, Fact.HP);
  }

  private static Msg conditions(Actor actor) {
    List<Msg> lasting = new ArrayList<>();
    actor
        .conditions()
        .forEach(
            (condition, left) ->
                lasting.add(
                    left < 0
                        ? Msg.word(condition)
                        : Msg.of(
                            "condition.left", "condition", Msg.word(condition), "turns", left)));
    return lasting.isEmpty() ? Msg.literal("") : Msg.of("conditions", "conditions", lasting);
  }

  private static Msg fact(Actor actor, Fact fact) {
    return actor.has(fact.layer()) ? Msg.literal(actor.get(fact)) : Msg.literal("-");
  }
}
