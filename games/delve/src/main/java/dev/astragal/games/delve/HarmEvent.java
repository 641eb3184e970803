package dev.astragal.games.delve;

import dev.astragal.kernel.game.Severity;

/** Wounds that are not blows, and deaths. */
public sealed interface HarmEvent extends DelveEvent {

  /** Whom it befell. */
  int actor();

  /** What befalls an enemy is nothing to be warned of. */
  @Override
  default Severity severity() {
    return actor() == Actors.HERO ? Severity.WARNING : Severity.INFO;
  }

  /** The hero stepped into something that hurts. */
  record HazardHurt(int damage) implements HarmEvent {
    @Override
    public int actor() {
      return Actors.HERO;
    }

    @Override
    public void applyTo(DelveState state) {
      state.hurtHero(damage, ThreatTrace.Cause.HAZARD);
    }
  }

  /** One dose of poison at work. */
  record PoisonHurt(int actor, String whom, int damage, int nextAt) implements HarmEvent {
    @Override
    public void applyTo(DelveState state) {
      state.hurt(actor, damage, ThreatTrace.Cause.POISON);
      state.actors.poison[actor]--;
      state.actors.poisonAt[actor] = nextAt;
    }
  }

  /** A wound bleeds because of an action. */
  record BleedHurt(int actor, String whom, int damage) implements HarmEvent {
    @Override
    public void applyTo(DelveState state) {
      state.hurt(actor, damage, ThreatTrace.Cause.BLEEDING);
      state.actors.bleed[actor]--;
    }
  }

  /** Damage to an enemy that is no blow of the hero's. */
  record Burst(int enemy, String whom, int damage) implements HarmEvent {
    @Override
    public int actor() {
      return enemy;
    }

    @Override
    public void applyTo(DelveState state) {
      state.hurt(enemy, damage, ThreatTrace.Cause.NONE);
    }
  }

  /** Poison taken; a new dose replaces what is left of an old one. */
  record Poisoned(int actor, String whom, int doses, int firstAt) implements HarmEvent {
    @Override
    public void applyTo(DelveState state) {
      state.actors.poison[actor] = doses;
      state.actors.poisonAt[actor] = firstAt;
    }
  }

  /** A bleeding wound taken. */
  record Wounded(int actor, String whom, int wounds) implements HarmEvent {
    @Override
    public void applyTo(DelveState state) {
      state.actors.bleed[actor] = wounds;
    }
  }

  /** Slowed down until a tick. */
  record Slowed(int actor, String whom, int until) implements HarmEvent {
    @Override
    public void applyTo(DelveState state) {
      state.actors.slowUntil[actor] = until;
    }
  }

  /** An enemy falls; {@code counted} when the hero's own hand did it. */
  record Slain(int enemy, String whom, boolean counted) implements HarmEvent {
    @Override
    public int actor() {
      return enemy;
    }

    @Override
    public void applyTo(DelveState state) {
      state.map.clear(state.actors.cell[enemy]);
      state.actors.next[enemy] = Actors.NEVER;
      state.actors.flags[enemy] = 0;
      state.actors.poison[enemy] = 0;
      state.progress.held = 0;
      if (!counted) return;
      state.progress.kills++;
      state.progress.floorKills++;
    }
  }
}
