package dev.astragal.mcp.seat;

import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.seed.ShareCodes;
import dev.astragal.kernel.state.About;
import dev.astragal.kernel.state.AtLeast;
import dev.astragal.kernel.state.AtMost;
import dev.astragal.kernel.state.Omittable;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.library.SharedSeeds;
import dev.astragal.runtime.player.Budget;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.table.Chair;
import dev.astragal.runtime.table.Seating;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** What a new match is to be like. */
record Begin(
    @About("the game, as 'games' calls it") @AtMost(100) String game,
    @About("how many play; the fewest possible if not given") @Omittable @AtLeast(1)
        OptionalLong seats,
    @About("your seat, from 1; the first if not given") @Omittable @AtLeast(1) OptionalLong seat,
    @About(
            "who plays the other seats: one name for all or one for each; the usual bot if not given")
        @Omittable
        @AtMost(32)
        List<String> bots,
    @About("for the same luck again; a secret one if not given") @Omittable @AtMost(200)
        Optional<String> seed,
    @About("options of the game") @Omittable @AtMost(32) Map<String, String> options,
    @About("policies the game brings, laid over its own in this order") @Omittable @AtMost(8)
        List<String> policies,
    @About("single values of the policy, path to value") @Omittable @AtMost(64)
        Map<String, String> set,
    @About("how the others call you") @Omittable @AtMost(40) Optional<String> name,
    @About("do not list legal choices: any answer is checked, with reasons") @Omittable
        boolean withhold,
    @About("other words in this match") @Omittable boolean rename,
    @About("where time runs by itself: stop after so many ticks without a question, for orders")
        @Omittable
        @AtLeast(1)
        OptionalLong pause) {
  /** Nobody waits longer for a bot. */
  private static final int ITERATIONS_MAX = 20_000;

  private static final int MILLIS_MAX = 5_000;

  RunSpec spec(Game<?, ?, ?> found) {
    List<RunSpec.Overlay> overlays =
        List.copyOf(policies.stream().map(RunSpec.Overlay.Named::new).toList());
    ShareCodes.Shared shared =
        seed.map(text -> SharedSeeds.read(found, text))
            .orElseGet(() -> ShareCodes.Shared.of(SharedSeeds.fresh(found, options, overlays)));
    return new RunSpec(
        found.manifest().id(),
        shared.seed(),
        count(found),
        SharedSeeds.options(options, shared),
        overlays,
        set);
  }

  private int count(Game<?, ?, ?> found) {
    return (int) Math.min(Seat.MAX, seats.orElse(found.manifest().seatsMin()));
  }

  Seating seating(Game<?, ?, ?> found) {
    int count = count(found);
    Seat own = own(count);
    bots.forEach(bot -> requireQuick(found, bot));
    if (bots.size() <= 1)
      return Seating.of(found, count, List.of(own), bots.isEmpty() ? "" : bots.getFirst());
    if (bots.size() != count - 1)
      throw new BadInputException("name one bot for all other seats, or " + (count - 1));
    Seating seating = Seating.of(found, count, List.of(own), "");
    for (int other = 0, bot = 0; other < count; other++)
      if (other != own.index())
        seating = seating.with(Seat.of(other), new Chair.Bot(bots.get(bot++), ""));
    return seating;
  }

  private Seat own(int count) {
    return Seating.counted((int) Math.min(Seat.MAX + 1, seat.orElse(1)), count);
  }

  /** Bots that lie in files are not for agents, who would learn what files there are. */
  private static void refuseFiles(List<String> bots) {
    if (bots.stream().anyMatch(Players::ofFile))
      throw new BadInputException("an agent may not name files");
  }

  /** Refuses a bot that thinks longer than anybody waits, or lies in a file. */
  static void requireQuick(Game<?, ?, ?> found, String bot) {
    refuseFiles(List.of(bot));
    Players.require(found, bot);
    boolean slow =
        Players.threads(bot) > 1
            || Players.budget(bot)
                .filter(
                    budget ->
                        switch (budget) {
                          case Budget.Iterations(int iterations) -> iterations > ITERATIONS_MAX;
                          case Budget.Time(int millis) -> millis > MILLIS_MAX;
                        })
                .isPresent();
    if (slow)
      throw new BadInputException(
          "'"
              + bot
              + "' thinks too long; at most mcts:"
              + ITERATIONS_MAX
              + " or mcts:"
              + MILLIS_MAX
              + "ms");
  }

  /** One line without anything a terminal would obey. */
  private static String requireLine(String name) {
    if (!name.matches("[^\\p{Cntrl}\\p{Cf}]*"))
      throw new BadInputException("a name is one line of letters and signs");
    return name;
  }

  SeatTerms terms(Game<?, ?, ?> found, Terms terms) {
    return new SeatTerms(
        own(count(found)),
        requireLine(name.orElse("")),
        withhold || terms.withheld(),
        rename || terms.renamed(),
        pause,
        List.of());
  }
}
