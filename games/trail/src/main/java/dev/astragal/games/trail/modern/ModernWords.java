package dev.astragal.games.trail.modern;

import dev.astragal.games.trail.BarrierEvent;
import dev.astragal.games.trail.TrailChoice;
import dev.astragal.games.trail.TrailChoice.Act;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.barriers.BarrierOutcome;
import dev.astragal.games.trail.barriers.BarrierResolver;
import dev.astragal.games.trail.barriers.BarrierWay;
import dev.astragal.games.trail.boss.BossFight;
import dev.astragal.games.trail.breakdowns.Vehicle;
import dev.astragal.games.trail.day.Ending;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.games.trail.encounters.Encounters;
import dev.astragal.games.trail.health.Diet;
import dev.astragal.games.trail.health.Toll;
import dev.astragal.games.trail.health.Travellers;
import dev.astragal.games.trail.road.Drive;
import dev.astragal.games.trail.road.JourneyPolicy;
import dev.astragal.games.trail.store.Item;
import dev.astragal.games.trail.store.Outfitter;
import dev.astragal.games.trail.story.Amounts;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Wording;
import java.util.ArrayList;
import java.util.List;

/** How the choices of the modern road read, with what they cost and risk now. */
record ModernWords(Outfitter outfitter, BarrierResolver barriers, BossFight boss) {
  /** So much is gone in a bad day or two. */
  private static final int LITTLE = 2;

  private static final int MUCH_STRESS = 10;
  private static final int WORN = 12;

  Wording of(TrailState state, TrailChoice choice) {
    Wording plain = Wording.of(choice);
    return switch (choice) {
      case Act act ->
          switch (act) {
            case LEAVE_STORE -> plain.suggested();
            case CONTINUE -> go(state, plain);
            case FACE_BOSS -> vote(state, plain);
            case COMPOSE -> compose(state, plain);
            case FORAGE -> forage(state, plain);
            case TRADE,
                VISIT_STORE,
                ACCEPT_TRADE,
                DECLINE_TRADE,
                STAY_ON_MAIN_ROAD,
                TAKE_SHORTCUT,
                HALT,
                TALK,
                STALK,
                SHOOT,
                CREEP,
                LOOK_ON,
                GO_HOME ->
                plain;
          };
      case TrailChoice.Shop(Item item, int quantity) -> shop(state, item, quantity, plain);
      case TrailChoice.SetDrive(Drive drive) ->
          plain
              .with("drive", Msg.of("drive." + drive))
              .in("group.drive")
              .rare()
              .gain("detail.speed", "percent", pace(state, drive).distance().of(100))
              .cost("detail.eats", "percent", pace(state, drive).burn().of(100))
              .cost("detail.strain", "points", pace(state, drive).pants())
              .note("detail.drive", "drive", Msg.of("drive." + state.travellers.drive));
      case TrailChoice.SetDiet(Diet diet) ->
          plain
              .with("diet", Msg.of("diet." + diet))
              .in("group.diet")
              .rare()
              .cost("detail.eats", "percent", diet(state, diet).burn().of(100))
              .cost("detail.strain", "points", diet(state, diet).pants())
              .note("detail.diet", "diet", Msg.of("diet." + state.travellers.diet));
      case TrailChoice.Clear(BarrierWay way) -> clear(state, way, plain);
      case TrailChoice.Rest(int days) -> rest(state, plain);
      case TrailChoice.Buy _,
          TrailChoice.Purchase _,
          TrailChoice.SetPace _,
          TrailChoice.SetRations _,
          TrailChoice.Hunt _,
          TrailChoice.Cross _,
          TrailChoice.Pass _ ->
          plain;
      case TrailChoice.Respond(String _, int option) -> respond(state, option, plain);
    };
  }

  private static ModernPolicy.DriveRow pace(TrailState state, Drive drive) {
    return state.content.modernPolicy().pace().of(drive);
  }

  private static ModernPolicy.DietRow diet(TrailState state, Diet diet) {
    return state.content.modernPolicy().diet().of(diet);
  }

  private static Wording go(TrailState state, Wording plain) {
    return warned(
        state,
        state.pending.asked == Asked.BOSS
            ? Wording.of("choice.POSTPONE").note("detail.postpone")
            : plain.suggested());
  }

