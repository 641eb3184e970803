package dev.astragal.runtime.store;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalLine;
import java.util.List;
import java.util.Optional;

/**
 * Keeps matches, each a journal under an id. Several programs may use one store at the same time: a
 * match is extended by whoever holds its lease, and a lease ends with the program that holds it,
 * however that ends. Refusals are {@code JournalException}s with a reason.
 *
 * <p>A store may be used by many threads, a {@link HeldMatch} by one at a time.
 */
public interface MatchStore extends AutoCloseable {
  /**
   * A new match under a lease; {@code EXISTS} when there is one of that id.
   *
   * @param about whatever the caller wants to find it by
   */
  HeldMatch create(String id, JournalLine.Header header, Tree.Table about);

  /**
   * Takes the lease of a match to go on with it; {@code HELD} while somebody else has it, {@code
   * UNKNOWN} when there is no such match.
   */
  HeldMatch open(String id);

  /** What is kept of a match so far, whoever holds it. */
  JournalFile read(String id);

  Optional<MatchSummary> find(String id);

  /** The matches a query asks for, the last changed first. */
  List<MatchSummary> search(MatchQuery query);

  /** What lies in the store and cannot be read, a sentence each; the rest is not troubled by it. */
  default List<String> unreadable() {
    return List.of();
  }

  /** A match to the letter, to be put into another store; whoever holds it. */
  KeptMatch pack(String id);

  /** Puts a match here as it lay in another store; {@code EXISTS} when there is one of that id. */
  void put(KeptMatch match);

  /** Deletes a match for good; {@code HELD} while somebody else has its lease. */
  void delete(String id);

  /** Ends every lease this user of the store has. */
  @Override
  void close();
}
