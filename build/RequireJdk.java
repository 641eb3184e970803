import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;

/**
 * Stops the build with one line when no JDK 25 or newer is installed. Runs on the old JDK: Java 11 syntax only. Another
 * version may be given as argument; ASTRAGAL_JDK_ROOTS replaces the places that are searched, as in find-jdk.sh.
 */
public final class RequireJdk {
  private static final int REQUIRED = 25;

  public static void main(String[] args) throws IOException {
    int required = args.length > 0 ? Integer.parseInt(args[0]) : REQUIRED;
    if (Runtime.version().feature() >= required) return;
    for (Path home : candidates()) if (version(home) >= required) return;
    System.err.println("Astragal needs a JDK " + required + " or newer and found none: install one"
        + " (for example Temurin " + required + ") under /usr/lib/jvm or set JAVA" + required + "_HOME.");
    System.exit(1);
  }

  private static List<Path> candidates() throws IOException {
    List<Path> homes = new ArrayList<>();
    System.getenv().forEach((name, value) -> {
      if (name.startsWith("JAVA") && name.endsWith("_HOME")) homes.add(Path.of(value));
    });
    String user = System.getProperty("user.home");
    String roots = System.getenv("ASTRAGAL_JDK_ROOTS");
    String[] parents = roots != null
        ? roots.split(":")
        : new String[] {"/usr/lib/jvm", "/usr/local/openjdk", "/opt", "/Library/Java/JavaVirtualMachines",
            user + "/.sdkman/candidates/java", user + "/.jdks", user + "/.m2/jdks"};
    for (String parent : parents) {
      if (Files.isDirectory(Path.of(parent))) {
        try (Stream<Path> children = Files.list(Path.of(parent))) {
          children.forEach(child -> {
            homes.add(child);
            homes.add(child.resolve("Contents/Home"));
          });
        }
      }
    }
    return homes;
  }

  private static int version(Path home) {
    Path release = home.resolve("release");
    if (!Files.isRegularFile(release) || !Files.exists(home.resolve("bin/javac"))) return 0;
    Properties properties = new Properties();
    try (var in = Files.newBufferedReader(release)) {
      properties.load(in);
    } catch (IOException e) {
      return 0;
    }
    String version = properties.getProperty("JAVA_VERSION", "0").replace("\"", "");
    return Integer.parseInt(version.split("[.+-]")[0]);
  }
}
