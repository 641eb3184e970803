package dev.astragal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Bots against each other. */
final class LeagueTest {
  @Test
  void theBetterBotHasTheGreaterShareAndTheIntervalSaysSo() {
    Called called =
        Called.with(
            "league", "pig", "--bot", "random,hold20", "--pairs", 50, "--seed", 1, "--json");
    assertThat(called.code()).isZero();
    String duel = called.out();
    assertThat(duel).contains("\"first\":\"random\"", "\"second\":\"hold20\"", "\"games\":100");
    assertThat(number(duel, "high")).isLessThan(0.2);
    assertThat(number(duel, "low")).isLessThanOrEqualTo(number(duel, "share"));
  }

  private static double number(String json, String name) {
    Matcher found = Pattern.compile("\"" + name + "\":(-?[0-9.]+)").matcher(json);
    assertThat(found.find()).as(name).isTrue();
    return Double.parseDouble(found.group(1));
  }

  @Test
  void aBotAgainstItselfHasHalfOfAllPointsAsSeatsAreChanged() {
    Called called =
        Called.with("league", "pig", "--bot", "hold20,hold20", "--pairs", 20, "--seed", 1);
    assertThat(called.out()).contains("50.0%");
  }

  @Test
  void everybodyPlaysEverybody() {
    Called called =
        Called.with("league", "pig", "--bot", "hold20,random,mcts:2", "--pairs", 1, "--seed", 1);
    assertThat(called.out().lines()).hasSize(5);
  }

  @Test
  void twoBotsAreTheLeast() {
    Called called = Called.with("league", "pig", "--bot", "hold20");
    assertThat(called.code()).isEqualTo(2);
    assertThat(called.err()).contains("--bot needs at least two names");
  }
}
