package dev.astragal.guide;

import dev.astragal.kernel.game.*;

/** A jar of marbles: take one to three; whoever takes the last one wins. */
final class Jar implements Game<JarRules.Marbles, JarRules.Take, JarRules.Taken> {
  // snippet: version
  @Override
  public Manifest manifest() {
    return Manifest.of("jar", "Jar").seats(2).changes("The jar holds 21 marbles, not 15.");
  }

  @Override
  public JarRules rules(Setup setup) {
    return new JarRules(setup.version() < 2 ? 15 : 21);
  }

  // end
  // snippet: shapes
  /** What a journal of version 1 has for somebody who took marbles. */
  record Grabbed(int count) {}

  @Override
  public EarlierShapes<JarRules.Take, JarRules.Taken> earlier() {
    return EarlierShapes.<JarRules.Take, JarRules.Taken>none()
        .choice(1, "", Grabbed.class, old -> new JarRules.Take(old.count()))
        .event(1, "", Grabbed.class, old -> new JarRules.Taken(old.count()));
  }
  // end
}
