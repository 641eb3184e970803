package dev.astragal.runtime.kit;

import static org.assertj.core.api.Assertions.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.screen.Cell;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Thing;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.runtime.samples.Bids;
import dev.astragal.runtime.samples.Cards;
import dev.astragal.runtime.samples.Dice;
import dev.astragal.runtime.samples.LooseChoices;
import dev.astragal.runtime.samples.Rows;
import dev.astragal.runtime.samples.Tables;
import dev.astragal.runtime.samples.Unwritten;
import dev.astragal.runtime.samples.Walk;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each way to break the contract is caught by the check that is there for it. */
final class GameKitTest {
  @Test
  void silentMutationInAChoice() {
    caught(
        new Walk() {
          @Override
          public void choose(Trip path, Order order, Turn<Trip, Deed> turn) {
            super.choose(path, order, turn);
            path.whistles += 3;
          }
        },
        "rebuild: the state changed without an event: whistles: ");
  }

  @Test
  void silentMutationInATick() {
    caught(
        new Walk() {
          @Override
          public void tick(Trip path, Turn<Trip, Deed> turn) {
            super.tick(path, turn);
            path.last[2] = -1;
          }
        },
        "rebuild: the state changed without an event: last[2]: ");
  }

  @Test
  void undeclaredStream() {
    caught(
        new Dice() {
          @Override
          public void choose(Table table, Move move, Turn<Table, Happening> turn) {
            turn.rng(Stream.of("weather")).roll(6);
            super.choose(table, move, turn);
          }
        },
        "UndeclaredStreamException");
  }

  @Test
  void leakOnTheScreen() {
    caught(
        new Cards() {
          @Override
          public Screen present(Deal deal, Seat viewer) {
            return Screen.of(Panel.text("hand", Msg.literal(deal.cards().toString())));
          }
        },
        "sees a secret on its screen");
  }

  @Test
  void leakWhileConsideringAChoice() {
    caught(
        new Cards() {
          @Override
          public Screen preview(Deal deal, Play play, Seat viewer) {
            int theirs = deal.cards().get((1 - viewer.index()) * HAND);
            return Screen.of(Panel.text("hand", Msg.literal("would meet " + theirs)));
          }
        },
        "sees a secret while it considers ");
  }

  @Test
  void aPreviewThatTurnsTheScreenUpsideDown() {
    caught(
        new Rows() {
          @Override
          public Screen preview(Board board, Put put, Seat viewer) {
            return Screen.of();
          }
        },
        "shows other panels than before");
  }

  @Test
  void leakThroughAPrompt() {
    caught(
        new Cards() {
          @Override
          protected Msg why(Deal deal) {
            int theirs = (1 - deal.mover()) * HAND;
            return Msg.of("prompt.play", "beware", deal.cards().get(theirs));
          }
        },
        "can tell a secret from what it may choose at prompt 'play'");
  }

  @Test
  void anEventThatTellsTooMuch() {
    caught(new Gossip(), "is told a secret: ");
  }

  @Test
  void anAnswerOthersCanSeeBeforeTheyHaveAnswered() {
    caught(
        new Bids() {
          @Override
          public Screen present(Round round, Seat viewer) {
            return Screen.of(Panel.text("bid", Msg.literal(round.bids().toString())));
          }

          @Override
          public Round redeal(Round round, Seat viewer, Rng rng) {
            return round;
          }
        },
        "secrecy: spectator can tell what seat ");
  }

  @Test
  void anAnswerThatChangesWhatOthersAreAsked() {
    caught(
        new Bids() {
          @Override
          public Status<Bid> status(Round round) {
            Status<Bid> fair = super.status(round);
            int first = round.bids().get(0);
            if (first < 0 || !(fair instanceof Status.Awaiting<Bid>(Prompt<Bid> prompt)))
              return fair;
            return new Status.Awaiting<>(prompt.because(Msg.of("prompt.bid", "against", first)));
          }

          @Override
          public Round redeal(Round round, Seat viewer, Rng rng) {
            return round;
          }
        },
        "seat 1 can tell what seat 0 answers to 'bid': it is asked otherwise");
  }

