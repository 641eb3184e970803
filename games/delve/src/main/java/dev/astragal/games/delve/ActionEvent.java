package dev.astragal.games.delve;

import dev.astragal.games.delve.map.Tile;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Surface;
import dev.astragal.kernel.state.Ints;
import java.util.Optional;

/** What takes time: one of these per turn of an actor. */
public sealed interface ActionEvent extends DelveEvent {

  /** What a hero can be told to do with its next turn. */
  enum Deed {
    DRINK,
    BACK_OFF,
    GUARD
  }

  /** The hero's next turn is decided; whoever is due before it acts before it. */
  record Meant(Deed deed) implements ActionEvent {
    @Override
    public void applyTo(DelveState state) {
      switch (deed) {
        case DRINK -> state.progress.drinking = true;
        case BACK_OFF -> state.progress.backingOff = true;
        case GUARD -> state.progress.guarded = state.progress.guarding = true;
      }
      state.progress.thresholdCrossed = false;
    }

    @Override
    public Surface surface() {
      return Surface.NONE;
    }
  }

  /** A step; the hero looks around after it. Nobody learns of a step out of sight. */
  record Moved(int actor, int to, int cost, boolean seen) implements ActionEvent {
    @Override
    public void applyTo(DelveState state) {
      if (actor == Actors.HERO
          && Tile.hazard(state.map.tile(state.heroCell()))
          && !Tile.hazard(state.map.tile(to))) state.progress.daring = Progress.SAFE;
      state.walk(actor, to);
      if (actor == Actors.HERO) {
        state.intent.moved(to);
        state.progress.backingOff = false;
        state.look();
        state.spend(actor, cost);
        state.progress.stillTurns = 0;
      } else {
        state.spend(actor, cost);
      }
    }

    @Override
    public Optional<Event> seenBy(Seat viewer) {
      return seen ? Optional.of(this) : Optional.empty();
    }

    @Override
    public Surface surface() {
      return Surface.NONE;
    }
  }

  /** A turn let pass. */
  record Waited(int actor, int cost) implements ActionEvent {
    @Override
    public void applyTo(DelveState state) {
      state.spend(actor, cost);
      if (actor != Actors.HERO) return;
      state.progress.held++;
      state.progress.backingOff = false;
    }

    @Override
    public Optional<Event> seenBy(Seat viewer) {
      return actor == Actors.HERO ? Optional.of(this) : Optional.empty();
    }

    @Override
    public Surface surface() {
      return Surface.NONE;
    }
  }

  /** A blow or a shot, and the health it takes. */
  record Struck(int actor, int target, String by, String whom, int damage, int cost)
      implements ActionEvent {
    @Override
    public void applyTo(DelveState state) {
      state.hurt(target, damage, ThreatTrace.Cause.BLOW);
      state.actors.attacks[actor]++;
      state.spend(actor, cost);
      if (actor == Actors.HERO) {
        state.progress.floorStrike = true;
        state.progress.stillTurns = 0;
        state.progress.held = 0;
      } else {
        state.progress.foe = state.actors.kind[actor] + 1;
        state.progress.guarded = false;
        state.actors.flags[actor] &= ~Actors.DRAWN_BACK;
      }
    }
  }

  /** An enemy draws back for a heavy blow, and the player is asked what to do about it. */
  record DrewBack(int enemy, String whom, int cost) implements ActionEvent {
    @Override
    public void applyTo(DelveState state) {
      state.actors.flags[enemy] |= Actors.DRAWN_BACK;
      state.spend(enemy, cost);
    }
  }

  /** A turn given to one's guard. */
  record Guarded(int cost) implements ActionEvent {
    @Override
    public void applyTo(DelveState state) {
      state.progress.guarding = false;
      state.spend(Actors.HERO, cost);
      state.progress.stillTurns = 0;
    }

    @Override
    public Surface surface() {
      return Surface.NONE;
    }
  }

