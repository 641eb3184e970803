package dev.astragal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The search for a number, and how lucky a game was. */
final class TuneAndOddsTest {
  @TempDir private Path directory;

  /** Seven faces of twenty are at least 14. */
  @Test
  void theNumberForATargetIsFound() {
    Called called = tune("win.seat0=35%", "need=1..20", "--json");
    assertThat(called.code()).isZero();
    assertThat(called.field("best.value")).isEqualTo("14");
    assertThat(called.field("reached")).isEqualTo("true");
    assertThat(Double.parseDouble(called.field("best.low95"))).isLessThan(0.35);
    assertThat(Double.parseDouble(called.field("best.high95"))).isGreaterThan(0.35);
    Called text = tune("outcome=won=0.35", "need=1..20");
    assertThat(text.out()).contains("need=14 gives 0.3").contains("cannot be told from the target");
  }

  @Test
  void aTargetOutOfReachIsAFailedCheck() {
    Called called = tune("win.seat0=95%", "need=10..20");
    assertThat(called.code()).isEqualTo(ExitCodes.CHECK_FAILED);
    assertThat(called.out()).contains("not reached between these; the nearest is need=10");
  }

  @Test
  void badTargetsAndRangesAreOneLine() {
    refused("a target is written metric=value", tune("win", "need=1..20"));
    refused("the target 'half' is not a number", tune("win.seat0=half", "need=1..20"));
    refused("there is no metric 'gold'; there are face, inputs", tune("gold=1", "need=1..2"));
    refused("a range is written path=lo..hi", tune("face=1", "need=1-20"));
    refused("the range 'need=9..3' is empty", tune("face=1", "need=9..3"));
    refused("the policy has no such value", tune("face=1", "luck=1..3"));
  }

  @Test
  void theOddsOfAMomentAreThoseOfItsFutures() {
    Path journal = directory.resolve("toss.jsonl");
    assertThat(Called.with("run", "toss", "--seed", 5, "--journal", journal).code()).isZero();
    Called before = Called.with("odds-of", "toss", journal, "--at", 0, "--runs", 4000, "--json");
    assertThat(before.code()).isZero();
    assertThat(before.field("futures")).isEqualTo("4000");
    assertThat(Integer.parseInt(before.field("categories.outcome.won"))).isBetween(1850, 2150);
    String face = before.field("happened.face.value");
    double below = Double.parseDouble(before.field("happened.face.below"));
    assertThat(below).isBetween((Integer.parseInt(face) - 2) / 20.0, Integer.parseInt(face) / 20.0);
    Called after = Called.with("odds-of", "toss", journal, "--at", 1, "--runs", 100, "--json");
    assertThat(after.field("values.face.min")).isEqualTo(face);
    assertThat(after.field("values.face.max")).isEqualTo(face);
    assertThat(Called.with("odds-of", "toss", journal, "--at", 0, "--runs", 500).out())
        .contains("500 other futures after input 0")
        .containsPattern("You (won|did not win); \\d+ % of futures do\\.")
        .contains("what happened:")
        .contains("of the futures");
  }

  @Test
  void oddsAreTheSameOnAnyNumberOfThreads() {
    Path journal = directory.resolve("pig.jsonl");
    Called.with("run", "pig", "--seed", 5, "--bot", "hold20", "--journal", journal);
    Called one = odds(journal, 1);
    assertThat(one.code()).isZero();
    assertThat(odds(journal, 3).out()).isEqualTo(one.out());
    Called fork =
        Called.with("fork", journal, "--at", 9, "--luck", "new", "--salt", 0, "--bot", "hold20");
    assertThat(fork.code()).isZero();
  }

  @Test
  void badMomentsAreOneLine() {
    Path journal = directory.resolve("toss.jsonl");
    Called.with("run", "toss", "--seed", 5, "--journal", journal);
    refused("is a run of toss, not of pig", Called.with("odds-of", "pig", journal, "--at", 0));
    refused("input 7 is not in this run", Called.with("odds-of", "toss", journal, "--at", 7));
    refused("does not exist", Called.with("odds-of", "toss", "nothing.jsonl", "--at", 0));
    refused("there is no game 'chess'", Called.with("odds-of", "chess", journal, "--at", 0));
  }

  private static Called odds(Path journal, int threads) {
    return Called.with(
        "odds-of",
        "pig",
        journal,
        "--at",
        9,
        "--runs",
        200,
        "--bot",
        "hold20",
        "--threads",
        threads,
        "--json");
  }

  private static Called tune(String target, String vary, Object... more) {
    Object[] words = new Object[8 + more.length];
    Object[] fixed = {"tune", "toss", "--seed", 1, "--target", target, "--vary", vary};
    System.arraycopy(fixed, 0, words, 0, fixed.length);
    System.arraycopy(more, 0, words, fixed.length, more.length);
    return Called.with(words);
  }

  private static void refused(String message, Called called) {
    assertThat(called.err().lines()).singleElement().asString().contains(message);
    assertThat(called.code()).isEqualTo(ExitCodes.BAD_INPUT);
    assertThat(called.out()).isEmpty();
  }
}
