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
 * Makes static pages: PageBuild REPLACED OUT GAME..., where REPLACED holds the sources of classes
 * that are others in a page, and OUT gets a folder for each game.
 */
public final class PageBuild {
  private static final String WORKER = "dev.astragal.page.worker.Worker";

  /** No game, but a box to type expressions into. */
  private static final String DICE = "dice";

  private static final String MOVES = "dev.astragal.page.worker.Moves";
  private static final String BOX = "dev.astragal.page.worker.DiceBox";

  private PageBuild() {}

  public static void main(String[] args) throws IOException, TeaVMToolException {
    Path replaced = Path.of(args[0]);
    Path out = Path.of(args[1]);
    for (String id : Arrays.asList(args).subList(2, args.length)) {
      long began = System.nanoTime();
      if (id.equals(DICE)) dice(replaced, out.resolve(id));
      else build(GameLibrary.game(id), replaced, out.resolve(id), true);
      System.out.println(id + ": " + (System.nanoTime() - began) / 1_000_000_000 + " s");
    }
  }

  /** The page of one game in a folder; {@code plain} for browsers without WebAssembly GC too. */
  public static void build(Game<?, ?, ?> game, Path replaced, Path out, boolean plain)
      throws IOException, TeaVMToolException {
    Files.createDirectories(out);
    PageCompiler compiler = compiler();
    Path first = classes(compiler, replaced, PageClasses.first(game), game);
    compiler.page(first, WORKER, out, "first.wasm", TeaVMTargetType.WEBASSEMBLY_GC);
    WasmOpt.shrink(out.resolve("first.wasm"));
    Path whole = classes(compiler, replaced, PageClasses.of(List.of(game)), game);
    compiler.page(whole, WORKER, out, "game.wasm", TeaVMTargetType.WEBASSEMBLY_GC);
    WasmOpt.shrink(out.resolve("game.wasm"));
    if (plain) compiler.page(whole, WORKER, out, "game.js", TeaVMTargetType.JAVASCRIPT);
    PageFiles.write(game.manifest().id(), out);
  }

  /** A module with nothing but the rules and random players in it, to be timed. */
  public static void moves(Game<?, ?, ?> game, Path replaced, Path out)
      throws IOException, TeaVMToolException {
    Files.createDirectories(out);
    PageCompiler compiler = compiler();
    Path classes = classes(compiler, replaced, PageClasses.of(List.of(game)), game);
    compiler.page(classes, MOVES, out, "moves.wasm", TeaVMTargetType.WEBASSEMBLY_GC);
    WasmOpt.shrink(out.resolve("moves.wasm"));
    PageFiles.runtime(out);
  }

  private static Path classes(
      PageCompiler compiler, Path replaced, Map<String, byte[]> own, Game<?, ?, ?> game)
      throws IOException {
    Path work = Files.createTempDirectory("page");
    compiler.replaced(replaced, work);
    Map<String, byte[]> files = new LinkedHashMap<>(own);
    files.putAll(PageResources.of(game));
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      Path to = work.resolve(file.getKey());
      Files.createDirectories(to.getParent());
      Files.write(to, file.getValue());
    }
    return work;
  }

  private static PageCompiler compiler() {
    return new PageCompiler(
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(Path::of)
            .filter(Files::exists)
            .toList());
  }

  private static void dice(Path replaced, Path out) throws IOException, TeaVMToolException {
    Path work = Files.createTempDirectory("page");
    PageCompiler compiler = compiler();
    compiler.replaced(replaced, work);
    Files.createDirectories(out);
    compiler.page(work, BOX, out, "dice.wasm", TeaVMTargetType.WEBASSEMBLY_GC);
    compiler.page(work, BOX, out, "dice-script.js", TeaVMTargetType.JAVASCRIPT);
    PageFiles.dice(out);
  }
}
