package dev.astragal.runtime.learn;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.state.CanonicalBytes;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.player.Player;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Plays what a network rates highest, through the tensors it was trained with. */
public final class NetworkPlayer<S, C extends Choice, E extends Event> implements Player<S, C, E> {
  /** Finding out what a set-up's numbers are takes a while; more of them nobody plays at once. */
  private static final int KEPT_MAX = 64;

  private static final Map<Table, Sight<?, ?, ?>> KEPT = new ConcurrentHashMap<>();

  /** A game and its set-up. */
  private record Table(String game, Setup setup) {}

  private final String name;
  private final Network network;
  private final Sight<S, C, E> sight;
  private final CanonicalBytes scratch = new CanonicalBytes();
  private final float[] seen;

  private NetworkPlayer(String name, Network network, Sight<S, C, E> sight) {
    this.name = name;
    this.network = network;
    this.sight = sight;
    this.seen = new float[sight.observation()];
  }

  /** Fails where the network was made for other numbers than this game has in its set-up. */
  public static <S, C extends Choice, E extends Event> NetworkPlayer<S, C, E> of(
      Kernel<S, C, E> kernel, String name, Network network) {
    Sight<S, C, E> sight = sight(kernel);
    if (network.observation() != sight.observation() || network.actions() != sight.actions())
      throw unfit(
          kernel,
          name,
          "it takes "
              + network.observation()
              + " numbers and rates "
              + network.actions()
              + " choices, and there are "
              + sight.observation()
              + " and "
              + sight.actions());
    if (network.meaning().filter(meant -> !meant.equals(sight.meaning())).isPresent())
      throw unfit(kernel, name, "the numbers meant something else when it was trained");
    return new NetworkPlayer<>(name, network, sight);
  }

  private static BadInputException unfit(Kernel<?, ?, ?> kernel, String name, String why) {
    return new BadInputException(
        "'"
            + name
            + "' was not trained for "
            + kernel.manifest().id()
            + " with these seats, options and policies: "
            + why);
  }

  @SuppressWarnings("unchecked") // what is kept for a game has the types of that game
  private static <S, C extends Choice, E extends Event> Sight<S, C, E> sight(
      Kernel<S, C, E> kernel) {
    Table table = new Table(kernel.manifest().id(), kernel.setup());
    Sight<?, ?, ?> known = KEPT.get(table);
    if (known == null) {
      known = Sight.of(kernel);
      if (KEPT.size() < KEPT_MAX) KEPT.put(table, known);
    }
    return (Sight<S, C, E>) known;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public C answer(Run<S, C, E> run, Seat seat, Prompt<C> prompt) {
    List<C> legal = sight.listed(prompt.choices(seat), run);
    int[] numbers = new int[legal.size()];
    if (sight.numbers().number(legal, numbers, scratch) < 2) return only(legal, numbers);
    sight.observe(run, run.status(), seat, seen, 0);
    float[] ratings = network.rate(seen);
    int best = -1;
    for (int i = 0; i < numbers.length; i++)
      if (numbers[i] >= 0 && (best < 0 || ratings[numbers[i]] > ratings[numbers[best]])) best = i;
    return legal.get(best);
  }

  /** As an environment goes on by itself where nothing has a number. */
  private static <C> C only(List<C> legal, int[] numbers) {
    for (int i = 0; i < numbers.length; i++) if (numbers[i] >= 0) return legal.get(i);
    return legal.getFirst();
  }
}
