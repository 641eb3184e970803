package dev.astragal.games.mir;

import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Side;
import dev.astragal.games.mir.tactics.Foresight;
import dev.astragal.games.mir.tactics.TacticsRules;
import dev.astragal.kernel.game.Heuristic;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Rng;
import java.util.ArrayList;
import java.util.List;

/**
 * What the search borrows of a fight: it begins with what weighing would do, plays dreams as the
 * machine plays, tries deeds before steps, and judges a dream after a few rounds by who is left
 * standing and how well.
 */
record MirHeuristic(TacticsRules rules) implements Heuristic<MirState, MirChoice> {
  /** Beyond that luck has more to say than what was chosen. */
  private static final int ROUNDS = 3;

  /** One blow more or less hides what a choice is worth unless it is tried that often. */
  private static final int TRIES = 400;

  /** What being there is worth, beside the hit points: somebody who acts. */
  private static final long LIFE = 8;

  @Override
  public MirChoice choose(MirState state, Seat seat, Prompt<MirChoice> prompt, Rng rng) {
    return new Foresight(rules, state, MirBots.active(state)).best();
  }

  @Override
  public List<MirChoice> promising(MirState state, Seat seat, Prompt<MirChoice> prompt, Rng rng) {
    Entity actor = MirBots.active(state);
    Foresight foresight = new Foresight(rules, state, actor);
    List<MirChoice> found = new ArrayList<>();
    found.add(foresight.best());
    found.add(MirBots.planned(rules, state, actor));
    found.addAll(foresight.deeds());
    found.addAll(foresight.places());
    MirChoice guard = new MirChoice.Defend(actor.id());
    if (foresight.legal(guard)) found.add(guard);
    found.add(new MirChoice.EndTurn(actor.id()));
    return found.stream().distinct().toList();
  }

  @Override
  public int tries() {
    return TRIES;
  }

  @Override
  public boolean settled(MirState start, MirState now) {
    return now.stage() != start.stage()
        || !now.combat().fighting()
        || now.combat().round() >= start.combat().round() + ROUNDS;
  }

  @Override
  public int standing(MirState state, Seat seat) {
    Side own = seat.index() == 0 ? Side.PLAYERS : Side.NPCS;
    long lead = 0;
    for (Entity each : state.roster().all()) {
      if (each.dead() || each.side() == Side.OBJECTS) continue;
      lead += (each.side() == own ? 1 : -1) * (each.hp() + LIFE);
    }
    return (int) lead;
  }
}
