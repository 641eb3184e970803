/** What games are made of: zones, dice, boards, orders of turns. */
module dev.astragal.parts {
  requires static org.jspecify;
  requires transitive dev.astragal.kernel;

  exports dev.astragal.parts.board;
  exports dev.astragal.parts.cards;
  exports dev.astragal.parts.dice;
  exports dev.astragal.parts.tracks;
  exports dev.astragal.parts.turns;

  // Parts are in the states of games, which the kernel reads and makes.
  opens dev.astragal.parts.board to
      dev.astragal.kernel;
  opens dev.astragal.parts.cards to
      dev.astragal.kernel;
  opens dev.astragal.parts.dice to
      dev.astragal.kernel;
  opens dev.astragal.parts.tracks to
      dev.astragal.kernel;
  opens dev.astragal.parts.turns to
      dev.astragal.kernel;
}
