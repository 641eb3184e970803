package dev.astragal.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.OptionSpec;

/** What shells, the manual and whoever reports a fault are told of the program. */
final class ShellTest {
  @TempDir private Path directory;

  @Test
  void theManualNamesEveryCommandAndOption() {
    String page = Called.with("man").out().replace("\\-", "-");
    CommandLine program =
        Main.commandLine(new PrintWriter(new StringWriter()), new PrintWriter(new StringWriter()));
    for (CommandLine command : program.getSubcommands().values()) {
      assertThat(page).contains(".SS \"astragal " + command.getCommandName() + "\"");
      for (OptionSpec option : command.getCommandSpec().options())
        if (!option.usageHelp() && !option.versionHelp() && !option.hidden())
          assertThat(page).contains(option.longestName());
    }
    assertThat(page).contains(".SH EXIT STATUS\n0 good, 1 a check failed");
  }

  @Test
  void everyCommandIsCalledByTheNameItGivesItself() {
    CommandLine program =
        Main.commandLine(new PrintWriter(new StringWriter()), new PrintWriter(new StringWriter()));
    program
        .getSubcommands()
        .forEach(
            (name, command) ->
                assertThat(command.getCommand().getClass().getAnnotation(Command.class).name())
                    .isEqualTo(name));
  }

  @Test
  void theManualIsReadWithoutAWarning() throws IOException, InterruptedException {
    assumeTrue(exists("groff"), "groff is not installed: the manual is not rendered");
    Path page = Files.writeString(directory.resolve("astragal.1"), Called.with("man").out());
    assertThat(printed("groff", "-man", "-Tutf8", "-ww", page.toString()))
        .doesNotContain("warning")
        .contains("astragal");
  }

  @Test
  void bashCompletesCommandsAndGames() throws IOException, InterruptedException {
    Path script =
        Files.writeString(directory.resolve("completion"), Called.with("completion").out());
    String completed =
        printed(
            "bash",
            "-c",
            "source "
                + script
                + "; compopt() { :; }; COMP_WORDS=(astragal play ti); COMP_CWORD=2; COMP_LINE='astragal play ti';"
                + " _complete_astragal; echo \"${COMPREPLY[@]}\";"
                + " COMP_WORDS=(astragal corp); COMP_CWORD=1; _complete_astragal;"
                + " echo \"${COMPREPLY[@]}\"");
    assertThat(completed.lines()).containsExactly("tictactoe", "corpus");
  }

  @Test
  void theVersionIsThatOfTheBuildAndNamesRulesAndContentOfEveryGame() throws IOException {
    Path pom = Path.of(System.getProperty("astragal.root"), "pom.xml");
    Matcher revision = Pattern.compile("<revision>(.*)</revision>").matcher(Files.readString(pom));
    assertThat(revision.find()).isTrue();
    List<String> lines = Called.with("--version").out().lines().toList();
    assertThat(lines.getFirst())
        .matches("Astragal " + Pattern.quote(revision.group(1)) + ", commit \\S+");
    assertThat(lines)
        .anyMatch(line -> line.matches("pig +build [0-9a-f]{16}, content [0-9a-f]{16}"));
    assertThat(lines).anyMatch(line -> line.startsWith("tictactoe"));
  }

  @Test
  void everyCommandKnowsTheVersion() {
    assertThat(Called.with("run", "--version").out()).isEqualTo(Called.with("--version").out());
  }

  private static boolean exists(String program) {
    return Pattern.compile(":")
        .splitAsStream(System.getenv("PATH"))
        .anyMatch(place -> Files.isExecutable(Path.of(place, program)));
  }

  private static String printed(String... command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    return text;
  }
}
