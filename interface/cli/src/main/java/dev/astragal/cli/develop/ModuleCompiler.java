package dev.astragal.cli.develop;

import dev.astragal.runtime.content.BadInputException;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles a game's module by itself, again and again: what it read of the class path it keeps, and
 * the compiler gets faster with use.
 */
final class ModuleCompiler implements AutoCloseable {
  private final GameModule module;
  private final JavaCompiler compiler;
  private final StandardJavaFileManager files;

  ModuleCompiler(GameModule module) {
    this.module = module;
    compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) throw new BadInputException("this needs a JDK, and runs on a plain JRE");
    files = compiler.getStandardFileManager(null, null, null);
  }

  /** Compiles all sources into {@code classes}; what the compiler says where it cannot. */
  Optional<String> compile(Path classes) {
    List<String> options =
        List.of(
            "-proc:none",
            "-parameters",
            "-nowarn",
            "-cp",
            System.getProperty("java.class.path"),
            "-d",
            classes.toString());
    StringWriter said = new StringWriter();
    boolean done =
        compiler
            .getTask(
                said,
                files,
                null,
                options,
                null,
                files.getJavaFileObjectsFromPaths(module.sources()))
            .call();
    return done ? Optional.empty() : Optional.of(said.toString().strip());
  }

  @Override
  public void close() throws IOException {
    files.close();
  }
}
