package dev.astragal.games.trail.modern;

import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.boss.EndgamePolicy;
import dev.astragal.games.trail.modern.ModernPolicy.PersonaRow;
import dev.astragal.games.trail.road.JourneyPolicy;
import dev.astragal.games.trail.road.Region;
import dev.astragal.games.trail.road.Road;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.tree.TreeException;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Which modern road it is, and who drives: the rows of the policy that the options pick.
 *
 * @param rustBelt where the second region begins, in thousandths of a mile as the others
 * @param beltway where the third region begins
 * @param length where the road ends
 * @param lastDay after which it is too late
 */
public record ModernSetup(
    Mode mode,
    Strategy strategy,
    PersonaRow persona,
    JourneyPolicy journey,
    Optional<EndgamePolicy> endgame,
    int rustBelt,
    int beltway,
    int length,
    int lastDay) {

  public static ModernSetup of(Setup setup, ModernPolicy policy) {
    Mode mode = Mode.valueOf(TrailContent.upper(setup.option("mode")));
    Strategy strategy = Strategy.valueOf(TrailContent.upper(setup.option("strategy")));
    Persona persona = Persona.valueOf(TrailContent.upper(setup.option("persona")));
    PersonaRow driver =
        one("dystrail.personas", setup, policy.personas(), row -> row.id() == persona);
    JourneyPolicy journey =
        one(
            "dystrail.journeys",
            setup,
            policy.journeys(),
            row -> row.mode() == mode && row.strategy() == strategy);
    return new ModernSetup(
        mode,
        strategy,
        driver,
        journey,
        policy.endgames().stream()
            .filter(row -> mode == Mode.DEEP && row.strategy() == strategy)
            .findFirst(),
        policy.regions().rustBelt() * Road.MILE,
        policy.regions().beltway() * Road.MILE,
        journey.miles() * Road.MILE,
        mode == Mode.DEEP ? policy.lastDayDeep() : policy.lastDay());
  }

  private static <T> T one(String path, Setup setup, List<T> rows, Predicate<T> wanted) {
    return rows.stream()
        .filter(wanted)
        .findFirst()
        .orElseThrow(
            () -> new TreeException(path, setup.policy().mark(), "the row asked for is missing"));
  }

  /** Which region a mile lies in; in thousandths. */
  public Region region(int milliMiles) {
    if (milliMiles < rustBelt) return Region.HEARTLAND;
    return milliMiles < beltway ? Region.RUST_BELT : Region.BELTWAY;
  }
}
