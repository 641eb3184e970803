package dev.astragal.runtime.kit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Features;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Rules;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.runtime.audit.Watch;
import dev.astragal.runtime.fuzz.Fuzz;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.samples.Auction;
import dev.astragal.runtime.samples.Bids;
import dev.astragal.runtime.samples.Cards;
import dev.astragal.runtime.samples.Dice;
import dev.astragal.runtime.samples.Rows;
import dev.astragal.runtime.samples.Tables;
import dev.astragal.runtime.samples.Walk;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Faults that random games alone do not show, each found by the kit and where it can by fuzz. */
final class NotFooledTest {
  private static final Duration SOON = Duration.ofSeconds(1);

  @TempDir private Path directory = Path.of("");

  @Test
  void aSecretChoiceThatEverybodyIsTold() {
    assertThat(problems(new Auction(false))).isEmpty();
    caught(new Auction(true), "can tell what seat 0 answers to 'bid': [Bid[who=");
    assertThat(fuzzed(new Auction(true)).message()).contains("answers to 'bid'");
  }

  @Test
  void aQuestionWithTheNumberOfAnEarlierOne() {
    assertThat(problems(new Bids())).noneMatch(problem -> problem.startsWith("numbers"));
    Game<?, ?, ?> repeating =
        new Rows() {
          @Override
          public Status<Put> status(Board board) {
            return super.status(board) instanceof Status.Awaiting<Put>(Prompt<Put> prompt)
                ? new Status.Awaiting<>(prompt.numbered(1))
                : super.status(board);
          }
        };
    caught(
        repeating,
        "numbers: prompt 'put' has the number of an earlier one, 1: a late answer of seat 0");
    Fuzz.Failure failure = fuzzed(repeating);
    assertThat(failure.message()).contains("has the number of an earlier one");
    assertThat(failure.shrunk()).isEqualTo(2);
  }

  @Test
  void aNumberForLearnersThatKnowsASecret() {
    Game<?, ?, ?> telling =
        new Cards() {
          @Override
          public void features(Deal deal, Seat viewer, Features out) {
            for (int i = 0; i < 4; i++)
              out.add("card", i < deal.cards().size() ? deal.cards().get(i) : -1);
          }
        };
    caught(telling, "can tell a secret from its feature");
    assertThat(fuzzed(telling).message()).contains("can tell a secret from its feature");
  }

  @Test
  void whatIsWatchedIsAllOfTheRules() {
    Class<?> watched = new Watch(SOON).over(Tables.kernel(new Dice())).rules().getClass();
    assertThat(methods(watched)).containsAll(methods(Rules.class));
  }

  private static Set<String> methods(Class<?> type) {
    return Arrays.stream(type.getDeclaredMethods())
        .filter(method -> !method.isSynthetic())
        .map(Method::getName)
        .collect(Collectors.toSet());
  }

  @Test
  void aRuleThatOnlyBearsAnswersInTheOrderOfSeats() {
    Game<?, ?, ?> impatient =
        new Bids() {
          @Override
          public void choose(Round round, Bid bid, Turn<Round, Made> turn) {
            if (turn.seat().index() == 1 && round.bids().get(0) < 0)
              throw new IllegalStateException("seat 0 has not answered");
            super.choose(round, bid, turn);
          }
        };
    caught(impatient, "IllegalStateException: seat 0 has not answered at " + getClass().getName());
    assertThat(fuzzed(impatient).message()).contains("seat 0 has not answered at ");
  }

  @Test
  void aDealThatIsHiddenInTheLogAndNeverDealtAnew() {
    Game<?, ?, ?> forgetful =
        new Cards() {
          @Override
          public Screen present(Deal deal, Seat viewer) {
            return Screen.of(Panel.text("hand", Msg.literal(deal.cards().toString())));
          }

          @Override
          public Deal redeal(Deal deal, Seat viewer, Rng rng) {
            return deal;
          }
        };
    caught(forgetful, "secrecy: what Dealt keeps from seat 0 is never dealt anew by redeal");
    assertThat(fuzzed(forgetful).message()).contains("is never dealt anew by redeal");
  }

