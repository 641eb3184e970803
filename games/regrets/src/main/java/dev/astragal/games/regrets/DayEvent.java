package dev.astragal.games.regrets;

import dev.astragal.games.regrets.cards.Angler;
import dev.astragal.games.regrets.cards.Cards;
import dev.astragal.games.regrets.cards.Dice;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.Shop;
import dev.astragal.games.regrets.cards.Tackle;
import dev.astragal.games.regrets.cards.TackleDice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.state.Ints;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What the table does by itself: it is laid, days begin, pass and end. */
public sealed interface DayEvent extends RegretsEvent {
  record BoardSetUp(
      Seat seat, Angler angler, int bucks, int depth, int slots, int shields, List<Gear> gear)
      implements DayEvent {
    @Override
    public void applyTo(RegretsState state) {
      Fisher fisher = state.fisher(seat);
      fisher.angler = angler;
      fisher.bucks = bucks;
      fisher.depth = depth;
      fisher.slots = slots;
      fisher.shields = shields;
      for (Gear card : gear) fisher.gear |= card.bit();
    }
  }

  /** All shoals one after another, each from the bottom to the top. Nobody sees it. */
  record SeaDealt(Ints sizes, Ints cards) implements DayEvent, Silent {
    @Override
    public void applyTo(RegretsState state) {
      int next = 0;
      for (int shoal = 0; shoal < RegretsState.SHOALS; shoal++) {
        state.shoalSize[shoal] = (byte) sizes.get(shoal);
        for (int height = 0; height < sizes.get(shoal); height++) {
          state.shoals[shoal * RegretsState.SHOAL_MAX + height] = (byte) cards.get(next++);
        }
      }
    }

    @Override
    public Optional<Event> seenBy(Seat viewer) {
      return Optional.empty();
    }
  }

  /** Bottom first; the discard pile goes in as well. Nobody sees it. */
  record RegretsShuffled(Ints order) implements DayEvent, Silent {
    @Override
    public void applyTo(RegretsState state) {
      state.regretDeckSize = order.size();
      for (int i = 0; i < order.size(); i++) state.regretDeck[i] = (byte) order.get(i);
      state.regretDiscard = 0;
    }

    @Override
    public Optional<Event> seenBy(Seat viewer) {
      return Optional.empty();
    }
  }

  /** Bottom first. Nobody sees it. */
  record DinksShuffled(Ints order) implements DayEvent, Silent {
    @Override
    public void applyTo(RegretsState state) {
      state.dinkDeckSize = order.size();
      for (int i = 0; i < order.size(); i++) state.dinkDeck[i] = (byte) order.get(i);
    }

    @Override
    public Optional<Event> seenBy(Seat viewer) {
      return Optional.empty();
    }
  }

  /** A shop's cards in order, those on display first; only those are seen. */
  record ShopArranged(Shop shop, Ints cards, int visible) implements DayEvent, Silent {
    @Override
    public void applyTo(RegretsState state) {
      int start = shop.ordinal() * Gear.COUNT;
      Arrays.fill(state.shopCards, start, start + Gear.COUNT, (byte) 0);
      for (int i = 0; i < cards.size(); i++) state.shopCards[start + i] = (byte) cards.get(i);
      state.shopSize[shop.ordinal()] = (byte) cards.size();
      state.shopVisible[shop.ordinal()] = (byte) visible;
    }

    @Override
    public Optional<Event> seenBy(Seat viewer) {
      int[] shown = Arrays.copyOf(cards.toArray(), visible);
      return Optional.of(new ShopArranged(shop, Ints.of(shown), visible));
    }
  }

  /** All tackle dice are put into the bag. */
  record BagFilled(int green, int blue, int orange) implements DayEvent, Silent {
    @Override
    public void applyTo(RegretsState state) {
      state.tackleBag = TackleDice.of(green, blue, orange);
      state.tackleMarket = TackleDice.NONE;
    }
  }

  /** Dice move from the bag to the market. */
  record TackleShown(int green, int blue, int orange) implements DayEvent {
    @Override
    public void applyTo(RegretsState state) {
      int dice = TackleDice.of(green, blue, orange);
      state.tackleBag -= dice;
      state.tackleMarket += dice;
    }
  }

