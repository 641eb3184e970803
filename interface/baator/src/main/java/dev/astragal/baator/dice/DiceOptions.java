package dev.astragal.baator.dice;

import dev.astragal.baator.rng.RngChoice;
import dev.astragal.baator.rng.SecureRng;
import dev.astragal.baator.rng.SeededRng;
import dev.astragal.baator.rng.SocketRng;
import dev.astragal.kernel.dice.Dialect;
import dev.astragal.kernel.dice.DiceExpression;
import dev.astragal.kernel.dice.DiceLimits;
import dev.astragal.kernel.dice.Variables;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.ScriptedRng;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Documents;
import dev.astragal.runtime.content.JsonTrees;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where dice and variables come from, the same for every command that rolls. */
public final class DiceOptions {
  @Option(names = "--seed", paramLabel = "SEED", description = "roll the same dice every time")
  private @Nullable String seed;

  @Option(
      names = "--faces",
      paramLabel = "2,6,1,5",
      description = "the faces you rolled on the table, in order")
  private @Nullable String faces;

  @Option(
      names = "--ctx",
      paramLabel = "FILE",
      description = "a JSON or YAML file in which variables are looked up")
  private @Nullable Path context;

  @Option(
      names = "--macros",
      paramLabel = "FILE",
      description = "a YAML file with names for expressions, such as attack(bonus): 1d20+bonus")
  private @Nullable Path macros;

  @Option(
      names = "--extended",
      description = "also allow what other dice rollers know; see docs/dice.md")
  private boolean extended;

  /** What was typed, taken apart, with macros filled in. */
  public DiceLine line(String text) {
    return DiceLine.of(macros == null ? text : Macros.of(macros).filled(text));
  }

  /** For rolls of {@code expression}, of whose dice the given faces are. */
  public Rng rng(DiceExpression expression) {
    return faces != null && seed == null
        ? new ScriptedRng("table", ShownFaces.sides(expression, faces(faces)))
        : rng();
  }

  /** Whether the dice are those on somebody's table. */
  public boolean onTheTable() {
    return faces != null;
  }

  public Rng rng() {
    if (faces != null && seed != null)
      throw new BadInputException("--faces and --seed exclude each other");
    if (faces != null) return new ScriptedRng("table", faces(faces));
    if (seed != null) return SeededRng.generator(seed);
    Optional<SocketRng> daemon = RngChoice.external(System.getenv());
    return daemon.isPresent() ? daemon.get() : new SecureRng();
  }

  public Dialect dialect() {
    return extended ? Dialect.EXTENDED : Dialect.CORE;
  }

  public DiceLimits limits() {
    return DiceLimits.DEFAULT;
  }

  public Variables variables() {
    return context == null ? Variables.none() : Variables.of(document(context));
  }

  /** The context as it was written; an empty one without a file. */
  public Tree document() {
    return context == null ? Tree.emptyTable() : document(context);
  }

  private static Tree document(Path file) {
    String name = file.getFileName().toString();
    return name.endsWith(".yaml") || name.endsWith(".yml")
        ? Documents.yaml(file)
        : JsonTrees.read(Documents.text(file), name);
  }

  private static int[] faces(String text) {
    try {
      return Arrays.stream(text.split(",", -1))
          .map(String::strip)
          .mapToInt(Integer::parseInt)
          .toArray();
    } catch (NumberFormatException e) {
      throw new BadInputException("--faces takes numbers such as 2,6,1,5, not '" + text + "'");
    }
  }
}
