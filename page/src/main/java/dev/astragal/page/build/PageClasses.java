package dev.astragal.page.build;

import dev.astragal.kernel.game.Game;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The classes of one game's page that are not as the program has them. */
final class PageClasses {
  /** Whatever these name as a class may be written or read. */
  private static final List<String> PACKAGES =
      List.of(
          "dev/astragal/runtime/journal",
          "dev/astragal/runtime/session",
          "dev/astragal/runtime/library",
          "dev/astragal/web/message",
          "dev/astragal/web/match",
          "dev/astragal/web/inspect",
          "dev/astragal/web/socket",
          "dev/astragal/web/http");

  private static final String INSPECTOR = "dev/astragal/web/inspect/";
  private static final String MESSAGES = "dev/astragal/web/message";

  private PageClasses() {}

  /** All of them by the name of their file; the page plays the first of {@code games}. */
  static Map<String, byte[]> of(List<Game<?, ?, ?>> games) throws IOException {
    return of(games, _ -> true, false);
  }

  /** Those of a game's first module, which has less to say. */
  static Map<String, byte[]> first(Game<?, ?, ?> game) throws IOException {
    Map<String, byte[]> written =
        new LinkedHashMap<>(
            of(List.of(game), file -> !file.startsWith(INSPECTOR) && !PageCuts.unsaid(file), true));
    written.putAll(PageCuts.classes());
    return written;
  }

  private static Map<String, byte[]> of(
      List<Game<?, ?, ?>> games, Predicate<String> said, boolean cut) throws IOException {
    Class<?> first = games.getFirst().getClass();
    ClassLoader loader = first.getClassLoader();
    Anatomist anatomist = new Anatomist(loader);
    Map<String, byte[]> written = new LinkedHashMap<>();
    for (Game<?, ?, ?> game : games) addOwn(game.getClass(), anatomist, written);
    for (String name : PACKAGES)
      for (Map.Entry<String, byte[]> file : classes(home(name, loader), name).entrySet()) {
        if (!said.test(file.getKey())) continue;
        Weaver.named(ClassFile.of().parse(file.getValue()), anatomist::named);
        if (name.equals(MESSAGES)) loaded(anatomist, file.getKey()).ifPresent(anatomist::add);
      }
    written.putAll(AnatomyClasses.of(anatomist, cut));
    written.put("dev/astragal/runtime/library/OnlyGame.class", onlyGame(first));
    return written;
  }

  private static void addOwn(Class<?> game, Anatomist anatomist, Map<String, byte[]> written)
      throws IOException {
    String own = game.getPackageName().replace('.', '/');
    for (Map.Entry<String, byte[]> file : classes(game, own).entrySet()) {
      ClassModel model = ClassFile.of().parse(file.getValue());
      Weaver.named(model, anatomist::named);
      Weaver.woven(model).ifPresent(bytes -> written.put(file.getKey(), bytes));
      loaded(anatomist, file.getKey()).ifPresent(anatomist::owned);
    }
  }

  private static Optional<Class<?>> loaded(Anatomist anatomist, String file) {
    if (file.endsWith("-info.class")) return Optional.empty();
    return anatomist.find(file.replace(".class", "").replace('/', '.'));
  }

  private static Class<?> home(String folder, ClassLoader loader) {
    String type =
        folder.startsWith("dev/astragal/runtime")
            ? "dev.astragal.runtime.table.Table"
            : "dev.astragal.web.WebServer";
    try {
      return Class.forName(type, false, loader);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static byte[] onlyGame(Class<?> game) {
    ClassDesc made = game.describeConstable().orElseThrow();
    return ClassFile.of()
        .build(
            ClassDesc.of("dev.astragal.runtime.library.OnlyGame"),
            builder -> {
              builder.withFlags(AccessFlag.FINAL, AccessFlag.SUPER);
              builder.withMethodBody(
                  "game",
                  MethodTypeDesc.of(Game.class.describeConstable().orElseThrow()),
                  Modifier.STATIC,
                  code ->
                      code.new_(made)
                          .dup()
                          .invokespecial(made, "<init>", ConstantDescs.MTD_void)
                          .areturn());
            });
  }

  /** The class files below {@code folder} where {@code type} comes from. */
  static Map<String, byte[]> classes(Class<?> type, String folder) throws IOException {
    return files(home(type), folder, ".class");
  }

  /** Where the class comes from: a directory or an archive. */
  static Path home(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  static Map<String, byte[]> files(Path home, String folder, String ending) throws IOException {
    if (Files.isDirectory(home)) return below(home, home.resolve(folder), ending);
    try (FileSystem archive = FileSystems.newFileSystem(home)) {
      return below(archive.getPath("/"), archive.getPath("/" + folder), ending);
    }
  }

  private static Map<String, byte[]> below(Path root, Path from, String ending) throws IOException {
    Map<String, byte[]> found = new TreeMap<>();
    if (!Files.isDirectory(from)) return found;
    try (Stream<Path> all = Files.walk(from)) {
      all.filter(file -> Files.isRegularFile(file) && file.toString().endsWith(ending))
          .forEach(
              file -> {
                try {
                  found.put(
                      root.relativize(file).toString().replace('\\', '/'),
                      Files.readAllBytes(file));
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              });
    }
    return found;
  }
}
