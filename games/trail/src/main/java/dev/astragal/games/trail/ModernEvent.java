package dev.astragal.games.trail;

import dev.astragal.games.trail.breakdowns.Vehicle;
import dev.astragal.games.trail.breakdowns.VehiclePart;
import dev.astragal.games.trail.camp.Intent;
import dev.astragal.games.trail.day.DayMark;
import dev.astragal.games.trail.encounters.Affairs;
import dev.astragal.games.trail.health.Damage;
import dev.astragal.games.trail.health.Diet;
import dev.astragal.games.trail.health.Hunger;
import dev.astragal.games.trail.health.Toll;
import dev.astragal.games.trail.health.Travellers;
import dev.astragal.games.trail.orders.ExecOrder;
import dev.astragal.games.trail.road.Drive;
import dev.astragal.games.trail.store.Item;
import dev.astragal.kernel.game.Severity;
import dev.astragal.kernel.game.Surface;
import dev.astragal.kernel.state.Flat;

/** What a day on the modern road does to the people in the vehicle. */
public sealed interface ModernEvent extends TrailEvent {

  /** What the sky cost, and how long heat or cold has lasted without protection. */
  record WeatherStruck(Toll toll, int heatDays, int coldDays, boolean exposed, Damage damage)
      implements ModernEvent {
    @Override
    public void change(TrailState state) {
      Travellers travellers = state.travellers;
      travellers.add(toll, state.content);
      travellers.heatDays = heatDays;
      travellers.coldDays = coldDays;
      travellers.exposed = exposed;
      if (damage != Damage.NONE) travellers.lastDamage = damage;
    }

    @Override
    public Severity severity() {
      return damage == Damage.NONE ? Severity.INFO : Severity.WARNING;
    }

    @Override
    public Surface surface() {
      return toll.equals(Toll.NONE) ? Surface.NONE : Surface.LOG;
    }
  }

  record ExecOrderStarted(ExecOrder order, int days) implements ModernEvent, Telling.Toast {
    @Override
    public void change(TrailState state) {
      state.affairs.order = order.ordinal();
      state.affairs.orderDays = days;
    }
  }

  record ExecOrderApplied(ExecOrder order, int daysLeft, Toll toll) implements ModernEvent {
    @Override
    public Surface surface() {
      return toll.equals(Toll.NONE) ? Surface.NONE : Surface.LOG;
    }

    @Override
    public void change(TrailState state) {
      state.affairs.orderDays = daysLeft;
      state.travellers.add(toll, state.content);
    }
  }

  record ExecOrderEnded(ExecOrder order, int cooldown) implements ModernEvent {
    @Override
    public void change(TrailState state) {
      state.affairs.order = Affairs.NO_ORDER;
      state.affairs.quietUntil = state.clock.day + cooldown;
    }
  }

  /** {@code carried} is what was burnt of the next unit, in thousandths. */
  record SuppliesBurnt(int before, int after, int carried, @Flat Hunger hunger)
      implements ModernEvent, Telling.Meal {
    @Override
    public String kind() {
      return "DailyConsumptionApplied";
    }

    @Override
    public void change(TrailState state) {
      Travellers travellers = state.travellers;
      travellers.supplies = after;
      travellers.burnt = carried;
      travellers.hungryDays = hungryDays();
      travellers.malnutrition = hunger.malnutrition();
      travellers.add(hunger.toll(), state.content);
      if (hunger.toll().hp() < 0) travellers.lastDamage = Damage.HUNGER;
      if (hungryDays() == 0) travellers.backstopUsed = false;
      if (hunger.backstop()) {
        travellers.hp = 1;
        travellers.backstopUsed = true;
        state.journey.intent = Intent.REST;
        state.journey.restDays = Math.max(1, state.journey.restDays);
      }
      if (hungryDays() == 1) state.journey.attention = true;
    }

    @Override
    public int hungryDays() {
      return hunger.hungryDays();
    }

    @Override
    public String narrativeKey() {
      return "event.SuppliesBurnt";
    }
  }

