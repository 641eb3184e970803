/**
 * The contract between a game and everything that runs it.
 *
 * <p>A game's records are read and made here: its module opens their packages to this one, or is an
 * {@code open module}.
 */
module dev.astragal.kernel {
  requires static org.jspecify;

  exports dev.astragal.kernel.dice;
  exports dev.astragal.kernel.dice.odds;
  exports dev.astragal.kernel.game;
  exports dev.astragal.kernel.hash;
  exports dev.astragal.kernel.phase;
  exports dev.astragal.kernel.policy;
  exports dev.astragal.kernel.rng;
  exports dev.astragal.kernel.rules;
  exports dev.astragal.kernel.run;
  exports dev.astragal.kernel.screen;
  exports dev.astragal.kernel.seed;
  exports dev.astragal.kernel.stability;
  exports dev.astragal.kernel.state;
  exports dev.astragal.kernel.tree;
}
