package dev.astragal.games.trail.story;

import dev.astragal.games.trail.CampEvent.ChoiceRejected;
import dev.astragal.games.trail.CampEvent.HuntOutcome;
import dev.astragal.games.trail.CampEvent.PurchaseMade;
import dev.astragal.games.trail.CampEvent.StoreOpened;
import dev.astragal.games.trail.CampEvent.Talked;
import dev.astragal.games.trail.HealthEvent.AfflictionTriggered;
import dev.astragal.games.trail.HealthEvent.MemberDied;
import dev.astragal.games.trail.HuntEvent;
import dev.astragal.games.trail.RiverEvent;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.WayEvent.ArrivedAtNode;
import dev.astragal.games.trail.WayEvent.Block;
import dev.astragal.games.trail.WayEvent.BranchChoiceNeeded;
import dev.astragal.games.trail.WayEvent.BreakdownResolved;
import dev.astragal.games.trail.WayEvent.GravePassed;
import dev.astragal.games.trail.WayEvent.RandomEventResolved;
import dev.astragal.games.trail.WayEvent.Resolution;
import dev.astragal.games.trail.WayEvent.RouteChosen;
import dev.astragal.games.trail.WayEvent.TravelBlocked;
import dev.astragal.games.trail.WayEvent.TravelProgress;
import dev.astragal.games.trail.WayEvent.WayfarerAnswered;
import dev.astragal.games.trail.breakdowns.Part;
import dev.astragal.games.trail.camp.HuntingGround;
import dev.astragal.games.trail.decisions.Refusals;
import dev.astragal.games.trail.health.Grave;
import dev.astragal.games.trail.health.Graves;
import dev.astragal.games.trail.river.CrossingResolver;
import dev.astragal.games.trail.river.DallesResolver;
import dev.astragal.games.trail.river.DallesWay;
import dev.astragal.games.trail.road.Journey;
import dev.astragal.games.trail.road.Road;
import dev.astragal.games.trail.road.RouteVariant;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Telling;
import java.util.List;

/** What is told of a journey on the wagon trail. */
public final class WagonStory {
  private static final String BLIZZARD = "blizzard";

  /** Warmer than this, nobody would call a storm a blizzard. */
  private static final int SNOW_FAHRENHEIT = 40;

  private final RiverStory rivers;
  private final DallesResolver dalles;
  private final HuntingGround hunting;

  public WagonStory(CrossingResolver crossings, DallesResolver dalles, HuntingGround hunting) {
    this.rivers = new RiverStory(crossings);
    this.dalles = dalles;
    this.hunting = hunting;
  }

  public Telling of(TrailState before, TrailEvent event) {
    return switch (event) {
      case RiverEvent river -> rivers.of(before, river);
      case HuntEvent hunted -> HuntStory.of(hunted);
      case Talked(int node) -> Telling.of("talk." + before.content.road().node(node).id());
      case AfflictionTriggered struck -> struck(struck);
      case MemberDied(int member, String name, String cause) ->
          died(name, cause).about("member." + member);
      case PurchaseMade purchase -> bought(purchase);
      case HuntOutcome hunt -> hunted(hunt);
      case ChoiceRejected(String choice, String _) ->
          Telling.of(event).with("why", refusal(before, choice));
      case StoreOpened(int node) -> Telling.of(event).with("place", place(before, node));
      case BreakdownResolved(Part part, Resolution resolution) ->
          mended(part, resolution, before.stores.spare(part) - 1);
      case TravelBlocked blocked -> blocked(before, blocked);
      case TravelProgress progress -> progress(before, progress);
      case ArrivedAtNode(int node, String id) ->
          Telling.of(event)
              .with("place", place(before, node))
              .with("about", Msg.of("help." + id))
              .about(id);
      case GravePassed(int number) -> Grave.passed(before.content.graves(), number);
      case BranchChoiceNeeded(int node) -> Telling.of(event).with("place", place(before, node));
      case RouteChosen(RouteVariant variant, int node) -> route(before, variant, node);
      case RandomEventResolved wayside -> wayside(before, wayside);
      case WayfarerAnswered answer -> answered(answer);
      default -> DayStory.of(before, event);
    };
  }

  private static Telling struck(AfflictionTriggered struck) {
    String key =
        struck.died()
            ? "event.AfflictionTriggered.died"
            : struck.injury() ? "event.AfflictionTriggered.injury" : "event.AfflictionTriggered";
    return Telling.of(
            key,
            "name",
            struck.name(),
            "ailment",
            Msg.word(struck.diseaseId()),
            "disease",
            Msg.of("disease." + struck.diseaseId()),
            "days",
            struck.days())
        .about("member." + struck.member());
  }

  private static Telling died(String name, String cause) {
    return Graves.mishap(cause)
        ? Telling.of("event.MemberDied." + cause, "name", name)
        : Telling.of("event.MemberDied", "name", name, "cause", cause);
  }

