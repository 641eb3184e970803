package dev.astragal.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What of a release can be seen without building one; build/check-release shows the rest. */
final class ReleaseFilesTest {
  private static final Path ROOT = Path.of(System.getProperty("astragal.root"));
  private static final String JAVA_HOME = System.getProperty("java.home");
  private static final String TOOLS = "/usr/bin:/bin";

  @TempDir private Path home;

  /** An archive without jars: the classes come as if they were a game's. */
  @BeforeEach
  void unpacked() throws IOException {
    Files.createDirectories(home.resolve("lib"));
    Files.createDirectories(home.resolve("bin"));
    Files.copy(
        ROOT.resolve("release/src/files/astragal"),
        home.resolve("astragal"),
        StandardCopyOption.COPY_ATTRIBUTES);
    Path share = Files.createDirectories(home.resolve("share"));
    Files.copy(ROOT.resolve("build/java-options.sh"), share.resolve("java-options.sh"));
  }

  @Test
  void theLauncherRunsWithJavaHomeAndFindsGamesThatWereAdded() throws Exception {
    Files.createSymbolicLink(home.resolve("bin/link"), Path.of("../astragal"));
    Ran ran =
        ran(
            Map.of(
                "PATH", TOOLS,
                "JAVA_HOME", JAVA_HOME,
                "ASTRAGAL_GAMES", System.getProperty("java.class.path")),
            List.of(home.resolve("bin/link").toString(), "games"));
    assertThat(ran.code()).as(ran.text()).isZero();
    assertThat(ran.text()).contains("pig").contains("trail");
  }

  @Test
  void withoutJavaTheLauncherSaysInOneLineWhatToInstall() throws Exception {
    Path tools = Files.createDirectories(home.resolve("tools"));
    for (String tool : List.of("sh", "dirname", "readlink", "sed", "env"))
      Files.createSymbolicLink(tools.resolve(tool), found(tool));
    Ran ran = ran(Map.of("PATH", tools.toString()), List.of(home + "/astragal", "games"));
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.text().lines()).hasSize(1).first().asString().contains("needs Java 25 or newer");
  }

  @Test
  void theVersionIsWrittenInOnePlaceOnly() throws IOException {
    String root = Files.readString(ROOT.resolve("pom.xml"));
    assertThat(root).containsOnlyOnce("<revision>").contains("<version>${revision}</version>");
    try (Stream<Path> files = Files.find(ROOT, 3, (file, _) -> file.endsWith("pom.xml"))) {
      for (Path pom : (Iterable<Path>) files::iterator)
        if (!pom.toString().contains("target"))
          assertThat(Files.readString(pom))
              .as(pom.toString())
              .contains("<version>${revision}</version>");
    }
  }

  @Test
  void whatGamesAreCompiledWithComesWithTheLauncher() throws IOException {
    assertThat(Files.readString(ROOT.resolve("interface/app/pom.xml")))
        .containsPattern("<artifactId>jspecify</artifactId>\\s*<scope>compile</scope>");
  }

  @Test
  void fragmentsBecomeASectionOfTheChangelogAndAreGone() throws Exception {
    Path changes = Files.createDirectories(home.resolve("changes"));
    Files.writeString(
        home.resolve("CHANGELOG.md"), "# Changelog\n\n## 0.1.0 (2026-01-01)\n\nOld.\n");
    Files.writeString(changes.resolve("b-fast.fixed.md"), "Faster.\n");
    Files.writeString(changes.resolve("a-more.added.md"), "More\nof it.\n");
    Ran ran = changelog("0.2.0", "2026-02-03");
    assertThat(ran.code()).as(ran.text()).isZero();
    assertThat(home.resolve("CHANGELOG.md"))
        .hasContent(
            """
            # Changelog

            ## 0.2.0 (2026-02-03)

            ### Added

            - More
              of it.

            ### Fixed

            - Faster.

            ## 0.1.0 (2026-01-01)

            Old.
            """);
    assertThat(changes).isEmptyDirectory();
  }

  @Test
  void aFragmentThatIsNamedWronglyStopsTheChangelog() throws Exception {
    Path changes = Files.createDirectories(home.resolve("changes"));
    Files.writeString(changes.resolve("thing.better.md"), "Better.\n");
    Ran ran = changelog("--check");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.text()).contains("thing.better.md must be called NAME.KIND.md");
  }

  @Test
  void theFragmentsOfTheRepositoryAreWellNamed() throws Exception {
    Ran ran = ran(Map.of("PATH", TOOLS), List.of(ROOT + "/build/changelog", "--check"));
    assertThat(ran.code()).as(ran.text()).isZero();
  }

  @Test
  void systemdTakesTheUnitOfTheHowTo() throws Exception {
    Path systemd = Path.of("/usr/bin/systemd-analyze");
    Assumptions.assumeTrue(
        Files.isExecutable(systemd), "systemd is not installed: the unit for it is not tested");
    String document = Files.readString(ROOT.resolve("docs/howto/host-a-server.md"));
    int start = document.indexOf("```ini") + "```ini".length();
    Path unit =
        Files.writeString(
            home.resolve("astragal.service"),
            document
                .substring(start, document.indexOf("```", start))
                .replace("/opt/astragal/astragal", home + "/astragal"));
    Ran ran = ran(Map.of("PATH", TOOLS), List.of(systemd.toString(), "verify", unit.toString()));
    assertThat(ran.code()).as(ran.text()).isZero();
    assertThat(ran.text()).doesNotContain(unit.getFileName().toString());
  }

  @Test
  void aLibraryThatIsNotListedAsItIsIsRefused() throws Exception {
    String sha256 = "8f5e4f1f0d8d1bd7c2d3b2d5c2a3f7f6a2f6c1f3d6b1c7f8e9a0b1c2d3e4f5a6";
    Path list =
        Files.writeString(
            home.resolve("dependencies.txt"),
            "# a comment\n" + sha256 + "  other-1.0.jar  MIT\n" + sha256 + "  gone-1.0.jar  MIT\n");
    Path other = Files.writeString(home.resolve("other-1.0.jar"), "other bytes");
    Path unknown = Files.writeString(home.resolve("unknown-1.0.jar"), "a library");
    Ran ran =
        ran(
            Map.of("PATH", TOOLS),
            List.of(
                JAVA_HOME + "/bin/java",
                ROOT + "/build/Dependencies.java",
                list.toString(),
                other + ":" + unknown));
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.text())
        .contains("other-1.0.jar has other bytes than the one that was looked at")
        .contains("unknown-1.0.jar is not in the list of dependencies")
        .contains("gone-1.0.jar is listed and not used");
  }

  private record Ran(int code, String text) {}

  private Ran changelog(String... arguments) throws IOException, InterruptedException {
    List<String> command =
        Stream.concat(Stream.of(ROOT + "/build/changelog"), Stream.of(arguments)).toList();
    return ran(Map.of("PATH", TOOLS, "ASTRAGAL_ROOT", home.toString()), command);
  }

  private static Ran ran(Map<String, String> environment, List<String> command)
      throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().clear();
    builder.environment().putAll(environment);
    Process process = builder.start();
    process.getOutputStream().close();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
    return new Ran(process.exitValue(), text);
  }

  private static Path found(String tool) {
    return Stream.of(TOOLS.split(":", -1))
        .map(place -> Path.of(place, tool))
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow();
  }
}
