package dev.astragal.guide.masks;

import java.util.Optional;

/** What may be done in a turn, what it costs, and who one has to be for it. */
enum Action {
  WORK(0, Optional.empty(), false),
  TRADE(0, Optional.of(Role.MERCHANT), false),
  STEAL(0, Optional.of(Role.THIEF), true),
  DUEL(3, Optional.of(Role.DUELLIST), true),
  BANISH(7, Optional.empty(), true);

  final int cost;
  final Optional<Role> claim;
  final boolean aimed;

  Action(int cost, Optional<Role> claim, boolean aimed) {
    this.cost = cost;
    this.claim = claim;
    this.aimed = aimed;
  }
}
