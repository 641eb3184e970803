package dev.astragal.guide.orchard;

import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.*;
import dev.astragal.kernel.rng.Stream;
import java.util.List;

/** Wasps take a share of what hangs too long. */
record Wasps(Orchard.Policy policy)
    implements Phase<Orchard.Autumn, Orchard.Happening, Orchard.Sky> {
  public String name() {
    return "wasps";
  }

  public List<Stream> streams() {
    return List.of(Orchard.WASPS);
  }

  public Verdict<Orchard.Sky> run(
      Orchard.Autumn autumn, Turn<Orchard.Autumn, Orchard.Happening> turn) {
    if (autumn.ripe() > 0 && turn.rng(Orchard.WASPS).chance(policy.waspPercent(), 100))
      turn.emit(new Orchard.Eaten((autumn.ripe() + 2) / 3));
    return Verdict.proceed();
  }
}
