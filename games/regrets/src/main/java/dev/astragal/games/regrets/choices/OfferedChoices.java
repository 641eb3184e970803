package dev.astragal.games.regrets.choices;

import dev.astragal.games.regrets.Decision;
import dev.astragal.games.regrets.Fisher;
import dev.astragal.games.regrets.Phase;
import dev.astragal.games.regrets.RegretsChoice;
import dev.astragal.games.regrets.RegretsChoice.Reward;
import dev.astragal.games.regrets.RegretsState;
import dev.astragal.games.regrets.cards.Dice;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.TackleDice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.rng.Rng;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the asked seat may answer. Valid as long as the table stands as it is. */
public final class OfferedChoices extends Listing implements Choices<RegretsChoice> {
  /** Every so many samples of a choice with dice are some other handful than a listed one. */
  private static final int VARIED = 8;

  public OfferedChoices(RegretsState state, Judge judge) {
    super(state, judge);
  }

  @Override
  public RegretsChoice get(int index) {
    return Codes.choice(code(index));
  }

  /** In a turn dice may be chosen in more ways than are listed. */
  @Override
  public boolean complete() {
    return state.hasPending() || state.phase() == Phase.DECLARATION;
  }

  @Override
  public RegretsChoice sample(Rng rng) {
    long code = code(rng.below(size()));
    RegretsChoice choice = Codes.choice(code);
    if (complete() || !Codes.variable(code) || rng.below(VARIED) != 0) return choice;
    RegretsChoice varied = varied(choice, rng);
    return judged(varied) == null ? varied : choice;
  }

  private RegretsChoice varied(RegretsChoice choice, Rng rng) {
    Fisher fisher = fisher();
    int die = rng.below(Dice.FACES + 1);
    return switch (choice) {
      case RegretsChoice.Catch usual -> {
        int tackle = someTackle(fisher.tackle(), rng);
        yield new RegretsChoice.Catch(
            usual.shoal(),
            Dice.faces(someDice(fisher.fresh(), rng)),
            TackleDice.count(tackle, 0),
            TackleDice.count(tackle, 1),
            TackleDice.count(tackle, 2),
            die);
      }
      case RegretsChoice.Descend(int depth, _) ->
          new RegretsChoice.Descend(depth, Dice.faces(someDice(fisher.fresh(), rng)));
      case RegretsChoice.GiveUp _ -> new RegretsChoice.GiveUp(die);
      case RegretsChoice.PlayDink(var dink, _) -> new RegretsChoice.PlayDink(dink, die);
      case RegretsChoice.BuyTackle usual -> {
        int tackle = someTackle(state.tackleMarket(), rng);
        yield new RegretsChoice.BuyTackle(
            TackleDice.count(tackle, 0),
            TackleDice.count(tackle, 1),
            TackleDice.count(tackle, 2),
            usual.preserver());
      }
      default -> choice;
    };
  }

  private static int someDice(int dice, Rng rng) {
    int some = Dice.NONE;
    for (int face = 1; face <= Dice.FACES; face++) {
      some += rng.below(Dice.count(dice, face) + 1) * Dice.one(face);
    }
    return some;
  }

  private static int someTackle(int tackle, Rng rng) {
    int some = TackleDice.NONE;
    for (int colour = 0; colour < TackleDice.COLOURS; colour++) {
      some += rng.below(TackleDice.count(tackle, colour) + 1) * TackleDice.one(colour);
    }
    return some;
  }

  @Override
  public Optional<Rejection> refusal(RegretsChoice choice) {
    return Optional.ofNullable(judged(choice));
  }

  private @Nullable Rejection judged(RegretsChoice choice) {
    if (state.hasPending()) return answer(choice);
    return switch (state.phase()) {
      case DECLARATION -> declaration(choice);
      case ACTION -> action(choice);
      case SETUP, START, REFRESH, ENDED -> Why.NOT_NOW;
    };
  }

