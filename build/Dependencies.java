import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Holds the libraries of others on a class path to the list of those that were looked at:
 * Dependencies LIST CLASSPATH refuses one that is not in it, has other bytes, or has no licence;
 * with "write" before, it makes the list anew and keeps the licences of what stays.
 */
public final class Dependencies {
  private static final String OURS = "astragal-";
  private static final String UNKNOWN = "UNKNOWN";

  private record Entry(String sha256, String licence) {}

  public static void main(String[] args) throws IOException, NoSuchAlgorithmException {
    boolean write = args[0].equals("write");
    Path list = Path.of(args[write ? 1 : 0]);
    SortedMap<String, Entry> known = Files.exists(list) ? read(list) : new TreeMap<>();
    SortedMap<String, String> found = found(args[write ? 2 : 1]);
    if (write) {
      write(list, known, found);
      return;
    }
    List<String> problems = problems(known, found);
    for (String problem : problems) System.err.println("dependencies: " + problem);
    if (!problems.isEmpty()) System.exit(1);
  }

  private static List<String> problems(Map<String, Entry> known, Map<String, String> found) {
    List<String> problems = new ArrayList<>();
    found.forEach(
        (jar, sha256) -> {
          Entry entry = known.get(jar);
          if (entry == null) problems.add(jar + " is not in the list of dependencies");
          else if (!entry.sha256().equals(sha256))
            problems.add(jar + " has other bytes than the one that was looked at");
          else if (entry.licence().equals(UNKNOWN))
            problems.add(jar + " has no licence in the list of dependencies");
        });
    for (String jar : known.keySet())
      if (!found.containsKey(jar)) problems.add(jar + " is listed and not used");
    return problems;
  }

  private static SortedMap<String, Entry> read(Path list) throws IOException {
    SortedMap<String, Entry> known = new TreeMap<>();
    for (String line : Files.readAllLines(list)) {
      if (line.isBlank() || line.startsWith("#")) continue;
      String[] parts = line.split("  ", 3);
      known.put(parts[1], new Entry(parts[0], parts[2]));
    }
    return known;
  }

  private static SortedMap<String, String> found(String classPath)
      throws IOException, NoSuchAlgorithmException {
    SortedMap<String, String> found = new TreeMap<>();
    for (String entry : classPath.split(File.pathSeparator)) {
      Path jar = Path.of(entry);
      String name = jar.getFileName().toString();
      if (!name.endsWith(".jar") || name.startsWith(OURS)) continue;
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(jar));
      found.put(name, HexFormat.of().formatHex(hash));
    }
    return found;
  }

  private static void write(Path list, Map<String, Entry> known, Map<String, String> found)
      throws IOException {
    StringBuilder text =
        new StringBuilder("# The libraries of others in a release: SHA-256, file, licence.\n");
    found.forEach(
        (jar, sha256) -> {
          String licence =
              known.entrySet().stream()
                  .filter(entry -> library(entry.getKey()).equals(library(jar)))
                  .map(entry -> entry.getValue().licence())
                  .findFirst()
                  .orElse(UNKNOWN);
          text.append(sha256).append("  ").append(jar).append("  ").append(licence).append('\n');
        });
    Files.writeString(list, text);
  }

  /** A file's name without its version. */
  private static String library(String jar) {
    return jar.replaceFirst("-[0-9].*", "");
  }
}