  @Test
  void anAnswerThatMakesAnothersStale() {
    caught(
        new Bids() {
          @Override
          public Status<Bid> status(Round round) {
            return super.status(round) instanceof Status.Awaiting<Bid>(Prompt<Bid> prompt)
                ? new Status.Awaiting<>(prompt.numbered(round.bids().sum()))
                : super.status(round);
          }
        },
        " makes one of seat ");
  }

  @Test
  void aGameThatNeverEnds() {
    caught(
        new Dice() {
          @Override
          public Manifest manifest() {
            return super.manifest().limits(300, 0);
          }

          @Override
          public void choose(Table table, Move move, Turn<Table, Happening> turn) {
            turn.emit(new Banked(table.mover(), 0));
          }
        },
        "ends: a random game did not end by itself but was ended as 'limit' at input 300");
  }

  @Test
  void choicesInChangingOrder() {
    caught(
        new Rows() {
          private boolean turned;

          @Override
          protected Choices<Put> puts(Board board) {
            List<Put> puts = new ArrayList<>(super.puts(board).list());
            turned = !turned;
            if (turned) Collections.reverse(puts);
            return Choices.of(puts);
          }
        },
        "choices: prompt 'put' lists its choices in changing order");
  }

  @Test
  void aChoiceThatIsListedButRefused() {
    caught(
        new Rows() {
          @Override
          public void choose(Board board, Put put, Turn<Board, Placed> turn) {
            if (put.cell() == 4) throw turn.refuse(Rejection.of("NOT_THE_MIDDLE", "not there"));
            super.choose(board, put, turn);
          }
        },
        "choices: prompt 'put' lists Put[cell=4] but refuses it: ");
  }

  @Test
  void aChoiceThatIsJudgedOtherwiseThanListed() {
    caught(
        new Rows() {
          @Override
          protected Choices<Put> puts(Board board) {
            Choices<Put> all = super.puts(board);
            return new LooseChoices<>(Choices.of(all.list().subList(0, 1)), all);
          }
        },
        "otherwise than it lists it");
  }

  @Test
  void aBotThatLooksAtTheOthersCards() {
    caught(
        new Cards() {
          @Override
          public List<Bot<Deal, Play>> bots() {
            return List.of(
                Bot.of(
                    "peeping",
                    (deal, seat, prompt, rng) ->
                        prompt
                            .choices(seat)
                            .get(
                                Math.floorMod(
                                    deal.cards().get((1 - seat.index()) * HAND + 1),
                                    prompt.choices(seat).size()))));
          }
        },
        "bots: bot peeping knows a secret");
  }

  @Test
  void aBotThatAnswersIllegally() {
    caught(
        new Dice() {
          @Override
          public List<Bot<Table, Move>> bots() {
            return List.of(Bot.of("thief", (table, seat, prompt, rng) -> Move.STEAL));
          }
        },
        "bots: bot thief chose STEAL, which is not legal");
  }

  @Test
  void aManifestThatChanges() {
    caught(
        new Dice() {
          private int asked;

          @Override
          public Manifest manifest() {
            return super.manifest().limits(1_000 + asked++, 0);
          }
        },
        "manifest: it is not always the same");
  }

  @Test
  void sentencesNobodyWrote() {
    assertThat(GameKit.problems(new Unwritten(), List.of(), 1))
        .element(0, as(InstanceOfAssertFactories.STRING))
        .startsWith("messages: the message bundle has no sentence for 'unwritten' (");
    caught(
        new Speechless(),
        "messages: the message bundle has no sentence for 'choice.Mumble', 'event.Mumbled'");
  }

  @Test
  void whatLooksLikeCodeIsNoWords() {
    for (String code :
        List.of(
            "You hold [6]",
            "Take the {thing}",
            "It is FULL_MOON",
            "You ROLL the die",
            "The lamp is true",
            "seat 0 wins",
            "Buy coldStreak",
            "Two  spaces")) assertThat(WordsCheck.fault(code, Set.of("ROLL"))).as(code).isPresent();
    for (String words : List.of("Roll the die", "HP 3 of 5", "Player 1 has 3-4 points, A to Z"))
      assertThat(WordsCheck.fault(words, Set.of("ROLL"))).as(words).isEmpty();
  }

