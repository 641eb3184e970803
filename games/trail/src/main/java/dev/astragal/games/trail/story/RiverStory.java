package dev.astragal.games.trail.story;

import dev.astragal.games.trail.RiverEvent;
import dev.astragal.games.trail.RiverEvent.CrossingChoiceInvalid;
import dev.astragal.games.trail.RiverEvent.CrossingChoiceNeeded;
import dev.astragal.games.trail.RiverEvent.CrossingOutcomeResolved;
import dev.astragal.games.trail.RiverEvent.CrossingPaid;
import dev.astragal.games.trail.RiverEvent.DallesEndgameChoiceNeeded;
import dev.astragal.games.trail.RiverEvent.DallesGateResolved;
import dev.astragal.games.trail.RiverEvent.FerryQueued;
import dev.astragal.games.trail.RiverEvent.SuppliesWet;
import dev.astragal.games.trail.RiverEvent.TollPaid;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.decisions.Refusals;
import dev.astragal.games.trail.river.CrossingMethod;
import dev.astragal.games.trail.river.CrossingOutcome;
import dev.astragal.games.trail.river.CrossingResolver;
import dev.astragal.games.trail.river.DallesOutcome;
import dev.astragal.games.trail.river.DallesWay;
import dev.astragal.games.trail.road.Road;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Telling;

/** What is told of rivers and of the last gate: what they took, and what they cost. */
record RiverStory(CrossingResolver crossings) {
  Telling of(TrailState before, RiverEvent event) {
    Msg river = WagonStory.place(before, before.journey.node);
    return switch (event) {
      case CrossingChoiceNeeded(int node, int depth, int width, int _) ->
          Telling.of(
              "event.CrossingChoiceNeeded",
              "river",
              WagonStory.place(before, node),
              "depth",
              depth,
              "width",
              width / Road.MILE);
      case CrossingChoiceInvalid(CrossingMethod method, String _, int _) ->
          Telling.of(
              "event.CrossingChoiceInvalid",
              "why",
              crossings.refusal(before, method).orElse(Refusals.NOT_NOW).why());
      case CrossingPaid paid ->
          Telling.of(Msg.fields(paid.narrativeKey() + (leaves(paid) ? ".now" : ""), paid));
      case CrossingOutcomeResolved crossed -> crossed(before, crossed, river);
      case DallesGateResolved passed ->
          Amounts.listing(
              Msg.of(
                  "event.DallesGateResolved." + passed.outcome() + (upset(passed) ? ".road" : ""),
                  "days",
                  passed.days(),
                  "drowned",
                  passed.drowned()),
              "event.lost",
              Amounts.of(passed.losses()));
      case FerryQueued _, SuppliesWet _, DallesEndgameChoiceNeeded _, TollPaid _ ->
          Telling.of(event);
    };
  }

  /** Nothing goes overboard on a road. */
  private static boolean upset(DallesGateResolved passed) {
    return passed.outcome() == DallesOutcome.LOSS && passed.way() == DallesWay.BARLOW_TOLL_ROAD;
  }

  private static boolean leaves(CrossingPaid paid) {
    return paid.method() == CrossingMethod.FERRY && paid.waitDays() == 0;
  }

  private static Telling crossed(TrailState before, CrossingOutcomeResolved crossed, Msg river) {
    boolean soaked = crossed.outcome() == CrossingOutcome.SUPPLIES_WET && crossed.dryingDays() == 0;
    boolean booked = crossed.outcome() == CrossingOutcome.SAFE && before.journey.ferryWait > 0;
    String how = soaked ? ".soaked" : booked ? ".booked" : "";
    String key = "event.CrossingOutcomeResolved." + crossed.outcome() + how;
    Msg what =
        Msg.of(
            key,
            "river",
            river,
            "dryingDays",
            crossed.dryingDays(),
            "stuckDays",
            crossed.stuckDays(),
            "drowned",
            crossed.drowned());
    return Amounts.listing(what, "event.lost", Amounts.of(crossed.losses()));
  }
}
