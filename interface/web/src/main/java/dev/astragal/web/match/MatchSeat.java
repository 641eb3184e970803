package dev.astragal.web.match;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.state.Name;
import dev.astragal.kernel.state.Omittable;
import dev.astragal.kernel.state.Tag;
import dev.astragal.runtime.table.Chair;
import dev.astragal.web.message.MatchInfo.SeatInfo;
import java.util.Optional;

/** A seat of a match, as it is kept: who sits there, and for a person what proves it. */
@Tag("kind")
public sealed interface MatchSeat {
  /** {@code token} is its hash; {@code agent}: a program that thinks for itself sits there. */
  @Name("human")
  record Person(@Omittable Optional<String> name, String token, @Omittable boolean agent)
      implements MatchSeat {
    MatchSeat asAgent() {
      return new Person(name, token, true);
    }
  }

  @Name("open")
  record Open() implements MatchSeat {}

  /** {@code bot} is what {@code Players} calls it. */
  @Name("bot")
  record Bot(String bot, @Omittable Optional<String> name) implements MatchSeat {}

  static MatchSeat bot(String player) {
    return new Bot(player, Optional.empty());
  }

  static Person person(String name, String token) {
    return new Person(Optional.of(name).filter(text -> !text.isEmpty()), token, false);
  }

  default Chair chair() {
    return switch (this) {
      case Person(Optional<String> name, _, _) -> new Chair.Person(name.orElse(""));
      case Open _ -> new Chair.Open();
      case Bot(String bot, Optional<String> name) -> new Chair.Bot(bot, name.orElse(""));
    };
  }

  /** As anybody may see it; {@code name} is how everybody calls whoever sits there. */
  default SeatInfo shown(Seat seat, String name, boolean connected, boolean left) {
    return switch (this) {
      case Person(_, _, boolean agent) ->
          new SeatInfo(
              seat,
              agent ? SeatInfo.Kind.AGENT : SeatInfo.Kind.HUMAN,
              name,
              Optional.empty(),
              connected,
              left);
      case Open _ ->
          new SeatInfo(seat, SeatInfo.Kind.OPEN, name, Optional.empty(), connected, false);
      case Bot(String bot, _) ->
          new SeatInfo(seat, SeatInfo.Kind.BOT, name, Optional.of(bot), connected, false);
    };
  }
}