  private @Nullable Rejection answer(RegretsChoice choice) {
    Fisher fisher = fisher();
    Decision asked = state.pendingDecision();
    return switch (choice) {
      case RegretsChoice.TakeReward(Reward reward) when asked == Decision.PASS_REWARD -> {
        if (reward == Reward.DINK) yield state.dinkDeckSize() > 0 ? null : Why.NO_DINK_LEFT;
        yield fisher.regretCount() > 0 ? null : Why.NO_SUCH_REGRET;
      }
      case RegretsChoice.KeepRegrets() when asked == Decision.PORT_DISCARD -> null;
      case RegretsChoice.DiscardRegret(int value) when asked == Decision.PORT_DISCARD ->
          hasRegret(fisher, value) ? null : Why.NO_SUCH_REGRET;
      case RegretsChoice.DiscardItem(Gear gear) when asked == Decision.DISCARD_ITEM ->
          (fisher.gear() & gear.bit()) != 0 ? null : Why.NOT_ABOARD;
      case RegretsChoice.DiscardFish(Fish fish) when asked == Decision.DISCARD_SMALL -> {
        boolean caught = fish.ordinal() == (state.pendingSubject() >> Byte.SIZE);
        boolean small = (fisher.hand() & figures().cards().smallFish() & fish.bit()) != 0;
        yield small && !caught ? null : Why.NOT_A_SMALL_FISH;
      }
      default -> Why.ANSWER_FIRST;
    };
  }

  private boolean hasRegret(Fisher fisher, int value) {
    for (long rest = fisher.regrets(); rest != 0; rest &= rest - 1) {
      if (figures().cards().regretValue(Long.numberOfTrailingZeros(rest)) == value) return true;
    }
    return false;
  }

  private @Nullable Rejection declaration(RegretsChoice choice) {
    return switch (choice) {
      case RegretsChoice.DeclareSea(int depth) -> judge.declareSea(fisher(), depth);
      case RegretsChoice.DeclarePort() -> null;
      case RegretsChoice.PlayDink(var dink, int die) ->
          judge.dink(state, fisher(), dink, die, true);
      default -> Why.NOT_NOW;
    };
  }

  private @Nullable Rejection action(RegretsChoice choice) {
    Fisher fisher = fisher();
    return switch (choice) {
      case RegretsChoice.Reveal(int shoal) -> judge.reveal(state, fisher, shoal);
      case RegretsChoice.UseWorms(int shoal) -> judge.worms(state, fisher, shoal);
      case RegretsChoice.Peek(int shoal) -> judge.peek(state, fisher, shoal);
      case RegretsChoice.Descend(int depth, var dice) ->
          judge.descend(state, fisher, depth, Dice.of(dice));
      case RegretsChoice.Catch cast ->
          judge.cast(
              state,
              fisher,
              cast.shoal(),
              Dice.of(cast.dice()),
              TackleDice.checked(cast.green(), cast.blue(), cast.orange()),
              cast.reroll());
      case RegretsChoice.GiveUp(int die) -> judge.giveUp(state, fisher, die);
      case RegretsChoice.FishAgain() -> judge.fishAgain(state, fisher);
      case RegretsChoice.UsePreserver() -> judge.preserver(state, fisher);
      case RegretsChoice.AbandonShip() -> judge.abandonShip(state, fisher);
      case RegretsChoice.TakeTender() -> judge.takeTender(state, fisher);
      case RegretsChoice.PlayDink(var dink, int die) -> judge.dink(state, fisher, dink, die, false);
      case RegretsChoice.Sell(Fish fish) -> judge.sell(state, fisher, fish);
      case RegretsChoice.Mount(Fish fish, int slot) -> judge.mount(state, fisher, fish, slot);
      case RegretsChoice.Buy buy ->
          judge.buy(state, fisher, buy.gear(), buy.preserver(), buy.chit());
      case RegretsChoice.BuyTackle buy ->
          judge.buyTackle(
              state,
              fisher,
              TackleDice.checked(buy.green(), buy.blue(), buy.orange()),
              buy.preserver());
      case RegretsChoice.CycleMarket(var shop) -> judge.cycle(state, fisher, shop);
      case RegretsChoice.EndTurn() -> judge.endTurn(state);
      case RegretsChoice.Pass() -> judge.pass(state, fisher);
      default -> Why.NOT_NOW;
    };
  }
}
