package dev.astragal.games.trail.wagon;

import dev.astragal.games.trail.TrailChoice;
import dev.astragal.games.trail.TrailChoice.Act;
import dev.astragal.games.trail.TrailChoice.Cross;
import dev.astragal.games.trail.TrailChoice.Hunt;
import dev.astragal.games.trail.TrailChoice.Pass;
import dev.astragal.games.trail.TrailChoice.Purchase;
import dev.astragal.games.trail.TrailChoice.Respond;
import dev.astragal.games.trail.TrailChoice.Rest;
import dev.astragal.games.trail.TrailChoice.SetPace;
import dev.astragal.games.trail.TrailChoice.SetRations;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.camp.HuntingGround;
import dev.astragal.games.trail.encounters.Wayfarers;
import dev.astragal.games.trail.health.Rations;
import dev.astragal.games.trail.hunt.HuntScene;
import dev.astragal.games.trail.river.CrossingMethod;
import dev.astragal.games.trail.river.CrossingResolver;
import dev.astragal.games.trail.river.DallesWay;
import dev.astragal.games.trail.road.Pace;
import dev.astragal.games.trail.store.Barterable;
import dev.astragal.games.trail.store.Good;
import dev.astragal.games.trail.store.StoreCounter;
import dev.astragal.games.trail.store.Stores;
import java.util.List;

/** Travels the wagon trail by its temper. It knows what a player sees and nothing else. */
public final class WagonBot {
  private static final Good[] GOODS = Good.values();
  private static final Barterable[] BARTER = Barterable.values();

  private final WagonTemper temper;

  public WagonBot(WagonTemper temper) {
    this.temper = temper;
  }

  public TrailChoice choose(TrailState state) {
    return switch (state.pending.asked) {
      case STORE -> shop(state);
      case CAMP -> camp(state);
      case TRADE -> trade(state);
      case CROSSING -> cross(state);
      case BRANCH -> temper.shortcuts() ? Act.TAKE_SHORTCUT : Act.STAY_ON_MAIN_ROAD;
      case DALLES -> dalles(state);
      case ENCOUNTER -> answer(state);
      case HUNT -> hunt(state);
      case NOTHING, BOSS ->
          throw new IllegalStateException("nothing to decide at " + state.pending.asked);
    };
  }

  /** Up to the plan, the most needed first, as far as the money goes. */
  private TrailChoice shop(TrailState state) {
    StoreCounter store = new StoreCounter(state.content.wagonPolicy().store());
    Stores held = state.stores;
    int left = held.cashCents;
    int[] order = new int[GOODS.length];
    for (Good good : GOODS) {
      int wanted = Math.min(wanted(good, held), store.room(good, held));
      int price = store.price(good, state.journey.node);
      int bought = Math.max(0, Math.min(wanted, left * share(good) / 100 / price));
      order[good.ordinal()] = bought;
      left -= bought * price;
    }
    return new Purchase(order[0], order[1], order[2], order[3], order[4], order[5], order[6]);
  }

  private int wanted(Good good, Stores held) {
    return switch (good) {
      case OXEN -> temper.oxen() - held.oxen - held.sickOxen;
      case CLOTHES -> temper.clothes() - held.clothes;
      case AMMO_BOX -> temper.ammoBoxes() - held.bullets / 20;
      case FOOD -> temper.foodLbs() - held.food;
      case WHEEL -> temper.spares() - held.wheels;
      case AXLE -> temper.spares() - held.axles;
      case TONGUE -> temper.spares() - held.tongues;
    };
  }

  /** No good may eat up the money of the next. */
  private static int share(Good good) {
    return switch (good) {
      case OXEN -> 50;
      case CLOTHES, AMMO_BOX -> 25;
      case FOOD -> 80;
      case WHEEL, AXLE, TONGUE -> 60;
    };
  }