  /** Habits settle in body and mind: stress moves, and counters of days run down. */
  record ConditionTick(int sanity, int pants, int receiptBonus)
      implements ModernEvent, Telling.Hidden {
    /** The bonus goes no further than this, up or down. */
    public static final int RECEIPTS_MAX = 100;

    private static final int SANITIES = 11;
    private static final int PANTS = 101;
    private static final ConditionTick[] MOST = all(RECEIPTS_MAX);
    private static final ConditionTick[] LEAST = all(-RECEIPTS_MAX);

    private static ConditionTick[] all(int receiptBonus) {
      ConditionTick[] all = new ConditionTick[SANITIES * PANTS];
      for (int place = 0; place < all.length; place++)
        all[place] = new ConditionTick(place / PANTS, place % PANTS, receiptBonus);
      return all;
    }

    /** Habits that last take the bonus to its end: what is usual there is shared. */
    public static ConditionTick of(int sanity, int pants, int receiptBonus) {
      boolean settled = receiptBonus == RECEIPTS_MAX || receiptBonus == -RECEIPTS_MAX;
      boolean usual = sanity >= 0 && sanity < SANITIES && pants >= 0 && pants < PANTS;
      if (!settled || !usual) return new ConditionTick(sanity, pants, receiptBonus);
      return (receiptBonus > 0 ? MOST : LEAST)[sanity * PANTS + pants];
    }

    @Override
    public String kind() {
      return "HealthTick";
    }

    @Override
    public String narrativeKey() {
      return "event.ConditionTick";
    }

    @Override
    public void change(TrailState state) {
      Travellers travellers = state.travellers;
      travellers.pants = pants;
      travellers.sanity = sanity;
      travellers.receiptBonus = receiptBonus;
      travellers.restCooldown = Math.max(0, travellers.restCooldown - 1);
      travellers.forageCooldown = Math.max(0, travellers.forageCooldown - 1);
      Affairs affairs = state.affairs;
      affairs.encounterCooldown = Math.max(0, affairs.encounterCooldown - 1);
      affairs.encounterDays <<= 1;
      affairs.quietDays++;
      Vehicle vehicle = state.vehicle;
      vehicle.cooldown = Math.max(0, vehicle.cooldown - 1);
      vehicle.todayPpm = Ppm.ONE;
      vehicle.partialDay = false;
    }
  }

  /** In thousandths; players do not see it. */
  record GeneralStrainComputed(int strain) implements ModernEvent, Telling.Hidden {
    @Override
    public void change(TrailState state) {
      state.travellers.strain = strain;
    }
  }

  record AllyLost(int remaining, Toll toll) implements ModernEvent {
    @Override
    public void change(TrailState state) {
      state.travellers.add(toll, state.content);
    }

    @Override
    public Severity severity() {
      return remaining == 0 ? Severity.WARNING : Severity.INFO;
    }
  }

  /** A day of being ill, or the first one. */
  record IllnessDay(int daysLeft, boolean first, Toll toll, int immuneDays) implements ModernEvent {
    @Override
    public String kind() {
      return first ? "AfflictionTriggered" : "IllnessDay";
    }

    @Override
    public void change(TrailState state) {
      Travellers travellers = state.travellers;
      travellers.illDays = daysLeft;
      travellers.immuneUntil = state.clock.day + immuneDays;
      travellers.add(toll, state.content);
      travellers.lastDamage = Damage.DISEASE;
      if (first) state.journey.attention = true;
    }

    @Override
    public Severity severity() {
      return first ? Severity.WARNING : Severity.INFO;
    }

    @Override
    public Surface surface() {
      return first ? Surface.MODAL : Surface.LOG;
    }

    @Override
    public String narrativeKey() {
      return first ? "event.IllnessDay.first" : "event.IllnessDay";
    }
  }

  record RestedInCamp(Toll toll, int cooldown) implements ModernEvent {
    @Override
    public void change(TrailState state) {
      state.travellers.add(toll, state.content);
      state.travellers.illDays = 0;
      state.travellers.restCooldown = cooldown;
    }
  }

  record Foraged(int supplies, int cooldown) implements ModernEvent {
    @Override
    public void change(TrailState state) {
      state.travellers.add(Toll.of(0, 0, supplies, 0), state.content);
      state.travellers.forageCooldown = cooldown;
    }
  }

  record ItemBought(Item item, int quantity, int cents, Toll toll, int gear)
      implements ModernEvent {
    @Override
    public void change(TrailState state) {
      Travellers travellers = state.travellers;
      travellers.budgetCents -= cents;
      travellers.tags |= gear;
      travellers.bought = travellers.bought.plus(item.ordinal(), quantity);
      travellers.add(toll, state.content);
      switch (item) {
        case SPARE_TIRE -> state.vehicle.addSpares(VehiclePart.TIRE, quantity);
        case BATTERY -> state.vehicle.addSpares(VehiclePart.BATTERY, quantity);
        case ALTERNATOR -> state.vehicle.addSpares(VehiclePart.ALTERNATOR, quantity);
        case FUEL_PUMP -> state.vehicle.addSpares(VehiclePart.PUMP, quantity);
        case RATIONS, WATER, MASKS, COATS, PONCHOS, PRESS_PASS, LEGAL_FUND -> {}
      }
    }
  }

  record DriveSet(Drive drive) implements ModernEvent {
    @Override
    public void change(TrailState state) {
      state.travellers.drive = drive;
    }
  }

  record DietSet(Diet diet) implements ModernEvent {
    @Override
    public void change(TrailState state) {
      state.travellers.diet = diet;
    }
  }

  /** Late on the road, money buys back what was left of somebody's nerves; it works once. */
  record NervesKept(Toll toll, int cents) implements ModernEvent, Telling.Warning {
    @Override
    public void change(TrailState state) {
      state.travellers.add(toll, state.content);
      state.travellers.budgetCents -= cents;
      state.travellers.nervesKept = true;
      state.journey.mark = DayMark.NERVES_KEPT;
    }
  }
}
