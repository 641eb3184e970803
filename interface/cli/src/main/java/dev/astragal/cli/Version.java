package dev.astragal.cli;

import dev.astragal.kernel.game.Game;
import dev.astragal.runtime.library.Fingerprint;
import dev.astragal.runtime.library.GameLibrary;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.IVersionProvider;

/**
 * What this program is made of: its version, the commit it was built from, and for every game the
 * same fingerprints of rules and content that a journal's header carries.
 */
public final class Version implements IVersionProvider {
  /** The version of the build, from the one place that names it. */
  public static String number() {
    return line("version.txt");
  }

  /** The commit of the build, or "unknown"; a plus behind it tells of changes beyond it. */
  public static String commit() {
    return line("commit.txt");
  }

  @Override
  public String[] getVersion() {
    List<String> lines = new ArrayList<>();
    lines.add("Astragal " + number() + ", commit " + commit());
    lines.add("Java " + Runtime.version() + ", " + System.getProperty("java.vendor"));
    for (Game<?, ?, ?> game : GameLibrary.games())
      lines.add(
          String.format(
              "%-12s build %s, content %s",
              game.manifest().id(), Fingerprint.build(game), Fingerprint.content(game)));
    return lines.toArray(String[]::new);
  }

  private static String line(String name) {
    try (InputStream in = Version.class.getResourceAsStream(name)) {
      if (in == null) return "unknown";
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