  private TrailChoice camp(TrailState state) {
    Pace pace = pace(state);
    if (pace != state.journey.pace) return new SetPace(pace);
    Rations rations = rations(state);
    if (rations != state.journey.rations) return new SetRations(rations);
    if (stuck(state)) return Act.TRADE;
    boolean hungry = state.stores.food < temper.huntBelowLbs();
    if (hungry && mayHunt(state))
      return new Hunt(Math.min(temper.huntBullets(), state.stores.bullets));
    boolean worn =
        state.party.health >= temper.restAtHealth() || state.party.sick() >= temper.restAtSick();
    if (worn && state.stores.food >= state.party.count() * 3 * temper.restDays())
      return new Rest(temper.restDays());
    return Act.CONTINUE;
  }

  private Pace pace(TrailState state) {
    boolean frail = state.party.health >= temper.restAtHealth();
    return frail ? Pace.STEADY : temper.pace();
  }

  private Rations rations(TrailState state) {
    if (!temper.frugal()) return temper.rations();
    int perPerson = state.stores.food / Math.max(1, state.party.count());
    if (perPerson > 60) return Rations.FILLING;
    return perPerson > 25 ? Rations.MEAGER : Rations.BARE_BONES;
  }

  /** Only strangers can help a wagon without oxen. */
  private static boolean stuck(TrailState state) {
    return !state.content.oxTeam().canMove(state.stores);
  }

  private static boolean mayHunt(TrailState state) {
    return new HuntingGround(state.content.wagonPolicy()).refusal(state, 1).isEmpty();
  }

  /** Takes what it lacks for what it can spare. */
  private static TrailChoice trade(TrailState state) {
    Barterable receive = BARTER[state.pending.receive];
    Barterable give = BARTER[state.pending.give];
    boolean affordable = state.stores.amount(give) >= state.pending.giveAmount;
    boolean good =
        stuck(state)
            ? receive == Barterable.OXEN
            : receive == Barterable.FOOD && give != Barterable.OXEN;
    return affordable && good ? Act.ACCEPT_TRADE : Act.DECLINE_TRADE;
  }

  /** The answer that brings most, in pounds of food; health counts double when it is poor. */
  private static TrailChoice answer(TrailState state) {
    Wayfarers.Row met = state.content.wayfarers().get(state.pending.encounter);
    List<Wayfarers.Answer> answers = met.choices();
    int best = -1;
    long most = Long.MIN_VALUE;
    int care = state.party.health >= 35 ? 6 : 2;
    for (int option = 0; option < answers.size(); option++) {
      Wayfarers.Answer answer = answers.get(option);
      if (!answer.affordable(state.stores)) continue;
      long worth =
          answer.foodLbs()
              + answer.bullets()
              + 10L * answer.clothes()
              + answer.cents() / 20
              - (long) care * answer.health();
      if (worth > most) {
        most = worth;
        best = option;
      }
    }
    return new Respond(met.id(), best);
  }

  private TrailChoice cross(TrailState state) {
    CrossingResolver crossings = new CrossingResolver(state.content.wagonPolicy().crossings());
    if (!temper.avoidsWater()) return new Cross(CrossingMethod.FORD);
    if (state.pending.depth < 2500) return new Cross(CrossingMethod.FORD);
    for (CrossingMethod method : List.of(CrossingMethod.FERRY, CrossingMethod.HIRE_GUIDE))
      if (crossings.refusal(state, method).isEmpty()) return new Cross(method);
    return new Cross(
        state.pending.depth <= 3000 ? CrossingMethod.FORD : CrossingMethod.CAULK_FLOAT);
  }

  /** Takes what is close enough, and creeps up on the rest. */
  private static TrailChoice hunt(TrailState state) {
    List<Act> offers = new HuntScene(state.content.wagonPolicy()).offers(state);
    if (offers.contains(Act.CREEP) && state.stalk.hours() > 2) return Act.CREEP;
    return offers.getFirst();
  }

  private TrailChoice dalles(TrailState state) {
    boolean toll = state.stores.cashCents >= state.content.wagonPolicy().dalles().barlow().cents();
    return new Pass(
        toll && temper.avoidsWater() ? DallesWay.BARLOW_TOLL_ROAD : DallesWay.RAFT_DOWN_COLUMBIA);
  }
}
