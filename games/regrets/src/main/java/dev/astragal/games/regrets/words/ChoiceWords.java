package dev.astragal.games.regrets.words;

import dev.astragal.games.regrets.RegretsChoice;
import dev.astragal.games.regrets.RegretsState;
import dev.astragal.games.regrets.rules.Figures;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Wording;

/**
 * How an offered choice reads at this table: with names, prices, odds and what speaks against it.
 */
public final class ChoiceWords {
  private final Figures figures;

  public ChoiceWords(Figures figures) {
    this.figures = figures;
  }

  public Wording word(RegretsState state, RegretsChoice choice, Seat viewer) {
    Offer offer = new Offer(figures, state, viewer);
    SeaWords sea = new SeaWords(offer);
    PortWords port = new PortWords(offer);
    AnswerWords answers = new AnswerWords(offer);
    return switch (choice) {
      case RegretsChoice.DeclareSea(int depth) -> answers.sea(depth);
      case RegretsChoice.DeclarePort() -> answers.port();
      case RegretsChoice.Reveal(int shoal) -> sea.reveal(shoal);
      case RegretsChoice.UseWorms(int shoal) -> sea.worms(shoal);
      case RegretsChoice.Peek(int shoal) -> sea.peek(shoal);
      case RegretsChoice.Descend descent -> sea.descend(descent);
      case RegretsChoice.Catch cast -> sea.cast(cast);
      case RegretsChoice.GiveUp(int die) -> sea.giveUp(die);
      case RegretsChoice.FishAgain() -> sea.fishAgain();
      case RegretsChoice.UsePreserver() -> sea.preserver();
      case RegretsChoice.AbandonShip() -> sea.abandonShip();
      case RegretsChoice.TakeTender() -> sea.tender();
      case RegretsChoice.Sell(var fish) -> port.sell(fish);
      case RegretsChoice.Mount(var fish, int slot) -> port.mount(fish, slot);
      case RegretsChoice.Buy buy -> port.buy(buy);
      case RegretsChoice.BuyTackle buy -> port.buyTackle(buy);
      case RegretsChoice.CycleMarket(var shop) -> port.cycle(shop);
      case RegretsChoice.PlayDink(var dink, int die) -> answers.dink(dink, die);
      case RegretsChoice.EndTurn _ -> Wording.of(choice).in("group.turn");
      case RegretsChoice.Pass() -> answers.pass();
      case RegretsChoice.GivePreserver(int to) -> answers.givePreserver(to);
      case RegretsChoice.PlaceCard(var place) -> answers.place(place);
      case RegretsChoice.TakeReward(var reward) -> answers.reward(reward);
      case RegretsChoice.DiscardRegret(int value) -> answers.discardRegret(value);
      case RegretsChoice.KeepRegrets() -> answers.keepRegrets();
      case RegretsChoice.DiscardItem(var gear) -> answers.discardItem(gear);
      case RegretsChoice.DiscardFish(var fish) -> answers.discardFish(fish);
    };
  }
}
