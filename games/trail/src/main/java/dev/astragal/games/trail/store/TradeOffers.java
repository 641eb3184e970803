package dev.astragal.games.trail.store;

import dev.astragal.games.trail.CampEvent.NoTradeOffer;
import dev.astragal.games.trail.CampEvent.TradeOffer;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.wagon.WagonPolicy.Barter;
import dev.astragal.games.trail.wagon.WagonPolicy.Range;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Candidate;
import dev.astragal.kernel.rng.Rng;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What strangers propose: one kind of goods the party has, for one it may not. */
public final class TradeOffers {
  private static final Barterable[] ALL = Barterable.values();

  private final Barter policy;

  public TradeOffers(Barter policy) {
    this.policy = policy;
  }

  public void propose(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Rng rng = turn.rng(Streams.TRADE);
    long[] owned = new long[ALL.length];
    int kinds = 0;
    for (Barterable kind : ALL) {
      if (state.stores.amount(kind) == 0) continue;
      owned[kind.ordinal()] = 1;
      kinds++;
    }
    if (kinds == 0) {
      turn.emit(new NoTradeOffer());
      return;
    }
    Barterable give = pick(rng.purpose("trade.give"), owned);
    long[] others = new long[ALL.length];
    Arrays.fill(others, 1);
    others[give.ordinal()] = 0;
    Barterable receive = pick(rng.purpose("trade.receive"), others);
    int giveAmount = Math.min(amount(rng, give), Math.max(1, state.stores.amount(give)));
    turn.emit(new TradeOffer(give, giveAmount, receive, amount(rng, receive)));
  }

  private int amount(Rng rng, Barterable kind) {
    Range range =
        switch (kind) {
          case OXEN -> policy.oxen();
          case CLOTHES -> policy.clothes();
          case BULLETS -> policy.bullets();
          case WHEEL, AXLE, TONGUE -> policy.parts();
          case FOOD -> policy.food();
          case CASH -> policy.cashCents();
        };
    return range.min() == range.max() ? range.min() : rng.between(range.min(), range.max());
  }

  private static Barterable pick(Rng rng, long[] weights) {
    return ALL[rng.pick(weights, () -> explained(weights))];
  }

  private static List<Candidate> explained(long[] weights) {
    List<Candidate> all = new ArrayList<>();
    for (Barterable kind : ALL) {
      long weight = weights[kind.ordinal()];
      all.add(new Candidate(kind.name(), weight, List.of(), weight));
    }
    return all;
  }
}
