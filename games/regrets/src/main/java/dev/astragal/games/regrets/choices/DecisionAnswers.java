package dev.astragal.games.regrets.choices;

import dev.astragal.games.regrets.Fisher;
import dev.astragal.games.regrets.RegretsState;
import dev.astragal.games.regrets.cards.Cards;
import dev.astragal.games.regrets.cards.Fish;

/** What may be answered to the decision that waits, as bits whose meaning is the decision's own. */
final class DecisionAnswers {
  private DecisionAnswers() {}

  static long of(RegretsState state, Fisher fisher, Cards cards) {
    return switch (state.pendingDecision()) {
      case PASS_REWARD ->
          (state.dinkDeckSize() > 0 ? 1L : 0) | (fisher.regretCount() > 0 ? 1L << 1 : 0);
      case PORT_DISCARD -> 1 | regretValues(fisher, cards) << 1;
      case DISCARD_ITEM -> fisher.gear();
      case DISCARD_SMALL -> {
        long caught = Fish.of(state.pendingSubject() >> Byte.SIZE).bit();
        yield fisher.hand() & cards.smallFish() & ~caught;
      }
      case GIVE_PRESERVER, PLACE_CARD -> throw fixed();
    };
  }

  private static long regretValues(Fisher fisher, Cards cards) {
    long values = 0;
    for (long rest = fisher.regrets(); rest != 0; rest &= rest - 1) {
      values |= 1L << cards.regretValue(Long.numberOfTrailingZeros(rest));
    }
    return values;
  }

  static long code(RegretsState state, int bit) {
    return switch (state.pendingDecision()) {
      case PASS_REWARD -> Codes.of(Codes.TAKE_REWARD, bit);
      case PORT_DISCARD ->
          bit == 0 ? Codes.of(Codes.KEEP_REGRETS) : Codes.of(Codes.DISCARD_REGRET, bit - 1);
      case DISCARD_ITEM -> Codes.of(Codes.DISCARD_ITEM, bit);
      case DISCARD_SMALL -> Codes.of(Codes.DISCARD_FISH, bit);
      case GIVE_PRESERVER, PLACE_CARD -> throw fixed();
    };
  }

  private static IllegalStateException fixed() {
    return new IllegalStateException("a decision with FixedChoices is not listed");
  }
}
