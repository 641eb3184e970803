package dev.astragal.games.trail.encounters;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailChoice.Respond;
import dev.astragal.games.trail.TrailGame;
import dev.astragal.games.trail.Trip;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.games.trail.modern.Mode;
import dev.astragal.games.trail.road.Region;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Candidate;
import dev.astragal.kernel.rng.Draw;
import dev.astragal.kernel.screen.Wording.Detail;
import dev.astragal.runtime.content.Messages;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ModernEncounterTest {
  private static final Messages WORDS = Messages.of(new TrailGame());

  @Test
  void anEncounterEndsTheDayHalfwayAndAsks() {
    Trip trip = Trip.driving().script(Streams.ENCOUNTER, 1, placeAmongThoseAbout("miracle_tonic"));
    trip.day();
    assertThat(trip.state.clock.lastOutcome).isEqualTo(DayOutcome.ENCOUNTER_DAY);
    assertThat(trip.state.pending.asked).isEqualTo(Asked.ENCOUNTER);
    // 15.6 miles x 1.03, about half of it
    assertThat(trip.state.journey.milliMiles).isEqualTo(8_194);
    assertThat(trip.state.affairs.encounterCooldown).isEqualTo(2);
  }

  @Test
  void anAnswerBringsItsEffects() {
    Trip trip = Trip.driving();
    int index = indexOf(trip, "miracle_tonic");
    trip.state.pending.encounter = index;
    trip.state.pending.asked = Asked.ENCOUNTER;
    trip.script(Streams.ENCOUNTER, 1).choose(new Respond("miracle_tonic", 0));
    assertThat(trip.state.travellers.hp).isEqualTo(9);
    assertThat(trip.state.travellers.sanity).isEqualTo(9);
    assertThat(trip.state.travellers.pants).isEqualTo(3);
    assertThat(trip.state.travellers.receipts).isEqualTo(1);
  }

  @Test
  void everyAnswerIsToldInWordsOfItsOwn() {
    Trip trip = Trip.driving();
    Encounters pool = trip.state.content.encounters();
    Set<String> told = new HashSet<>();
    int answers = 0;
    for (int met = 0; met < pool.size(); met++)
      for (int option = 0; option < pool.get(met).choices().size(); option++) {
        trip.state.pending.encounter = met;
        trip.state.pending.asked = Asked.ENCOUNTER;
        trip.script(Streams.ENCOUNTER, 0, 0).choose(new Respond(pool.get(met).id(), option));
        told.add(trip.told(WORDS).getFirst());
        answers++;
      }
    assertThat(told).hasSize(answers).noneMatch(sentence -> sentence.contains("answer."));
  }

  @Test
  void aLossIsNothingThatAnAnswerBrings() {
    Trip trip = Trip.driving();
    Encounters pool = trip.state.content.encounters();
    for (int met = 0; met < pool.size(); met++)
      for (int option = 0; option < pool.get(met).choices().size(); option++) {
        trip.state.pending.encounter = met;
        Respond answer = new Respond(pool.get(met).id(), option);
        for (Detail detail : trip.kernel.rules().word(trip.state, answer, Seat.first()).details()) {
          // Stress is better when there is less of it.
          String said = WORDS.text(detail.text()).replace("stress +", "-").replace("stress -", "+");
          String worse = detail.kind() == Detail.Kind.COST ? "+" : "-";
          assertThat(said).startsWith(worse.equals("+") ? "Costs: " : "Brings: ");
          assertThat(said).doesNotContain(worse);
        }
      }
  }

  /** Those about in the heartland on a classic journey are what is picked from. */
  private static int placeAmongThoseAbout(String id) {
    Encounters pool = Trip.driving().state.content.encounters();
    int place = 0;
    for (int i = 0; !pool.get(i).id().equals(id); i++)
      if (pool.get(i).regions().contains(Region.HEARTLAND)
          && pool.get(i).modes().contains(Mode.CLASSIC)) place++;
    return place;
  }

  private static int indexOf(Trip trip, String id) {
    Encounters pool = trip.state.content.encounters();
    for (int i = 0; i < pool.size(); i++) if (pool.get(i).id().equals(id)) return i;
    throw new AssertionError(id);
  }

  @Test
  void facesNotSeenYetAreLikelierAndTheLedgerSaysWhy() {
    Trip trip = Trip.driving().script(Streams.ENCOUNTER, 1, placeAmongThoseAbout("miracle_tonic"));
    List<Draw> draws = new ArrayList<>();
    trip.run.luck().attach(draws::add);
    trip.day();
    List<Candidate> pool =
        draws.stream()
            .filter(draw -> draw.purpose().equals("encounter.who"))
            .findFirst()
            .orElseThrow()
            .candidates();
    assertThat(pool)
        .filteredOn(candidate -> candidate.weight() > 0)
        .isNotEmpty()
        .allMatch(candidate -> candidate.weight() == candidate.base() + 17);
  }
}
