package dev.astragal.games.trail;

import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.Ending;
import dev.astragal.games.trail.day.StartMonth;
import dev.astragal.games.trail.modern.Mode;
import dev.astragal.games.trail.modern.ModernRules;
import dev.astragal.games.trail.modern.Persona;
import dev.astragal.games.trail.modern.Strategy;
import dev.astragal.games.trail.share.TrailShareCodes;
import dev.astragal.games.trail.wagon.Occupation;
import dev.astragal.games.trail.wagon.WagonRules;
import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Measures;
import dev.astragal.kernel.game.Option;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.game.Violations;
import dev.astragal.kernel.phase.Phase;
import dev.astragal.kernel.screen.Screen;
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

  private final Optional<TrailRules> rules;

  /** The game before it knows its set-up. */
  public TrailGame() {
    rules = Optional.empty();
  }

  private TrailGame(TrailRules rules) {
    this.rules = Optional.of(rules);
  }

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
        .limits(INPUTS_MAX, DAYS_MAX)
        .content("trail.yaml", "encounters.yaml", "wayfarers.yaml")
        .policies("policy.yaml", "otdeluxe90s.yaml", "dystrail.yaml", "play.yaml");
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
  public TrailGame configured(Setup setup) {
    TrailContent content = new TrailContent(setup);
    return new TrailGame(
        switch (content.policy().mechanics()) {
          case OTDELUXE90S -> new WagonRules(content);
          case DYSTRAIL -> new ModernRules(content);
        });
  }

  @Override
  public TrailState begin(Setup setup) {
    return rules().begin();
  }

  @Override
  public Status<TrailChoice> status(TrailState state) {
    return rules().status(state);
  }

  @Override
  public void tick(TrailState state, Turn<TrailState, TrailEvent> turn) {
    rules().day().run(turn);
  }

  @Override
  public void choose(TrailState state, TrailChoice choice, Turn<TrailState, TrailEvent> turn) {
    rules().choose(state, choice, turn);
  }

  @Override
  public TrailState evolve(TrailState state, TrailEvent event) {
    event.change(state);
    return state;
  }

  @Override
  public void refused(
      TrailState state,
      TrailChoice choice,
      List<Rejection> reasons,
      Turn<TrailState, TrailEvent> turn) {
    rules().refused(state, choice, reasons, turn);
  }

  @Override
  public void check(TrailState state, Violations out) {
    rules().check(state, out);
  }

  @Override
  public Screen present(TrailState state, Seat viewer) {
    return rules().present(state);
  }

  @Override
  public void measure(TrailState state, Measures out) {
    TrailMeasures.tell(state, out);
    if (state.journey.ending != Ending.NONE) rules().measure(state, out);
  }

  @Override
  public List<Bot<TrailState, TrailChoice>> bots() {
    return TrailBots.all();
  }

  @Override
  public Optional<ShareCodes> shareCodes() {
    return Optional.of(new TrailShareCodes());
  }

  /** The phases of a day, in order. */
  public List<Phase<TrailState, TrailEvent, DayOutcome>> phases() {
    return rules().day().phases();
  }

  private TrailRules rules() {
    return rules.orElseThrow(() -> new IllegalStateException("the game is not configured"));
  }
}
