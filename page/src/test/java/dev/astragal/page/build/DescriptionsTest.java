package dev.astragal.page.build;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.runtime.library.GameLibrary;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the build of a page writes down of classes is what the program finds by looking at them. */
final class DescriptionsTest {
  @Test
  void everyGameHasTheSameSchemasBytesTreesAndSentences(@TempDir Path work) throws Exception {
    Function<String, String> looked = new GameProbe();
    Function<String, String> told = probe(new PageLoader(kernel(work)));
    for (var game : GameLibrary.games()) {
      String id = game.manifest().id();
      assertThat(told.apply(id)).as(id).isEqualTo(looked.apply(id));
    }
  }

  /** The kernel as a page has it; the runtime stays the program's. */
  private static Map<String, byte[]> kernel(Path work) throws IOException {
    List<Path> classPath =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(Path::of)
            .toList();
    Path root = Path.of(System.getProperty("astragal.root", ".."));
    new PageCompiler(classPath).replaced(root.resolve("page/src/replaced/java"), work);
    Map<String, byte[]> own = new LinkedHashMap<>();
    own.putAll(PageClasses.files(work, "dev/astragal/kernel", ".class"));
    PageClasses.of(GameLibrary.games())
        .forEach(
            (name, bytes) -> {
              if (!name.startsWith("dev/astragal/runtime")) own.put(name, bytes);
            });
    return own;
  }

  @SuppressWarnings("unchecked") // the probe of another loader is seen through what both share
  private static Function<String, String> probe(ClassLoader loader) throws Exception {
    Function<String, String> probe =
        (Function<String, String>)
            loader.loadClass(GameProbe.class.getName()).getDeclaredConstructor().newInstance();
    return game -> {
      ClassLoader before = Thread.currentThread().getContextClassLoader();
      Thread.currentThread().setContextClassLoader(loader);
      try {
        return probe.apply(game);
      } finally {
        Thread.currentThread().setContextClassLoader(before);
      }
    };
  }
}
