package dev.astragal.web.inspect;

import dev.astragal.cli.Seating;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Applied;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.player.Player;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.timeline.Timeline;
import dev.astragal.web.json.Form;
import dev.astragal.web.json.Refusal;
import java.util.List;
import java.util.Optional;

/**
 * Another future somebody asks for.
 *
 * @param at the step to leave at
 * @param same whether the same dice fall
 * @param salt which of all other lucks
 * @param choice what is chosen first instead
 * @param play whether bots play to the end
 */
record Forking(
    long at, boolean same, long salt, Optional<Tree> choice, Optional<String> bot, boolean play) {
  /** A fork that is not over by then stops there. */
  static final int STEPS_MAX = 20_000;

  private static final int NAME_LENGTH_MAX = 64;

  static Forking read(Form form) {
    long at = form.whole("at", 0, Long.MAX_VALUE);
    String luck = form.optionalText("luck", NAME_LENGTH_MAX).orElse("same");
    if (!luck.equals("same") && !luck.equals("new"))
      throw Refusal.badField("luck", "must be same or new");
    Forking forking =
        new Forking(
            at,
            luck.equals("same"),
            form.optionalWhole("salt", 0, Long.MAX_VALUE).orElse(1L),
            form.optionalAny("choice"),
            form.optionalText("bot", NAME_LENGTH_MAX).filter(name -> !name.isEmpty()),
            form.flag("play", true));
    form.end();
    return forking;
  }

  Origin origin(String id, Origin left) {
    String luck = same ? "same" : "new";
    return new Origin(
        id,
        left.name() + ", forked at " + at + " with " + luck + " luck",
        "fork",
        left.spec(),
        Optional.of(new Origin.Parent(left.id(), at, luck)));
  }

  <S, C extends Choice, E extends Event> Past<S, C, E> played(
      Past<S, C, E> past, Optional<C> first) {
    Kernel<S, C, E> kernel = past.kernel();
    Run<S, C, E> run = past.at(at).fork(same ? new Fork.SameLuck() : new Fork.NewLuck(salt));
    if (run.status() instanceof Status.Running<C> && first.isPresent()) {
      run.requestPause();
      run.advance(0);
    }
    Timeline<S, C, E> timeline = new Timeline<>(kernel, run);
    if (first.isPresent()) run = answered(timeline, run, asked(run), first.get());
    if (play) playOn(timeline, run);
    return new Past<>(Optional.of(past), timeline);
  }

  private <S, C extends Choice, E extends Event> void playOn(
      Timeline<S, C, E> timeline, Run<S, C, E> start) {
    List<Player<S, C, E>> players = players(start.kernel());
    Run<S, C, E> run = start;
    while (timeline.lastStep() - timeline.firstStep() < STEPS_MAX) {
      switch (run.status()) {
        case Status.Finished<C> _ -> {
          return;
        }
        case Status.Running<C> _ -> run.advance(1, timeline::passed);
        case Status.Awaiting<C>(Prompt<C> prompt) -> {
          Seat seat = prompt.firstSeat();
          run = answered(timeline, run, seat, players.get(seat.index()).answer(run, seat, prompt));
        }
      }
    }
  }

  private <S, C extends Choice, E extends Event> List<Player<S, C, E>> players(
      Kernel<S, C, E> kernel) {
    try {
      return Players.seated(
          kernel, List.of(bot.orElse(Seating.usual(kernel.game()))), Seed.of(salt));
    } catch (BadInputException e) {
      throw Refusal.badField("bot", String.valueOf(e.getMessage()));
    }
  }

  private static <S, C extends Choice, E extends Event> Run<S, C, E> answered(
      Timeline<S, C, E> timeline, Run<S, C, E> run, Seat seat, C choice) {
    Answer<C> answer = new Answer<>(run.promptId(), seat, choice);
    long tick = run.tick();
    Applied<S, C, E> applied = run.kernel().apply(run, answer);
    if (!applied.success()) throw new Refusal(409, applied.errors().getFirst());
    timeline.append(new Timeline.Recorded<>(tick, answer, false), applied.next());
    return applied.next();
  }

  private static <C extends Choice> Seat asked(Run<?, C, ?> run) {
    return run.status() instanceof Status.Awaiting<C>(Prompt<C> prompt)
        ? prompt.firstSeat()
        : Seat.of(0);
  }
}
