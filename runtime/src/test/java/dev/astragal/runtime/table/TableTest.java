package dev.astragal.runtime.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.library.RunSpec;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What every client may rely on. */
final class TableTest {
  private static final Seat ADA = Seat.of(0);
  private static final Seat BEN = Seat.of(1);
  private static final Seating TWO_PEOPLE =
      new Seating(List.of(new Chair.Person("Ada"), new Chair.Person("Ben")));
  private static final Seating ADA_AND_A_BOT =
      new Seating(List.of(new Chair.Person("Ada"), new Chair.Bot("random", "")));

  @TempDir Path directory;

  private static Table table(RunSpec spec, Seating seating) {
    return Table.begin(spec, seating, Optional.empty(), Optional.empty());
  }

  private static RunSpec spec(String game) {
    return RunSpec.of(game, Seed.of(7), 2);
  }

  private static Reply takeFirst(Table table, Seat seat) {
    Question question = table.question(seat).orElseThrow();
    return table.take(seat, question.prompt(), question.answers().getFirst());
  }

  private static Reply choose(Table table, Seat seat, String json) {
    return table.answer(
        seat,
        table.question(seat).orElseThrow().prompt(),
        dev.astragal.runtime.content.JsonTrees.read(json, "test"));
  }

  @Test
  void onlyWhoIsAskedHasAQuestion() {
    try (Table table = table(spec("rows"), TWO_PEOPLE)) {
      assertThat(table.question(ADA)).isPresent();
      assertThat(table.question(BEN)).isEmpty();
      assertThat(table.question(Seat.SPECTATOR)).isEmpty();
      assertThat(takeFirst(table, ADA).accepted()).isTrue();
      assertThat(table.question(ADA)).isEmpty();
      assertThat(table.situation().asked()).containsExactly(BEN);
    }
  }

  @Test
  void anAnswerToAnEarlierQuestionIsStaleAndChangesNothing() {
    try (Table table = table(spec("rows"), TWO_PEOPLE)) {
      Question question = table.question(ADA).orElseThrow();
      table.take(ADA, question.prompt(), question.answers().getFirst());
      long hash = table.now().hash();
      Reply late = table.take(ADA, question.prompt(), question.answers().getLast());
      assertThat(late.error().code()).isEqualTo("STALE_PROMPT");
      assertThat(table.now().hash()).isEqualTo(hash);
    }
  }

  @Test
  void whatIsNoChoiceAtAllIsRefusedWithAReason() {
    try (Table table = table(spec("rows"), TWO_PEOPLE)) {
      Reply reply = choose(table, ADA, "{\"nonsense\":1}");
      assertThat(reply.error().code()).isEqualTo("BAD_CHOICE");
      assertThat(table.messages().text(reply.error().why())).contains("cell");
    }
  }

  @Test
  void takingBackIsFreeWhileNobodyElseMovedAndNoDieFell() {
    try (Table table = table(spec("rows"), TWO_PEOPLE)) {
      long before = table.now().hash();
      takeFirst(table, ADA);
      assertThat(table.mayTakeBack(ADA)).isInstanceOf(TakeBack.Free.class);
      assertThat(table.takeBack(ADA).accepted()).isTrue();
      assertThat(table.now().hash()).isEqualTo(before);
      assertThat(table.log(ADA)).isEmpty();
      assertThat(table.takenBack()).isEqualTo(1);
    }
  }

  @Test
  void aDieThatFellIsNotTakenBackByOnePersonAlone() {
    try (Table table = table(spec("dice"), ADA_AND_A_BOT)) {
      choose(table, ADA, "\"ROLL\"");
      assertThat(table.takeBack(ADA).error().code()).isEqualTo("LEARNED_SINCE");
    }
  }

  @Test
  void whatAnAnswerLeadsToIsForeseenWhereItCanBeKnown() {
    try (Table table = table(spec("rows"), TWO_PEOPLE)) {
      Offer first = table.question(ADA).orElseThrow().answers().getFirst();
      long before = table.now().hash();
      var foreseen = table.now().foreseen(ADA, first.choice());
      assertThat(table.now().hash()).isEqualTo(before);
      takeFirst(table, ADA);
      assertThat(foreseen).contains(table.now().screen(ADA));
    }
  }

  @Test
  void aDieIsNotForeseen() {
    try (Table table = table(spec("dice"), TWO_PEOPLE)) {
      Tree roll = dev.astragal.runtime.content.JsonTrees.read("\"ROLL\"", "test");
      assertThat(table.now().foreseen(ADA, roll)).isEmpty();
    }
  }

  @Test
  void anAnswerIsForeseenAsWhoeverGivesItCouldAndNobodyElse() {
    try (Table table = table(spec("cards"), TWO_PEOPLE)) {
      table.pass(1);
      Tree own = table.question(ADA).orElseThrow().answers().getFirst().choice();
      assertThat(table.now().foreseen(ADA, own)).as("a card of one's own").isPresent();
      assertThat(table.now().foreseen(BEN, own)).as("somebody else is asked").isEmpty();
    }
  }

  @Test
  void inPracticeAnythingIsTakenBack() {
    try (Table table = table(spec("dice").asPractice(), ADA_AND_A_BOT)) {
      long before = table.now().hash();
      choose(table, ADA, "\"ROLL\"");
      assertThat(table.mayTakeBack(ADA)).isInstanceOf(TakeBack.Practice.class);
      assertThat(table.takeBack(ADA).accepted()).isTrue();
      assertThat(table.now().hash()).isEqualTo(before);
    }
  }

