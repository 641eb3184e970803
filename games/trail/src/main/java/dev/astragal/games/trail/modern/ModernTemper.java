package dev.astragal.games.trail.modern;

import dev.astragal.games.trail.barriers.BarrierWay;
import dev.astragal.games.trail.health.Diet;
import dev.astragal.games.trail.road.Drive;
import dev.astragal.games.trail.store.Item;
import java.util.List;

/**
 * How a driver bot thinks.
 *
 * @param shopping what to buy, the most wanted first
 * @param ways past a barrier, the best first
 */
public record ModernTemper(
    String name,
    Drive drive,
    Diet diet,
    List<Item> shopping,
    int reserveCents,
    int restAtSanity,
    int restAtHp,
    int restAtPants,
    int calmAtPants,
    int forageAtSupplies,
    List<BarrierWay> ways) {

  public static List<ModernTemper> all() {
    List<BarrierWay> lawful = List.of(BarrierWay.PERMIT, BarrierWay.BRIBE);
    return List.of(
        new ModernTemper(
            "balanced",
            Drive.HEATED,
            Diet.MIXED,
            List.of(Item.WATER, Item.SPARE_TIRE, Item.PRESS_PASS, Item.COATS, Item.RATIONS),
            3500,
            3,
            4,
            85,
            60,
            4,
            lawful),
        new ModernTemper(
            "conservative",
            Drive.STEADY,
            Diet.QUIET,
            List.of(
                Item.WATER, Item.COATS, Item.PRESS_PASS, Item.MASKS, Item.PONCHOS, Item.RATIONS),
            3000,
            5,
            5,
            50,
            40,
            5,
            List.of(BarrierWay.PERMIT, BarrierWay.DETOUR)),
        new ModernTemper(
            "aggressive",
            Drive.BLITZ,
            Diet.MIXED,
            List.of(Item.WATER, Item.SPARE_TIRE),
            4000,
            2,
            2,
            90,
            80,
            2,
            List.of(BarrierWay.BRIBE)),
        new ModernTemper(
            "resource-manager",
            Drive.STEADY,
            Diet.MIXED,
            List.of(Item.WATER, Item.SPARE_TIRE, Item.PRESS_PASS, Item.BATTERY, Item.ALTERNATOR),
            2500,
            3,
            4,
            85,
            70,
            5,
            lawful));
  }
}
