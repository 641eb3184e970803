import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/**
 * Writes the commit a build is made from into a file: NameCommit ROOT FILE. ASTRAGAL_COMMIT replaces what Git says, for
 * sources without a repository. Changes that are not committed are told by a plus behind it. A file that would stay the
 * same is not touched, so that nothing is built anew because of it.
 */
public final class NameCommit {
  private static final String UNKNOWN = "unknown";

  public static void main(String[] args) throws IOException, InterruptedException {
    Path file = Path.of(args[1]);
    String commit = commit(Path.of(args[0]));
    if (Files.exists(file) && Files.readString(file).equals(commit)) return;
    Files.createDirectories(file.getParent());
    Files.writeString(file, commit);
  }

  private static String commit(Path root) throws InterruptedException {
    String given = System.getenv("ASTRAGAL_COMMIT");
    if (given != null && !given.isBlank()) return given.strip();
    String commit = git(root, "rev-parse", "--short=12", "HEAD");
    if (commit.isEmpty() || !Files.exists(root.resolve(".git"))) return UNKNOWN;
    return git(root, "status", "--porcelain", "--untracked-files=no").isEmpty() ? commit : commit + "+";
  }

  /** What Git prints; nothing where there is no Git or no repository. */
  private static String git(Path root, String... arguments) throws InterruptedException {
    String[] command = new String[arguments.length + 3];
    command[0] = "git";
    command[1] = "-C";
    command[2] = root.toString();
    System.arraycopy(arguments, 0, command, 3, arguments.length);
    try {
      Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
      String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      return process.waitFor(30, TimeUnit.SECONDS) && process.exitValue() == 0 ? printed : "";
    } catch (IOException e) {
      return "";
    }
  }
}
