package dev.astragal.games.trail.modern;

import dev.astragal.games.trail.TrailChoice;
import dev.astragal.games.trail.TrailChoice.Act;
import dev.astragal.games.trail.TrailChoice.Clear;
import dev.astragal.games.trail.TrailChoice.Respond;
import dev.astragal.games.trail.TrailChoice.Rest;
import dev.astragal.games.trail.TrailChoice.SetDiet;
import dev.astragal.games.trail.TrailChoice.SetDrive;
import dev.astragal.games.trail.TrailChoice.Shop;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.barriers.BarrierResolver;
import dev.astragal.games.trail.barriers.BarrierWay;
import dev.astragal.games.trail.boss.BossFight;
import dev.astragal.games.trail.breakdowns.VehiclePart;
import dev.astragal.games.trail.encounters.Encounters;
import dev.astragal.games.trail.health.Diet;
import dev.astragal.games.trail.health.Toll;
import dev.astragal.games.trail.health.Travellers;
import dev.astragal.games.trail.road.Drive;
import dev.astragal.games.trail.store.Item;
import dev.astragal.games.trail.store.Outfitter;
import dev.astragal.games.trail.store.Tag;
import java.util.List;

/** Travels the modern road by its temper. */
public final class ModernBot {
  /** What a day without a mile is worth, in the same coin as changes. */
  private static final int DAY_LOST = 3;

  private final ModernTemper temper;

  public ModernBot(ModernTemper temper) {
    this.temper = temper;
  }

  public TrailChoice choose(TrailState state) {
    return switch (state.pending.asked) {
      case STORE -> shop(state);
      case CAMP -> camp(state);
      case CROSSING -> barrier(state);
      case ENCOUNTER -> answer(state);
      case BOSS -> vote(state);
      case NOTHING, TRADE, BRANCH, DALLES, HUNT ->
          throw new IllegalStateException("nothing to decide at " + state.pending.asked);
    };
  }

  private TrailChoice shop(TrailState state) {
    Outfitter outfitter = state.content.outfitter();
    for (Item item : temper.shopping())
      if (wants(state, item) && outfitter.most(state, item) > 0) return new Shop(item, 1);
    return Act.LEAVE_STORE;
  }

  /** Keeps some money for repairs and bribes. */
  private boolean wants(TrailState state, Item item) {
    if (state.travellers.budgetCents < temper.reserveCents()) return false;
    return switch (item) {
      case SPARE_TIRE -> state.vehicle.spares.get(VehiclePart.TIRE.ordinal()) < 2;
      case WATER -> !state.travellers.has(Tag.WATER_JUGS);
      case RATIONS -> state.travellers.supplies < 18;
      case BATTERY -> state.vehicle.spares.get(VehiclePart.BATTERY.ordinal()) < 1;
      case ALTERNATOR, FUEL_PUMP, MASKS, COATS, PONCHOS, PRESS_PASS -> true;
      case LEGAL_FUND -> false;
    };
  }

  private TrailChoice camp(TrailState state) {
    Travellers travellers = state.travellers;
    boolean tense =
        travellers.pants >= temper.calmAtPants() || travellers.sanity <= temper.restAtSanity();
    Drive drive = tense ? Drive.STEADY : temper.drive();
    if (drive != travellers.drive) return new SetDrive(drive);
    Diet diet = tense ? Diet.QUIET : temper.diet();
    if (diet != travellers.diet) return new SetDiet(diet);
    if (travellers.supplies <= temper.forageAtSupplies() && travellers.forageCooldown == 0)
      return Act.FORAGE;
    boolean worn =
        travellers.sanity <= temper.restAtSanity()
            || travellers.hp <= temper.restAtHp()
            || travellers.pants >= temper.restAtPants();
    if (worn && travellers.restCooldown == 0) return new Rest(1);
    return Act.CONTINUE;
  }

  /** Goes in unless it would lose for certain and can still do something about that. */
  private static TrailChoice vote(TrailState state) {
    if (!state.content.revised()) return Act.FACE_BOSS;
    BossFight boss = new BossFight(state.content);
    if (boss.odds(state) > 0) return Act.FACE_BOSS;
    if (state.travellers.restCooldown == 0) return new Rest(1);
    if (boss.mayCompose(state)) return Act.COMPOSE;
    return state.travellers.supplies > 0 ? Act.CONTINUE : Act.FACE_BOSS;
  }

  private TrailChoice barrier(TrailState state) {
    BarrierResolver barriers = new BarrierResolver(state.content);
    for (BarrierWay way : temper.ways())
      if (barriers.refusal(state, way).isEmpty()) return new Clear(way);
    return new Clear(BarrierWay.DETOUR);
  }

  /** The answer whose changes are worth most, by what is short. */
  private static TrailChoice answer(TrailState state) {
    Encounters.Row met = state.content.encounters().get(state.pending.encounter);
    List<Encounters.Answer> answers = met.choices();
    int best = 0;
    for (int option = 1; option < answers.size(); option++)
      if (worth(answers.get(option), state) > worth(answers.get(best), state)) best = option;
    return new Respond(met.id(), best);
  }

  private static int worth(Encounters.Answer answer, TrailState state) {
    Toll toll = answer.toll();
    Travellers travellers = state.travellers;
    int hp = travellers.hp <= 4 ? 8 : 3;
    int sanity = travellers.sanity <= 4 ? 8 : 3;
    int supplies = travellers.supplies <= 4 ? 6 : 2;
    int pants = travellers.pants >= 60 ? 3 : 1;
    return hp * toll.hp()
        + sanity * toll.sanity()
        + supplies * toll.supplies()
        + 2 * toll.credibility()
        + 2 * toll.morale()
        + 2 * toll.allies()
        - pants * toll.pants()
        - (answer.rest() ? DAY_LOST : 0);
  }
}
