package dev.astragal.runtime.kit;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Thing;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.table.Teller;
import dev.astragal.runtime.table.Told;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Everything that a random game says to anybody: each message once, with where it was first said.
 */
final class Sentences<S, C extends Choice, E extends Event> {
  /** The first choices of a long list stand for the rest. */
  private static final int CHOICES_LOOKED_AT = 50;

  private static final int NEAR_MISSES = 12;

  private final Kernel<S, C, E> kernel;
  private final List<Seat> viewers = new ArrayList<>();
  private final List<E> past = new ArrayList<>();
  private final List<C> nearMisses = new ArrayList<>();
  private final Map<Msg, String> said = new LinkedHashMap<>();
  private final Set<String> faults = new LinkedHashSet<>();
  private final Set<String> constants = new HashSet<>();
  private final Set<Class<?>> seenTypes = new HashSet<>();

  private Sentences(Kernel<S, C, E> kernel) {
    this.kernel = kernel;
    for (int seat = -1; seat < kernel.setup().seats(); seat++) viewers.add(Seat.of(seat));
  }

  static <S, C extends Choice, E extends Event> Sentences<S, C, E> of(
      Kernel<S, C, E> kernel, RunSpec spec) {
    Sentences<S, C, E> sentences = new Sentences<>(kernel);
    RandomGame<S, C, E> game = new RandomGame<>(kernel, spec.seed());
    sentences.look(game);
    Run<S, C, E> before = game.run().copy();
    while (game.step()) {
      sentences.hear(before, game);
      sentences.look(game);
      before = game.run().copy();
    }
    return sentences;
  }

  /** Messages, with where each was first said. */
  Map<Msg, String> said() {
    return said;
  }

  /** What no words can mend: things that are taken for each other, two suggestions. */
  Set<String> faults() {
    return faults;
  }

  /** The names of the game's enums, as far as it has used them. */
  Set<String> constants() {
    return constants;
  }

  private void look(RandomGame<S, C, E> game) {
    Run<S, C, E> run = game.run();
    constants.addAll(EnumNames.of(run.state().getClass(), seenTypes));
    for (Seat viewer : viewers) screen(kernel.rules().present(run.state(), viewer));
    switch (run.status()) {
      case Status.Awaiting<C>(Prompt<C> prompt) -> {
        say(prompt.why(), "prompt " + prompt.kind());
        for (Seat seat : prompt.seats()) {
          offered(run, prompt.choices(seat), seat, "prompt " + prompt.kind());
          offered(run, prompt.commands(), seat, "commands at prompt " + prompt.kind());
          refused(run, seat);
        }
        Seat asked = game.asked(prompt);
        C considered = prompt.choices(asked).sample(game.rng().copy());
        screen(kernel.rules().preview(run.state(), considered, asked));
        if (!nearMisses.contains(considered)) nearMisses.addFirst(considered);
        if (nearMisses.size() > NEAR_MISSES) nearMisses.removeLast();
      }
      case Status.Running<C>(Choices<C> commands) ->
          offered(run, commands, Seat.first(), "commands");
      case Status.Finished<C>(Outcome outcome) -> {
        if (outcome.winners().isEmpty()) say(Msg.of("outcome." + outcome.code()), "the end");
        for (Msg line : kernel.rules().reckoning(run.state(), past)) say(line, "the reckoning");
      }
    }
  }

  private void hear(Run<S, C, E> before, RandomGame<S, C, E> game) {
    List<E> events = game.run().events();
    past.addAll(events);
    for (E event : events) constants.addAll(EnumNames.of(event.getClass(), seenTypes));
    for (List<Told> told : Teller.told(before, events, game.mover(), 0, 0, viewers))
      for (Told heard : told)
        if (heard.spoken()) say(heard.telling().text(), "event " + heard.event().kind());
  }

  private void offered(Run<S, C, E> run, Choices<C> choices, Seat seat, String where) {
    int suggested = 0;
    for (int i = 0; i < Math.min(CHOICES_LOOKED_AT, choices.size()); i++) {
      C choice = choices.get(i);
      constants.addAll(EnumNames.of(choice.getClass(), seenTypes));
      Wording wording = kernel.rules().word(run.state(), choice, seat);
      String what = where + ", choice " + choice.labelKey();
      say(wording.label(), what);
      wording.group().ifPresent(group -> say(group, what + ", group"));
      wording.details().forEach(detail -> say(detail.text(), what + ", " + detail.kind()));
      if (wording.weight() == Wording.Weight.SUGGESTED) suggested++;
    }
    if (suggested > 1) faults.add(where + " suggests " + suggested + " choices, not at most one");
  }

  /** Choices seen at other moments are what people try in vain. */
  private void refused(Run<S, C, E> run, Seat seat) {
    for (C choice : nearMisses)
      run.refusal(new Answer<>(run.promptId(), seat, choice))
          .filter(reason -> !reason.why().isLiteral())
          .ifPresent(reason -> say(reason.why(), "refusal " + reason.code()));
  }

  private void screen(Screen screen) {
    Map<String, Thing> things = new HashMap<>();
    for (Panel panel : screen.panels()) panel(panel, things);
  }

  private void panel(Panel panel, Map<String, Thing> things) {
    String where = "panel " + panel.id();
    say(panel.title(), where);
    List<Thing> shown = new ArrayList<>();
    switch (panel) {
      case Panel.Grid grid -> {
        grid.cells().forEach(cell -> cell.thing().ifPresent(shown::add));
        grid.legend().forEach(entry -> say(entry.meaning(), where));
      }
      case Panel.Meters meters ->
          meters
              .meters()
              .forEach(
                  meter -> {
                    say(meter.label(), where);
                    meter.thing().ifPresent(shown::add);
                  });
      case Panel.Table table -> {
        table.headings().forEach(heading -> say(heading, where));
        for (Panel.Row row : table.rows()) {
          row.cells().forEach(cell -> say(cell, where));
          row.thing().ifPresent(shown::add);
        }
      }
      case Panel.Text text -> {
        for (Panel.Line line : text.lines()) {
          say(line.text(), where);
          line.thing().ifPresent(shown::add);
        }
      }
      case Panel.Cards cards -> {
        for (Panel.Spread spread : cards.spreads()) {
          say(spread.label(), where);
          for (Panel.Card card : spread.cards()) {
            card.face().ifPresent(face -> say(face, where));
            card.note().ifPresent(note -> say(note, where));
            card.thing().ifPresent(shown::add);
          }
        }
      }
      case Panel.Track track -> {
        for (Panel.Lane lane : track.lanes())
          for (Panel.Place place : lane.places()) {
            say(place.label(), where);
            place.thing().ifPresent(shown::add);
          }
      }
      case Panel.Overlay overlay -> panel(overlay.content(), things);
    }
    things(shown, things, where);
  }

  private void things(List<Thing> shown, Map<String, Thing> onScreen, String where) {
    Set<String> here = new HashSet<>();
    for (Thing thing : shown) {
      say(thing.name(), "name of thing " + thing.id());
      say(thing.help(), "help of thing " + thing.id());
      Thing other = onScreen.putIfAbsent(thing.id(), thing);
      boolean twice = !here.add(thing.id());
      if (twice || (other != null && !other.equals(thing)))
        faults.add(where + " shows two things with the id '" + thing.id() + "'");
    }
  }

  private void say(Msg msg, String where) {
    said.putIfAbsent(msg, where);
  }
}
