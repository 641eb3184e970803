package dev.astragal.games.classics.faults;

import dev.astragal.kernel.game.Game;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** A copy of a game with one fault in it, compiled beside the sound one. */
final class BrokenGame {
  private static final Path ROOT = Path.of(System.getProperty("astragal.root"));

  private BrokenGame() {}

  /** The game with {@code fault} in it; its sources and classes are put below {@code folder}. */
  static Game<?, ?, ?> made(Fault fault, Path folder) {
    try {
      Path sources = Files.createDirectories(folder.resolve("sources"));
      Path classes = Files.createDirectories(folder.resolve("classes"));
      Fault.Subject subject = fault.subject();
      Path module = ROOT.resolve(subject.module);
      if (subject == Fault.Subject.WALK)
        copy(module.resolve("java").resolve(subject.folder(), "Walk.java"), sources, fault);
      else copyAll(module.resolve("java").resolve(subject.folder()), sources, fault);
      Path words = module.resolve("resources").resolve(subject.folder());
      if (Files.isDirectory(words))
        copyAll(words, Files.createDirectories(classes.resolve(subject.folder())), fault);
      compile(sources, classes);
      return (Game<?, ?, ?>)
          new Copies(classes, subject.pack)
              .loadClass(subject.pack + "." + subject.main)
              .getConstructor()
              .newInstance();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(fault.kind(), e);
    }
  }

  private static void copyAll(Path from, Path to, Fault fault) throws IOException {
    try (Stream<Path> files = Files.list(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) copy(file, to, fault);
    }
  }

  private static void copy(Path file, Path to, Fault fault) throws IOException {
    String text = Files.readString(file);
    if (file.endsWith(fault.file()))
      for (Fault.Edit edit : fault.edits()) {
        int at = text.indexOf(edit.was());
        if (at < 0 || text.indexOf(edit.was(), at + 1) >= 0)
          throw new IllegalStateException(
              fault.kind() + ": not once in " + fault.file() + ": " + edit.was());
        text = text.replace(edit.was(), edit.becomes());
      }
    Files.writeString(to.resolve(file.getFileName()), text);
  }

  private static void compile(Path sources, Path classes) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter errors = new StringWriter();
    List<String> options =
        List.of(
            "-proc:none",
            "-nowarn",
            "-parameters",
            "-cp",
            System.getProperty("java.class.path"),
            "-d",
            classes.toString());
    try (var files = compiler.getStandardFileManager(null, null, null);
        Stream<Path> all = Files.list(sources)) {
      boolean done =
          compiler
              .getTask(
                  errors,
                  files,
                  null,
                  options,
                  null,
                  files.getJavaFileObjectsFromPaths(all.toList()))
              .call();
      if (!done) throw new IllegalStateException("a fault must compile: " + errors);
    }
  }

  /** Loads the copies of a package, and everything else from where it always comes from. */
  private static final class Copies extends ClassLoader {
    private final Path classes;
    private final String pack;

    Copies(Path classes, String pack) {
      super(BrokenGame.class.getClassLoader());
      this.classes = classes;
      this.pack = pack;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      Path file = classes.resolve(name.replace('.', '/') + ".class");
      if (!name.startsWith(pack) || !Files.exists(file)) return super.loadClass(name, resolve);
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        if (loaded != null) return loaded;
        try {
          byte[] bytes = Files.readAllBytes(file);
          CodeSource here = new CodeSource(classes.toUri().toURL(), (Certificate[]) null);
          return defineClass(name, bytes, 0, bytes.length, new ProtectionDomain(here, null));
        } catch (IOException e) {
          throw new ClassNotFoundException(name, e);
        }
      }
    }

    @Override
    public @Nullable URL getResource(String name) {
      Path file = classes.resolve(name);
      try {
        return Files.isRegularFile(file) ? file.toUri().toURL() : super.getResource(name);
      } catch (MalformedURLException e) {
        return super.getResource(name);
      }
    }
  }
}
