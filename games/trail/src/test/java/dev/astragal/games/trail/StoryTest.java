package dev.astragal.games.trail;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.trail.BarrierEvent.BossRound;
import dev.astragal.games.trail.CampEvent.ChoiceRejected;
import dev.astragal.games.trail.DayEvent.WeatherResolved;
import dev.astragal.games.trail.HealthEvent.AfflictionTriggered;
import dev.astragal.games.trail.HealthEvent.HealthTick;
import dev.astragal.games.trail.HealthEvent.MemberDied;
import dev.astragal.games.trail.ModernEvent.ExecOrderEnded;
import dev.astragal.games.trail.ModernEvent.Foraged;
import dev.astragal.games.trail.ModernEvent.ItemBought;
import dev.astragal.games.trail.ModernEvent.WeatherStruck;
import dev.astragal.games.trail.RiverEvent.CrossingChoiceNeeded;
import dev.astragal.games.trail.RiverEvent.CrossingOutcomeResolved;
import dev.astragal.games.trail.RiverEvent.Losses;
import dev.astragal.games.trail.WayEvent.TravelBlocked;
import dev.astragal.games.trail.WayEvent.TravelProgress;
import dev.astragal.games.trail.WayEvent.WaitDay;
import dev.astragal.games.trail.breakdowns.Part;
import dev.astragal.games.trail.breakdowns.VehiclePart;
import dev.astragal.games.trail.day.Wait;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.games.trail.health.Damage;
import dev.astragal.games.trail.health.Toll;
import dev.astragal.games.trail.orders.ExecOrder;
import dev.astragal.games.trail.river.CrossingMethod;
import dev.astragal.games.trail.river.CrossingOutcome;
import dev.astragal.games.trail.store.Item;
import dev.astragal.games.trail.weather.Season;
import dev.astragal.games.trail.weather.Sky;
import dev.astragal.games.trail.weather.SkyHere;
import dev.astragal.games.trail.weather.Spell;
import dev.astragal.games.trail.weather.Weather;
import dev.astragal.games.trail.weather.WeatherPolicy;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.runtime.content.Messages;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class StoryTest {
  private static final Messages PLAIN = Messages.of(new TrailGame());
  private static final Messages GERMAN = Messages.of(new TrailGame(), "", "de");

  @Test
  void aWagonThatTipsOverIsToldWithEverythingItLost() {
    CrossingOutcomeResolved tipped =
        new CrossingOutcomeResolved(
            CrossingMethod.FORD,
            CrossingOutcome.TIPPED,
            2000,
            1,
            0,
            0,
            new Losses(61, 20, 0, 1, 0, 0),
            0);
    Trip trip = Trip.onTheRoad().at(1, Asked.CROSSING);
    assertThat(told(trip, tipped, PLAIN))
        .isEqualTo(
            "The wagon tipped over in the Kansas River."
                + " Lost: 61 lb of food, 20 bullets and 1 wheel.");
    assertThat(told(trip, tipped, GERMAN))
        .isEqualTo(
            "Der Wagen ist im Fluss umgekippt."
                + " Verloren: 61 Pfund Nahrung, 20 Kugeln und 1 Rad.");
  }

  @Test
  void whoeverDiesIsNamedWithTheCause() {
    Trip trip = Trip.onTheRoad();
    assertThat(told(trip, new MemberDied(1, "Ben", "lost"), PLAIN))
        .isEqualTo("Ben went out and did not come back.");
    assertThat(told(trip, new MemberDied(1, "Ben", "cholera"), PLAIN))
        .isEqualTo("Ben has died of cholera.");
  }

  @Test
  void anInjurySaysHowLongItLasts() {
    AfflictionTriggered broken =
        new AfflictionTriggered(0, "Ada", 7, "broken_leg", true, "injury", 30, 0, 0, 1, false);
    assertThat(told(Trip.onTheRoad(), broken, PLAIN))
        .isEqualTo("Ada has a broken leg, which takes 30 days to heal.");
  }

  @Test
  void theLastDaysAreCountedInWords() {
    assertThat(told(Trip.onTheRoad(), new HealthTick(139, 141, 2, 1), PLAIN))
        .isEqualTo("Everybody is close to death: without rest and food all will die in 1 day.");
  }

  @Test
  void nobodyIsToldThatNothingIsLeftToWait() {
    assertThat(told(Trip.onTheRoad(), new WaitDay(Wait.CROSSING, 0), PLAIN))
        .isEqualTo("A day goes into crossing the river.");
  }

  @Test
  void aWagonThatStandsSaysWhatIsBroken() {
    Trip trip = Trip.onTheRoad();
    trip.state.journey.brokenPart = Part.AXLE.ordinal();
    assertThat(told(trip, new TravelBlocked(WayEvent.Block.VEHICLE, 0), PLAIN))
        .isEqualTo("The wagon stands: the axle is broken and there is no spare.");
  }

  @Test
  void aWagonMendedByHandSaysWhatTheDayWentInto() {
    assertThat(told(Trip.onTheRoad(), new TravelBlocked(WayEvent.Block.VEHICLE, 0), PLAIN))
        .isEqualTo("The repair took the whole day.");
  }

  @Test
  void aCarThatStandsIsNoWagon() {
    Trip trip = Trip.driving();
    trip.state.vehicle.brokenPart = VehiclePart.BATTERY.ordinal();
    assertThat(told(trip, new TravelBlocked(WayEvent.Block.VEHICLE, 0), PLAIN))
        .isEqualTo("The battery must be mended first.");
  }

  @Test
  void decimalsAreWrittenAsTheLanguageWritesThem() {
    assertThat(told(Trip.onTheRoad(), new CrossingChoiceNeeded(1, 1900, 198_000, 250), GERMAN))
        .isEqualTo("Vor euch liegt der Kansas River, 1,9 Fuß tief und 198 Fuß breit.");
  }

  @Test
  void whatNobodyHasRoomForIsNotToldAsAGain() {
    Trip trip = Trip.driving();
    trip.state.travellers.supplies = 18;
    ItemBought food = new ItemBought(Item.RATIONS, 1, 500, Toll.of(0, 0, 3, 0), 0);
    assertThat(told(trip, food, PLAIN))
        .isEqualTo("Bought 1 box of rations for $5.00. (supplies +2)");
    assertThat(told(trip, new Foraged(9, 2), PLAIN))
        .isEqualTo("The search brought 2 units of supplies.");
  }

  @Test
  void whatIsNotThereIsNotToldAsALoss() {
    Trip trip = Trip.driving();
    trip.state.travellers.sanity = 1;
    trip.state.travellers.pants = 99;
    assertThat(told(trip, new BossRound(1, Toll.of(0, -2, 0, 4)), PLAIN))
        .endsWith("(sanity -1 and stress +1)");
  }

  @Test
  void nobodyGoesNoMilesOn() {
    Trip trip = Trip.onTheRoad();
    trip.state.journey.milliMiles = 80_000;
    assertThat(told(trip, new TravelProgress(21_500, 101_500, 0, 0, 0), PLAIN))
        .isEqualTo("22 miles on; less than a mile to the Kansas River.");
    trip.state.journey.milliMiles = 101_500;
    assertThat(told(trip, new TravelProgress(500, 102_000, 0, 0, 1), PLAIN))
        .isEqualTo("A short way on.");
  }

  @Test
  void aLiftedOrderSaysWhatIsFreeAgain() {
    ExecOrderEnded lifted = new ExecOrderEnded(ExecOrder.TRAVEL_BAN_LITE, 6);
    assertThat(told(Trip.driving(), lifted, PLAIN)).isEqualTo("Travel is free again.");
  }

  @Test
  void aRefusedChoiceIsToldWithItsReason() {
    Trip trip = Trip.onTheRoad();
    trip.state.stores.bullets = 0;
    assertThat(told(trip, new ChoiceRejected("HUNT", "no_bullets"), GERMAN))
        .isEqualTo("Es sind keine Kugeln mehr da.");
  }

  @Test
  void whatIsCalledAHeatWaveIsHot() {
    Pattern heat = Pattern.compile("(?i)heat wave|Hitzewelle|Great heat|Große Hitze");
    for (String mechanics : List.of("otdeluxe90s", "dystrail"))
      for (Season season : Season.values()) {
        Trip trip = Trip.atStart(mechanics, "play");
        WeatherPolicy policy = trip.state.content.policy().weather();
        Weather weather = trip.state.weather;
        weather.today = Sky.HEAT_WAVE;
        weather.fahrenheit =
            policy.baseTemperature().of(season) + policy.temperatureOffset().of(Sky.HEAT_WAVE);
        for (Messages messages : List.of(PLAIN, GERMAN)) {
          String shown = shown(trip, messages);
          assertThat(heat.matcher(shown).find()).as(shown).isEqualTo(season == Season.SUMMER);
        }
      }
  }

  /** What the screen and the story say of the sky. */
  private static String shown(Trip trip, Messages messages) {
    Weather weather = trip.state.weather;
    WeatherResolved resolved =
        new WeatherResolved(
            SkyHere.of(Sky.CLEAR, weather.today, weather.region, weather.season),
            weather.fahrenheit,
            0,
            0,
            0,
            Spell.of(1, 1, 0, 0),
            trip.state.content.effects(trip.state));
    StringBuilder said = new StringBuilder(told(trip, resolved, messages));
    for (Panel panel : trip.kernel.rules().present(trip.state, Seat.first()).panels())
      if (panel instanceof Panel.Text text && text.id().equals("status"))
        for (Panel.Line line : text.lines()) {
          said.append('\n').append(messages.text(line.text()));
          line.thing().ifPresent(thing -> said.append(' ').append(messages.text(thing.help())));
        }
    return said.toString();
  }

  @Test
  void aSkyThatLastsIsToldOtherwiseOnTheNextDay() {
    Trip trip = Trip.driving();
    WeatherStruck struck = new WeatherStruck(Toll.of(0, -1, 0, 0), 0, 0, false, Damage.NONE);
    for (Sky sky : List.of(Sky.STORM, Sky.SMOKE, Sky.COLD_SNAP, Sky.HEAT_WAVE))
      for (int fahrenheit : List.of(20, 40, 95)) {
        trip.state.weather.today = sky;
        trip.state.weather.fahrenheit = fahrenheit;
        Set<String> told = new TreeSet<>();
        for (int day = 10; day < 14; day++) {
          trip.state.clock.day = day;
          told.add(told(trip, struck, PLAIN));
        }
        assertThat(told).hasSize(4);
      }
  }

  private static String told(Trip trip, TrailEvent event, Messages messages) {
    return messages.text(trip.kernel.rules().tell(trip.state, event, Seat.first()).text());
  }
}