  /** Whoever goes on is told what is about to end the journey. */
  private static Wording warned(TrailState state, Wording plain) {
    Travellers travellers = state.travellers;
    Wording words = plain;
    if (travellers.hp <= LITTLE) words = words.warning("detail.low.hp", "left", travellers.hp);
    if (travellers.sanity <= LITTLE)
      words = words.warning("detail.low.sanity", "left", travellers.sanity);
    if (travellers.supplies <= LITTLE)
      words = words.warning("detail.low.supplies", "left", travellers.supplies);
    int panic = state.content.caps().pants();
    if (travellers.pants >= panic - MUCH_STRESS)
      words = words.warning("detail.low.pants", "points", travellers.pants, "most", panic);
    int vehicle = state.vehicle.health / Vehicle.UNIT;
    return vehicle <= WORN ? words.warning("detail.low.vehicle", "left", vehicle) : words;
  }

  private static Wording rest(TrailState state, Wording plain) {
    return weighed(state, plain, state.content.modernPolicy().camp().rest(state), List.of());
  }

  private static Wording forage(TrailState state, Wording plain) {
    return weighed(state, plain, state.content.modernPolicy().camp().forage(state), List.of());
  }

  private static Wording respond(TrailState state, int option, Wording plain) {
    Encounters.Answer answer = answer(state, option);
    return weighed(state, plain, answer.toll(), Amounts.besides(answer));
  }

  /** What the travellers as they are now get, {@code besides} included, and what they give. */
  private static Wording weighed(TrailState state, Wording plain, Toll toll, List<Msg> besides) {
    Toll felt = state.travellers.felt(toll, state.content);
    List<Msg> gained = new ArrayList<>(Amounts.gained(felt));
    gained.addAll(besides);
    List<Msg> lost = Amounts.lost(felt);
    if (gained.isEmpty() && lost.isEmpty())
      return plain.note("detail.effects", "list", List.of(Msg.of("effect.none")));
    Wording words = lost.isEmpty() ? plain : plain.cost("detail.losses", "list", lost);
    return gained.isEmpty() ? words : words.gain("detail.effects", "list", gained);
  }

  /** Nerves that will not last the rounds lose whatever the draw would have said. */
  private Wording vote(TrailState state, Wording plain) {
    Wording words = plain.grave().odds("detail.vote", "percent", boss.odds(state) / 10_000);
    Ending end = boss.giveOut(state);
    return weighed(
        state,
        end == Ending.NONE ? words : words.warning("detail.vote." + end),
        boss.toll(),
        List.of());
  }

  private Wording compose(TrailState state, Wording plain) {
    BarrierEvent.Composed breath = boss.breath(state);
    Wording words = weighed(state, plain, breath.toll(), List.of());
    return breath.cents() > 0 ? words.cost("detail.fare", "cents", breath.cents()) : words;
  }

  private static Encounters.Answer answer(TrailState state, int option) {
    return state.content.encounters().get(state.pending.encounter).choices().get(option);
  }

  private Wording shop(TrailState state, Item item, int quantity, Wording plain) {
    int cents = quantity * outfitter.price(item);
    return plain
        .with("cents", cents)
        .in("item." + item)
        .amount("shop." + item, quantity)
        .about(item.name())
        .cost("detail.left", "cents", state.travellers.budgetCents - cents)
        .note("detail.owned", "count", state.travellers.bought.get(item.ordinal()), "what", item)
        .note("help." + item.name());
  }

  private Wording clear(TrailState state, BarrierWay way, Wording plain) {
    if (way == BarrierWay.DETOUR) return detour(state, plain.suggested());
    Wording words =
        plain.odds("detail.barrier", "percent", barriers.percent(state, way, BarrierOutcome.PASS));
    int lost = barriers.percent(state, way, BarrierOutcome.TERMINAL);
    if (lost > 0) words = words.warning("detail.terminal", "percent", lost);
    return way == BarrierWay.BRIBE
        ? words.cost("detail.fare", "cents", barriers.bribe(state))
        : words;
  }

  /** Where it is the only way left, it says why. */
  private Wording detour(TrailState state, Wording plain) {
    JourneyPolicy.Barrier days = barriers.policy();
    Wording words =
        plain.cost("detail.detour", "least", days.detourMin(), "most", days.detourMax());
    int bribe = barriers.bribe(state);
    int left = state.travellers.budgetCents;
    boolean alone =
        barriers.refusal(state, BarrierWay.PERMIT).isPresent()
            && barriers.refusal(state, BarrierWay.BRIBE).isPresent();
    return alone ? words.note("detail.alone", "cents", bribe, "left", left) : words;
  }
}
