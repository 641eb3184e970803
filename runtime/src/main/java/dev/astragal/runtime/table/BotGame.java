package dev.astragal.runtime.table;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.audit.Audit;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.outbox.LiveRun;
import dev.astragal.runtime.player.Match;
import dev.astragal.runtime.player.Player;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.replay.Replay;
import dev.astragal.runtime.timeline.Timeline;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * What came of a game that bots played to its end.
 *
 * @param ending the same in a sentence
 * @param problem what an audit found
 * @param unsent how many messages the bus has not confirmed
 */
public record BotGame(
    Outcome outcome,
    String ending,
    long ticks,
    long inputs,
    long events,
    long hash,
    Optional<String> problem,
    long unsent) {
  /** How long a program that is done waits for the broker. */
  public static final Duration PATIENCE = Duration.ofSeconds(15);

  static <S, C extends Choice, E extends Event> BotGame play(
      RunPlace place, Kernel<S, C, E> kernel, List<String> bots, boolean audit) {
    List<Player<S, C, E>> players = Players.seated(kernel, bots, place.spec().seed());
    try (LiveRun<S, C, E> live = place.live(kernel, Seating.bots(bots, place.spec().seats()))) {
      Outcome outcome = Match.play(live.session(), players);
      Optional<String> problem = audit ? audited(live.session().timeline()) : Optional.empty();
      return of(live.session().run(), bots, outcome, problem, live.await(PATIENCE));
    }
  }

  /** Another future of a recorded run, right after input number {@code at}. */
  public static BotGame future(JournalFile past, int at, Fork luck, List<String> bots, Seed seed) {
    return future(GameLibrary.kernel(past.header().spec()), past, at, luck, bots, seed);
  }

  private static <S, C extends Choice, E extends Event> BotGame future(
      Kernel<S, C, E> kernel, JournalFile past, int at, Fork luck, List<String> bots, Seed seed) {
    Run<S, C, E> run = Replay.whole(kernel, past).timeline().afterInput(at).fork(luck);
    Outcome outcome = Match.play(run, Players.seated(kernel, bots, seed));
    return of(run, bots, outcome, Optional.empty(), 0);
  }

  private static BotGame of(
      Run<?, ?, ?> run, List<String> bots, Outcome outcome, Optional<String> problem, long unsent) {
    Messages plain = Messages.of(run.kernel().game());
    List<String> names = Seating.bots(bots, run.kernel().setup().seats()).names(plain);
    return new BotGame(
        outcome,
        Ending.text(outcome, plain.naming(names)),
        run.tick(),
        run.inputs(),
        run.eventsBefore() + run.events().size(),
        run.hash(),
        problem,
        unsent);
  }

  /** Goes through the run again, step by step, from its recorded past. */
  private static <S, C extends Choice, E extends Event> Optional<String> audited(
      Timeline<S, C, E> timeline) {
    Run<S, C, E> before = timeline.at(0);
    for (long step = 1; step <= timeline.lastStep(); step++) {
      Run<S, C, E> after = timeline.stepped(before.copy());
      Optional<String> problem = Audit.problem(before, after);
      if (problem.isPresent()) return Optional.of("step " + step + ": " + problem.get());
      before = after;
    }
    return Optional.empty();
  }
}
