package dev.astragal.guide.orchard;

import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.*;
import dev.astragal.kernel.rng.Stream;
import java.util.List;

/** A night of frost takes everything ripe and ends the day before anything grows. */
record Frost(Orchard.Policy policy)
    implements Phase<Orchard.Autumn, Orchard.Happening, Orchard.Sky> {
  public String name() {
    return "frost";
  }

  public List<Stream> streams() {
    return List.of(Orchard.WEATHER);
  }

  public Verdict<Orchard.Sky> run(
      Orchard.Autumn autumn, Turn<Orchard.Autumn, Orchard.Happening> turn) {
    if (!turn.rng(Orchard.WEATHER).chance(policy.frostPercent(), 100)) return Verdict.proceed();
    turn.emit(new Orchard.Froze(autumn.ripe()));
    return Verdict.end(Orchard.Sky.FROST);
  }
}
