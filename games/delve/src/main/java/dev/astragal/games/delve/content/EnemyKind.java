package dev.astragal.games.delve.content;

import java.util.List;

/**
 * One row of the bestiary.
 *
 * @param speed actions per 100 ticks
 * @param range how far it strikes; 1 is melee
 * @param firstHit extra damage of its first hit on a player
 * @param everyThird extra damage of each third attack
 * @param poison doses its hit leaves, 0 for none
 * @param bleed wounds its hit leaves, 0 for none
 * @param slow ticks its hit slows for, 0 for none
 * @param boss whether the way out stays shut while it lives
 */
public record EnemyKind(
    String id,
    String glyph,
    int hp,
    int attack,
    int defense,
    int speed,
    int range,
    int firstHit,
    int everyThird,
    int poison,
    int bleed,
    int slow,
    boolean boss,
    List<DangerTag> tags) {
  public EnemyKind {
    tags = tags.stream().sorted().distinct().toList();
    if (hp < 1 || speed < 1 || speed > 100 || range < 1)
      throw new IllegalArgumentException(id + " needs hp, speed 1 to 100 and range above zero");
  }
}
