package dev.astragal.site;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.cli.Main;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** The page about the command line says what the program says. */
final class CliReferenceTest {
  /** Set to write the page instead of comparing it. */
  private static final String UPDATE = "astragal.docs.update";

  private static final Path PAGE =
      Path.of(System.getProperty("astragal.root"), "docs/reference/cli.md");

  private final CommandLine program =
      Main.commandLine(new PrintWriter(new StringWriter()), new PrintWriter(new StringWriter()));

  @Test
  void thePageIsWhatTheProgramSays() throws IOException {
    String written = CliReference.of(program);
    if (Boolean.getBoolean(UPDATE)) Files.writeString(PAGE, written);
    assertThat(Files.readString(PAGE))
        .as("docs/reference/cli.md; write it anew with -D%s=true", UPDATE)
        .isEqualTo(written);
  }

  @Test
  void everyCommandAndOptionThatIsNotHiddenIsOnIt() {
    String page = CliReference.of(program);
    assertThat(page).contains("## run\n", "## mir apply\n", "## bench peers\n", "`--journal FILE`");
    for (CommandLine command : program.getSubcommands().values()) {
      if (!command.getCommandSpec().usageMessage().hidden())
        assertThat(page).contains("\n## " + command.getCommandName() + "\n");
    }
  }
}
