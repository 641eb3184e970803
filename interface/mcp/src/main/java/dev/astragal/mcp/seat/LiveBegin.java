package dev.astragal.mcp.seat;

import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.state.About;
import dev.astragal.kernel.state.AtLeast;
import dev.astragal.kernel.state.AtMost;
import dev.astragal.kernel.state.Omittable;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.web.message.NewMatch;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a new match on a server is to be like. */
record LiveBegin(
    @About("the game, as 'games' calls it") @AtMost(64) String game,
    @About("how many play; the fewest possible if not given")
        @Omittable
        @AtLeast(1)
        @AtMost(Seat.MAX)
        Optional<Integer> seats,
    @About("your seat, from 1; the first if not given") @Omittable @AtLeast(1) @AtMost(Seat.MAX)
        Optional<Integer> seat,
    @About("how many of the other seats are free for whoever comes; bots sit on the rest")
        @Omittable
        @AtLeast(0)
        @AtMost(Seat.MAX)
        Optional<Integer> free,
    @About("the bot on the other seats; the usual one if not given") @Omittable @AtMost(64)
        Optional<String> bot,
    @About("options of the game") @Omittable @AtMost(32) Map<String, String> options,
    @About("policies the game brings; those it has for people if not given") @Omittable @AtMost(8)
        Optional<List<String>> policies,
    @About("for the same luck again; only where no seat is free")
        @Omittable
        @AtMost(Seed.LENGTH_MAX)
        Optional<String> seed,
    @About("how the others call you") @Omittable @AtMost(NewMatch.NAME_LENGTH_MAX)
        Optional<String> name,
    @About("whether the lobby shows it; it does if not given") @Omittable Optional<Boolean> listed,
    @About("do not list legal choices: any answer is checked, with reasons") @Omittable
        boolean withhold,
    @About("other words in this match") @Omittable boolean rename,
    @About("a language of the game") @Omittable @AtMost(64) Optional<String> language) {
  String called() {
    return name.orElse("Agent");
  }

  NewMatch wanted(Terms terms) {
    Game<?, ?, ?> found = terms.game(game);
    Manifest manifest = found.manifest();
    int count = seats.orElse(manifest.seatsMin());
    int own = seat.orElse(1);
    int others = free.orElse(0);
    if (own > count || others > count - 1)
      throw new BadInputException("of " + count + " seats one is yours, the others may be free");
    List<NewMatch.Wanted> chairs = new ArrayList<>();
    for (int i = 1; i <= count; i++) {
      boolean open = i != own && others-- > 0;
      NewMatch.Wanted.Kind kind =
          i == own
              ? NewMatch.Wanted.Kind.YOU
              : open ? NewMatch.Wanted.Kind.OPEN : NewMatch.Wanted.Kind.BOT;
      chairs.add(
          new NewMatch.Wanted(kind, kind == NewMatch.Wanted.Kind.BOT ? bot : Optional.empty()));
    }
    return new NewMatch(
        manifest.id(),
        Optional.of(chairs),
        options,
        policies,
        Optional.empty(),
        language,
        seed,
        Optional.of(called()),
        false,
        listed,
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }
}
