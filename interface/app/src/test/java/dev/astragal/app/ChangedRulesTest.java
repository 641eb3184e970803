package dev.astragal.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.astragal.testbed.ChangedPig;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A save is opened by builds in which a label, a bot, a screen, a rule or a shape has changed. */
final class ChangedRulesTest {
  private static final Path ROOT = Path.of(System.getProperty("astragal.root"));
  private static final String CLASSES =
      System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));

  /** Rolls, among them a one, and points that were banked. */
  private static final String PLAYED = "1\n1\n1\n2\n1\n1\n1\n1\n1\n2\n1\n1\nq\n";

  private static String played = "";

  @TempDir private Path home;
  private Path save = Path.of("");
  private Path changed = Path.of("");

  /** Somebody plays before the change; every test opens a copy. */
  @BeforeEach
  void somebodyHasPlayedBeforeTheChange() throws IOException {
    save = home.resolve("save.jsonl");
    changed = Files.createDirectories(home.resolve("changed"));
    if (played.isEmpty()) {
      String said = astragal(PLAYED, "play", "pig", "--plain", "--seed", "3", "--journal", save);
      assertThat(said).contains("saved");
      played = Files.readString(save);
    }
    Files.writeString(save, played);
  }

  private Process start(Object... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin/java").toString());
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp"));
    command.add(changed + ":" + CLASSES);
    command.add("dev.astragal.cli.Main");
    for (Object argument : arguments) command.add(argument.toString());
    return new ProcessBuilder(command).redirectErrorStream(true).start();
  }

  private String astragal(String typed, Object... arguments) throws IOException {
    Process process = start(arguments);
    try (var in = process.outputWriter(StandardCharsets.UTF_8)) {
      in.write(typed);
    }
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  private String resumed(String typed) throws IOException {
    return astragal(typed, "play", "--plain", "--resume", save);
  }

  @ParameterizedTest
  @EnumSource(names = {"LABEL", "BOT", "SCREEN", "EVENT_DECLARED"})
  void whatChangesNoRuleGoesOnInSilence(ChangedPig change) throws IOException {
    change.compile(ROOT, changed);
    assertThat(resumed("1\nq\n")).contains("resumed after").doesNotContain("rules");
    assertThat(astragal("", "replay", save)).doesNotContain("input ").contains("0x");
  }

  @ParameterizedTest
  @EnumSource(names = {"RULE", "EVENT", "STATE"})
  void whatChangesARuleIsSaidWithItsWaysOn(ChangedPig change) throws IOException {
    change.compile(ROOT, changed);
    String said = resumed("q\n");
    assertThat(said)
        .contains("First difference: input ")
        .contains("Carry the choices over: ")
        .contains("Go back to where both rules agree: ")
        .contains("How shall it go on? Whatever you choose, nothing that was recorded is lost.");
    if (change == ChangedPig.RULE)
      assertThat(said)
          .contains("The rules have changed since this run was recorded: A one counts two.");
    if (change != ChangedPig.EVENT) assertThat(said).contains("Go on from here: ");
  }

  @ParameterizedTest
  @EnumSource(names = {"RULE", "EVENT", "STATE"})
  void everyWayOnIsTakenAndReplays(ChangedPig change) throws IOException {
    String before = Files.readString(save);
    change.compile(ROOT, changed);
    for (String way : List.of("go-on", "carry-over", "go-back")) {
      if (change == ChangedPig.EVENT && way.equals("go-on")) continue;
      Files.writeString(save, before);
      String said = astragal("1\nq\n", "play", "--plain", "--resume", save, "--way", way);
      assertThat(said).as(way).contains("resumed after").contains("saved; go on with");
      assertThat(Files.readString(save)).as("all that was recorded is kept").startsWith(before);
      assertThat(resumed("q\n")).as(way).contains("resumed after").doesNotContain("First diff");
      assertThat(astragal("", "replay", save)).as(way).doesNotContain("input ");
    }
  }

  @Test
  void killedAtAnyMomentOfTheChangeItIsBeforeItOrAfterIt() throws Exception {
    String before = Files.readString(save);
    ChangedPig.RULE.compile(ROOT, changed);
    List<Boolean> after = new ArrayList<>();
    for (int at = 0; at < 6; at++) {
      Files.writeString(save, before);
      Process process = start("play", "--plain", "--resume", save, "--way", "carry-over");
      if (at == 0) process.waitFor(200, TimeUnit.MILLISECONDS);
      else while (Files.size(save) == before.length() && process.isAlive()) Thread.onSpinWait();
      process.waitFor((long) at * at, TimeUnit.MILLISECONDS);
      process.destroyForcibly().waitFor();
      String kept = Files.readString(save);
      assertThat(kept).startsWith(before);
      boolean changedNow = kept.substring(before.length()).endsWith("\n");
      after.add(changedNow);
      String said = resumed("q\n");
      if (changedNow) assertThat(said).contains("resumed after").doesNotContain("First diff");
      else assertThat(said).contains("First difference: input ");
      assertThat(Files.readString(save)).startsWith(before);
    }
    assertThat(after).contains(false, true);
  }

  @Test
  void aChangeThatWasTornOffAnywhereNeverWas() throws IOException {
    String before = Files.readString(save);
    ChangedPig.RULE.compile(ROOT, changed);
    astragal("q\n", "play", "--plain", "--resume", save, "--way", "go-on");
    String line = Files.readString(save).substring(before.length());
    assertThat(line).startsWith("{\"kind\":\"rules\"").endsWith("}\n");
    for (int cut : List.of(1, line.length() / 2, line.length() - 3)) {
      Files.writeString(save, before + line.substring(0, cut));
      assertThat(resumed("q\n")).contains("First difference: input ");
      Files.writeString(save, before + line.substring(0, cut));
      String said = astragal("q\n", "play", "--plain", "--resume", save, "--way", "go-on");
      assertThat(said).contains("resumed after");
      assertThat(Files.readString(save)).isEqualTo(before + line);
    }
  }

  @Test
  void nobodyThereToChooseChangesNothing() throws IOException {
    String before = Files.readString(save);
    ChangedPig.RULE.compile(ROOT, changed);
    assertThat(resumed(""))
        .contains("go on with --way go-on, --way carry-over or --way go-back")
        .contains("--as-recorded");
    assertThat(Files.readString(save)).isEqualTo(before);
  }

  @Test
  void itIsWatchedAsItWas() throws IOException {
    String then = astragal("", "replay", save, "--json");
    ChangedPig.RULE.compile(ROOT, changed);
    assertThat(astragal("", "replay", save)).contains("A one counts two.");
    String now = astragal("", "replay", save, "--as-recorded", "--json");
    assertThat(now.replaceAll(".*\"inputs\":(\\d+).*", "$1").strip())
        .isEqualTo(then.replaceAll(".*\"inputs\":(\\d+).*", "$1").strip());
  }

  @ParameterizedTest
  @EnumSource(names = {"LABEL", "BOT", "SCREEN", "RULE", "EVENT", "STATE"})
  void theTerminalGoesOnInSilenceOrAsksInItsOwnWindow(ChangedPig change) throws IOException {
    assumeTrue(Terminal.available(), "tmux is not installed: no terminal is driven");
    Path runs = Files.createDirectories(home.resolve("data/astragal/runs"));
    Files.copy(save, runs.resolve("pig-3.jsonl"));
    boolean silent = change.compareTo(ChangedPig.RULE) < 0;
    try (Terminal terminal = Terminal.open(home, 100, 32)) {
      change.compile(ROOT, home.resolve("faulty"));
      terminal.run("astragal play");
      terminal.awaitText("What would you like to play?");
      new Reader(terminal).take("Go on: ");
      if (!silent) {
        assertThat(terminal.awaitText("How shall it go on?"))
            .contains(
                "First difference",
                "Carry the choices over",
                "Go back to where both rules agree",
                "Watch it as it was");
        terminal.press("Enter");
      }
      terminal.awaitText("Roll again or hold?");
    }
    if (silent)
      assertThat(Files.readString(runs.resolve("pig-3.jsonl"))).isEqualTo(Files.readString(save));
    else assertThat(Files.readString(runs.resolve("pig-3.jsonl"))).contains("\"kind\":\"rules\"");
  }
}
