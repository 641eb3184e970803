package dev.astragal.games.trail.story;

import dev.astragal.games.trail.BarrierEvent.BarrierReached;
import dev.astragal.games.trail.BarrierEvent.BarrierResolved;
import dev.astragal.games.trail.BarrierEvent.BossRound;
import dev.astragal.games.trail.BarrierEvent.Composed;
import dev.astragal.games.trail.BarrierEvent.PartMended;
import dev.astragal.games.trail.CampEvent.ChoiceRejected;
import dev.astragal.games.trail.MeetingEvent.EncounterResolved;
import dev.astragal.games.trail.ModernEvent.AllyLost;
import dev.astragal.games.trail.ModernEvent.DietSet;
import dev.astragal.games.trail.ModernEvent.DriveSet;
import dev.astragal.games.trail.ModernEvent.ExecOrderApplied;
import dev.astragal.games.trail.ModernEvent.ExecOrderEnded;
import dev.astragal.games.trail.ModernEvent.ExecOrderStarted;
import dev.astragal.games.trail.ModernEvent.Foraged;
import dev.astragal.games.trail.ModernEvent.IllnessDay;
import dev.astragal.games.trail.ModernEvent.ItemBought;
import dev.astragal.games.trail.ModernEvent.NervesKept;
import dev.astragal.games.trail.ModernEvent.RestedInCamp;
import dev.astragal.games.trail.ModernEvent.SuppliesBurnt;
import dev.astragal.games.trail.ModernEvent.WeatherStruck;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.WayEvent.Block;
import dev.astragal.games.trail.WayEvent.GravePassed;
import dev.astragal.games.trail.WayEvent.TravelBlocked;
import dev.astragal.games.trail.WayEvent.TravelProgress;
import dev.astragal.games.trail.barriers.BarrierResolver;
import dev.astragal.games.trail.barriers.BarrierStop;
import dev.astragal.games.trail.barriers.BarrierWay;
import dev.astragal.games.trail.breakdowns.Vehicle;
import dev.astragal.games.trail.breakdowns.VehiclePart;
import dev.astragal.games.trail.decisions.Refusals;
import dev.astragal.games.trail.health.Grave;
import dev.astragal.games.trail.health.Toll;
import dev.astragal.games.trail.road.Road;
import dev.astragal.games.trail.weather.Sky;
import dev.astragal.games.trail.weather.WeatherReport;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Telling;
import java.util.ArrayList;
import java.util.List;

/** What is told of a journey on the modern road. */
public record ModernStory(BarrierResolver barriers) {
  /** What is mended where no part is broken. */
  private enum Worn {
    VEHICLE
  }

  /** A sky that lasts is told in as many ways. */
  private static final int SKY_SENTENCES = 4;

  public Telling of(TrailState before, TrailEvent event) {
    return switch (event) {
      case WeatherStruck struck ->
          with(before, Msg.of("event.WeatherStruck." + weather(before, struck)), struck.toll());
      case ExecOrderStarted(var order, int days) ->
          Telling.of(event).with("order", Msg.of("order." + order)).about("order");
      case ExecOrderApplied applied ->
          with(
              before,
              Msg.of("event.ExecOrderApplied", "order", Msg.of("order." + applied.order())),
              applied.toll());
      case ExecOrderEnded ended -> Telling.of("event.ExecOrderEnded." + ended.order());
      case SuppliesBurnt burnt ->
          with(
              before,
              Msg.of("event.SuppliesBurnt", "hungryDays", burnt.hungryDays()),
              burnt.hunger().toll());
      case AllyLost lost ->
          with(
              before,
              Msg.of(
                  "event.AllyLost" + (lost.remaining() == 0 ? ".last" : ""),
                  "remaining",
                  lost.remaining()),
              alliesAside(lost.toll()));
      case IllnessDay ill ->
          with(
                  before,
                  Msg.of(
                      illness(ill),
                      "name",
                      patient(before, ill.daysLeft()),
                      "daysLeft",
                      ill.daysLeft()),
                  ill.toll())
              .about("illness");
      case RestedInCamp rested -> with(before, Msg.of("event.RestedInCamp"), rested.toll());
      case Foraged(int supplies, int _) -> foraged(before, supplies);
      case ItemBought bought ->
          with(
                  before,
                  Msg.of(
                      "event.ItemBought",
                      "quantity",
                      bought.quantity(),
                      "item",
                      bought.item(),
                      "cents",
                      bought.cents()),
                  bought.toll())
              .about(bought.item().name());
      case DriveSet(var drive) -> Telling.of("event.DriveSet", "drive", Msg.of("drive." + drive));
      case DietSet(var diet) -> Telling.of("event.DietSet", "diet", Msg.of("diet." + diet));
      case NervesKept kept ->
          with(before, Msg.of("event.NervesKept", "cents", kept.cents()), kept.toll());
      case PartMended mended -> mended(before, mended);
      case TravelBlocked blocked -> blocked(before, blocked);
      case TravelProgress progress -> progress(before, progress);
      case GravePassed(int number) -> Grave.passed(before.content.graves(), number);
      case BarrierReached reached ->
          Telling.of("event.BarrierReached." + reached.barrier())
              .about("barrier." + reached.index());
      case BarrierResolved resolved ->
          with(
              before,
              Msg.of(
                  "event.BarrierResolved." + resolved.way() + "." + resolved.outcome(),
                  "barrier",
                  resolved.barrier(),
                  "days",
                  resolved.days(),
                  "cents",
                  resolved.cents()),
              resolved.toll());
      case BossRound round ->
          with(before, Msg.of("event.BossRound", "round", round.round()), round.toll());
      case Composed composed ->
          with(
              before,
              Msg.of(
                  "event.Composed" + (composed.cents() > 0 ? ".paid" : ""),
                  "cents",
                  composed.cents()),
              composed.toll());
      case EncounterResolved answer -> answered(before, answer);
      case ChoiceRejected(String way, String _) ->
          Telling.of(event)
              .with(
                  "why",
                  barriers.refusal(before, BarrierWay.valueOf(way)).orElse(Refusals.NOT_NOW).why());
      default -> DayStory.of(before, event);
    };
  }

