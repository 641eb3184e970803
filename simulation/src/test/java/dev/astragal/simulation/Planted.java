package dev.astragal.simulation;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** The program with one fault in it, beside the sound one. */
final class Planted {
  private static final Path ROOT = Path.of(System.getProperty("astragal.root"));

  private Planted() {}

  /** Everything of this program anew, with the fault in the one file it is in. */
  static ClassLoader program(PlantedFault fault, Path folder) throws IOException {
    Path copy = folder.resolve("src").resolve(file(fault));
    Files.createDirectories(copy.getParent());
    Files.writeString(copy, source(fault));
    Path classes = Files.createDirectories(folder.resolve("classes"));
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    String path = System.getProperty("java.class.path");
    int result =
        compiler.run(
            null,
            null,
            null,
            "-proc:none",
            "-nowarn",
            "-parameters",
            "-cp",
            path,
            "-d",
            classes.toString(),
            copy.toString());
    if (result != 0) throw new IllegalStateException(fault.name() + " does not compile");
    List<URL> places = new ArrayList<>();
    places.add(classes.toUri().toURL());
    for (String place : path.split(File.pathSeparator, -1)) places.add(url(place));
    return new URLClassLoader(places.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
  }

  private static String file(PlantedFault fault) {
    return "dev/astragal/" + fault.file();
  }

  /** The one file with the fault in it; fails where the code is not what it was. */
  static String source(PlantedFault fault) throws IOException {
    Path sources = ROOT.resolve(fault.module()).resolve("src/main/java");
    return changed(fault, Files.readString(sources.resolve(file(fault))));
  }

  private static URL url(String place) throws IOException {
    URI uri = Path.of(place).toUri();
    return uri.toURL();
  }

  private static String changed(PlantedFault fault, String source) {
    String text = source;
    for (PlantedFault.Change change : fault.changes()) {
      int at = text.indexOf(change.from());
      if (at < 0 || text.indexOf(change.from(), at + 1) >= 0)
        throw new IllegalStateException(
            fault.name() + ": '" + change.from() + "' is not there once");
      text = text.replace(change.from(), change.to());
    }
    return text;
  }

  /** Every seed from the first on, until one goes wrong or so many have not. */
  static String search(ClassLoader program, long first, int worlds) throws Exception {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(program);
    try {
      Class<?> search = Class.forName("dev.astragal.simulation.Search", true, program);
      var method = search.getDeclaredMethod("from", long.class, int.class);
      method.setAccessible(true);
      return String.valueOf(method.invoke(null, first, worlds));
    } finally {
      thread.setContextClassLoader(before);
    }
  }
}
