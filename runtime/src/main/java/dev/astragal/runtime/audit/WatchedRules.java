package dev.astragal.runtime.audit;

import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Features;
import dev.astragal.kernel.game.Heuristic;
import dev.astragal.kernel.game.Measures;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Rules;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.game.Violations;
import dev.astragal.kernel.phase.ConfinableTurn;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Telling;
import dev.astragal.kernel.screen.Wording;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Tells a watch of every call, and holds choices to the luck they are said to need. */
record WatchedRules<S, C extends Choice, E extends Event>(Rules<S, C, E> rules, Watch watch)
    implements Rules<S, C, E> {
  private <T> T told(String call, Supplier<T> doing) {
    watch.begin(call);
    try {
      return doing.get();
    } finally {
      watch.end();
    }
  }

  private void done(String call, Runnable doing) {
    watch.begin(call);
    try {
      doing.run();
    } finally {
      watch.end();
    }
  }

  @Override
  public S begin(Setup setup) {
    return told("begin", () -> rules.begin(setup));
  }

  @Override
  public Status<C> status(S state) {
    return told("status", () -> rules.status(state));
  }

  @Override
  public void tick(S state, Turn<S, E> turn) {
    done("tick", () -> rules.tick(state, turn));
  }

  @Override
  public void choose(S state, C choice, Turn<S, E> turn) {
    Optional<List<Stream>> allowed = rules.streams(choice);
    if (allowed.isPresent() && turn instanceof ConfinableTurn<S, E> confinable)
      confinable.confine(allowed.get());
    done("choose", () -> rules.choose(state, choice, turn));
  }

  @Override
  public Optional<List<Stream>> streams(C choice) {
    return rules.streams(choice);
  }

  @Override
  public S evolve(S state, E event) {
    return told("evolve", () -> rules.evolve(state, event));
  }

  @Override
  public void check(S state, Violations out) {
    done("check", () -> rules.check(state, out));
  }

  @Override
  public void refused(S state, C choice, List<Rejection> reasons, Turn<S, E> turn) {
    done("refused", () -> rules.refused(state, choice, reasons, turn));
  }

  @Override
  public Screen present(S state, Seat viewer) {
    return told("present", () -> rules.present(state, viewer));
  }

  @Override
  public Screen preview(S state, C choice, Seat viewer) {
    return told("preview", () -> rules.preview(state, choice, viewer));
  }

  @Override
  public Map<String, Object> facts(S state, Seat viewer) {
    return told("facts", () -> rules.facts(state, viewer));
  }

  @Override
  public Wording word(S state, C choice, Seat viewer) {
    return told("word", () -> rules.word(state, choice, viewer));
  }

  @Override
  public Telling tell(S before, Event event, Seat viewer) {
    return told("tell", () -> rules.tell(before, event, viewer));
  }

  @Override
  public S redeal(S state, Seat viewer, Rng rng) {
    return told("redeal", () -> rules.redeal(state, viewer, rng));
  }

  @Override
  public void measure(S state, Measures out) {
    done("measure", () -> rules.measure(state, out));
  }

  @Override
  public void features(S state, Seat viewer, Features out) {
    done("features", () -> rules.features(state, viewer, out));
  }

  @Override
  public List<String> remains(S state) {
    return told("remains", () -> rules.remains(state));
  }

  @Override
  public Optional<Msg> renown(S state) {
    return told("renown", () -> rules.renown(state));
  }

  @Override
  public List<Msg> reckoning(S end, List<E> past) {
    return told("reckoning", () -> rules.reckoning(end, past));
  }

  @Override
  public Optional<Msg> name(String field, int place, long value) {
    return told("name", () -> rules.name(field, place, value));
  }

  @Override
  public List<Bot<S, C>> bots() {
    return told("bots", rules::bots);
  }

  @Override
  public Optional<Heuristic<S, C>> heuristic() {
    return told("heuristic", rules::heuristic);
  }
}
