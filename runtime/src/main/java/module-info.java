/**
 * Runs any game: sessions, journals, replay, timelines, bots, fuzzing, scenarios.
 *
 * <p>A game's words and numbers lie beside its classes and are read here: its module opens their
 * package to this one, or is an {@code open module}.
 */
module dev.astragal.runtime {
  requires static org.jspecify;
  requires transitive dev.astragal.kernel;
  requires dev.astragal.parts;
  requires jdk.jfr;
  requires org.snakeyaml.engine;
  requires tools.jackson.core;

  exports dev.astragal.runtime.analysis;
  exports dev.astragal.runtime.audit;
  exports dev.astragal.runtime.bus;
  exports dev.astragal.runtime.content;
  exports dev.astragal.runtime.corpus;
  exports dev.astragal.runtime.dice;
  exports dev.astragal.runtime.fuzz;
  exports dev.astragal.runtime.journal;
  exports dev.astragal.runtime.kit;
  exports dev.astragal.runtime.league;
  exports dev.astragal.runtime.learn;
  exports dev.astragal.runtime.library;
  exports dev.astragal.runtime.machine;
  exports dev.astragal.runtime.outbox;
  exports dev.astragal.runtime.player;
  exports dev.astragal.runtime.replay;
  exports dev.astragal.runtime.scenario;
  exports dev.astragal.runtime.session;
  exports dev.astragal.runtime.solve;
  exports dev.astragal.runtime.statistics;
  exports dev.astragal.runtime.store;
  exports dev.astragal.runtime.sweep;
  exports dev.astragal.runtime.table;
  exports dev.astragal.runtime.timeline;

  // What is written as lines and messages is read and made by the kernel.
  opens dev.astragal.runtime.bus to
      dev.astragal.kernel;
  opens dev.astragal.runtime.journal to
      dev.astragal.kernel;
  opens dev.astragal.runtime.library to
      dev.astragal.kernel;
  opens dev.astragal.runtime.sweep to
      dev.astragal.kernel;

  uses dev.astragal.kernel.game.Game;
  uses dev.astragal.runtime.bus.BusProvider;
  uses dev.astragal.runtime.outbox.EventMessagesProvider;
  uses dev.astragal.runtime.player.PlayerProvider;
  uses dev.astragal.runtime.store.StoreProvider;
}
