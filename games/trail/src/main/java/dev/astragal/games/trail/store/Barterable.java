package dev.astragal.games.trail.store;

/** What strangers take and give. */
public enum Barterable {
  OXEN,
  CLOTHES,
  BULLETS,
  WHEEL,
  AXLE,
  TONGUE,
  FOOD,
  CASH;

  /** What a trade's sentence is called beside its key: money is written in its own way. */
  public static String told(Barterable give, Barterable receive) {
    if (give == CASH) return ".bought";
    return receive == CASH ? ".sold" : "";
  }
}
