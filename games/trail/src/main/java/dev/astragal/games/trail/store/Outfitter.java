package dev.astragal.games.trail.store;

import dev.astragal.games.trail.ModernEvent.ItemBought;
import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.decisions.Refusals;
import dev.astragal.games.trail.health.Toll;
import dev.astragal.games.trail.modern.ModernPolicy.ShopRow;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Ratio;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The outfitter at the start of the modern road. */
public final class Outfitter {
  private final @Nullable ShopRow[] rows = new ShopRow[Item.values().length];
  private final Ratio share;
  private final int suppliesMax;

  public Outfitter(TrailContent content) {
    for (ShopRow row : content.modernPolicy().shop()) rows[row.id().ordinal()] = row;
    Ratio discount = content.modern().persona().storeDiscount();
    share = Ratio.of(discount.denominator() - discount.numerator(), discount.denominator());
    suppliesMax = content.modernPolicy().caps().supplies();
  }

  /** Rounded up to the cent after any discount. */
  public int price(Item item) {
    long cents = row(item).cents();
    return Math.toIntExact(Math.ceilDiv(cents * share.numerator(), share.denominator()));
  }

  /** How many may be bought now, as far as room and money go. */
  public int most(TrailState state, Item item) {
    return Math.min(room(state, item), state.travellers.budgetCents / price(item));
  }

  private int room(TrailState state, Item item) {
    ShopRow row = row(item);
    boolean full = row.supplies() > 0 && state.travellers.supplies >= suppliesMax;
    return full ? 0 : row.max() - state.travellers.bought.get(item.ordinal());
  }

  public Optional<Rejection> refusal(TrailState state, Item item, int quantity) {
    if (quantity < 1) return refused(Rejection.because("NOTHING_BOUGHT"));
    int room = room(state, item);
    if (quantity > room) return refused(full(room, quantity));
    long cost = (long) quantity * price(item);
    if (cost > state.travellers.budgetCents)
      return refused(Refusals.tooDear(cost, state.travellers.budgetCents));
    return Optional.empty();
  }

  public void sell(TrailState state, Item item, int quantity, Turn<TrailState, TrailEvent> turn) {
    ShopRow row = row(item);
    int tags = 0;
    for (Tag tag : row.tags()) tags |= tag.bit();
    Toll toll = new Toll(0, 0, quantity * row.credibility(), quantity * row.supplies(), 0, 0, 0);
    turn.emit(new ItemBought(item, quantity, quantity * price(item), toll, tags));
  }

  private ShopRow row(Item item) {
    ShopRow row = rows[item.ordinal()];
    if (row == null) throw new IllegalStateException("the outfitter has no " + item);
    return row;
  }

  private static Optional<Rejection> refused(Rejection why) {
    return Optional.of(why.at("item"));
  }

  private static Rejection full(int room, int wanted) {
    return Rejection.because("EXCEEDS_CAP", "room", room, "wanted", wanted);
  }
}
