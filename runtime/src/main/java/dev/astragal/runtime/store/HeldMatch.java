package dev.astragal.runtime.store;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.journal.Journal;
import dev.astragal.runtime.journal.JournalFile;

/**
 * A match whose lease is ours, to be extended. An append after the lease was lost and somebody else
 * went on is refused as {@code OVERTAKEN}: of two who both extend a match one wins, and the other
 * is told. Closing it ends the lease.
 */
public interface HeldMatch extends Journal {
  String id();

  /** A name no other match anywhere has, whatever its id; its events carry it. */
  String key();

  /** Everything that was kept when the lease was taken, a torn tail cut. */
  JournalFile past();

  /**
   * Whether nobody has taken it since; where the lease can be lost without a word, whoever only
   * waits for others would never learn of it by writing.
   */
  default boolean ours() {
    return true;
  }

  Tree.Table about();

  void describe(Tree.Table about);

  /** How many of the match's events a bus has confirmed; see {@link #sent(long)}. */
  long sent();

  /**
   * Remembers that a bus confirmed the first {@code count} events of the match; the one call that
   * may come from another thread.
   */
  void sent(long count);
}
