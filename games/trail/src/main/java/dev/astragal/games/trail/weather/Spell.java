package dev.astragal.games.trail.weather;

/**
 * For how many days the weather has been what it is. Short spells are shared, because every day is
 * in one and hardly any is longer.
 */
public record Spell(int extremeStreak, int heatStreak, int coldStreak, int neutralBuffer) {
  private static final int BITS = 3;
  private static final int SHORT = 1 << BITS;
  private static final Spell[] HOT = all(true);
  private static final Spell[] COLD = all(false);

  /** It is never hot and cold at once: one streak for both. */
  private static Spell[] all(boolean hot) {
    Spell[] all = new Spell[SHORT * SHORT * SHORT];
    for (int place = 0; place < all.length; place++) {
      int streak = (place >> BITS) % SHORT;
      all[place] =
          new Spell(place >> (2 * BITS), hot ? streak : 0, hot ? 0 : streak, place % SHORT);
    }
    return all;
  }

  public static Spell of(int extremeStreak, int heatStreak, int coldStreak, int neutralBuffer) {
    boolean longer = (extremeStreak | heatStreak | coldStreak | neutralBuffer) >= SHORT;
    if (longer || (heatStreak > 0 && coldStreak > 0))
      return new Spell(extremeStreak, heatStreak, coldStreak, neutralBuffer);
    int place = (extremeStreak << (2 * BITS)) | ((heatStreak | coldStreak) << BITS) | neutralBuffer;
    return coldStreak > 0 ? COLD[place] : HOT[place];
  }
}
