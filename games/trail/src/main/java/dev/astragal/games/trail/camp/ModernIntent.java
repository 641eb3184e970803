package dev.astragal.games.trail.camp;

import dev.astragal.games.trail.CampEvent.IntentResolved;
import dev.astragal.games.trail.ModernEvent.Foraged;
import dev.astragal.games.trail.ModernEvent.RestedInCamp;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.DayPhase;
import dev.astragal.games.trail.modern.ModernPolicy;
import dev.astragal.games.trail.modern.ModernPolicy.Camp;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;

/** Phase 6: a day in camp, or on the move. */
public final class ModernIntent extends DayPhase {
  private final Camp policy;
  private final boolean autoRest;

  public ModernIntent(ModernPolicy modern) {
    super("intent");
    policy = modern.camp();
    autoRest = modern.features().autoRest();
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Intent intent = wish(state);
    turn.emit(IntentResolved.of(intent));
    switch (intent) {
      case REST -> turn.emit(new RestedInCamp(policy.rest(state), policy.restCooldown()));
      case FORAGE ->
          turn.emit(new Foraged(policy.forage(state).supplies(), policy.forageCooldown()));
      case CONTINUE, TRADE, HUNT -> {
        return PROCEED;
      }
    }
    return NON_TRAVEL;
  }

  /** Travellers whose nerves are giving out may rest unasked. */
  private Intent wish(TrailState state) {
    Intent intent = state.journey.intent;
    boolean tired =
        autoRest
            && intent == Intent.CONTINUE
            && state.travellers.sanity <= policy.autoRestSanity()
            && state.travellers.restCooldown == 0;
    return tired ? Intent.REST : intent;
  }
}
