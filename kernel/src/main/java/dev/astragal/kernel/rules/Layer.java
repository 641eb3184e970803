package dev.astragal.kernel.rules;

import java.util.Locale;
import java.util.Optional;

/** Which side of an actor a rule touches. */
public enum Layer {
  PHYSICAL,
  CYBER,
  MYTHIC;

  /** As packs and payloads write it. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<Layer> of(String text) {
    for (Layer layer : values()) if (layer.text().equals(text)) return Optional.of(layer);
    return Optional.empty();
  }
}
