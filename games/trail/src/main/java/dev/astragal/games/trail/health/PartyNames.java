package dev.astragal.games.trail.health;

import java.util.ArrayList;
import java.util.List;

/** Names for the five; presentation only. */
public final class PartyNames {
  static final int LENGTH_MAX = 24;
  private static final List<String> PLACEHOLDERS = List.of("Ada", "Ben", "Clara", "Dov", "Esther");

  private PartyNames() {}

  /** From a list with commas; names beyond the fifth are dropped, missing ones filled in. */
  public static List<String> of(String option) {
    List<String> names = new ArrayList<>();
    for (String part : option.split(",", -1)) {
      String name = part.strip();
      if (name.length() > LENGTH_MAX)
        throw new IllegalArgumentException(
            "option party: a name is longer than " + LENGTH_MAX + " characters");
      if (!name.isEmpty() && names.size() < Party.SIZE) names.add(name);
    }
    for (int member = names.size(); member < Party.SIZE; member++)
      names.add(PLACEHOLDERS.get(member));
    return List.copyOf(names);
  }
}
