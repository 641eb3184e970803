package dev.astragal.games.trail;

import dev.astragal.games.trail.policy.DystrailPolicy;
import dev.astragal.games.trail.policy.DystrailPolicy.PersonaRow;
import dev.astragal.games.trail.policy.DystrailPolicy.RegionMiles;
import dev.astragal.games.trail.policy.EndgamePolicy;
import dev.astragal.games.trail.policy.JourneyPolicy;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.tree.TreeException;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Which modern road it is, and who drives: the rows of the policy that the options pick. */
public record ModernSetup(
    Mode mode,
    Strategy strategy,
    PersonaRow persona,
    JourneyPolicy journey,
    Optional<EndgamePolicy> endgame,
    RegionMiles regions) {

  static ModernSetup of(Setup setup, DystrailPolicy policy) {
    Mode mode = Mode.valueOf(TrailRules.upper(setup.option("mode")));
    Strategy strategy = Strategy.valueOf(TrailRules.upper(setup.option("strategy")));
    Persona persona = Persona.valueOf(TrailRules.upper(setup.option("persona")));
    return new ModernSetup(
        mode,
        strategy,
        one("dystrail.personas", setup, policy.personas(), row -> row.id() == persona),
        one(
            "dystrail.journeys",
            setup,
            policy.journeys(),
            row -> row.mode() == mode && row.strategy() == strategy),
        policy.endgames().stream()
            .filter(row -> mode == Mode.DEEP && row.strategy() == strategy)
            .findFirst(),
        policy.regions());
  }

  private static <T> T one(String path, Setup setup, List<T> rows, Predicate<T> wanted) {
    return rows.stream()
        .filter(wanted)
        .findFirst()
        .orElseThrow(
            () -> new TreeException(path, setup.policy().mark(), "the row asked for is missing"));
  }

  /** Which region a mile lies in; in thousandths. */
  Region region(int milliMiles) {
    if (milliMiles < regions.rustBelt() * Road.MILE) return Region.HEARTLAND;
    return milliMiles < regions.beltway() * Road.MILE ? Region.RUST_BELT : Region.BELTWAY;
  }

  /** Thousandths of a mile. */
  public int length() {
    return journey.miles() * Road.MILE;
  }
}