  @Test
  void whatOthersHaveSeenIsTakenBackOnlyWhenTheyAgree() {
    try (Table table = table(spec("rows"), TWO_PEOPLE)) {
      long before = table.now().hash();
      takeFirst(table, ADA);
      takeFirst(table, BEN);
      assertThat(table.takeBack(ADA).accepted()).isTrue();
      assertThat(table.takeBackAsked()).contains(ADA);
      assertThat(table.now().inputs()).isEqualTo(2);
      assertThat(table.agree(ADA, true).accepted()).isFalse();
      assertThat(table.agree(BEN, true).accepted()).isTrue();
      assertThat(table.now().hash()).isEqualTo(before);
      assertThat(table.takeBackAsked()).isEmpty();
    }
  }

  @Test
  void aRefusalEndsTheAsking() {
    try (Table table = table(spec("rows"), TWO_PEOPLE)) {
      takeFirst(table, ADA);
      takeFirst(table, BEN);
      table.takeBack(ADA);
      table.agree(BEN, false);
      assertThat(table.takeBackAsked()).isEmpty();
      assertThat(table.now().inputs()).isEqualTo(2);
    }
  }

  @Test
  void namesStandWhereSeatsWere() {
    try (Table table = table(spec("rows"), ADA_AND_A_BOT)) {
      assertThat(table.seating().names(table.messages())).containsExactly("Ada", "Random");
      assertThat(table.messages().player(ADA)).isEqualTo("Ada");
    }
  }

  @Test
  void botsThinkAboutTheQuestionTheyWereAsked() {
    try (Table table = table(spec("rows"), ADA_AND_A_BOT)) {
      assertThat(table.next()).isInstanceOf(Next.Nothing.class);
      takeFirst(table, ADA);
      Thought thought = ((Next.Thinking) table.next()).thought();
      assertThat(thought.seat()).isEqualTo(BEN);
      Thought.Answered answered = thought.think();
      assertThat(table.answer(answered).accepted()).isTrue();
      assertThat(table.answer(answered).error().code()).isEqualTo("STALE_PROMPT");
      assertThat(table.situation().asked()).containsExactly(ADA);
    }
  }

  @Test
  void ordersWhileTimeRunsNeedAPause() {
    try (Table table =
        table(RunSpec.of("walk", Seed.of(7), 1), new Seating(List.of(new Chair.Person(""))))) {
      Question running = table.question(ADA).orElseThrow();
      assertThat(running.kind()).isEqualTo(Question.RUNNING);
      Offer whistle = running.commands().getFirst();
      assertThat(table.take(ADA, running.prompt(), whistle).error().code()).isEqualTo("NOT_PAUSED");
      table.tempo().running(false);
      assertThat(table.next()).isInstanceOf(Next.Nothing.class);
      assertThat(table.take(ADA, running.prompt(), whistle).accepted()).isTrue();
      table.tempo().running(true);
      assertThat(table.next()).isInstanceOf(Next.Time.class);
    }
  }

  @Test
  void aLogGoesOnWhereAViewerWas() {
    try (Table table = table(spec("rows"), TWO_PEOPLE)) {
      takeFirst(table, ADA);
      long told = table.told();
      takeFirst(table, BEN);
      List<Told> news = table.log(ADA, told).orElseThrow();
      assertThat(news).hasSize(1);
      assertThat(news.getFirst().telling().who()).isEqualTo(BEN);
      table.takeBack(BEN);
      assertThat(table.log(ADA, told)).as("what was told does not hold any more").isEmpty();
    }
  }

  @Test
  void aDealtHandIsToldToItsOwnerOnly() {
    try (Table table = table(spec("cards"), TWO_PEOPLE)) {
      table.pass(1);
      assertThat(table.log(ADA)).isNotEmpty();
      assertThat(table.log(ADA).getFirst().event()).isNotEqualTo(table.log(BEN).getFirst().event());
      assertThat(table.log(Seat.SPECTATOR)).isEmpty();
    }
  }

  @Test
  void aRunGoesOnWhereItWasLeftWithItsLog() {
    Path file = directory.resolve("run.jsonl");
    long hash;
    List<Told> log;
    try (Table table = Table.begin(spec("rows"), TWO_PEOPLE, file)) {
      takeFirst(table, ADA);
      takeFirst(table, BEN);
      hash = table.now().hash();
      log = table.log(ADA);
    }
    try (Table table = Table.resume(file, TWO_PEOPLE)) {
      assertThat(table.now().hash()).isEqualTo(hash);
      assertThat(table.log(ADA)).isEqualTo(log);
      assertThat(takeFirst(table, ADA).accepted()).isTrue();
    }
  }

  @Test
  void aForkHasThePastUpToItsStepAndLeavesTheOtherAlone() {
    try (Table table = table(spec("rows"), TWO_PEOPLE)) {
      takeFirst(table, ADA);
      long hash = table.now().hash();
      takeFirst(table, BEN);
      try (Table fork = table.fork(1, new Fork.SameLuck(), TWO_PEOPLE, Optional.empty())) {
        assertThat(fork.now().hash()).isEqualTo(hash);
        takeFirst(fork, BEN);
      }
      assertThat(table.now().inputs()).isEqualTo(2);
    }
  }

  @Test
  void aRecordingTellsEachStepWithTheStateBeforeIt() {
    try (Table table = table(spec("dice"), TWO_PEOPLE)) {
      choose(table, ADA, "\"ROLL\"");
      Recording.Step step = table.recording().step(1);
      assertThat(step.before().inputs()).isZero();
      assertThat(step.input().orElseThrow().choice()).isEqualTo(Tree.of("ROLL"));
      assertThat(step.draws()).hasSize(1);
      assertThat(table.recording().told(ADA, 0, 1)).hasSameSizeAs(table.log(ADA));
    }
  }

  @Test
  void everybodyMovesOneSeatOnForARematch() {
    assertThat(TWO_PEOPLE.rotated().chairs().getFirst().name()).isEqualTo("Ben");
  }
}
