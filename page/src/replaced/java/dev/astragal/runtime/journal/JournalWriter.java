package dev.astragal.runtime.journal;

import java.nio.file.Path;

/** A page writes no files. */
public final class JournalWriter implements Journal {
  private JournalWriter() {}

  public static JournalWriter create(Path file, JournalLine.Header header) {
    throw new UnsupportedOperationException("a page writes no files");
  }

  @Override
  public void append(JournalLine line) {}

  @Override
  public void close() {}
}
