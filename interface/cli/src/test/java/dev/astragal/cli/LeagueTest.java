package dev.astragal.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.league.League;
import dev.astragal.runtime.league.LeagueFile;
import dev.astragal.runtime.league.LeaguePlan;
import dev.astragal.runtime.league.Standing;
import dev.astragal.runtime.library.RunSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
    assertThat(called.out().lines().filter(line -> line.contains("%"))).hasSize(5);
    assertThat(called.out()).contains("rated", "mcts:2");
  }

  @Test
  void twoBotsAreTheLeast() {
    Called called = Called.with("league", "pig", "--bot", "hold20");
    assertThat(called.code()).isEqualTo(2);
    assertThat(called.err()).contains("--bot needs at least two names");
  }

  @Test
  void whatLuckGaveIsTakenOutAndFewerGamesAreNeeded() {
    double known = needed("--forks", 4);
    double unknown = needed("--forks", 0);
    assertThat(known).isLessThan(0.7 * unknown);
  }

  private static double needed(Object... more) {
    List<Object> words =
        new ArrayList<>(
            List.of("league", "pig", "--bot", "hold20,hold20", "--pairs", 600, "--json"));
    words.addAll(List.of("--seed", 1, "--no-paired"));
    words.addAll(List.of(more));
    return number(Called.with(words.toArray()).out(), "gamesForOnePercent");
  }

  @Test
  void aLeagueGoesOnWhereItWasStoppedAndComesOutTheSame(@TempDir Path folder) throws IOException {
    String file = folder.resolve("pig.league").toString();
    Object[] league = {"league", "pig", "--bot", "hold20,random,hold20", "--forks", 2, "--seed", 1};
    Called.with(with(league, "--pairs", 20, "--resume", file));
    String kept = Files.readString(Path.of(file));
    // The program was killed while it wrote a line.
    Files.writeString(Path.of(file), kept.substring(0, kept.length() - 40));
    Called resumed = Called.with(with(league, "--pairs", 40, "--resume", file, "--json"));
    Called whole = Called.with(with(league, "--pairs", 40, "--json"));
    assertThat(untimed(resumed.out())).isEqualTo(untimed(whole.out()));
    Called other = Called.with("league", "pig", "--bot", "random,hold20", "--resume", file);
    assertThat(other.err()).contains("is another league");
  }

  @Test
  void aLeagueThatIsCutOffKeepsThePairsThatWerePlayed(@TempDir Path folder) {
    Path file = folder.resolve("pig.league");
    LeaguePlan plan =
        LeaguePlan.of(
            RunSpec.of("pig", Seed.of(1), 2), List.of("hold20", "random", "hold20"), true, 0);
    League begun = new League(plan);
    League.Engine cutOff =
        (played, duel, from, to, heard) -> {
          if (duel == 1) {
            heard.accept(League.stretch(played, duel, from, from + 2));
            heard.accept(League.stretch(played, duel, from + 2, from + 3));
            throw new IllegalStateException("cut off");
          }
          heard.accept(League.stretch(played, duel, from, to));
        };
    Optional<LeagueFile> kept = Optional.of(LeagueFile.of(file, begun));
    assertThatThrownBy(() -> begun.play(10, cutOff, kept)).hasMessage("cut off");
    League resumed = new League(plan);
    Optional<LeagueFile> again = Optional.of(LeagueFile.of(file, resumed));
    assertThat(games(resumed)).containsExactly(20L, 6L, 0L);
    resumed.play(10, League.threads(2), again);
    League whole = new League(plan);
    whole.play(10, League.threads(1), Optional.empty());
    assertThat(games(resumed)).containsExactly(20L, 20L, 20L);
    assertThat(resumed.table())
        .extracting(Standing::share)
        .isEqualTo(whole.table().stream().map(Standing::share).toList());
  }

  private static List<Long> games(League league) {
    return league.table().stream().map(Standing::games).toList();
  }

  private static Object[] with(Object[] words, Object... more) {
    List<Object> all = new ArrayList<>(List.of(words));
    all.addAll(List.of(more));
    return all.toArray();
  }

  private static String untimed(String json) {
    return json.replaceAll("\"[a-zA-Z]*[mM]illis\":[0-9.e-]+", "");
  }

  @Test
  void everyGameOfAReportCanBePlayedAgainAndRecordedGamesCount(@TempDir Path folder)
      throws IOException {
    Path report = folder.resolve("pig.html");
    Called.with(
        "league", "pig", "--bot", "hold20,random", "--pairs", 2, "--seed", 1, "--report", report);
    assertThat(Files.readString(report)).contains("Ratings", "/inspect#replay=", "--bot hold20");
    Path journal = folder.resolve("game.jsonl");
    String seed = Seed.of(1).child(0).text();
    Called.with(
        "run", "pig", "--seats", 2, "--seed", seed, "--bot", "hold20,random", "--journal", journal);
    Called counted =
        Called.with(
            "league", "pig", "--bot", "hold20,random", "--pairs", 1, "--recorded", "ann=" + folder);
    assertThat(counted.out()).contains("recorded games counted 1, passed over 0");
  }
}
