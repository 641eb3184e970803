package dev.astragal.guide.orchard;

import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.*;
import dev.astragal.kernel.rng.Stream;
import java.util.List;

/** Some apples ripen. */
record Ripening(Orchard.Policy policy)
    implements Phase<Orchard.Autumn, Orchard.Happening, Orchard.Sky> {
  public String name() {
    return "ripening";
  }

  public List<Stream> streams() {
    return List.of(Orchard.WEATHER);
  }

  public Verdict<Orchard.Sky> run(
      Orchard.Autumn autumn, Turn<Orchard.Autumn, Orchard.Happening> turn) {
    turn.emit(new Orchard.Ripened(turn.rng(Orchard.WEATHER).roll(policy.ripening())));
    return Verdict.proceed();
  }
}
