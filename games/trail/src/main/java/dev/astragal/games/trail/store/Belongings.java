package dev.astragal.games.trail.store;

/** What a wagon carries that nobody eats; on most days it stays what it was. */
public record Belongings(int bullets, int clothes, int spares, int oxen, int cashCents) {
  public static Belongings of(Stores stores) {
    return new Belongings(
        stores.bullets,
        stores.clothes,
        stores.spares(),
        stores.oxen + stores.sickOxen,
        stores.cashCents);
  }

  /** Whether that is still what there is. */
  public boolean holds(Stores stores) {
    return bullets == stores.bullets
        && clothes == stores.clothes
        && spares == stores.spares()
        && oxen == stores.oxen + stores.sickOxen
        && cashCents == stores.cashCents;
  }
}
