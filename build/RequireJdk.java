import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;

/** Stops the build with one line when no JDK 25 or newer is installed. Runs on the old JDK: Java 11 syntax only. */
public final class RequireJdk {
  private static final int REQUIRED = 25;

  public static void main(String[] args) throws IOException {
    if (Runtime.version().feature() >= REQUIRED) return;
    for (Path home : candidates()) if (version(home) >= REQUIRED) return;
    System.err.println("Astragal needs a JDK " + REQUIRED + " or newer and found none: install one"
        + " (for example Temurin " + REQUIRED + ") under /usr/lib/jvm or set JAVA" + REQUIRED + "_HOME.");
    System.exit(1);
  }

  private static List<Path> candidates() throws IOException {
    List<Path> homes = new ArrayList<>();
    System.getenv().forEach((name, value) -> {
      if (name.startsWith("JAVA") && name.endsWith("_HOME")) homes.add(Path.of(value));
    });
    String user = System.getProperty("user.home");
    for (String parent : new String[] {"/usr/lib/jvm", "/usr/local/openjdk", "/opt", "/Library/Java/JavaVirtualMachines",
        user + "/.sdkman/candidates/java", user + "/.jdks", user + "/.m2/jdks"}) {
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
