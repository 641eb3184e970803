package dev.astragal.games.trail;

import dev.astragal.games.trail.camp.Intent;
import dev.astragal.games.trail.day.DayMark;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.games.trail.decisions.Pending;
import dev.astragal.games.trail.health.Rations;
import dev.astragal.games.trail.road.Journey;
import dev.astragal.games.trail.road.Pace;
import dev.astragal.games.trail.road.WagonState;
import dev.astragal.games.trail.store.Barterable;
import dev.astragal.games.trail.store.Stores;
import java.util.Arrays;

/** What the party decides and does when it does not travel. */
public sealed interface CampEvent extends TrailEvent {

  record PurchaseMade(
      int oxen,
      int clothes,
      int ammoBoxes,
      int foodLbs,
      int wheels,
      int axles,
      int tongues,
      int bullets,
      int cents)
      implements CampEvent {
    @Override
    public void change(TrailState state) {
      Stores stores = state.stores;
      stores.oxen += oxen;
      stores.clothes += clothes;
      stores.bullets = bullets;
      stores.food += foodLbs;
      stores.wheels += wheels;
      stores.axles += axles;
      stores.tongues += tongues;
      stores.cashCents -= cents;
    }
  }

  record StoreOpened(int node) implements CampEvent {
    @Override
    public void change(TrailState state) {
      state.pending.asked = Asked.STORE;
    }
  }

  record StoreLeft(int node) implements CampEvent, Telling.Hidden {
    @Override
    public void change(TrailState state) {
      state.pending.asked = Asked.CAMP;
    }
  }

  record CampMade() implements CampEvent, Telling.Hidden {
    @Override
    public void change(TrailState state) {
      state.pending.asked = Asked.CAMP;
      state.journey.daysSinceCamp = 0;
    }
  }

  record PaceSet(Pace pace) implements CampEvent {
    @Override
    public void change(TrailState state) {
      state.journey.pace = pace;
    }
  }

  record RationsSet(Rations rations) implements CampEvent {
    @Override
    public void change(TrailState state) {
      state.journey.rations = rations;
    }
  }

  /**
   * What the party will do from tomorrow on; {@code amount} is days of rest, or bullets to spend.
   */
  record IntentSet(Intent intent, int amount) implements CampEvent, Telling.Hidden {
    private static final int SMALL = 10;
    private static final IntentSet[][] ALL = new IntentSet[Intent.values().length][SMALL];

    static {
      for (Intent intent : Intent.values())
        for (int amount = 0; amount < SMALL; amount++)
          ALL[intent.ordinal()][amount] = new IntentSet(intent, amount);
    }

    /** One instance for each intent of a small amount, as nearly all are. */
    public static IntentSet of(Intent intent, int amount) {
      return amount >= 0 && amount < SMALL
          ? ALL[intent.ordinal()][amount]
          : new IntentSet(intent, amount);
    }

    @Override
    public void change(TrailState state) {
      Journey journey = state.journey;
      journey.intent = intent;
      journey.intentAmount = amount;
      journey.restDays = intent == Intent.REST ? amount : 0;
      state.pending.asked = Asked.NOTHING;
    }
  }

  record IntentResolved(Intent intent) implements CampEvent, Telling.Hidden {
    private static final IntentResolved[] ALL =
        Arrays.stream(Intent.values()).map(IntentResolved::new).toArray(IntentResolved[]::new);

    /** One instance for each intent, because every day brings one. */
    public static IntentResolved of(Intent intent) {
      return ALL[intent.ordinal()];
    }

    @Override
    public void change(TrailState state) {
      Journey journey = state.journey;
      journey.today = intent;
      if (intent != Intent.CONTINUE) spendDay(journey);
      if (journey.restDays == 0) journey.intent = Intent.CONTINUE;
    }

    private void spendDay(Journey journey) {
      journey.wagon = WagonState.RESTING;
      if (intent == Intent.REST) journey.restDays = Math.max(0, journey.restDays - 1);
      journey.mark =
          switch (intent) {
            case CONTINUE -> DayMark.NONE;
            case REST -> DayMark.REST;
            case TRADE -> DayMark.TRADE;
            case HUNT -> DayMark.HUNT;
            case FORAGE -> DayMark.FORAGE;
          };
    }
  }

  /** Somebody at a place tells of the road ahead. */
  record Talked(int node) implements CampEvent, Telling.Modal {
    @Override
    public void change(TrailState state) {}
  }

  record RestDay(int remaining) implements CampEvent {
    @Override
    public void change(TrailState state) {}
  }

  record TradeOffer(Barterable give, int giveAmount, Barterable receive, int receiveAmount)
      implements CampEvent, Telling.Modal {
    @Override
    public void change(TrailState state) {
      Pending pending = state.pending;
      pending.give = give.ordinal();
      pending.giveAmount = giveAmount;
      pending.receive = receive.ordinal();
      pending.receiveAmount = receiveAmount;
      pending.asked = Asked.TRADE;
    }

    @Override
    public String narrativeKey() {
      return "event.TradeOffer" + Barterable.told(give, receive);
    }
  }

  record NoTradeOffer() implements CampEvent {
    @Override
    public void change(TrailState state) {}
  }

  /** Amounts are what really changed hands: nothing when declined, less where the wagon is full. */
  record TradeResolved(
      boolean accepted, Barterable give, int giveAmount, Barterable receive, int receiveAmount)
      implements CampEvent {
    @Override
    public void change(TrailState state) {
      if (accepted) {
        move(state.stores, give, -giveAmount);
        move(state.stores, receive, receiveAmount);
      }
      state.pending.asked = Asked.CAMP;
    }

    @Override
    public String narrativeKey() {
      return "event.TradeResolved" + (accepted ? Barterable.told(give, receive) : ".declined");
    }

    private static void move(Stores stores, Barterable what, int amount) {
      switch (what) {
        case OXEN -> stores.oxen += amount;
        case CLOTHES -> stores.clothes += amount;
        case BULLETS -> stores.bullets += amount;
        case WHEEL -> stores.wheels += amount;
        case AXLE -> stores.axles += amount;
        case TONGUE -> stores.tongues += amount;
        case FOOD -> stores.food += amount;
        case CASH -> stores.cashCents += amount;
      }
    }
  }

  record HuntOutcome(int bulletsUsed, int lbsPerBullet, int shotLbs, int carryCap, int foodGained)
      implements CampEvent, Telling.Toast {
    @Override
    public void change(TrailState state) {
      state.stores.bullets -= bulletsUsed;
      state.stores.food += foodGained;
      state.journey.recentHunts |= 1;
    }
  }

  /** A choice that could not be carried out; nothing was charged. */
  record ChoiceRejected(String choice, String reason)
      implements CampEvent, Telling.Toast, Telling.Warning {
    @Override
    public void change(TrailState state) {}
  }
}
