package dev.astragal.games.delve;

import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Rules;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Thing;
import dev.astragal.kernel.screen.Wording;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** A run in which somebody reads everything that is said, and answers at random. */
final class ReadingWalk {
  private static final Seat PLAYER = Seat.first();

  private final Run<DelveState, DelveChoice, DelveEvent> run;
  private final Rules<DelveState, DelveChoice, DelveEvent> rules;
  private final Rng luck;
  private final Consumer<Msg> reader;

  ReadingWalk(Run<DelveState, DelveChoice, DelveEvent> run, Rng luck, Consumer<Msg> reader) {
    this.run = run;
    this.rules = run.kernel().rules();
    this.luck = luck;
    this.reader = reader;
  }

  void go() {
    go((_, _) -> {});
  }

  /** Lets {@code atQuestion} look at every question on the way. */
  void go(BiConsumer<DelveState, Prompt<DelveChoice>> atQuestion) {
    while (true) {
      DelveState before = run.state().copy();
      switch (run.status()) {
        case Status.Finished<DelveChoice> _ -> {
          screen();
          return;
        }
        case Status.Running<DelveChoice> _ -> run.passTime();
        case Status.Awaiting<DelveChoice>(Prompt<DelveChoice> prompt) -> {
          atQuestion.accept(run.state(), prompt);
          question(prompt);
          run.choose(PLAYER, answer(prompt));
        }
      }
      told(before, run.lastStep().events());
    }
  }

  /** Mostly answers, now and then an order, and fights more often than not. */
  private DelveChoice answer(Prompt<DelveChoice> prompt) {
    Choices<DelveChoice> answers = prompt.choices(PLAYER);
    if (prompt.commands().size() > 0 && luck.chance(1, 6)) return prompt.commands().sample(luck);
    return luck.chance(1, 2) ? answers.get(0) : answers.sample(luck);
  }

  private void question(Prompt<DelveChoice> prompt) {
    reader.accept(prompt.why());
    Set<String> things = screen();
    for (DelveChoice choice : prompt.choices(PLAYER).list()) offered(choice, things);
    for (DelveChoice command : prompt.commands().list()) offered(command, things);
  }

  private void offered(DelveChoice choice, Set<String> things) {
    Wording wording = rules.word(run.state(), choice, PLAYER);
    reader.accept(wording.label());
    wording.group().ifPresent(reader);
    wording.details().forEach(detail -> reader.accept(detail.text()));
    for (String id : wording.about())
      if (!things.contains(id))
        throw new AssertionError(choice + " is about " + id + ", which nobody sees");
  }

  private void told(DelveState before, List<DelveEvent> events) {
    DelveState state = before;
    for (DelveEvent event : events) {
      Optional<Event> seen = event.seenBy(PLAYER);
      if (seen.isPresent()) reader.accept(rules.tell(state, seen.get(), PLAYER).text());
      state = rules.evolve(state, event);
    }
  }

  /** The ids of all things on the screen, each read with its help. */
  private Set<String> screen() {
    Set<String> ids = new HashSet<>();
    for (Panel panel : rules.present(run.state(), PLAYER).panels()) read(panel, ids);
    return ids;
  }

  private void read(Panel panel, Set<String> ids) {
    reader.accept(panel.title());
    switch (panel) {
      case Panel.Grid grid -> {
        grid.legend().forEach(legend -> reader.accept(legend.meaning()));
        grid.cells().forEach(cell -> thing(cell.thing(), ids));
      }
      case Panel.Meters meters ->
          meters
              .meters()
              .forEach(
                  meter -> {
                    reader.accept(meter.label());
                    thing(meter.thing(), ids);
                  });
      case Panel.Table table -> {
        table.headings().forEach(reader);
        for (Panel.Row row : table.rows()) {
          row.cells().forEach(reader);
          thing(row.thing(), ids);
        }
      }
      case Panel.Text text ->
          text.lines()
              .forEach(
                  line -> {
                    reader.accept(line.text());
                    thing(line.thing(), ids);
                  });
      case Panel.Overlay overlay -> read(overlay.content(), ids);
    }
  }

  private void thing(Optional<Thing> shown, Set<String> ids) {
    shown.ifPresent(
        thing -> {
          ids.add(thing.id());
          reader.accept(thing.name());
          reader.accept(thing.help());
        });
  }
}