  private static Telling bought(PurchaseMade purchase) {
    List<Msg> goods =
        Amounts.none()
            .add("OXEN", purchase.oxen())
            .add("CLOTHES", purchase.clothes())
            .add("AMMO_BOX", purchase.ammoBoxes())
            .add("FOOD", purchase.foodLbs())
            .add("WHEEL", purchase.wheels())
            .add("AXLE", purchase.axles())
            .add("TONGUE", purchase.tongues())
            .list();
    return Telling.of("event.PurchaseMade", "goods", goods, "cents", purchase.cents());
  }

  private static Telling hunted(HuntOutcome hunt) {
    String key =
        hunt.foodGained() == 0 ? ".nothing" : hunt.foodGained() == hunt.shotLbs() ? ".all" : "";
    return Telling.of(Msg.fields("event.HuntOutcome" + key, hunt)).about("FOOD");
  }

  /** A hunt is refused for the same reason whatever number of bullets was wanted. */
  private Msg refusal(TrailState before, String choice) {
    var why =
        choice.equals("HUNT")
            ? hunting.refusal(before, 0)
            : dalles.refusal(before, DallesWay.valueOf(choice));
    return why.orElse(Refusals.NOT_NOW).why();
  }

  private static Telling mended(Part part, Resolution resolution, int left) {
    boolean last = resolution == Resolution.SPARE && left == 0;
    String key = "event.BreakdownResolved." + resolution + (last ? ".last" : "");
    return Telling.of(key, "part", part, "left", left).about(part.name());
  }

  private static Telling blocked(TrailState before, TravelBlocked blocked) {
    int broken = before.journey.brokenPart;
    if (blocked.reason() == Block.VEHICLE && broken == Journey.WHOLE)
      return Telling.of("event.TravelBlocked.MENDED");
    Telling told = Telling.of(Msg.fields("event.TravelBlocked." + blocked.reason(), blocked));
    if (blocked.reason() == Block.NAVIGATION && blocked.remaining() == 0)
      return Telling.of("event.TravelBlocked.NAVIGATION.last");
    return switch (blocked.reason()) {
      case VEHICLE -> told.with("part", Part.values()[broken]);
      case OXEN -> told.with("oxen", before.stores.oxen).with("sick", before.stores.sickOxen);
      case NAVIGATION -> told;
    };
  }

  private static Telling progress(TrailState before, TravelProgress progress) {
    Road road = before.content.road();
    RouteVariant variant = before.journey.variant;
    boolean there = progress.total() == road.marker(variant, progress.node());
    int miles = Road.miles(progress.total()) - Road.miles(before.journey.milliMiles);
    if (there) return DayStory.there(miles);
    int next = road.next(variant, progress.node());
    int left = Road.miles(road.marker(variant, next)) - Road.miles(progress.total());
    return DayStory.onTheWay("event.TravelProgress", miles, left)
        .with("id", road.node(next).id())
        .about("wagon");
  }

  private static Telling route(TrailState before, RouteVariant variant, int node) {
    Road road = before.content.road();
    Journey journey = before.journey;
    int next = road.next(variant, node);
    return Telling.of(
        "event.RouteChosen",
        "id",
        road.node(next).id(),
        "miles",
        Road.miles(road.marker(variant, next) - journey.milliMiles));
  }

  private static Telling wayside(TrailState before, RandomEventResolved wayside) {
    boolean mild = before.weather.fahrenheit > SNOW_FAHRENHEIT;
    Msg what =
        Msg.word(mild && wayside.variant().equals(BLIZZARD) ? "violent_storm" : wayside.variant());
    boolean sickens = wayside.oxen() < 0 && wayside.sickOxen() > 0;
    if (sickens && !wayside.variant().equals("ox_sickness"))
      what = Msg.of("event.RandomEventResolved.sick", "what", what);
    if (wayside.health() > 0)
      what = Msg.of("event.RandomEventResolved.weaker", "what", what, "points", wayside.health());
    List<Msg> lost =
        Amounts.none()
            .add("OXEN", -wayside.oxen() - wayside.sickOxen())
            .add("FOOD", -wayside.foodLbs())
            .add("BULLETS", -wayside.bullets())
            .add("CLOTHES", -wayside.clothes())
            .add("WHEEL", -wayside.wheels())
            .add("AXLE", -wayside.axles())
            .add("TONGUE", -wayside.tongues())
            .list();
    if (!lost.isEmpty()) return Amounts.listing(what, "event.lost", lost);
    List<Msg> found = Amounts.gained(0, wayside.foodLbs(), wayside.bullets(), wayside.clothes(), 0);
    return Amounts.listing(what, "event.gained", found);
  }

  private static Telling answered(WayfarerAnswered answer) {
    Msg what = Msg.of("answer." + answer.id() + "." + answer.option());
    List<Msg> given =
        Amounts.given(
            answer.health(), answer.foodLbs(), answer.bullets(), answer.clothes(), answer.cents());
    List<Msg> gained =
        Amounts.gained(
            answer.health(), answer.foodLbs(), answer.bullets(), answer.clothes(), answer.cents());
    Msg paid = Amounts.listing(what, "event.given", given).text();
    return Amounts.listing(paid, "event.gained", gained);
  }

  static Msg place(TrailState before, int node) {
    return before.content.road().name(node);
  }
}
