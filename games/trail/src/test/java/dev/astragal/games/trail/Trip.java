package dev.astragal.games.trail;

import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Surface;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.ScriptedRng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Applied;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A journey to be put into any position: what is under test stands in the test, the rest is here.
 */
public final class Trip {
  public final Kernel<TrailState, TrailChoice, TrailEvent> kernel;
  public final Run<TrailState, TrailChoice, TrailEvent> run;
  public final TrailState state;

  /** Before the last step, for what is told of it. */
  private TrailState before;

  private Trip(Kernel<TrailState, TrailChoice, TrailEvent> kernel, Seed seed) {
    this.kernel = kernel;
    this.run = kernel.begin(seed);
    this.state = run.state();
    this.before = state.copy();
  }

  /** A well-found party on the road; {@code settings} are overlays, options and policy values. */
  public static Trip onTheRoad(String... settings) {
    Trip trip = new Trip(kernel(settings), Seed.of(1));
    TrailState state = trip.state;
    state.stores.oxen = 6;
    state.stores.food = 1000;
    state.stores.bullets = 200;
    state.stores.clothes = 10;
    state.pending.asked = Asked.NOTHING;
    return trip;
  }

  /** On the modern road with clear skies and nothing going wrong. */
  public static Trip driving(String... settings) {
    String[] all = Arrays.copyOf(settings, settings.length + 1);
    all[settings.length] = "dystrail";
    Trip trip = atStart(all).calm();
    trip.state.pending.asked = Asked.NOTHING;
    trip.state.travellers.allies = 0;
    return trip;
  }

  public static Trip atStart(String... settings) {
    return new Trip(kernel(settings), Seed.of(1));
  }

  public static Trip seeded(Kernel<TrailState, TrailChoice, TrailEvent> kernel, long seed) {
    return new Trip(kernel, Seed.of(seed));
  }

  /** Each setting is an overlay, {@code option:name=value} or {@code path=value}. */
  @SuppressWarnings("unchecked") // the trail's game makes the trail's kernel
  public static Kernel<TrailState, TrailChoice, TrailEvent> kernel(String... settings) {
    Map<String, String> options = new LinkedHashMap<>();
    Map<String, String> sets = new LinkedHashMap<>();
    List<RunSpec.Overlay> overlays = new ArrayList<>();
    for (String setting : settings) {
      int equals = setting.indexOf('=');
      if (equals < 0) overlays.add(new RunSpec.Overlay.Named(setting));
      else if (setting.startsWith("option:"))
        options.put(setting.substring(7, equals), setting.substring(equals + 1));
      else sets.put(setting.substring(0, equals), setting.substring(equals + 1));
    }
    RunSpec spec = new RunSpec("trail", Seed.of(1), 1, options, overlays, sets);
    return (Kernel<TrailState, TrailChoice, TrailEvent>) GameLibrary.kernel(new TrailGame(), spec);
  }

  /** Luck as written: chances that come true are 1, picks are indices. */
  public Trip script(Stream stream, int... results) {
    run.luck().replace(stream, new ScriptedRng(stream.name(), results));
    return this;
  }

  /** The next chance on a stream fails, and so do the ones after it. */
  public Trip calm() {
    run.luck().replace(Streams.WEATHER, always(Streams.WEATHER, 0, 0));
    run.luck().replace(Streams.HEALTH, always(Streams.HEALTH, 0));
    run.luck().replace(Streams.VEHICLE, always(Streams.VEHICLE, 0));
    run.luck().replace(Streams.EVENTS, always(Streams.EVENTS, 0));
    run.luck().replace(Streams.ENCOUNTER, always(Streams.ENCOUNTER, 0));
    return this;
  }

  private static ScriptedRng always(Stream stream, int... pattern) {
    int[] many = new int[2000];
    for (int i = 0; i < many.length; i++) many[i] = pattern[i % pattern.length];
    return new ScriptedRng(stream.name(), many);
  }

  /** Puts the wagon at a place that asks for a decision, with the question open. */
  public Trip at(int node, Asked asked) {
    state.journey.node = node;
    state.journey.milliMiles = state.content.road().marker(state.journey.variant, node);
    state.pending.asked = asked;
    return this;
  }

  public Trip river(int node, int depth, int swiftness) {
    at(node, Asked.CROSSING);
    state.pending.depth = depth;
    state.pending.swiftness = swiftness;
    return this;
  }

  public Trip day() {
    before = state.copy();
    run.passTime();
    return this;
  }

  public Trip choose(TrailChoice choice) {
    before = state.copy();
    run.choose(Seat.of(0), choice);
    return this;
  }

  public Applied<TrailState, TrailChoice, TrailEvent> answer(TrailChoice choice) {
    return kernel.apply(run, new Answer<>(run.promptId(), Seat.of(0), choice));
  }

  /** What the last step is told as. */
  public List<String> told(Messages messages) {
    List<String> sentences = new ArrayList<>();
    TrailState then = before.copy();
    for (TrailEvent event : run.events()) {
      if (event.surface() != Surface.NONE)
        sentences.add(messages.text(kernel.rules().tell(then, event, Seat.first()).text()));
      then = kernel.rules().evolve(then, event);
    }
    return sentences;
  }

  public List<String> kinds() {
    return run.events().stream().map(Event::kind).toList();
  }

  public <E extends TrailEvent> E event(Class<E> type) {
    return run.events().stream()
        .filter(type::isInstance)
        .map(type::cast)
        .findFirst()
        .orElseThrow(() -> new AssertionError("no " + type.getSimpleName() + " in " + kinds()));
  }

  /** Plays to the end with one of the game's bots. */
  public Outcome play(String name) {
    return play(name, () -> {});
  }

  /** The same, looking at every moment on the way. */
  public Outcome play(String name, Runnable look) {
    Bot<TrailState, TrailChoice> bot =
        kernel.rules().bots().stream().filter(b -> b.name().equals(name)).findFirst().orElseThrow();
    Rng rng = run.luck().aside(Stream.of("bot"));
    while (true) {
      look.run();
      switch (run.status()) {
        case Status.Finished<TrailChoice>(Outcome outcome) -> {
          return outcome;
        }
        case Status.Awaiting<TrailChoice>(Prompt<TrailChoice> prompt) ->
            run.choose(Seat.of(0), bot.choose(run.state(), Seat.of(0), prompt, rng));
        case Status.Running<TrailChoice> _ -> run.passTime();
      }
    }
  }
}
