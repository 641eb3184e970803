package dev.astragal.games.mir.state;

import dev.astragal.games.mir.json.Json;
import dev.astragal.kernel.state.Flat;
import java.util.List;

/**
 * The generator the contract prescribes, and the record of what it rolled. Each roll hashes the
 * generator's position, as text, and the number of rolls before it, steps a 32-bit congruential
 * generator once per die, and leaves the generator's value behind the seed's name.
 *
 * @param mode kept, but without influence on rolling
 * @param position none until the first roll of a game that was never seeded
 */
public record Dice(String mode, Position position, Chain rolls) {
  public static final String SEEDED = "seeded";

  private static final long MASK = Position.VALUE_MAX;
  private static final long MULTIPLIER = 1_664_525;
  private static final long INCREMENT = 1_013_904_223;
  private static final List<String> ROLL_KEYS =
      Json.keys("id", "timestamp", "formula", "resultTotal", "breakdown", "source");

  /**
   * What came of a roll.
   *
   * @param seedAfter where it leaves the generator; none when the dice were rolled elsewhere
   */
  public record Result(@Flat Fall fall, Purpose source, Position seedAfter) implements Chain.Item {
    public int total() {
      return fall.total();
    }

    @Override
    public Json written(int count, String timestamp) {
      return Json.Obj.of(
          ROLL_KEYS,
          Json.of("roll-" + (count + 1)),
          Json.of(timestamp),
          Json.of(fall.formula()),
          Json.of(fall.total()),
          Json.of(fall.breakdown()),
          Json.of(source.text()));
    }
  }

  /** The roll this position leads to; changes nothing. */
  public Result roll(int count, int sides, Purpose source) {
    long value = position.hashBefore(rolls.size()) & MASK;
    if (count == 1) {
      value = next(value);
      return new Result(Fall.of(sides, face(value, sides)), source, position.reached(value));
    }
    int[] faces = new int[count];
    for (int die = 0; die < count; die++) {
      value = next(value);
      faces[die] = face(value, sides);
    }
    return new Result(Fall.of(sides, faces), source, position.reached(value));
  }

  private static long next(long value) {
    return (value * MULTIPLIER + INCREMENT) & MASK;
  }

  private static int face(long value, int sides) {
    return (int) ((value * sides) >>> 32) + 1;
  }

  /** This position after {@code result} was rolled at {@code timestamp}. */
  public Dice after(Result result, String timestamp) {
    return new Dice(mode, result.seedAfter.orElse(position), rolls.append(result, timestamp));
  }

  /** A fresh start from a seed; what was rolled before is forgotten. */
  public static Dice seeded(String seed) {
    return new Dice(SEEDED, Position.of(seed), Chain.of(List.of()));
  }

  public static Dice read(Json.Obj rng) {
    return new Dice(
        rng.text("mode"),
        rng.at("seed") instanceof Json.Text(String text) ? Position.of(text) : Position.NONE,
        Chain.of(rng.items("lastRolls")));
  }

  /** As {@code source} was written, with what changed since. */
  public Json.Obj json(Json.Obj source) {
    Json seed = Json.orNull(position.text().orElse(null));
    if (rolls.size() == source.items("lastRolls").size()
        && rolls.grewFrom(source.items("lastRolls"))
        && mode.equals(source.text("mode"))
        && seed.equals(source.at("seed"))) return source;
    return source
        .with("mode", Json.of(mode))
        .with("seed", seed)
        .with("lastRolls", new Json.Arr(rolls.items()));
  }
}