  /** A jump through the shadows; what stood near loses the hero. */
  record Blinked(int to, int cost) implements ActionEvent {
    @Override
    public void applyTo(DelveState state) {
      state.walk(Actors.HERO, to);
      state.intent.forget();
      state.progress.backingOff = false;
      state.look();
      state.spend(Actors.HERO, cost);
      state.progress.stillTurns = 0;
    }
  }

  /** A potion drunk. */
  record PotionDrunk(int item, String potion, int healed, int cost) implements ActionEvent {
    @Override
    public void applyTo(DelveState state) {
      state.loadout.potions[item]--;
      state.heal(healed);
      state.progress.healUsed = true;
      state.progress.drinking = false;
      state.progress.thresholdCrossed = false;
      state.spend(Actors.HERO, cost);
    }
  }

  /** The other weapon in hand; enemies may act meanwhile. */
  record WeaponSwapped(int slot, int cost) implements ActionEvent {
    @Override
    public void applyTo(DelveState state) {
      state.loadout.activeSlot = slot;
      state.actors.next[Actors.HERO] =
          Math.max(state.actors.next[Actors.HERO], state.progress.clock) + cost;
      state.progress.stillTurns = 0;
    }
  }

  /** Something carried is used up; enemies may act meanwhile. */
  record ItemUsed(int item, String what, int cost) implements ActionEvent {
    @Override
    public void applyTo(DelveState state) {
      state.loadout.potions[item]--;
      state.actors.next[Actors.HERO] =
          Math.max(state.actors.next[Actors.HERO], state.progress.clock) + cost;
      state.progress.stillTurns = 0;
    }
  }

  /** A night at the fire; since the second rules the wounds of enemies heal as well. */
  record Rested(int healed, int ticks) implements ActionEvent {
    @Override
    public void applyTo(DelveState state) {
      state.heal(healed);
      state.progress.camped = true;
      state.progress.rests++;
      if (state.since(2)) state.healEnemies();
      state.spend(Actors.HERO, ticks);
    }
  }

  /** A closed door opened; it stays a door. */
  record DoorOpened(int cell) implements ActionEvent {
    @Override
    public void applyTo(DelveState state) {
      state.map.become(cell, Tile.OPEN_DOOR);
      state.progress.aimlessTurns = 0;
      state.progress.stillTurns = 0;
      state.look();
    }
  }

  /** A closed door left alone, and taken only when there is nowhere else to go. */
  record DoorLeft(int cell) implements ActionEvent {
    @Override
    public void applyTo(DelveState state) {
      state.map.become(cell, Tile.SHUT_DOOR);
      state.intent.forget();
    }
  }

  /** Hero and enemy trade places. */
  record PlacesTraded(int enemy, String with) implements ActionEvent {
    @Override
    public void applyTo(DelveState state) {
      int mine = state.heroCell();
      int theirs = state.actors.cell[enemy];
      state.walk(Actors.HERO, theirs);
      state.actors.cell[enemy] = mine;
      state.map.place(enemy, mine);
      state.intent.forget();
      state.look();
    }
  }

  /** Floor turned to wall around the hero. */
  record WallsRaised(Ints cells) implements ActionEvent {
    @Override
    public void applyTo(DelveState state) {
      for (int i = 0; i < cells.size(); i++) state.map.become(cells.get(i), Tile.WALL);
      state.intent.forget();
      state.look();
    }
  }

  /** An enemy pulled a step, outside its turn. */
  record Lured(int enemy, String whom, int to) implements ActionEvent {
    @Override
    public void applyTo(DelveState state) {
      state.walk(enemy, to);
    }
  }

  /** An enemy that will act later. */
  record Delayed(int enemy, String whom, int ticks) implements ActionEvent {
    @Override
    public void applyTo(DelveState state) {
      state.actors.next[enemy] += ticks;
    }
  }

  /** The hero acts faster for a while. */
  record Hasted(int until) implements ActionEvent {
    @Override
    public void applyTo(DelveState state) {
      state.progress.hasteUntil = until;
    }
  }
}
