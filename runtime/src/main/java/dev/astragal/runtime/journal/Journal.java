package dev.astragal.runtime.journal;

/** Where the lines of a run go, wherever they are kept. */
public interface Journal extends AutoCloseable {
  /** When this returns, the line outlives the program; when it throws, the line was not kept. */
  void append(JournalLine line);

  @Override
  void close();
}
