package dev.astragal.games.trail.store;

import dev.astragal.games.trail.CampEvent.TradeResolved;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.decisions.Pending;
import dev.astragal.games.trail.wagon.WagonPolicy.Store;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.screen.Msg;
import java.util.Optional;

/** Carries out a trade that was proposed; what does not fit the wagon is left behind. */
public final class TradeResolver {
  private static final Barterable[] ALL = Barterable.values();

  private final Store store;

  public TradeResolver(Store store) {
    this.store = store;
  }

  public Optional<Rejection> refusal(TrailState state) {
    Barterable give = ALL[state.pending.give];
    if (state.stores.amount(give) >= state.pending.giveAmount) return Optional.empty();
    return Optional.of(
        Rejection.because(
            "UNAFFORDABLE", "give", Msg.of("barter." + give, "amount", state.pending.giveAmount)));
  }

  public void resolve(TrailState state, boolean accepted, Turn<TrailState, TrailEvent> turn) {
    Pending pending = state.pending;
    Barterable receive = ALL[pending.receive];
    int room = room(state.stores, receive);
    turn.emit(
        new TradeResolved(
            accepted,
            ALL[pending.give],
            accepted ? pending.giveAmount : 0,
            receive,
            accepted ? Math.min(pending.receiveAmount, room) : 0));
  }

  private int room(Stores stores, Barterable what) {
    int cap =
        switch (what) {
          case OXEN -> store.caps().oxen() - stores.sickOxen;
          case CLOTHES -> store.caps().clothes();
          case BULLETS -> store.caps().ammoBoxes() * store.bulletsPerBox();
          case WHEEL -> store.caps().wheels();
          case AXLE -> store.caps().axles();
          case TONGUE -> store.caps().tongues();
          case FOOD -> store.caps().foodLbs();
          case CASH -> Integer.MAX_VALUE;
        };
    return Math.max(0, cap - stores.amount(what));
  }
}
