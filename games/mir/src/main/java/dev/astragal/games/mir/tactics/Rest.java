package dev.astragal.games.mir.tactics;

import dev.astragal.games.mir.MirPolicy;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.TacticsEvent.FightBegun;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Side;
import java.util.ArrayList;
import java.util.List;

/** What a night between two fights of a campaign does: wounds heal in part, and the fallen rise. */
public record Rest(MirPolicy.Campaign figures) {
  /** How the next fight is entered; there must be one. */
  public FightBegun before(MirState state) {
    MirState next = state.next().orElseThrow();
    List<FightBegun.Health> players = new ArrayList<>();
    for (Entity one : next.roster().all()) {
      if (one.side() != Side.PLAYERS) continue;
      Entity before = state.roster().find(one.id());
      players.add(new FightBegun.Health(one.id(), before == null ? one.hp() : rested(before)));
    }
    return new FightBegun(next.board().name(), players);
  }

  private long rested(Entity hero) {
    long healed = hero.hp() + (hero.hpMax() - hero.hp()) * figures.restPercent() / 100;
    long least = hero.hpMax() * figures.fallenPercent() / 100;
    return hero.dead() ? Math.max(1, least) : healed;
  }
}
