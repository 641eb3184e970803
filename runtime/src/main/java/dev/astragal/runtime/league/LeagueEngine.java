package dev.astragal.runtime.league;

/** A place to play leagues at that is not this machine's own threads. Found by ServiceLoader. */
public interface LeagueEngine {
  String name();

  /** Prepares to play; refuses with a sentence what it cannot do. */
  Playing prepare(LeaguePlan plan, String master);

  /** Plays until it is closed. */
  interface Playing extends League.Engine, AutoCloseable {
    @Override
    void close();
  }
}
