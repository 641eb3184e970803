package dev.astragal.guide.masks;

import static dev.astragal.guide.masks.Table.Stage.*;

import dev.astragal.kernel.game.*;
import dev.astragal.kernel.rng.*;
import dev.astragal.kernel.screen.*;
import dev.astragal.parts.cards.*;
import dev.astragal.parts.tracks.Purses;
import dev.astragal.parts.turns.Pending;
import java.util.*;

/** Two hidden masks each: claim to be whom you like, and doubt whom you dare. */
public final class Masks implements SimpleGame<Table, Masks.Deed, Masks.Happening> {
  private static final Stream MASKS = Stream.of("masks");
  private static final int DRAFTED = 3;
  static final int COINS_MAX = 10;
  private static final int TRADED = 3;
  private static final int STOLEN_MAX = 2;

  public sealed interface Deed extends Choice permits GiveBack, Act, Reaction, Unmask {}

  public record GiveBack(Role role) implements Deed {}

  public record Act(Action action, Seat target) implements Deed {}

  public record Unmask(Role role) implements Deed {}

  public sealed interface Happening extends Event {}

  // snippet: secrets
  /** A card goes from the deck to a hand or back; who sees it, the zones know. */
  public record Passed(Seat who, Move move, boolean back) implements Happening {
    public Optional<Event> seenBy(Seat viewer) {
      return Optional.of(new Passed(who, move.seenBy(viewer), back));
    }
  }

  /** One answer of those that are asked together; the others hear only that it is there. */
  public record Answered(Seat who, Deed answer) implements Happening {
    public Optional<Event> seenBy(Seat viewer) {
      return Optional.of(viewer.equals(who) ? this : new Decided(who));
    }
  }

  public record Decided(Seat who) implements Event {}

  // end
  public record Drafted() implements Happening {}

  public record Announced(Action action, Seat target) implements Happening {}

  public record Opened(List<Reaction> reactions) implements Happening {}

  public record Blocked(Seat who) implements Happening {}

  public record Proved(Seat who, Role role) implements Happening {}

  public record Defeated(Seat who, boolean over) implements Happening {}

  public record Unmasked(Seat who, Move mask) implements Happening {}

  public record Paid(Seat who, int coins, Seat from) implements Happening {}

  public record TurnOver() implements Happening {}

  public Manifest manifest() {
    return Manifest.of("masks", "Masks").seats(2, 4).streams(MASKS).limits(5_000, 1).bots("wary");
  }

  public Table begin(int seats) {
    return Table.of(seats);
  }

  // snippet: status
  public Status<Deed> status(Table t) {
    return switch (t.stage()) {
      case DEAL -> Status.running();
      case DRAFT -> together(t, "draft", seat -> masks(t, seat, GiveBack::new));
      case ACT ->
          t.order().left() == 1
              ? Status.won(t.order().mover())
              : Status.awaiting(t.order().mover(), "act", Choices.of(acts(t)));
      case REACT -> together(t, "react", seat -> Choices.of(reactions(t, seat)));
      case BLOCKED ->
          together(t, "blocked", seat -> Choices.of(List.of(Reaction.LET, Reaction.DOUBT)));
      case LOSE -> Status.awaiting(t.loser(), "lose", masks(t, t.loser(), Unmask::new));
    };
  }

  private static Status<Deed> together(
      Table t, String kind, java.util.function.Function<Seat, Choices<Deed>> choices) {
    return new Status.Awaiting<>(Prompt.together(t.asked(), kind, t.answers().open(), choices));
  }

  // end
  private static Choices<Deed> masks(
      Table t, Seat seat, java.util.function.Function<Role, Deed> deed) {
    return Choices.of(t.masks(seat).stream().distinct().map(deed).toList());
  }

  private static List<Deed> acts(Table t) {
    Seat mover = t.order().mover();
    int coins = t.purses().of(mover);
    List<Deed> acts = new ArrayList<>();
    for (Action action : Action.values()) {
      if (coins < action.cost || (coins >= COINS_MAX && action != Action.BANISH)) continue;
      if (!action.aimed) acts.add(new Act(action, Seat.SPECTATOR));
      else
        for (Seat at = t.order().after(mover); !at.equals(mover); at = t.order().after(at))
          acts.add(new Act(action, at));
    }
    return acts;
  }

