package dev.astragal.kernel.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.ScriptedRng;
import dev.astragal.kernel.run.Lantern.Happening;
import dev.astragal.kernel.run.Lantern.Move;
import dev.astragal.kernel.run.Lantern.State;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreePath;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Kernel.apply: its gates in order, and what a refusal costs. */
class GateTest {
  private static final Seat ASKED = Seat.of(1);
  private static final Seat NOT_ASKED = Seat.of(0);
  private static final Move ILLEGAL = new Move.Refill(99);
  private static final Move LEGAL = new Move.Refill(2);

  private final Kernel<State, Move, Happening> kernel = Lantern.kernel();

  @Test
  void aLegalAnswerIsCarriedOutOnACopy() {
    Run<State, Move, Happening> previous = asked();
    String before = fingerprint(previous);
    Applied<State, Move, Happening> applied = apply(previous, 0, ASKED, LEGAL);
    assertThat(applied.success()).isTrue();
    assertThat(applied.errors()).isEmpty();
    assertThat(applied.events()).containsExactly(new Happening.Refilled(2));
    assertThat(applied.next().state().asked()).isFalse();
    assertThat(applied.next().inputs()).isEqualTo(1);
    assertThat(fingerprint(previous)).isEqualTo(before);
  }

  @Test
  void anUnsoundStateIsRefusedBeforeAnythingElse() {
    Run<State, Move, Happening> unsound = with(finished(), "oil", Tree.of(-5000));
    assertRefused(unsound, 99, Seat.SPECTATOR, ILLEGAL, "INVALID_STATE");
    assertThat(apply(unsound, 0, ASKED, LEGAL).errors())
        .containsExactly(Rejection.of("INVALID_STATE", "[OIL] the lantern holds -5000"));
  }

  @Test
  void aFinishedGameTakesNoAnswerWhateverItSays() {
    assertRefused(finished(), 99, Seat.SPECTATOR, ILLEGAL, "GAME_OVER");
  }

  @Test
  void aStalePromptIsRefusedBeforeTheSeatIsLookedAt() {
    assertRefused(asked(), 99, Seat.SPECTATOR, ILLEGAL, "STALE_PROMPT");
    assertThat(apply(asked(), 99, ASKED, LEGAL).errors())
        .containsExactly(Rejection.because("STALE_PROMPT", "quoted", 99L, "current", 0L));
  }

  @Test
  void aSeatThatIsNotAskedIsRefusedBeforeTheChoiceIsLookedAt() {
    assertRefused(asked(), 0, NOT_ASKED, ILLEGAL, "NOT_YOUR_TURN");
    assertRefused(asked(), 0, Seat.SPECTATOR, LEGAL, "NOT_YOUR_TURN");
    assertRefused(asked(), 0, Seat.of(31), LEGAL, "NOT_YOUR_TURN");
  }

  @Test
  void anIllegalChoiceIsRefusedWithItsReason() {
    assertRefused(asked(), 0, ASKED, ILLEGAL, "ILLEGAL_CHOICE");
  }

  @Test
  void aRuleMayStillRefuseAfterItDrewAndEmitted() {
    assertRefused(asked(), 0, ASKED, new Move.Sulk(), "NO_SULKING");
  }

  @Test
  void aChoiceThatBreaksAnInvariantIsRolledBack() {
    assertRefused(asked(), 0, ASKED, new Move.Spill(), "POST_INVARIANT_FAILED");
  }

  @Test
  void whileAQuestionStandsCommandsMayBeGivenByThoseAsked() {
    Applied<State, Move, Happening> applied = apply(asked(), 0, ASKED, new Move.Gather());
    assertThat(applied.success()).isTrue();
    assertThat(applied.next().status()).isInstanceOf(Status.Awaiting.class);
    assertThat(applied.next().promptId()).isEqualTo(1);
    assertRefused(asked(), 0, NOT_ASKED, new Move.Gather(), "NOT_YOUR_TURN");
  }

  @Test
  void commandsAreTakenBetweenAnyTwoTicksFromThoseAtTheTable() {
    Run<State, Move, Happening> run = kernel.begin(Seed.of(1));
    assertThat(apply(run, 0, Seat.of(0), new Move.Gather()).success()).isTrue();
    assertRefused(run, 0, Seat.SPECTATOR, new Move.Gather(), "NOT_AT_TABLE");
    assertRefused(run, 0, Seat.of(2), new Move.Gather(), "NOT_AT_TABLE");
    assertRefused(run, 0, Seat.of(0), LEGAL, "ILLEGAL_CHOICE");
    run.advance(3);
    assertRefused(run, 99, Seat.of(0), new Move.Gather(), "STALE_PROMPT");
    assertThat(apply(run, 0, Seat.of(0), new Move.Gather()).success()).isTrue();
  }

