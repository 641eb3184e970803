package dev.astragal.runtime.modules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game with a module of its own stands on the libraries' modules, and on nothing they hide. */
class ModularGameTest {
  private static final Path GAME =
      Path.of(System.getProperty("astragal.root"), "guide/examples/modular/src/main");

  @TempDir private Path work;

  @Test
  void aGameInAModuleIsFoundCheckedPlayedKeptAndReplayed() throws Exception {
    Path classes = work.resolve("classes");
    assertThat(problems(classes)).isEmpty();
    Path words = Path.of("org/example/stones/messages.properties");
    Files.copy(GAME.resolve("resources").resolve(words), classes.resolve(words));
    Process game =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                "-XX:TieredStopAtLevel=1",
                "--module-path",
                modules() + File.pathSeparator + classes,
                "--module",
                "org.example.stones/org.example.stones.Main",
                work.resolve("run.jsonl").toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(game.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(game.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(said).contains("won").contains("module org.example.stones");
    assertThat(game.exitValue()).as(said).isZero();
  }

  private String problems(Path classes) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter problems = new StringWriter();
    List<String> options =
        List.of("-proc:none", "-d", classes.toString(), "--module-path", modules());
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
        Stream<Path> sources = Files.walk(GAME.resolve("java"))) {
      List<Path> java = sources.filter(file -> file.toString().endsWith(".java")).toList();
      compiler
          .getTask(problems, files, null, options, null, files.getJavaFileObjectsFromPaths(java))
          .call();
    }
    return problems.toString();
  }

  /** What of the class path is a module. */
  private static String modules() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
        .filter(ModularGameTest::isModule)
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static boolean isModule(String entry) {
    Path path = Path.of(entry);
    if (Files.isDirectory(path)) return Files.exists(path.resolve("module-info.class"));
    if (!Files.exists(path)) return false;
    try (ZipFile jar = new ZipFile(path.toFile())) {
      return jar.getEntry("module-info.class") != null;
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
