package dev.astragal.games.delve;

import dev.astragal.kernel.state.Copies;
import dev.astragal.kernel.state.Described;
import dev.astragal.kernel.state.Fields;
import dev.astragal.kernel.state.Ints;

/** The interrupt that stands, if one does: its kind and what it is about. */
public final class Question extends Described<Question> {
  private static final Copies<Question> COPIES = Copies.of(Question.class);

  private static final Ints NOBODY = Ints.zeros(0);

  /** Every way the game can stop and ask. */
  public enum Kind {
    NONE,
    LOOT_FOUND,
    ENEMY_ENCOUNTER,
    BOSS_ENCOUNTER,
    HP_THRESHOLD_REACHED,
    DOOR_BLOCKED,
    FLOOR_TRANSITION,
    /** The first descent, where the branch is chosen with it. */
    BRANCH_CHOICE,
    GOD_OFFER,
    CAMP_CHOICE,
    PERK_CHOICE,
    /** Easy mode, after a fall. */
    CHECKPOINT_AVAILABLE,
    /** The only way on leads over ground that hurts more than the orders allow. */
    HAZARD_AHEAD,
    /** An enemy draws back for a heavy blow. */
    HEAVY_BLOW
  }

  Kind kind = Kind.NONE;
  int subject;
  Ints enemies = NOBODY;

  public Kind kind() {
    return kind;
  }

  /** Whether it is about enemies. */
  public boolean encounter() {
    return kind == Kind.ENEMY_ENCOUNTER || kind == Kind.BOSS_ENCOUNTER;
  }

  public boolean stands() {
    return kind != Kind.NONE;
  }

  /** The item or cell it is about; 0 where it is about neither. */
  public int subject() {
    return subject;
  }

  /** The enemies of an encounter in order; the first is the primary one. */
  public Ints enemies() {
    return enemies;
  }

  void clear() {
    kind = Kind.NONE;
    subject = 0;
    enemies = NOBODY;
  }

  @Override
  public Question copy() {
    return COPIES.of(this);
  }

  @Override
  protected void describe(Fields fields) {
    kind = fields.symbol("kind", kind);
    subject = fields.int32("subject", subject);
    enemies = fields.ints("enemies", enemies);
  }
}
