package dev.astragal.runtime.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.player.Player;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.replay.Replay;
import dev.astragal.runtime.samples.Dice;
import dev.astragal.runtime.samples.Tables;
import dev.astragal.runtime.samples.Walk;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class WitnessTest {
  @TempDir private Path directory;

  /** Writes down what it hears. */
  private static final class Story<E extends Event> implements Witness<E> {
    private final List<String> told = new ArrayList<>();

    @Override
    public void happened(long line, long tick, E event) {
      told.add(line + " " + tick + " " + event);
    }

    @Override
    public void takenBack(long line, long to) {
      told.add(line + " back to " + to);
    }

    @Override
    public void ended(long line, Outcome outcome, long hash) {
      told.add(line + " ended " + outcome.code() + " " + hash);
    }
  }

  @Test
  void aReplayTellsTheStoryTheSessionToldWithTimeAndTakingBack() {
    for (int seed = 1; seed <= 12; seed++) {
      assertThat(sameStory(new Dice(), seed)).anyMatch(line -> line.contains(" back to "));
      assertThat(sameStory(new Walk(), seed)).isNotEmpty();
    }
  }

  @Test
  void timeThatPassedIsToldOnlyWithTheLineThatMakesItCertain() {
    Kernel<?, ?, ?> kernel = Tables.kernel(new Walk());
    assertThat(toldBeforeTheNextLine(kernel)).isEmpty();
  }

  private <S, C extends Choice, E extends Event> List<String> toldBeforeTheNextLine(
      Kernel<S, C, E> kernel) {
    Path file = directory.resolve("time.jsonl");
    Story<E> story = new Story<>();
    try (Session<S, C, E> session =
        Session.begin(kernel, Tables.spec(kernel.game(), 5), Optional.of(file))) {
      session.tell(story);
      List<String> heardAtOnce = new ArrayList<>();
      session.listen(event -> heardAtOnce.add(event.kind()));
      while (heardAtOnce.isEmpty() && session.run().status() instanceof Status.Running<C>)
        session.advance(1);
      assertThat(heardAtOnce).isNotEmpty();
    }
    return story.told;
  }

  private <S, C extends Choice, E extends Event> List<String> sameStory(
      Game<S, C, E> game, int seed) {
    Kernel<S, C, E> kernel = Tables.kernel(game);
    Path file = directory.resolve(game.manifest().id() + seed + ".jsonl");
    Story<E> live = new Story<>();
    try (Session<S, C, E> session =
        Session.begin(kernel, Tables.spec(game, seed), Optional.of(file))) {
      session.tell(live);
      play(session, new Random(seed));
    }
    Story<E> again = new Story<>();
    assertThat(Replay.witnessed(kernel, JournalReader.read(file), List.of(again)).divergence())
        .isEmpty();
    assertThat(again.told).isEqualTo(live.told);
    assertThat(JournalReader.read(file).lines()).anyMatch(JournalLine.Input.class::isInstance);
    return live.told;
  }

  private static <S, C extends Choice, E extends Event> void play(
      Session<S, C, E> session, Random luck) {
    List<Player<S, C, E>> players =
        Players.seated(session.kernel(), List.of(Players.RANDOM), session.spec().seed());
    int undone = 0;
    for (int step = 0; step < 5_000 && session.outcome().isEmpty(); step++) {
      boolean undoable =
          session.kernel().manifest().undo() && session.timeline().inputs() > 0 && undone < 20;
      if (undoable && luck.nextInt(6) == 0) {
        session.undo();
        undone++;
        continue;
      }
      switch (session.run().status()) {
        case Status.Awaiting<C>(Prompt<C> prompt) -> {
          var seat = prompt.firstSeat();
          C choice = players.get(seat.index()).answer(session.run(), seat, prompt);
          session.submit(new Answer<>(session.run().promptId(), seat, choice));
        }
        case Status.Running<C> _ -> session.advance(1 + luck.nextInt(3));
        case Status.Finished<C> _ -> {}
      }
    }
  }
}