  @Test
  void oneOfSomethingDoesNotHaveTheWordForMany() {
    Set<String> many = Set.of("days", "hit points");
    for (String wrong : List.of("1 days to go", "Lost: 1 hit points.", "2 and 1 hit points"))
      assertThat(WordsCheck.miscounted(wrong, many)).as(wrong).isPresent();
    for (String right : List.of("1 day", "21 days", "0.1 days", "1 of 2 days", "Player 1 days"))
      assertThat(WordsCheck.miscounted(right, many)).as(right).isEmpty();
  }

  @Test
  void wordsThatAreCodeAreToldWithTheirKeyAndText() {
    wordless(
        new Dice() {
          @Override
          public Screen present(Table table, Seat viewer) {
            return Screen.of(Panel.text("scores", Msg.literal("scores " + List.of(6))));
          }
        },
        "messages.properties, a literal (panel scores) has a list as Java writes it, '[6]', in");
    wordless(
        new Dice() {
          @Override
          public Wording word(Table table, Move move, Seat viewer) {
            return Wording.of("at-risk");
          }
        },
        "messages.properties, 'at-risk' (prompt move, choice choice.ROLL) has a place nobody"
            + " filled, '{points}', in \"{points} points at risk\"");
    wordless(
        new Dice() {
          @Override
          public Wording word(Table table, Move move, Seat viewer) {
            return Wording.of("choice.ROLL").note("note", "good", Move.BANK);
          }
        },
        "messages.properties has no 'word.BANK' (prompt move, choice choice.ROLL, NOTE)");
  }

  @Test
  void twoSuggestionsAreNone() {
    wordless(
        new Dice() {
          @Override
          public Wording word(Table table, Move move, Seat viewer) {
            return super.word(table, move, viewer).suggested();
          }
        },
        "prompt move suggests 2 choices, not at most one");
  }

  @Test
  void thingsThatAreTakenForEachOther() {
    wordless(
        new Dice() {
          @Override
          public Screen present(Table table, Seat viewer) {
            return Screen.of(
                Panel.grid("board", 2, 1, cell -> Cell.of('d').showing(Thing.of("ROLL"))));
          }
        },
        "panel board shows two things with the id 'ROLL'");
    wordless(
        new Dice() {
          @Override
          public Screen present(Table table, Seat viewer) {
            return Screen.of(
                Panel.grid("board", 1, 1, cell -> Cell.of('d').showing(Thing.of("ROLL"))));
          }
        },
        "messages.properties has no 'help.ROLL' (help of thing ROLL)");
  }

  private static void wordless(Game<?, ?, ?> game, String problem) {
    assertThatThrownBy(() -> GameKit.checkWords(game, List.of(), 1))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(problem);
  }

  @Test
  void luckOutsideTheRun() {
    caught(
        new Dice() {
          private int rolls;

          @Override
          public void choose(Table table, Move move, Turn<Table, Happening> turn) {
            if (move == Move.ROLL) turn.emit(new Rolled(table.mover(), 2 + rolls++ % 5));
            else super.choose(table, move, turn);
          }
        },
        "determinism: two runs of the same seed and inputs differ");
  }

  @Test
  void theMessageNamesTheGameAndEveryBrokenPromise() {
    assertThatThrownBy(() -> GameKit.check(new Gossip()))
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith("cards breaks the contract:\n  secrecy: ");
  }

  @Test
  void aGoldenPlaythroughShowsTheFirstLineThatChanged(@TempDir Path directory) throws Exception {
    Path golden = directory.resolve("golden.txt");
    String text = Playthrough.text(Tables.kernel(new Rows()), Tables.spec(new Rows(), 1), "random");
    Files.writeString(golden, text);
    Playthrough.check(new Rows(), Tables.spec(new Rows(), 1), "random", golden);
    Files.writeString(golden, text.replaceFirst("seat 1, put", "seat 1, took"));
    assertThatThrownBy(
            () -> Playthrough.check(new Rows(), Tables.spec(new Rows(), 1), "random", golden))
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith("golden.txt line 6\n  was: seat 1, took")
        .hasMessageContaining("-Dastragal.golden.update=true");
  }

  private static void caught(Game<?, ?, ?> broken, String problem) {
    assertThat(GameKit.problems(broken, List.of(), 2))
        .anySatisfy(found -> assertThat(found).contains(problem));
  }
}