  /** All base dice of a seat after a roll. */
  record DiceRolled(Seat seat, Ints fresh, Ints spent) implements DayEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fisher(seat).fresh = Dice.of(fresh);
      state.fisher(seat).spent = Dice.of(spent);
    }
  }

  record FirstPlayerDrawn(Seat seat) implements DayEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.first = seat.index();
    }
  }

  record PhaseBegan(Phase phase) implements DayEvent, Silent {
    private static final List<PhaseBegan> SHARED =
        Arrays.stream(Phase.values()).map(PhaseBegan::new).toList();

    public static PhaseBegan of(Phase phase) {
      return SHARED.get(phase.ordinal());
    }

    @Override
    public void applyTo(RegretsState state) {
      state.phase = phase;
      state.current = state.first;
      state.declared = 0;
    }
  }

  record DayStarted(Day day, Seat first) implements DayEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.day = day.ordinal();
      state.first = first.index();
      state.current = first.index();
      state.coin = RegretsState.NOBODY;
      state.turnsLeft = RegretsState.UNLIMITED;
      for (Fisher fisher : state.fishers) {
        fisher.passed = false;
        fisher.preserverArmed = false;
        fisher.baitArmed = false;
        fisher.netUsed = false;
        fisher.extraActions = 0;
      }
    }

    @Override
    public Optional<String> checkpoint() {
      return Optional.of("morning");
    }
  }

  record ExtraActionGained(Seat seat) implements DayEvent {
    private static final Shared<ExtraActionGained> SHARED = Shared.bySeat(ExtraActionGained::new);

    public static ExtraActionGained of(int seat) {
      return SHARED.of(seat);
    }

    @Override
    public void applyTo(RegretsState state) {
      state.fisher(seat).extraActions++;
    }
  }

  record FishSwamAway(int shoal, Fish fish) implements DayEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.popShoal(shoal);
      state.graveyard |= fish.bit();
    }
  }

  /** The card turns face down again, and everybody remembers it. */
  record FishHid(int shoal, Fish fish) implements DayEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.faceUp &= ~(1 << shoal);
      for (Fisher fisher : state.fishers) fisher.known |= fish.bit();
    }
  }

  record WormsTurnedUp(Seat seat) implements DayEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fisher(seat).wormsUp = true;
    }
  }

  record TackleGranted(Seat seat, Tackle colour) implements DayEvent {
    private static final Shared<TackleGranted> SHARED =
        Shared.bySeatAnd(List.of(Tackle.values()), TackleGranted::new);

    public static TackleGranted of(int seat, Tackle colour) {
      return SHARED.of(seat, colour.ordinal());
    }

    @Override
    public void applyTo(RegretsState state) {
      state.tackleBag -= TackleDice.one(colour);
      state.fisher(seat).tackle += TackleDice.one(colour);
    }
  }

  record BoatReeledIn(Seat seat, int depth) implements DayEvent {
    private static final Shared<BoatReeledIn> SHARED =
        Shared.bySeatAnd(Cards.EACH_DEPTH, BoatReeledIn::new);

    public static BoatReeledIn of(int seat, int depth) {
      return SHARED.of(seat, depth - 1);
    }

    @Override
    public void applyTo(RegretsState state) {
      state.fisher(seat).depth = depth;
    }
  }

  record ShoalEroded(int shoal, Fish fish, int nextShoal) implements DayEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.popShoal(shoal);
      state.graveyard |= fish.bit();
      state.plugCursor = nextShoal;
    }
  }

  /** Whoever had the Life Preserver has it no more. */
  record PreserverThrown(Seat seat) implements DayEvent {
    private static final Shared<PreserverThrown> SHARED = Shared.bySeat(PreserverThrown::new);

    public static PreserverThrown of(int seat) {
      return SHARED.of(seat);
    }

    @Override
    public void applyTo(RegretsState state) {
      state.preserver = RegretsState.NOBODY;
      state.ask(Decision.GIVE_PRESERVER, seat.index(), 0);
    }
  }

  record TaleTold(Seat seat, int points) implements DayEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fisher(seat).tales += points;
    }
  }

  record DayEnded(Day day) implements DayEvent {
    private static final List<DayEnded> SHARED =
        Arrays.stream(Day.values()).map(DayEnded::new).toList();

    public static DayEnded of(Day day) {
      return SHARED.get(day.ordinal());
    }

    @Override
    public void applyTo(RegretsState state) {
      state.turnsLeft = RegretsState.UNLIMITED;
    }
  }

  record GameEnded(EndReason reason) implements DayEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.phase = Phase.ENDED;
      state.turnsLeft = RegretsState.UNLIMITED;
      while (state.hasPending()) state.answered();
    }
  }

  /** Why there is no next turn. */
  enum EndReason {
    WEEK_OVER,
    SEA_EMPTY
  }

  /** One line of the reckoning; the table itself no longer changes. */
  record Scored(
      Seat seat,
      int hand,
      int mounted,
      int forfeit,
      int bucks,
      int tales,
      int total,
      int regretValue,
      int regretCards)
      implements DayEvent {
    @Override
    public void applyTo(RegretsState state) {}
  }

  record Won(Ints seats, TieBreak decidedBy) implements DayEvent {
    @Override
    public void applyTo(RegretsState state) {}
  }

  /** How a week alone did against its par; {@code rank} is 0 for the lowest. */
  record Measured(Seat seat, int total, int par, int rank) implements DayEvent {
    @Override
    public void applyTo(RegretsState state) {}
  }

  /** What told winners from others. */
  enum TieBreak {
    TOTAL,
    REGRET_VALUE,
    REGRET_CARDS,
    SHARED
  }
}
