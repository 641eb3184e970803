package dev.astragal.games.mir.state;

import dev.astragal.games.mir.json.Json;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The generator the contract prescribes, and the record of what it rolled. Its whole position is
 * text: each roll hashes the seed and the number of rolls before it, steps a 32-bit congruential
 * generator once per die, and leaves the generator's value behind the seed's name.
 *
 * @param mode kept, but without influence on rolling
 * @param seed null until the first roll of a game that was never seeded
 */
public record Dice(String mode, @Nullable String seed, Chain rolls) {
  public static final String SEEDED = "seeded";

  private static final String UNSEEDED = "default";
  private static final long MASK = 0xFFFF_FFFFL;
  private static final int HASH_START = 5381;
  private static final long MULTIPLIER = 1_664_525;
  private static final long INCREMENT = 1_013_904_223;
  private static final List<String> ROLL_KEYS =
      Json.keys("id", "timestamp", "formula", "resultTotal", "breakdown", "source");

  /**
   * What came of a roll.
   *
   * @param seedAfter the seed it leaves behind; nothing when the dice were rolled elsewhere
   */
  public record Result(
      String formula, int total, String breakdown, String source, Optional<String> seedAfter) {
    /** How single dice read up to this many sides, which is what nearly everybody rolls. */
    private static final int SINGLE_MAX = 20;

    private static final List<String> SINGLE_FORMULAS =
        IntStream.rangeClosed(0, SINGLE_MAX).mapToObj(sides -> formula(1, sides)).toList();
    private static final List<String> SINGLE_BREAKDOWNS =
        IntStream.rangeClosed(0, SINGLE_MAX).mapToObj(face -> breakdown(face)).toList();

    /** A die that shows {@code face}. */
    static Result of(int sides, int face, String source, Optional<String> seedAfter) {
      boolean usual = sides <= SINGLE_MAX;
      return new Result(
          usual ? SINGLE_FORMULAS.get(sides) : formula(1, sides),
          face,
          usual ? SINGLE_BREAKDOWNS.get(face) : breakdown(face),
          source,
          seedAfter);
    }

    /** Dice that fell as {@code faces} say. */
    public static Result of(int sides, int[] faces, String source, Optional<String> seedAfter) {
      if (faces.length == 1) return of(sides, faces[0], source, seedAfter);
      int total = IntStream.of(faces).sum();
      return new Result(formula(faces.length, sides), total, breakdown(faces), source, seedAfter);
    }

    private static String formula(int count, int sides) {
      return count + "d" + sides;
    }

    private static String breakdown(int... faces) {
      StringBuilder breakdown = new StringBuilder("[");
      int total = 0;
      for (int die = 0; die < faces.length; die++) {
        total += faces[die];
        if (die > 0) breakdown.append('+');
        breakdown.append(faces[die]);
      }
      breakdown.append("]=").append(total);
      return breakdown.toString();
    }
  }

  /** The roll this position leads to; changes nothing. */
  public Result roll(int count, int sides, String source) {
    String base = seed == null ? UNSEEDED : seed;
    long value = hash(hash(hash(base), ":"), rolls.size()) & MASK;
    int[] faces = new int[count];
    for (int die = 0; die < count; die++) {
      value = (value * MULTIPLIER + INCREMENT) & MASK;
      faces[die] = (int) ((value * sides) >>> 32) + 1;
    }
    int colon = base.indexOf(':');
    String name = colon < 0 ? base : base.substring(0, colon);
    return Result.of(sides, faces, source, Optional.of(name + ":" + value));
  }

  /** This position after {@code result} was rolled at {@code timestamp}. */
  public Dice after(Result result, String timestamp) {
    int number = rolls.size() + 1;
    @Nullable String seedAfter = result.seedAfter.isPresent() ? result.seedAfter.get() : seed;
    return new Dice(mode, seedAfter, rolls.append(() -> entry(number, result, timestamp)));
  }

  private static Json.Obj entry(int number, Result result, String timestamp) {
    return Json.Obj.of(
        ROLL_KEYS,
        Json.of("roll-" + number),
        Json.of(timestamp),
        Json.of(result.formula),
        Json.of(result.total),
        Json.of(result.breakdown),
        Json.of(result.source));
  }

  /** A fresh start from a seed; what was rolled before is forgotten. */
  public static Dice seeded(String seed) {
    return new Dice(SEEDED, seed, Chain.of(List.of()));
  }

  public static Dice read(Json.Obj rng) {
    return new Dice(
        rng.text("mode"),
        rng.at("seed") instanceof Json.Text(String text) ? text : null,
        Chain.of(rng.items("lastRolls")));
  }

  /** As {@code source} was written, with what changed since. */
  public Json.Obj json(Json.Obj source) {
    if (rolls.grewFrom(source.items("lastRolls"))
        && rolls.size() == source.items("lastRolls").size()
        && mode.equals(source.text("mode"))
        && Json.orNull(seed).equals(source.at("seed"))) return source;
    return source
        .with("mode", Json.of(mode))
        .with("seed", Json.orNull(seed))
        .with("lastRolls", new Json.Arr(rolls.items()));
  }

  /** What a text counts as in front of the generator. */
  static int hash(String text) {
    return hash(HASH_START, text);
  }

  /** Of a number as it is written. */
  private static int hash(int start, int number) {
    int before = number < 10 ? start : hash(start, number / 10);
    return 33 * before + '0' + number % 10;
  }

  private static int hash(int start, String text) {
    int hash = start;
    for (int i = 0; i < text.length(); i++) hash = 33 * hash + text.charAt(i);
    return hash;
  }
}
