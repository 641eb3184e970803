package dev.astragal.page.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Binaryen's optimiser, which makes a module smaller by a tenth. Only what every browser with
 * WebAssembly GC takes is allowed to it, and it is kept from putting functions into their only
 * caller: a browser compiles a function when it is first called, and large ones keep it longer.
 */
final class WasmOpt {
  /** Says where it is; without it modules stay as the compiler writes them. */
  private static final String WHERE = "ASTRAGAL_WASM_OPT";

  private static final List<String> ALLOWED =
      List.of(
          "gc",
          "reference-types",
          "bulk-memory",
          "exception-handling",
          "multivalue",
          "mutable-globals",
          "nontrapping-float-to-int",
          "sign-ext");

  private WasmOpt() {}

  static void shrink(Path module) throws IOException {
    Optional<String> program = Optional.ofNullable(System.getenv(WHERE));
    if (program.isEmpty()) return;
    Path small = module.resolveSibling(module.getFileName() + ".small");
    List<String> command =
        new ArrayList<>(
            List.of(program.get(), "-Oz", "--one-caller-inline-max-function-size", "0"));
    for (String feature : ALLOWED) command.add("--enable-" + feature);
    command.addAll(List.of(module.toString(), "-o", small.toString()));
    try {
      if (new ProcessBuilder(command).inheritIO().start().waitFor() != 0)
        throw new IllegalStateException(program.get() + " failed on " + module);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
    Files.move(small, module, StandardCopyOption.REPLACE_EXISTING);
  }
}
