package dev.astragal.games.baator;

import dev.astragal.kernel.rules.Layer;
import java.util.Optional;

/** A number on an actor's sheet, and the side of the actor it belongs to. */
public enum Fact {
  HP("hp", Layer.PHYSICAL, 10),
  STAMINA("stamina", Layer.PHYSICAL, 5),
  AC("AC", Layer.PHYSICAL, 10),
  FIREWALL("firewall", Layer.CYBER, 3),
  INTEGRITY("integrity", Layer.CYBER, 8),
  ESSENCE("essence", Layer.MYTHIC, 6),
  WARDS("wards", Layer.MYTHIC, 2);

  /** No fact is ever higher. */
  public static final int MAX = 999;

  private final String text;
  private final Layer layer;
  private final int fallback;

  Fact(String text, Layer layer, int fallback) {
    this.text = text;
    this.layer = layer;
    this.fallback = fallback;
  }

  /** As rules write it behind {@code actor.} or {@code target.}. */
  public String text() {
    return text;
  }

  public Layer layer() {
    return layer;
  }

  /** What a new actor has. */
  public int fallback() {
    return fallback;
  }

  public static Optional<Fact> of(String text) {
    for (Fact fact : values()) if (fact.text.equals(text)) return Optional.of(fact);
    return Optional.empty();
  }
}
