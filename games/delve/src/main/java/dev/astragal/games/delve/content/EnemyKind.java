package dev.astragal.games.delve.content;

import dev.astragal.kernel.state.AtLeast;
import dev.astragal.kernel.state.AtMost;
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
    @AtLeast(1) @AtMost(1_000) int hp,
    @AtLeast(0) @AtMost(100) int attack,
    @AtLeast(-20) @AtMost(100) int defense,
    @AtLeast(1) @AtMost(100) int speed,
    @AtLeast(1) @AtMost(20) int range,
    @AtLeast(0) @AtMost(100) int firstHit,
    @AtLeast(0) @AtMost(100) int everyThird,
    @AtLeast(0) @AtMost(100) int poison,
    @AtLeast(0) @AtMost(100) int bleed,
    @AtLeast(0) @AtMost(1_000) int slow,
    boolean boss,
    List<DangerTag> tags) {
  public EnemyKind {
    tags = tags.stream().sorted().distinct().toList();
  }
}
