package dev.astragal.games.trail.store;

import dev.astragal.games.trail.CampEvent.PurchaseMade;
import dev.astragal.games.trail.TrailChoice.Buy;
import dev.astragal.games.trail.TrailChoice.Purchase;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.decisions.Refusals;
import dev.astragal.games.trail.wagon.WagonPolicy.Goods;
import dev.astragal.games.trail.wagon.WagonPolicy.Store;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The store: prices by place, limits by what a wagon holds, orders all or nothing. */
public final class StoreCounter {
  private static final Good[] GOODS = Good.values();
  private static final int[] FEW = {1, 2, 3};
  private static final int[] FOOD = {50, 100, 200, 500};
  private static final int[] BOXES = {1, 5, 10};
  private static final int[] DRAFT = {1, 2, 4, 6};
  private static final int[] SUITS = {1, 2, 5, 10};

  private final Store policy;

  public StoreCounter(Store policy) {
    this.policy = policy;
  }

  public static Purchase order(Buy line) {
    int[] lines = new int[GOODS.length];
    lines[line.good().ordinal()] = line.quantity();
    return new Purchase(lines[0], lines[1], lines[2], lines[3], lines[4], lines[5], lines[6]);
  }

  public int price(Good good, int node) {
    return of(policy.prices(), good) * policy.percentByNode().get(node) / 100;
  }

  /** How many more fit the wagon. */
  public int room(Good good, Stores stores) {
    return Math.max(0, of(policy.caps(), good) - held(good, stores));
  }

  /** How much of the wagon's room something takes, counted as it is sold. */
  public int held(Good good, Stores stores) {
    return switch (good) {
      case OXEN -> stores.oxen + stores.sickOxen;
      case CLOTHES -> stores.clothes;
      case AMMO_BOX -> Math.ceilDiv(stores.bullets, policy.bulletsPerBox());
      case FOOD -> stores.food;
      case WHEEL -> stores.wheels;
      case AXLE -> stores.axles;
      case TONGUE -> stores.tongues;
    };
  }

  public Optional<Rejection> refusal(TrailState state, Purchase order) {
    long cost = 0;
    for (Good good : GOODS) {
      int wanted = quantity(order, good);
      int room = room(good, state.stores);
      if (wanted < 0) return refused(good, "NEGATIVE_QUANTITY", "good", good);
      if (wanted > room) return refused(good, "EXCEEDS_CAP", "room", room, "wanted", wanted);
      cost += (long) wanted * price(good, state.journey.node);
    }
    if (cost > state.stores.cashCents)
      return Optional.of(Refusals.tooDear(cost, state.stores.cashCents));
    return Optional.empty();
  }

  public void sell(TrailState state, Purchase order, Turn<TrailState, TrailEvent> turn) {
    int cost = 0;
    int goods = 0;
    for (Good good : GOODS) {
      cost += quantity(order, good) * price(good, state.journey.node);
      goods += quantity(order, good);
    }
    if (goods == 0) return;
    int bulletsMax = policy.caps().ammoBoxes() * policy.bulletsPerBox();
    int bullets = state.stores.bullets + order.ammoBoxes() * policy.bulletsPerBox();
    turn.emit(
        new PurchaseMade(
            order.oxen(),
            order.clothes(),
            order.ammoBoxes(),
            order.foodLbs(),
            order.wheels(),
            order.axles(),
            order.tongues(),
            Math.min(bulletsMax, bullets),
            cost));
  }

  /** Purchases worth offering one by one. */
  public List<Buy> offers(TrailState state) {
    List<Buy> offers = new ArrayList<>();
    for (Good good : GOODS) {
      for (int quantity : sizes(good)) {
        boolean affordable =
            (long) quantity * price(good, state.journey.node) <= state.stores.cashCents;
        if (affordable && quantity <= room(good, state.stores)) offers.add(new Buy(good, quantity));
      }
    }
    return offers;
  }

  private static int[] sizes(Good good) {
    return switch (good) {
      case OXEN -> DRAFT;
      case CLOTHES -> SUITS;
      case AMMO_BOX -> BOXES;
      case FOOD -> FOOD;
      case WHEEL, AXLE, TONGUE -> FEW;
    };
  }

  private static int quantity(Purchase order, Good good) {
    return switch (good) {
      case OXEN -> order.oxen();
      case CLOTHES -> order.clothes();
      case AMMO_BOX -> order.ammoBoxes();
      case FOOD -> order.foodLbs();
      case WHEEL -> order.wheels();
      case AXLE -> order.axles();
      case TONGUE -> order.tongues();
    };
  }

  private static int of(Goods goods, Good good) {
    return switch (good) {
      case OXEN -> goods.oxen();
      case CLOTHES -> goods.clothes();
      case AMMO_BOX -> goods.ammoBoxes();
      case FOOD -> goods.foodLbs();
      case WHEEL -> goods.wheels();
      case AXLE -> goods.axles();
      case TONGUE -> goods.tongues();
    };
  }

  private static Optional<Rejection> refused(Good good, String code, Object... namesAndValues) {
    return Optional.of(
        Rejection.because(code, namesAndValues).at(good.name().toLowerCase(Locale.ROOT)));
  }
}
