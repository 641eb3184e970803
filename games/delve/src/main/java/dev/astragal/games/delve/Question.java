package dev.astragal.games.delve;

import dev.astragal.kernel.state.Ints;
import dev.astragal.kernel.state.StateReader;
import dev.astragal.kernel.state.StateWriter;

/** The interrupt that stands, if one does: its kind and what it is about. */
public final class Question {
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
    CHECKPOINT_AVAILABLE
  }

  Kind kind = Kind.NONE;
  int subject;
  Ints enemies = NOBODY;

  Question copy() {
    Question copy = new Question();
    copy.kind = kind;
    copy.subject = subject;
    copy.enemies = enemies;
    return copy;
  }

  public Kind kind() {
    return kind;
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

  void describe(StateWriter out) {
    out.open("question");
    out.symbol("kind", kind);
    out.int32("subject", subject);
    out.int32s("enemies", enemies.toArray(), enemies.size());
    out.close();
  }

  static Question read(StateReader in) {
    Question question = new Question();
    in.open("question");
    question.kind = in.symbol("kind", Kind.class);
    question.subject = in.int32("subject");
    question.enemies = Ints.of(in.int32s("enemies"));
    in.close();
    return question;
  }
}