  @Test
  void anOwnedStateIsNeverChangedByARefusalOrAStep() {
    Kernel<Furnace.Ovens, Furnace.Feed, Furnace.Fed> furnace = Furnace.kernel();
    Run<Furnace.Ovens, Furnace.Feed, Furnace.Fed> run = furnace.begin(Seed.of(1));
    run.luck().replace(Furnace.COAL, new ScriptedRng("coal", 6, 6, 1, 5, 6));
    run.choose(Seat.of(0), new Furnace.Feed(0));
    run.choose(Seat.of(0), new Furnace.Feed(0));
    long hash = run.hash();
    var refused = furnace.apply(run, new Answer<>(2, Seat.of(0), new Furnace.Feed(0)));
    assertThat(refused.errors()).extracting(Rejection::code).containsExactly("UNLUCKY");
    assertThat(refused.next()).isSameAs(run);
    assertThat(run.hash()).isEqualTo(hash);
    assertThat(run.state().heat).containsExactly(12, 0, 0);
    var accepted = furnace.apply(run, new Answer<>(2, Seat.of(0), new Furnace.Feed(1)));
    assertThat(accepted.next().state().heat).containsExactly(12, 1, 0);
    assertThat(run.hash()).isEqualTo(hash);
    assertThat(run.state().heat).containsExactly(12, 0, 0);
    run.luck().replace(Furnace.COAL, new ScriptedRng("coal", 5));
    hash = run.hash();
    var broken = furnace.apply(run, new Answer<>(2, Seat.of(0), new Furnace.Feed(0)));
    assertThat(broken.errors())
        .containsExactly(Rejection.of("POST_INVARIANT_FAILED", "[SEVENTEEN] an oven has heat 17"));
    assertThat(run.hash()).isEqualTo(hash);
  }

  @Test
  void aGameMayRecordRefusals() {
    Kernel<State, Move, Happening> recording = Lantern.kernel(new Lantern(true));
    Run<State, Move, Happening> previous = recording.begin(Seed.of(1));
    previous.advance(100);
    String before = fingerprint(previous);
    List<Long> luck = previous.luck().positions();
    for (Move refusedMove : List.of(ILLEGAL, new Move.Sulk(), new Move.Spill())) {
      var applied = recording.apply(previous, new Answer<>(0, ASKED, refusedMove));
      assertThat(applied.success()).isFalse();
      assertThat(applied.events())
          .containsExactly(new Happening.Complained(applied.errors().getFirst().code()));
      assertThat(applied.next().state().complaints()).isEqualTo(1);
      assertThat(applied.next().inputs()).isEqualTo(1);
      assertThat(applied.next().luck().positions()).isEqualTo(luck);
      assertThat(fingerprint(previous)).isEqualTo(before);
    }
  }

  @Test
  void aRecordedRefusalIsRepeatedInPlace() {
    Kernel<State, Move, Happening> recording = Lantern.kernel(new Lantern(true));
    Run<State, Move, Happening> run = recording.begin(Seed.of(1));
    run.advance(3);
    Answer<Move> stale = new Answer<>(7, Seat.of(0), new Move.Gather());
    Run<State, Move, Happening> expected = recording.apply(run, stale).next();
    run.repeatRefusal(stale);
    assertThat(run.hash()).isEqualTo(expected.hash());
    assertThat(run.snapshot()).isEqualTo(expected.snapshot());
    assertThatThrownBy(() -> run.repeatRefusal(new Answer<>(1, Seat.of(0), new Move.Gather())))
        .hasMessageEndingWith("was recorded as refused with a trace, and is not");
  }

  @Test
  void recordingARefusalMustNotDraw() {
    DrawingRefusals game = new DrawingRefusals();
    var drawing = Kernel.of(game, Setup.of(game.manifest(), 1));
    Answer<Furnace.Feed> stale = new Answer<>(5, Seat.of(0), new Furnace.Feed(0));
    assertThatThrownBy(() -> drawing.apply(drawing.begin(Seed.of(1)), stale))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("a refusal must not draw luck");
  }

  @Test
  void aTableOfTheWrongSizeIsRefused() {
    Lantern game = new Lantern(false);
    assertThatThrownBy(() -> Kernel.of(game, Setup.of(game.manifest(), 3)))
        .hasMessage("lantern is for 2 to 2 seats, not 3");
  }

  private Run<State, Move, Happening> asked() {
    Run<State, Move, Happening> run = kernel.begin(Seed.of(1));
    assertThat(run.advance(100).stop()).isInstanceOf(Stop.Interrupted.class);
    return run;
  }

  private Run<State, Move, Happening> finished() {
    return with(kernel.begin(Seed.of(1)), "mile", Tree.of(Lantern.GOAL));
  }

  private static Run<State, Move, Happening> with(
      Run<State, Move, Happening> run, String path, Tree value) {
    return run.withState(TreePath.parse(path).replace(run.view(), value));
  }

  private Applied<State, Move, Happening> apply(
      Run<State, Move, Happening> run, long prompt, Seat seat, Move move) {
    return kernel.apply(run, new Answer<>(prompt, seat, move));
  }

  /** Refused for exactly this reason, with nothing drawn, nothing moved and no trace. */
  private void assertRefused(
      Run<State, Move, Happening> run, long prompt, Seat seat, Move move, String code) {
    String before = fingerprint(run);
    Applied<State, Move, Happening> applied = apply(run, prompt, seat, move);
    assertThat(applied.success()).isFalse();
    assertThat(applied.errors()).extracting(Rejection::code).containsExactly(code);
    assertThat(applied.events()).isEmpty();
    assertThat(applied.next()).isSameAs(run);
    assertThat(fingerprint(run)).isEqualTo(before);
  }

  static <S, C extends Choice, E extends Event> String fingerprint(Run<S, C, E> run) {
    return run.hash()
        + " "
        + run.luck().positions()
        + " "
        + run.inputs()
        + " "
        + run.tick()
        + " "
        + run.view().text();
  }

  /** Records refusals with a die, which it must not. */
  private static final class DrawingRefusals extends Furnace {
    @Override
    public void refused(
        Furnace.Ovens ovens,
        Furnace.Feed feed,
        List<Rejection> reasons,
        Turn<Furnace.Ovens, Furnace.Fed> turn) {
      turn.emit(new Furnace.Fed(0, turn.rng(Furnace.COAL).roll(6)));
    }
  }
}
