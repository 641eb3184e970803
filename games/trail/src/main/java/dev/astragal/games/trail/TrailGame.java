package dev.astragal.games.trail;

import dev.astragal.games.trail.day.StartMonth;
import dev.astragal.games.trail.modern.Mode;
import dev.astragal.games.trail.modern.ModernRules;
import dev.astragal.games.trail.modern.Persona;
import dev.astragal.games.trail.modern.Strategy;
import dev.astragal.games.trail.share.TrailShareCodes;
import dev.astragal.games.trail.wagon.Occupation;
import dev.astragal.games.trail.wagon.WagonRules;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Option;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.seed.ShareCodes;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The daily travel kernel: a wagon trail of 1848, or its modern overlay, one day at a time. */
public final class TrailGame implements Game<TrailState, TrailChoice, TrailEvent> {
  /** Two years of days, and as many decisions as somebody who dithers at every store may need. */
  private static final long INPUTS_MAX = 20_000;

  private static final long DAYS_MAX = 1_000;

  @Override
  public Manifest manifest() {
    return Manifest.of("trail", "Trail")
        .streams(Streams.all())
        .options(
            option("occupation", "banker", Occupation.values()),
            option("month", "march", StartMonth.values()),
            option("mode", "classic", Mode.values()),
            option("strategy", "balanced", Strategy.values()),
            option("persona", "journalist", Persona.values()),
            new Option("party", "", List.of()))
        .memory("graves")
        .limits(INPUTS_MAX, DAYS_MAX)
        .content("trail.yaml", "views.yaml", "map.yaml", "encounters.yaml", "wayfarers.yaml")
        .policies("policy.yaml", "otdeluxe90s.yaml", "dystrail.yaml", "play.yaml")
        .changes(
            "The vote shows its true odds and can be prepared for or put off; a hunt can be played"
                + " hour by hour; nobody is met within half a day of a place; a ferry's crossing is"
                + " decided when it leaves; a barrier decides with one draw; those in poor health"
                + " find less peace in a day of rest; both roads are harder and fairer when played.",
            "Whoever dies hungry is said to have starved, not to have died of exhaustion.")
        .bots("balanced", "conservative", "aggressive", "resource-manager");
  }

  private static Option option(String name, String fallback, Enum<?>[] values) {
    return new Option(
        name,
        fallback,
        Arrays.stream(values)
            .map(value -> value.name().toLowerCase(Locale.ROOT).replace('_', '-'))
            .toList());
  }

  @Override
  public TrailRules rules(Setup setup) {
    TrailContent content = new TrailContent(setup);
    return switch (content.policy().mechanics()) {
      case OTDELUXE90S -> new WagonRules(content);
      case DYSTRAIL -> new ModernRules(content);
    };
  }

  @Override
  public Optional<ShareCodes> shareCodes() {
    return Optional.of(new TrailShareCodes());
  }
}
