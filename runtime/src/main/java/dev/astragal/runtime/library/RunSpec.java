package dev.astragal.runtime.library;

import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.state.About;
import dev.astragal.kernel.state.AtLeast;
import dev.astragal.kernel.state.Name;
import dev.astragal.kernel.state.Omittable;
import dev.astragal.kernel.state.WrittenAs;
import dev.astragal.kernel.tree.Tree;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The recipe of a run: everything that, with its inputs, makes the run again. It is what a
 * journal's header and a seed code carry.
 */
public record RunSpec(
    String game,
    Seed seed,
    @AtLeast(1) int seats,
    @Omittable(written = true) Map<String, String> options,
    @About(
            "Policies laid over the base, in order: the game's own by name, a player's with"
                + " document")
        @Name("policy")
        @Omittable(written = true)
        List<Overlay> overlays,
    @About("Single values of the policy, path to value") @Name("set") @Omittable(written = true)
        Map<String, String> sets,
    @About("Whether it was begun as practice, where anything may be taken back") @Omittable
        boolean practice,
    @About("The version of the game's rules; in a journal, the first where it is not said")
        @Omittable
        OptionalLong rules) {

  public RunSpec(
      String game,
      Seed seed,
      int seats,
      Map<String, String> options,
      List<Overlay> overlays,
      Map<String, String> sets) {
    this(game, seed, seats, options, overlays, sets, false, OptionalLong.empty());
  }

  /** A policy the game brings along, by name; or one of the user's own, with its document. */
  @WrittenAs("layer")
  public sealed interface Overlay {
    String name();

    /** This overlay as it is written. */
    default Layer layer() {
      return new Layer(
          name(), this instanceof Own(_, Tree document) ? Optional.of(document) : Optional.empty());
    }

    static Overlay of(Layer layer) {
      return layer
          .document()
          .<Overlay>map(own -> new Own(layer.name(), own))
          .orElse(new Named(layer.name()));
    }

    /** One kind of overlay is told from the other by its document. */
    record Layer(String name, @Omittable Optional<Tree> document) {}

    record Named(String name) implements Overlay {}

    record Own(String name, Tree document) implements Overlay {}
  }

  public RunSpec {
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    overlays = List.copyOf(overlays);
    sets = Collections.unmodifiableMap(new LinkedHashMap<>(sets));
  }

  public static RunSpec of(String game, Seed seed, int seats) {
    return new RunSpec(game, seed, seats, Map.of(), List.of(), Map.of());
  }

  public RunSpec withSeed(Seed other) {
    return new RunSpec(game, other, seats, options, overlays, sets, practice, rules);
  }

  /** The same with one option set. */
  public RunSpec with(String option, String value) {
    Map<String, String> other = new LinkedHashMap<>(options);
    other.put(option, value);
    return new RunSpec(game, seed, seats, other, overlays, sets, practice, rules);
  }

  /** The same begun as practice: anything may be taken back, and it stays out of any ranking. */
  public RunSpec asPractice() {
    return new RunSpec(game, seed, seats, options, overlays, sets, true, rules);
  }

  /** The same under the rules of one version, whatever the present one is. */
  public RunSpec under(long version) {
    OptionalLong one = OptionalLong.of(version);
    return new RunSpec(game, seed, seats, options, overlays, sets, practice, one);
  }
}
