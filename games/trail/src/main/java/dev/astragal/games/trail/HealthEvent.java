package dev.astragal.games.trail;

import dev.astragal.games.trail.health.Graves;
import dev.astragal.games.trail.health.Party;
import dev.astragal.kernel.game.Severity;
import dev.astragal.kernel.game.Surface;
import java.util.List;

/** What happens to bodies, of people and of oxen. */
public sealed interface HealthEvent extends TrailEvent {

  record HealthTick(int before, int after, int penalty, int deathTimer) implements HealthEvent {
    @Override
    public void change(TrailState state) {
      state.party.health = after;
      if (deathTimer > 0 && state.party.deathTimer == 0) state.journey.attention = true;
      state.party.deathTimer = deathTimer;
    }

    @Override
    public Severity severity() {
      return deathTimer > 0 ? Severity.CRITICAL : Severity.INFO;
    }

    @Override
    public Surface surface() {
      return deathTimer > 0 ? Surface.LOG : Surface.NONE;
    }
  }

  /** A day of being ill, for all who are: durations run down, and what the ailments cost today. */
  record AfflictionsAdvanced(int health, int foodLbs, int speedPpm)
      implements HealthEvent, Telling.Hidden {
    @Override
    public void change(TrailState state) {
      Party party = state.party;
      for (int member = 0; member < Party.SIZE; member++) {
        if (party.sickDays[member] > 0) party.sickDays[member]--;
        if (party.injuredDays[member] > 0) party.injuredDays[member]--;
      }
      party.health = Math.max(0, party.health + health);
      state.stores.food = Math.max(0, state.stores.food + foodLbs);
      party.speedPpm = speedPpm;
    }
  }

  /** Somebody falls ill or is hurt; who already was dies of it. */
  record AfflictionTriggered(
      int member,
      String name,
      int disease,
      String diseaseId,
      boolean injury,
      String tag,
      int days,
      int health,
      int foodLbs,
      int speedPpm,
      boolean died)
      implements HealthEvent, Telling.Modal {
    @Override
    public void change(TrailState state) {
      Party party = state.party;
      state.journey.attention = true;
      if (died) {
        state.bury(member, disease);
        return;
      }
      if (injury) party.injuredDays[member] = days;
      else party.sickDays[member] = days;
      party.disease = party.disease.with(member, disease);
      party.health = Math.max(0, party.health + health);
      state.stores.food = Math.max(0, state.stores.food + foodLbs);
      party.speedPpm = speedPpm;
    }

    @Override
    public Severity severity() {
      return died ? Severity.CRITICAL : Severity.WARNING;
    }

    @Override
    public List<String> tags() {
      return List.of("affliction", injury ? "injury" : "illness", tag);
    }
  }

  record MemberDied(int member, String name, String cause)
      implements HealthEvent, Telling.Modal, Telling.Critical {
    @Override
    public void change(TrailState state) {
      state.bury(member, Graves.number(cause, state.content));
      state.journey.attention = true;
    }

    @Override
    public List<String> tags() {
      return List.of(cause);
    }
  }

  record OxenRecovered(int count) implements HealthEvent {
    @Override
    public void change(TrailState state) {
      state.stores.oxen += count;
      state.stores.sickOxen -= count;
    }
  }
}
