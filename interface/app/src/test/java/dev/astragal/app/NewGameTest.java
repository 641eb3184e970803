package dev.astragal.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code astragal new} creates is built by Maven, passes its tests, is played and swept. */
final class NewGameTest {
  private static final Path ROOT = Path.of(System.getProperty("astragal.root"));
  private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin/java");

  /** Compiled already, and copied with their times so that Maven sees it. */
  private static final List<String> BUILT = List.of("kernel", "runtime");

  /** Large, and nothing a build needs. */
  private static final Set<Path> LEFT_OUT =
      Set.of(Path.of(".git"), Path.of(".astragal"), Path.of("corpus"), Path.of("docs"));

  private static final Path TARGET = Path.of("target");

  @TempDir private Path copy;

  @Test
  void aNewGameIsBuiltTestedPlayedAndSwept() throws IOException, InterruptedException {
    assumeTrue(mavenIsThere(), "mvn is not on the path: no new game is built");
    copySources();
    assertThat(astragal("new", "newgame", "--title", "New Game").code()).isZero();
    Ran build =
        ran(
            List.of(
                "mvn",
                "-o",
                "-q",
                "-B",
                "-Dstyle.color=never",
                "-pl",
                "games/newgame",
                "-am",
                "-Dmaven.compiler.useIncrementalCompilation=false",
                "-Dtest=NewgameGameTest",
                "-Dsurefire.failIfNoSpecifiedTests=false",
                "-Dmaven.repo.local=" + localRepository(),
                "test"));
    assertThat(build.code()).as(build.text()).isZero();
    assertThat(copy.resolve("games/newgame/target/surefire-reports"))
        .isDirectoryContaining("glob:**TEST-*NewgameGameTest.xml");
    assertThat(astragal("run", "newgame", "--seed", "1", "--seats", "2", "--bot", "steady").text())
        .contains("newgame, seed 1: won")
        .contains("Points: Steady has 12 and Steady 2 has 11.");
    Ran swept = astragal("sweep", "newgame", "--runs", "200", "--seed", "1", "--bot", "daring");
    assertThat(swept.code()).as(swept.text()).isZero();
    assertThat(swept.text()).contains("height of the first seat");
  }

  private record Ran(int code, String text) {}

  private Ran astragal(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(JAVA.toString());
    command.add("-XX:+UseSerialGC");
    command.add("-Dastragal.sources=" + copy);
    command.add("-cp");
    command.add(
        System.getProperty("java.class.path")
            + File.pathSeparator
            + copy.resolve("games/newgame/target/classes"));
    command.add("dev.astragal.cli.Main");
    command.addAll(List.of(arguments));
    return ran(command);
  }

  private Ran ran(List<String> command) throws IOException, InterruptedException {
    Path log = Files.createTempFile("new-game", ".log");
    try {
      Process process =
          new ProcessBuilder(command)
              .directory(copy.toFile())
              .redirectErrorStream(true)
              .redirectOutput(log.toFile())
              .start();
      if (!process.waitFor(10, TimeUnit.MINUTES)) process.destroyForcibly().waitFor();
      return new Ran(process.exitValue(), Files.readString(log, StandardCharsets.UTF_8));
    } finally {
      Files.delete(log);
    }
  }

  private static boolean mavenIsThere() {
    return Pattern.compile(File.pathSeparator)
        .splitAsStream(System.getenv("PATH"))
        .anyMatch(place -> Files.isExecutable(Path.of(place, "mvn")));
  }

  private static String localRepository() {
    String given = System.getProperty("maven.repo.local");
    return given == null ? System.getProperty("user.home") + "/.m2/repository" : given;
  }

  private void copySources() throws IOException {
    copyTree(ROOT, path -> LEFT_OUT.contains(path) || path.endsWith(TARGET));
    for (String module : BUILT) copyTree(ROOT.resolve(module).resolve(TARGET), path -> false);
  }

  private void copyTree(Path from, Predicate<Path> leftOut) throws IOException {
    Files.walkFileTree(
        from,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes)
              throws IOException {
            if (leftOut.test(ROOT.relativize(directory))) return FileVisitResult.SKIP_SUBTREE;
            Files.createDirectories(copy.resolve(ROOT.relativize(directory)));
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.copy(
                file, copy.resolve(ROOT.relativize(file)), StandardCopyOption.COPY_ATTRIBUTES);
            return FileVisitResult.CONTINUE;
          }
        });
  }
}
