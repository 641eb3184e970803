package dev.astragal.runtime.player;

import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Heuristic;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Luck;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.BadInputException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The players by name: {@code random}, {@code perfect}, {@code mcts} and what else a {@link Search}
 * is written as, {@code onnx:FILE} for a network, and those a game brings along.
 */
public final class Players {
  public static final String RANDOM = "random";
  public static final String MCTS = "mcts";

  /**
   * For whoever begins: a search that thinks little and forgets what the game knows, since good
   * advice alone makes a strong player. And one that thinks for a second.
   */
  public static final String EASY = "easy";

  public static final String STRONG = "strong";

  /** Only for games that are small enough to be looked through. */
  public static final String PERFECT = "perfect";

  private static final List<Stream> STREAMS =
      IntStream.range(0, Seat.MAX).mapToObj(seat -> Stream.of("player-" + seat)).toList();

  private Players() {}

  /** Every name this game understands. */
  public static List<String> names(Game<?, ?, ?> game) {
    boolean against = game.manifest().seatsMax() > 1;
    List<String> names =
        new ArrayList<>(against ? List.of(RANDOM, EASY, MCTS, STRONG) : List.of(RANDOM, MCTS));
    names.addAll(game.manifest().bots());
    return names;
  }

  /** A player for one seat; its luck comes from the run's seed but is no part of the run. */
  public static <S, C extends Choice, E extends Event> Player<S, C, E> named(
      Kernel<S, C, E> kernel, String name, Seed seed, int seat) {
    return named(kernel, name, luck(seed), seat);
  }

  private static <S, C extends Choice, E extends Event> Player<S, C, E> named(
      Kernel<S, C, E> kernel, String name, Luck luck, int seat) {
    Optional<Search> search = Search.parse(name);
    return search.isPresent()
        ? searching(kernel, search.get(), luck, seat)
        : simple(kernel, name, luck.aside(stream(seat)));
  }

  private static <S, C extends Choice, E extends Event> TreeSearchPlayer<S, C, E> searching(
      Kernel<S, C, E> kernel, Search search, Luck luck, int seat) {
    List<Rng> each = new ArrayList<>(List.of(luck.aside(stream(seat))));
    for (int dreamer = 1; dreamer < OpenSearch.dreamers(search.threads()); dreamer++)
      each.add(luck.aside(Stream.of("player-" + seat + "-" + dreamer)));
    return new TreeSearchPlayer<>(search, heuristic(kernel, search.playouts()), each);
  }

  /** Who plays dreams on: the bot of that name, or whatever the game offers. */
  private static <S, C extends Choice, E extends Event> Optional<Heuristic<S, C>> heuristic(
      Kernel<S, C, E> kernel, String playouts) {
    return switch (playouts) {
      case "" -> kernel.rules().heuristic();
      case RANDOM -> Optional.empty();
      default -> Optional.of(Heuristic.of(bot(kernel, playouts)));
    };
  }

  /** What a search makes of a question, a choice that was made, if one was, among what it tries. */
  public static <S, C extends Choice, E extends Event> Findings<C> considered(
      Run<S, C, E> run, Seat seat, Prompt<C> prompt, Optional<C> made, Budget budget) {
    Search search = new Search(MCTS, budget, 1, "");
    return searching(run.kernel(), search, luck(Seed.of(1)), seat.index())
        .findings(run, seat, prompt, made);
  }

  private static <S, C extends Choice, E extends Event> Player<S, C, E> simple(
      Kernel<S, C, E> kernel, String name, Rng rng) {
    if (name.equals(RANDOM)) return new RandomPlayer<>(rng);
    if (name.equals(PERFECT)) return new PerfectPlayer<>(kernel);
    if (ProvidedPlayers.mean(name)) return ProvidedPlayers.named(kernel, name);
    return new BotPlayer<>(bot(kernel, name), rng);
  }

  private static <S, C extends Choice, E extends Event> Bot<S, C> bot(
      Kernel<S, C, E> kernel, String name) {
    for (Bot<S, C> bot : kernel.rules().bots()) if (bot.name().equals(name)) return bot;
    throw unknown(kernel.game(), name);
  }

  private static BadInputException unknown(Game<?, ?, ?> game, String name) {
    return new BadInputException(
        game.manifest().id()
            + " has no bot '"
            + name
            + "'; it has "
            + String.join(", ", names(game)));
  }

  /** Fails when this game has no player of that name. */
  public static void require(Game<?, ?, ?> game, String name) {
    if (ofFile(name)) {
      ProvidedPlayers.provider(name);
      return;
    }
    Optional<Search> search = Search.parse(name);
    String simple =
        search.map(Search::playouts).map(bot -> bot.isEmpty() ? RANDOM : bot).orElse(name);
    if (!simple.equals(RANDOM)
        && !simple.equals(PERFECT)
        && !game.manifest().bots().contains(simple)) throw unknown(game, simple);
  }

  /**
   * Whether a player of that name is read from a file of this machine, which nobody elsewhere may
   * name.
   */
  public static boolean ofFile(String name) {
    return ProvidedPlayers.mean(name);
  }

  /**
   * One player per seat; a single name stands for all, else there must be as many names as seats.
   */
  public static <S, C extends Choice, E extends Event> List<Player<S, C, E>> seated(
      Kernel<S, C, E> kernel, List<String> names, Seed seed) {
    int seats = kernel.setup().seats();
    if (names.size() != 1 && names.size() != seats) {
      throw new BadInputException(
          "there are "
              + seats
              + " seats and "
              + names.size()
              + " bots; name one for all or one for each");
    }
    Luck luck = luck(seed);
    List<Player<S, C, E>> players = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      String name = names.get(names.size() == 1 ? 0 : seat);
      players.add(named(kernel, name, luck, seat));
    }
    return players;
  }

  public static Rng luck(Seed seed, int seat) {
    return luck(seed).aside(stream(seat));
  }

  private static Luck luck(Seed seed) {
    return Luck.of(seed.key(), List.of());
  }

  private static Stream stream(int seat) {
    return STREAMS.get(seat);
  }

  /** How long a player of that name searches for an answer: nothing unless it searches. */
  public static Optional<Budget> budget(String name) {
    return Search.parse(name).map(Search::budget);
  }

  /** On how many threads a player of that name thinks. */
  public static int threads(String name) {
    return Search.parse(name).map(Search::threads).orElse(1);
  }

  /** Any legal answer. */
  private record RandomPlayer<S, C extends Choice, E extends Event>(Rng rng)
      implements Player<S, C, E> {
    @Override
    public String name() {
      return RANDOM;
    }

    @Override
    public C answer(Run<S, C, E> run, Seat seat, Prompt<C> prompt) {
      return prompt.choices(seat).sample(rng);
    }

    @Override
    public Optional<C> command(Run<S, C, E> run, Seat seat, Choices<C> commands) {
      return Commands.atRandom(commands, rng);
    }
  }

  /** A game's own bot. */
  private record BotPlayer<S, C extends Choice, E extends Event>(Bot<S, C> bot, Rng rng)
      implements Player<S, C, E> {
    @Override
    public String name() {
      return bot.name();
    }

    @Override
    public C answer(Run<S, C, E> run, Seat seat, Prompt<C> prompt) {
      return bot.choose(run.state(), seat, prompt, rng);
    }

    @Override
    public Optional<C> command(Run<S, C, E> run, Seat seat, Choices<C> commands) {
      return bot.command(run.state(), seat, commands, rng);
    }
  }
}
