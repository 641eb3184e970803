package dev.astragal.page.build;

import dev.astragal.kernel.game.Game;
import dev.astragal.runtime.library.GameLibrary;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMToolException;

/**
 * Makes a static page of a game: PageBuild REPLACED OUT GAME..., where REPLACED holds the sources
 * of classes that are others in a page, and OUT gets a folder for each game.
 */
public final class PageBuild {
  private static final String WORKER = "dev.astragal.page.worker.Worker";

  private PageBuild() {}

  public static void main(String[] args) throws IOException, TeaVMToolException {
    Path replaced = Path.of(args[0]);
    Path out = Path.of(args[1]);
    for (String id : Arrays.asList(args).subList(2, args.length)) {
      if (id.startsWith("files:")) {
        PageFiles.write(id.substring(6), out.resolve(id.substring(6)));
        continue;
      }
      long began = System.nanoTime();
      build(GameLibrary.game(id), replaced, out.resolve(id));
      System.out.println(id + ": " + (System.nanoTime() - began) / 1_000_000_000 + " s");
    }
  }

  private static void build(Game<?, ?, ?> game, Path replaced, Path out)
      throws IOException, TeaVMToolException {
    Path work = Files.createTempDirectory("page");
    List<Path> classPath =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(Path::of)
            .filter(Files::exists)
            .toList();
    PageCompiler compiler = new PageCompiler(classPath);
    compiler.replaced(replaced, work);
    Map<String, byte[]> files = new LinkedHashMap<>(PageClasses.of(List.of(game)));
    files.putAll(PageResources.of(game));
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      Path to = work.resolve(file.getKey());
      Files.createDirectories(to.getParent());
      Files.write(to, file.getValue());
    }
    Files.createDirectories(out);
    compiler.page(work, WORKER, out, "game.wasm", TeaVMTargetType.WEBASSEMBLY_GC);
    PageFiles.write(game.manifest().id(), out);
  }
}