  /** What wears people down: the want of something, or just the sky, otherwise every day. */
  private static String weather(TrailState before, WeatherStruck struck) {
    String sky = WeatherReport.called(before.weather);
    return switch (struck.damage()) {
      case HEAT -> sky.equals(Sky.HEAT_WAVE.name()) ? "HEAT" : "THIRST";
      case NONE ->
          before.weather.today == Sky.CLEAR ? sky : sky + "." + before.clock.day % SKY_SENTENCES;
      default -> struck.damage().name();
    };
  }

  private static Telling with(TrailState before, Msg what, Toll toll) {
    return Amounts.listing(what, "event.effects", Amounts.of(felt(before, toll)));
  }

  private static Toll felt(TrailState before, Toll toll) {
    return before.travellers.felt(toll, before.content);
  }

  private static Telling foraged(TrailState before, int supplies) {
    int kept = felt(before, Toll.of(0, 0, supplies, 0)).supplies();
    return Telling.of("event.Foraged" + (kept == 0 ? ".nothing" : ""), "supplies", kept);
  }

  /** How many allies are left is in the sentence already. */
  private static Toll alliesAside(Toll toll) {
    return new Toll(
        toll.hp(),
        toll.sanity(),
        toll.credibility(),
        toll.supplies(),
        toll.morale(),
        0,
        toll.pants());
  }

  /** Somebody else each time, by the day on which it will be over: names are for telling only. */
  private static String patient(TrailState before, int daysLeft) {
    List<String> names = before.content.names();
    return names.get((before.clock.day + daysLeft) % names.size());
  }

  private static String illness(IllnessDay ill) {
    if (ill.first()) return "event.IllnessDay.first";
    return ill.daysLeft() == 0 ? "event.IllnessDay.last" : "event.IllnessDay";
  }

  private static Telling mended(TrailState before, PartMended mended) {
    return Telling.of(
            Msg.fields("event.PartMended." + mended.mend(), mended).with("part", part(before)))
        .about("vehicle");
  }

  private static Telling blocked(TrailState before, TravelBlocked blocked) {
    return blocked.reason() == Block.VEHICLE
        ? Telling.of("event.TravelBlocked.PART", "part", part(before)).about("vehicle")
        : Telling.of(Msg.fields("event.TravelBlocked." + blocked.reason(), blocked));
  }

  /** What is broken, or the vehicle where nothing is. */
  private static Enum<?> part(TrailState before) {
    int broken = before.vehicle.brokenPart;
    return broken == Vehicle.WHOLE ? Worn.VEHICLE : VehiclePart.values()[broken];
  }

  private static Telling progress(TrailState before, TravelProgress progress) {
    int at = Road.miles(progress.total());
    int miles = at - Road.miles(before.journey.milliMiles);
    int stop = BarrierStop.next(before);
    return progress.total() >= stop
        ? DayStory.there(miles)
        : DayStory.onTheWay("event.TravelProgress.stop", miles, Road.miles(stop) - at);
  }

  private static Telling answered(TrailState before, EncounterResolved answer) {
    List<Msg> effects = new ArrayList<>(Amounts.of(felt(before, answer.toll())));
    if (answer.milliMiles() > 0)
      effects.add(Msg.of("effect.miles", "miles", Road.miles(answer.milliMiles())));
    if (answer.rest()) effects.add(Msg.of("effect.rest"));
    if (answer.receipts() > 0) effects.add(Msg.of("effect.receipts", "count", answer.receipts()));
    Msg what = Msg.of("answer." + answer.id() + "." + answer.option());
    return Amounts.listing(what, "event.effects", effects);
  }
}