  private static List<Deed> reactions(Table t, Seat seat) {
    return seat.equals(t.target())
        ? List.of(Reaction.LET, Reaction.DOUBT, Reaction.BLOCK)
        : List.of(Reaction.LET, Reaction.DOUBT);
  }

  public void tick(Table t, Turn<Table, Happening> turn) {
    for (int i = 0; i < t.seats(); i++) fill(Seat.of(i), DRAFTED, turn);
    turn.emit(new Drafted());
  }

  private static void fill(Seat seat, int size, Turn<Table, Happening> turn) {
    Zones cards = turn.state().cards();
    for (Move move : cards.fill(Table.DECK, Table.hand(seat), size, turn.rng(MASKS, "a mask")))
      turn.emit(new Passed(seat, move, false));
  }

  // snippet: reactions
  public void choose(Table t, Deed deed, Turn<Table, Happening> turn) {
    switch (deed) {
      case GiveBack _, Reaction _ -> {
        Table after = turn.emit(new Answered(turn.seat(), deed));
        if (!after.answers().complete()) return;
        if (t.stage() == DRAFT) drafted(after, turn);
        else reacted(after, turn);
      }
      case Act(Action action, Seat target) -> {
        turn.emit(new Announced(action, target));
        if (action.claim.isEmpty()) happen(turn);
      }
      case Unmask(Role role) -> unmask(t.loser(), role, turn);
    }
  }

  private static void drafted(Table t, Turn<Table, Happening> turn) {
    for (int i = 0; i < t.seats(); i++) {
      Role role = Role.values()[t.answers().marks().get(i)];
      turn.emit(new Passed(Seat.of(i), t.leaving(Seat.of(i), role, Table.DECK), true));
    }
    turn.emit(new TurnOver());
  }

  /** A doubt is settled first; only where nobody doubts, a block counts. */
  private static void reacted(Table t, Turn<Table, Happening> turn) {
    List<Reaction> all = t.reactions();
    turn.emit(new Opened(all));
    boolean first = t.stage() == REACT;
    Role role = first ? t.action().claim.orElseThrow() : Role.GUARD;
    Optional<Seat> doubter = t.doubter();
    if (doubter.isPresent()) doubted(t, t.claimant(), role, doubter.get(), turn);
    else if (first && all.contains(Reaction.BLOCK)) turn.emit(new Blocked(t.target()));
    else resolve(turn);
  }

  private static void doubted(
      Table t, Seat claimant, Role role, Seat doubter, Turn<Table, Happening> turn) {
    boolean honest = t.masks(claimant).contains(role);
    if (honest) {
      turn.emit(new Proved(claimant, role));
      turn.emit(new Passed(claimant, t.leaving(claimant, role, Table.DECK), true));
      fill(claimant, t.masks(claimant).size(), turn);
    }
    defeat(honest ? doubter : claimant, !honest, turn);
  }

  /** A block on top of a deed undoes it. */
  private static void resolve(Turn<Table, Happening> turn) {
    Pending waiting = turn.state().waiting();
    if (!waiting.empty() && waiting.top() == Table.DEED) happen(turn);
    else turn.emit(new TurnOver());
  }

  // end
  /** Somebody loses a mask; what is {@code over} by that waits no longer. */
  private static void defeat(Seat loser, boolean over, Turn<Table, Happening> turn) {
    Table t = turn.emit(new Defeated(loser, over));
    if (t.masks(loser).size() == 1) unmask(loser, t.masks(loser).getFirst(), turn);
  }

  private static void unmask(Seat loser, Role role, Turn<Table, Happening> turn) {
    Table t = turn.state();
    turn.emit(new Unmasked(loser, t.leaving(loser, role, t.lost(loser))));
    resolve(turn);
  }

  private static void happen(Turn<Table, Happening> turn) {
    Table t = turn.state();
    Seat mover = t.order().mover();
    switch (t.action()) {
      case WORK -> turn.emit(new Paid(mover, 1, Seat.SPECTATOR));
      case TRADE -> turn.emit(new Paid(mover, TRADED, Seat.SPECTATOR));
      case STEAL -> {
        int coins = Math.min(STOLEN_MAX, t.purses().of(t.target()));
        turn.emit(new Paid(mover, coins, t.target()));
      }
      case DUEL, BANISH -> {
        if (t.order().in(t.target())) {
          defeat(t.target(), true, turn);
          return;
        }
      }
    }
    turn.emit(new TurnOver());
  }