  @Test
  void theOrderOfAHashSet() {
    caught(
        new Rows() {
          @Override
          protected Choices<Put> puts(Board board) {
            Set<Put> puts = new HashSet<>(super.puts(board).list());
            return Choices.of(List.copyOf(puts));
          }
        },
        "uses java.util.HashSet: its order is an accident");
  }

  @Test
  void luckThatAChoiceSaysItDoesNotNeed() {
    Stream weather = Stream.of("weather");
    Game<?, ?, ?> foreign =
        new Dice() {
          @Override
          public Manifest manifest() {
            return super.manifest().streams(DICE, weather);
          }

          @Override
          public Optional<List<Stream>> streams(Move move) {
            return Optional.of(List.of(DICE));
          }

          @Override
          public void choose(Table table, Move move, Turn<Table, Happening> turn) {
            turn.rng(weather).roll(6);
            super.choose(table, move, turn);
          }
        };
    caught(foreign, "a rule drew from 'weather'; declared here are only [dice]");
    assertThat(fuzzed(foreign).message()).contains("a rule drew from 'weather'");
  }

  @Test
  void anEndlessLoopIsReportedWithItsLine() {
    Game<?, ?, ?> endless =
        new Dice() {
          @Override
          public void choose(Table table, Move move, Turn<Table, Happening> turn) {
            while (move == Move.BANK) Thread.onSpinWait();
            super.choose(table, move, turn);
          }
        };
    assertThat(GameKit.problems(endless, List.of(), 1, SOON))
        .anySatisfy(
            found ->
                assertThat(found)
                    .contains("choose did not come back within 1 s: ")
                    .contains("NotFooledTest.java:"));
    Fuzz.Failure failure = fuzzed(endless, SOON);
    assertThat(failure.message()).contains("choose did not come back").contains(".java:");
    assertThat(JournalReader.read(failure.journal()).header().spec().seed())
        .isEqualTo(failure.seed());
  }

  @Test
  void eventsWithoutEnd() {
    Game<?, ?, ?> endless =
        new Walk() {
          @Override
          public void choose(Trip path, Order order, Turn<Trip, Deed> turn) {
            while (true) super.choose(path, order, turn);
          }
        };
    caught(endless, "choose does not come to an end: ");
  }

  @Test
  void aQuestionWithoutAnAnswer() {
    Game<?, ?, ?> mute =
        new Rows() {
          @Override
          protected Choices<Put> puts(Board board) {
            return super.puts(board).size() > 5 ? super.puts(board) : Choices.none();
          }
        };
    Fuzz.Failure failure = fuzzed(mute);
    caught(mute, "ends: prompt 'put' offers seat 0 nothing to choose");
    assertThat(failure.message()).matches("prompt 'put' offers seat . nothing to choose");
    assertThat(failure.shrunk()).isEqualTo(4);
    assertThat(JournalReader.read(failure.journal()).lines()).hasSize(4);
  }

  @Test
  void aGameThatDependsOnWhatWasPlayedBefore() {
    assertThat(
            fuzzed(
                    new Dice() {
                      private int rolls;

                      @Override
                      public void choose(Table table, Move move, Turn<Table, Happening> turn) {
                        if (move == Move.ROLL)
                          turn.emit(new Rolled(table.mover(), 2 + rolls++ % 5));
                        else super.choose(table, move, turn);
                      }
                    })
                .message())
        .contains("come out differently");
  }

  private Fuzz.Failure fuzzed(Game<?, ?, ?> game) {
    return fuzzed(game, Watch.PATIENCE);
  }

  private Fuzz.Failure fuzzed(Game<?, ?, ?> game, Duration patience) {
    return Fuzz.run(
            Tables.kernel(game),
            Tables.spec(game, 1),
            List.of(),
            100,
            directory,
            done -> {},
            patience)
        .failure()
        .orElseThrow();
  }

  private static List<String> problems(Game<?, ?, ?> game) {
    return GameKit.problems(game, List.of(), 2).stream()
        .filter(problem -> !problem.startsWith("messages"))
        .toList();
  }

  private static void caught(Game<?, ?, ?> broken, String problem) {
    assertThat(GameKit.problems(broken, List.of(), 2))
        .anySatisfy(found -> assertThat(found).contains(problem));
  }
}
