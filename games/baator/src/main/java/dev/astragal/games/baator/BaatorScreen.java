package dev.astragal.games.baator;

import dev.astragal.games.baator.rules.Samples;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rules.Layer;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Thing;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A session as tables: each scene in turn order, then whoever is in none, then the notes. Players
 * see who shows, and of those who are not theirs how they look.
 */
record BaatorScreen(Eyes eyes, int seats) {
  private static final List<Msg> HEADINGS =
      Stream.of("initiative", "name", "hp", "ac", "integrity", "essence", "conditions", "stats")
          .map(name -> Msg.of("heading." + name))
          .toList();

  private static final Msg NOTHING = Msg.literal("");

  private BaatorState state() {
    return eyes.state();
  }

  Screen screen() {
    List<Panel> panels = new ArrayList<>();
    List<Actor> elsewhere = new ArrayList<>(state().actors().values());
    elsewhere.removeIf(actor -> !eyes.sees(actor.name()));
    state()
        .scenes()
        .forEach(
            (slot, scene) -> {
              panels.add(scene(slot, scene));
              elsewhere.removeIf(actor -> scene.has(actor.name()));
            });
    if (!elsewhere.isEmpty() || panels.isEmpty()) {
      List<Panel.Row> rows = new ArrayList<>();
      for (Actor actor : elsewhere) rows.add(row(actor, Msg.literal("-"), false));
      panels.add(Panel.table("actors", headings(), rows));
    }
    Msg[] notes =
        state().notes().stream()
            .filter(note -> eyes.all() || !note.secret())
            .map(
                note ->
                    note.secret()
                        ? Msg.of("note.secret", "text", note.text())
                        : Msg.literal(note.text()))
            .toArray(Msg[]::new);
    if (notes.length > 0) panels.add(Panel.text("notes", notes));
    return new Screen(panels);
  }

  private List<Msg> headings() {
    if (seats == 1) return HEADINGS;
    List<Msg> more = new ArrayList<>(HEADINGS);
    more.add(Msg.of("heading.player"));
    return more;
  }

  private Panel scene(String slot, Scene scene) {
    List<Panel.Row> rows = new ArrayList<>();
    for (int i = 0; i < scene.order().size(); i++) {
      String name = scene.order().get(i);
      if (!eyes.sees(name)) continue;
      rows.add(row(state().sheet(name), Msg.literal(scene.initiative(name)), i == scene.turn()));
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
    return new Panel.Table("scene-" + slot, title, headings(), rows);
  }

  private Panel.Row row(Actor actor, Msg initiative, boolean current) {
    boolean known = eyes.knows(actor.name());
    boolean down = actor.has(Layer.PHYSICAL) && actor.get(Fact.HP) == 0;
    List<Msg> cells = new ArrayList<>();
    cells.add(initiative);
    cells.add(Msg.literal(actor.name()));
    cells.add(known ? health(actor) : looks(actor));
    for (Fact fact : List.of(Fact.AC, Fact.INTEGRITY, Fact.ESSENCE))
      cells.add(known ? fact(actor, fact) : NOTHING);
    cells.add(conditions(actor));
    cells.add(known ? stats(actor) : NOTHING);
    if (seats > 1) cells.add(player(actor.name()));
    return new Panel.Row(cells, down ? Ink.BAD : Ink.NORMAL, current).showing(thing(actor, known));
  }

  private Msg player(String actor) {
    Seat seat = state().player(actor);
    Msg player = seat.equals(Seat.first()) ? NOTHING : Msg.player(seat);
    return state().hides(actor) ? Msg.of("player.hidden", "player", player) : player;
  }

  private static Msg stats(Actor actor) {
    List<String> stats = new ArrayList<>();
    actor
        .stats()
        .forEach(
            (stat, value) -> {
              if (!stat.equals(Actor.HP_MAX) && !stat.startsWith(Actor.CONDITION) && value != 0)
                stats.add(stat + " " + value);
            });
    return Msg.literal(String.join(" ", stats));
  }

  private static Thing thing(Actor actor, boolean known) {
    List<Msg> facts = new ArrayList<>();
    for (Fact fact : Fact.values())
      if (actor.has(fact.layer()))
        facts.add(Msg.of("fact-value", "fact", fact, "value", actor.get(fact)));
    Msg help =
        !known
            ? Msg.of("help.other", "health", looks(actor))
            : facts.isEmpty() ? Msg.of("help.shade") : Msg.of("help.actor", "facts", facts);
    return new Thing(BaatorWords.thingId(actor.name()), Msg.literal(actor.name()), help);
  }

  private static Msg looks(Actor actor) {
    return Msg.of("health." + Health.of(actor).name().toLowerCase(Locale.ROOT));
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
    return lasting.isEmpty() ? NOTHING : Msg.of("conditions", "conditions", lasting);
  }

  private static Msg fact(Actor actor, Fact fact) {
    return actor.has(fact.layer()) ? Msg.literal(actor.get(fact)) : Msg.literal("-");
  }
}
