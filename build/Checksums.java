import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * Checksums of a release. "beside DIR" puts a .sha1 beside every file below DIR, as a Maven repository has it; "listed
 * DIR" writes SHA256SUMS over the archives in DIR and the libraries below DIR/maven.
 */
public final class Checksums {
  public static void main(String[] args) throws IOException, NoSuchAlgorithmException {
    Path directory = Path.of(args[1]);
    if (args[0].equals("beside")) {
      for (Path file : files(directory, ".jar", ".pom"))
        Files.writeString(file.resolveSibling(file.getFileName() + ".sha1"), hash(file, "SHA-1"));
      return;
    }
    StringBuilder sums = new StringBuilder();
    for (Path file : files(directory, ".tar.gz", ".zip", ".pom", ".jar")) {
      Path name = directory.relativize(file);
      if (name.getNameCount() > 1 && !name.startsWith("maven")) continue;
      sums.append(hash(file, "SHA-256")).append("  ").append(name.toString().replace('\\', '/')).append('\n');
    }
    Files.writeString(directory.resolve("SHA256SUMS"), sums);
  }

  private static List<Path> files(Path directory, String... endings) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      return files.filter(file -> Stream.of(endings).anyMatch(file.toString()::endsWith)).sorted().toList();
    }
  }

  private static String hash(Path file, String algorithm) throws IOException, NoSuchAlgorithmException {
    MessageDigest digest = MessageDigest.getInstance(algorithm);
    byte[] part = new byte[1 << 16];
    try (InputStream in = Files.newInputStream(file)) {
      for (int read; (read = in.read(part)) > 0; ) digest.update(part, 0, read);
    }
    return HexFormat.of().formatHex(digest.digest());
  }
}
