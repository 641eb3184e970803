package dev.astragal.games.regrets.rules;

import dev.astragal.games.regrets.cards.Angler;
import dev.astragal.kernel.rng.Rng;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Who sits where: dealt at random, nobody in particular, or as a list says. */
public final class Crew {
  public static final String DEALT = "dealt";
  public static final String DECKHANDS = "deckhands";

  private final boolean dealt;
  private final List<Angler> named;

  private Crew(boolean dealt, List<Angler> named) {
    this.dealt = dealt;
    this.named = named;
  }

  /** {@code dealt}, {@code deckhands}, or one angler per seat, joined by commas. */
  public static Crew parse(String text, int seats) {
    if (text.equals(DEALT)) return new Crew(true, List.of());
    if (text.equals(DECKHANDS)) return new Crew(false, List.of());
    List<Angler> named = new ArrayList<>();
    for (String name : text.split(",", -1)) {
      Angler angler = angler(name.strip());
      if (angler != Angler.DECKHAND && named.contains(angler))
        throw new IllegalArgumentException("option crew names " + name.strip() + " twice");
      named.add(angler);
    }
    if (named.size() != seats) {
      throw new IllegalArgumentException(
          "option crew names "
              + named.size()
              + " of "
              + seats
              + " anglers; it is one for each seat, or dealt, or deckhands");
    }
    return new Crew(false, List.copyOf(named));
  }

  private static Angler angler(String name) {
    for (Angler angler : Angler.values()) {
      if (angler.name().toLowerCase(Locale.ROOT).equals(name)) return angler;
    }
    throw new IllegalArgumentException(
        "option crew is dealt, deckhands or a list of pascoe, agnes, trewin, carne, hale and"
            + " deckhand, not '"
            + name
            + "'");
  }

  Angler[] seated(int seats, Rng rng) {
    Angler[] anglers = new Angler[seats];
    if (dealt) {
      int[] order = new int[Angler.DECKHAND.ordinal()];
      for (int i = 0; i < order.length; i++) order[i] = i;
      rng.shuffle(order);
      for (int seat = 0; seat < seats; seat++) anglers[seat] = Angler.of(order[seat]);
    } else {
      Arrays.fill(anglers, Angler.DECKHAND);
      for (int seat = 0; seat < named.size(); seat++) anglers[seat] = named.get(seat);
    }
    return anglers;
  }
}
