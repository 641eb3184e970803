package dev.astragal.testbed;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * The game of pig as a later build might have it: its sources with something changed, compiled
 * anew. Classes before all others on a class path make the changed program.
 */
public enum ChangedPig {
  /** Another sentence. */
  LABEL("messages.properties", "Hold and bank {points}", "Stop and keep {points}"),

  /** Another bot. */
  BOT("Pig.java", "t.atRisk < 20", "t.atRisk < 25"),

  /** Another order of panels. */
  SCREEN(
      "Pig.java",
      "Screen.of(Panel.scores(\"scores\", t.scores, GOAL), risk)",
      "Screen.of(risk, Panel.scores(\"scores\", t.scores, GOAL))"),

  /** Another rule, declared. */
  RULE(
      "Pig.java",
      "turn.rng(DICE).roll(6)",
      "Math.max(2, turn.rng(DICE).roll(6))",
      ".bots(\"hold20\")",
      ".bots(\"hold20\").changes(\"A one counts two.\")"),

  /** An event with a field of another name. */
  EVENT("Pig.java", "record Rolled(int face)", "record Rolled(int pips)"),

  /** The same, declared. */
  EVENT_DECLARED(
      "Pig.java",
      "import dev.astragal.kernel.game.Event;",
      "import dev.astragal.kernel.game.EarlierShapes;\nimport dev.astragal.kernel.game.Event;",
      "record Rolled(int face)",
      "record Rolled(int pips)",
      ".bots(\"hold20\")",
      ".bots(\"hold20\").changes(\"A roll has pips.\")",
      "  @Override\n  public Table begin(",
      """
        public record OldRolled(int face) {}

        @Override
        public EarlierShapes<Move, Happening> earlier() {
          return EarlierShapes.<Move, Happening>none()
              .event(1, "Rolled", OldRolled.class, old -> new Rolled(old.face()));
        }

        @Override
        public Table begin(\
      """),

  /** A state with a field more. */
  STATE(
      "Pig.java",
      "record Table(Ints scores, int atRisk, Seat mover) {}",
      """
      record Table(Ints scores, int atRisk, Seat mover, int season) {
          Table(Ints scores, int atRisk, Seat mover) {
            this(scores, atRisk, mover, 1);
          }
        }\
      """);

  private static final String PACKAGE = "dev/astragal/games/pig/";

  private final String file;

  @SuppressWarnings("ImmutableEnumChecker") // nobody else has it
  private final List<String> changes;

  ChangedPig(String file, String... fromAndTo) {
    this.file = file;
    this.changes = List.of(fromAndTo);
  }

  /** Puts the changed game below {@code classes}; {@code root} holds the sources. */
  public void compile(Path root, Path classes) {
    try {
      Path home = root.resolve("games/pig/src/main");
      copy(home.resolve("resources"), classes);
      Path sources = Files.createTempDirectory("pig-sources");
      copy(home.resolve("java"), sources);
      Path changed = (file.endsWith(".java") ? sources : classes).resolve(PACKAGE + file);
      Files.writeString(changed, changed(Files.readString(changed)));
      compile(
          List.of(sources.resolve(PACKAGE + "Pig.java")),
          classes,
          System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String changed(String text) {
    String now = text;
    for (int i = 0; i < changes.size(); i += 2) {
      if (!now.contains(changes.get(i)))
        throw new IllegalStateException(file + " has no '" + changes.get(i) + "' any more");
      now = now.replace(changes.get(i), changes.get(i + 1));
    }
    return now;
  }

  private static void compile(List<Path> sources, Path classes, String classPath)
      throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      StringWriter said = new StringWriter();
      List<String> options =
          new ArrayList<>(
              Arrays.asList("-d", classes.toString(), "-cp", classPath, "-proc:none", "-nowarn"));
      boolean compiled =
          compiler
              .getTask(said, files, null, options, null, files.getJavaFileObjectsFromPaths(sources))
              .call();
      if (!compiled) throw new IllegalStateException("the changed game: " + said);
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    try (var files = Files.walk(from)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        Path target = to.resolve(from.relativize(file).toString());
        if (Files.isDirectory(file)) Files.createDirectories(target);
        else Files.write(target, Files.readAllBytes(file));
      }
    }
  }
}