  public Table evolve(Table t, Happening happening) {
    return switch (happening) {
      case Passed(_, Move move, _) -> t.with(Table::cards, t.cards().after(move));
      case Drafted _ -> t.asking(DRAFT);
      case Answered(Seat who, Deed answer) -> {
        int mark =
            answer instanceof GiveBack(Role role) ? role.ordinal() : ((Reaction) answer).ordinal();
        yield t.with(Table::answers, t.answers().with(who, mark));
      }
      case Announced(Action action, Seat target) -> {
        Table now = t.with(Table::action, action).with(Table::target, target);
        Purses left = t.purses().spent(t.order().mover(), action.cost);
        yield now.with(Table::purses, left)
            .with(Table::waiting, Pending.EMPTY.pushed(Table.DEED))
            .asking(REACT);
      }
      case Blocked _ -> t.with(Table::waiting, t.waiting().pushed(Table.BLOCK)).asking(BLOCKED);
      case Opened _, Proved _ -> t;
      case Defeated(Seat who, boolean over) ->
          t.with(Table::stage, LOSE)
              .with(Table::loser, who)
              .with(Table::waiting, over ? t.waiting().popped() : t.waiting());
      case Unmasked(Seat who, Move mask) -> {
        Table now = t.with(Table::cards, t.cards().after(mask));
        boolean out = now.masks(who).isEmpty();
        yield out ? now.with(Table::order, t.order().without(who)) : now;
      }
      case Paid(Seat who, int coins, Seat from) -> {
        Purses now = t.purses();
        yield t.with(
            Table::purses, from.plays() ? now.paid(from, who, coins) : now.earned(who, coins));
      }
      case TurnOver _ -> t.stage() == DRAFT ? t.asking(REACT).with(Table::stage, ACT) : next(t);
    };
  }

  private static Table next(Table t) {
    return t.with(Table::stage, ACT)
        .with(Table::order, t.order().next())
        .with(Table::loser, Seat.SPECTATOR)
        .with(Table::waiting, Pending.EMPTY);
  }

  public Table redeal(Table t, Seat viewer, Rng rng) {
    return t.redealt(viewer, rng);
  }

  public Screen present(Table t, Seat viewer) {
    return MasksScreen.of(t, viewer);
  }

  public Wording word(Table t, Deed deed, Seat viewer) {
    return switch (deed) {
      case GiveBack(Role role) -> Wording.of(deed).about(MasksScreen.id(t, viewer, role));
      case Unmask(Role role) -> Wording.of(deed).about(MasksScreen.id(t, viewer, role));
      case Reaction reaction -> Wording.of("choice." + reaction.name());
      case Act(Action action, Seat target) -> {
        Wording said =
            Wording.of("choice." + action.name(), "target", target).in("group." + action);
        if (action.cost > 0) said = said.cost("coins", "coins", action.cost);
        boolean honest = action.claim.map(t.masks(viewer)::contains).orElse(true);
        yield honest ? said : said.warning("bluff", "role", action.claim.orElseThrow());
      }
    };
  }

  public Telling tell(Table t, Event event, Seat viewer) {
    return switch (event) {
      case Passed(Seat who, Move move, boolean back) -> {
        String key = back ? "event.back" : "event.drawn";
        yield move.card() == Move.HIDDEN
            ? Telling.of(key + ".hidden").by(who)
            : Telling.of(key, "role", Role.of(move.card())).by(who);
      }
      case Announced(Action action, Seat target) ->
          Telling.of("event." + action.name(), "target", target).by(t.order().mover());
      case Answered(Seat who, GiveBack(Role role)) ->
          Telling.of("event.gives", "role", role).by(who);
      case Answered(Seat who, Deed answer) ->
          Telling.of("event.answers", "answer", (Reaction) answer).by(who);
      case Opened(List<Reaction> reactions) -> Telling.of(MasksScreen.said(reactions));
      case Unmasked(Seat who, Move mask) ->
          Telling.of("event.Unmasked", "role", Role.of(mask.card())).by(who);
      case Paid(Seat who, int coins, Seat from) ->
          Telling.of(from.plays() ? "event.robbed" : "event.Paid", "coins", coins, "from", from)
              .by(who);
      default -> Telling.of(event);
    };
  }

  public List<Bot<Table, Deed>> bots() {
    return List.of(Bot.of("wary", (t, seat, prompt, rng) -> Wary.choose(t, seat, prompt, rng)));
  }
}
