package dev.astragal.site;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * What comes out when somebody types what the guide shows: its code blocks, one below the other, as
 * the files they are said to be, compiled against the engine alone. An excerpt is part of a file
 * that the page does not show whole, and nobody is told to type it.
 */
final class FollowedGuide {
  private static final Pattern BLOCK =
      Pattern.compile(
          "<!-- (?:snippet|file): [^ #]*/src/(?:main|test)/(?:java|resources)/([^ #]+)(?:#\\w+)? -->\\s"
              + "```\\w*\\s(.*?)```\\s",
          Pattern.DOTALL);

  /** The modules that hold the same games already. */
  private static final Pattern MADE_BEFORE =
      Pattern.compile(
          ".*/(?:guide|games/pig)/target/[^/]*/?|.*/astragal-(?:guide|pig)-[^/]*\\.jar");

  private FollowedGuide() {}

  /** Writes and compiles into {@code directory}. */
  static ClassLoader games(String guide, Path directory) throws IOException {
    write(guide, directory);
    compile(directory);
    List<URL> urls = new ArrayList<>();
    urls.add(directory.toUri().toURL());
    for (Path entry : engine()) urls.add(entry.toUri().toURL());
    return new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
  }

  private static void write(String guide, Path directory) throws IOException {
    Matcher block = BLOCK.matcher(guide);
    while (block.find()) {
      Path file = directory.resolve(block.group(1));
      Path parent = file.getParent();
      if (parent != null) Files.createDirectories(parent);
      Files.writeString(file, block.group(2), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
  }

  private static void compile(Path directory) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("-proc:none", "-d", directory.toString()));
    arguments.add("-classpath");
    arguments.add(String.join(File.pathSeparator, engine().stream().map(Path::toString).toList()));
    try (Stream<Path> files = Files.walk(directory)) {
      files.map(Path::toString).filter(name -> name.endsWith(".java")).forEach(arguments::add);
    }
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(null, said, said, arguments.toArray(String[]::new));
    if (code != 0)
      throw new AssertionError(
          "the guide's code does not compile:\n" + said.toString(StandardCharsets.UTF_8));
  }

  private static List<Path> engine() {
    String classes =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    return Stream.of(classes.split(File.pathSeparator, -1))
        .filter(entry -> !MADE_BEFORE.matcher(entry).matches())
        .map(Path::of)
        .toList();
  }
}
