package dev.astragal.games.trail.wayside;

import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.WayEvent.RandomEventResolved;
import dev.astragal.games.trail.breakdowns.Part;
import dev.astragal.games.trail.store.Stores;
import dev.astragal.games.trail.wagon.WagonPolicy.Store;
import dev.astragal.games.trail.wayside.EventPolicy.Special;
import dev.astragal.games.trail.wayside.EventPolicy.Variant;
import dev.astragal.kernel.rng.Candidate;
import dev.astragal.kernel.rng.Rng;
import java.util.ArrayList;
import java.util.List;

/** What an event really gives and takes: no more than there is, no more than fits. */
final class Haul {
  private static final Part[] PARTS = Part.values();

  private final Store store;

  Haul(Store store) {
    this.store = store;
  }

  RandomEventResolved resolved(TrailState state, Variant variant, Rng rng) {
    Stores stores = state.stores;
    int lostSpare = variant.special() == Special.SPARE_LOST ? lostSpare(stores, rng) : -1;
    boolean spared = lostSpare >= 0;
    boolean oxSickens = variant.special() == Special.OX_SICKENS;
    boolean oxLost = variant.special() == Special.OX_LOST;
    boolean healthy = stores.oxen > 0;
    int oxen = (oxSickens || oxLost) && healthy ? -1 : 0;
    int sick = oxSickens && healthy ? 1 : 0;
    if ((oxSickens || oxLost) && !healthy && stores.sickOxen > 0) sick = -1;
    int health = variant.health();
    return new RandomEventResolved(
        variant.family(),
        variant.id(),
        variant.severity(),
        Math.max(-state.party.health, health),
        spared ? 0 : bounded(stores.food, variant.foodLbs(), store.caps().foodLbs()),
        bounded(
            stores.bullets, variant.bullets(), store.caps().ammoBoxes() * store.bulletsPerBox()),
        spared ? 0 : bounded(stores.clothes, variant.clothes(), store.caps().clothes()),
        spare(stores, Part.WHEEL, variant, lostSpare),
        spare(stores, Part.AXLE, variant, lostSpare),
        spare(stores, Part.TONGUE, variant, lostSpare),
        oxen,
        sick);
  }

  private static int spare(Stores stores, Part part, Variant variant, int lost) {
    if (lost == part.ordinal()) return -1;
    return Math.max(variant.spares(), -stores.spare(part));
  }

  /** One of the spares, each as likely as any other; -1 when there is none. */
  private static int lostSpare(Stores stores, Rng rng) {
    if (stores.spares() == 0) return -1;
    long[] counts = new long[PARTS.length];
    for (Part part : PARTS) counts[part.ordinal()] = stores.spare(part);
    return rng.purpose("lost spare").pick(counts, () -> explained(counts));
  }

  private static List<Candidate> explained(long[] counts) {
    List<Candidate> all = new ArrayList<>();
    for (Part part : PARTS) all.add(Candidate.plain(part.name(), counts[part.ordinal()]));
    return all;
  }

  private static int bounded(int held, int change, int cap) {
    return change < 0 ? Math.max(change, -held) : Math.min(change, Math.max(0, cap - held));
  }
}
