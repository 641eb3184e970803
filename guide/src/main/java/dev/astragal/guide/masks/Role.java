package dev.astragal.guide.masks;

import dev.astragal.kernel.state.Ints;
import java.util.*;

/** Who somebody may be behind a mask; there are four of each. */
enum Role {
  MERCHANT,
  THIEF,
  DUELLIST,
  GUARD;

  private static final int EACH = 4;
  static final int CARDS = EACH * values().length;

  static Role of(int card) {
    return values()[card / EACH];
  }

  static List<Role> of(Ints cards) {
    return Arrays.stream(cards.toArray()).mapToObj(Role::of).sorted().toList();
  }
}
