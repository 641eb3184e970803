package dev.astragal.cli.develop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.runtime.content.BadInputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One module is found, watched and compiled by itself. */
final class GameModuleTest {
  private static final String SOURCE = "src/main/java/dev/astragal/cli/develop/GameModuleTest.java";

  @TempDir private Path root;
  private Path source = Path.of("");

  @BeforeEach
  void aModuleBelowGames() throws IOException {
    source = root.resolve("games/mine").resolve(SOURCE);
    Files.createDirectories(source.getParent());
    Files.writeString(source, "package dev.astragal.cli.develop; class GameModuleTest { int a; }");
  }

  @Test
  void theModuleOfAGameIsWhereItsSourceIs() {
    assertThat(module().folder()).isEqualTo(root.resolve("games/mine"));
    assertThatThrownBy(() -> GameModule.of(String.class, root))
        .isInstanceOf(BadInputException.class)
        .hasMessageStartingWith("the source of java.lang.String is not below ");
  }

  @Test
  void whatCompilesIsThere() throws IOException {
    Path classes = Files.createDirectories(root.resolve("classes"));
    assertThat(compiled(classes)).isEmpty();
    assertThat(classes.resolve("dev/astragal/cli/develop/GameModuleTest.class")).exists();
  }

  @Test
  void whatWasCompiledComesBeforeTheClassPathAndNothingElseDoes() throws Exception {
    Path classes = Files.createDirectories(root.resolve("classes"));
    compiled(classes);
    Files.writeString(classes.resolve("word"), "new");
    try (FreshClasses fresh = new FreshClasses(classes)) {
      Class<?> own = fresh.loadClass(GameModuleTest.class.getName());
      assertThat(own).isNotEqualTo(GameModuleTest.class);
      assertThat(own.getDeclaredField("a").getType()).isEqualTo(int.class);
      assertThat(fresh.loadClass(GameModule.class.getName())).isEqualTo(GameModule.class);
      assertThat(fresh.getResource("word")).isEqualTo(classes.resolve("word").toUri().toURL());
    }
  }

  @Test
  void whatDoesNotCompileIsSaidWithItsLine() throws IOException {
    Files.writeString(
        source, "package dev.astragal.cli.develop;\nclass GameModuleTest { int a = \"one\"; }\n");
    assertThat(compiled(Files.createDirectories(root.resolve("classes"))).orElseThrow())
        .startsWith(source + ":2: error: incompatible types")
        .contains("class GameModuleTest { int a = \"one\"; }")
        .endsWith("1 error");
  }

  @Test
  void everyChangeShows() throws IOException {
    Map<Path, FileTime> before = module().stamp();
    assertThat(module().stamp()).isEqualTo(before);
    Path words = root.resolve("games/mine/src/main/resources/messages.properties");
    Files.createDirectories(words.getParent());
    Files.writeString(words, "a = b\n");
    Map<Path, FileTime> more = module().stamp();
    assertThat(more).isNotEqualTo(before);
    Files.setLastModifiedTime(source, FileTime.fromMillis(1_000));
    assertThat(module().stamp()).isNotEqualTo(more);
  }

  private Optional<String> compiled(Path classes) throws IOException {
    try (ModuleCompiler compiler = new ModuleCompiler(module())) {
      return compiler.compile(classes);
    }
  }

  private GameModule module() {
    return GameModule.of(GameModuleTest.class, root);
  }
}
