package dev.astragal.runtime.store;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A whole match as it lies in a store, on its way to another: to the letter, so that links, keys
 * and what a bus has confirmed stay true.
 *
 * @param key empty where nobody asked for one yet
 * @param journal whole lines, each with its end
 */
public record KeptMatch(String id, String key, String journal, Tree.Table about, long sent) {
  public KeptMatch {
    MatchId.require(id);
  }

  /** From the bytes of a journal, whose torn tail is left behind. */
  static KeptMatch of(String id, String key, byte[] journal, Tree.Table about, long sent) {
    JournalFile read = read(id, journal);
    int sound = Math.toIntExact(read.soundLength());
    String text = new String(Arrays.copyOf(journal, sound), StandardCharsets.UTF_8);
    return new KeptMatch(id, key, read.newlineMissing() ? text + "\n" : text, about, sent);
  }

  /** The journal, every line of it held to its link. */
  public JournalFile read() {
    return read(id, journal.getBytes(StandardCharsets.UTF_8));
  }

  private static JournalFile read(String id, byte[] journal) {
    try {
      JournalFile read =
          JournalReader.read("the match '" + id + "'", new ByteArrayInputStream(journal));
      read.requireSound();
      return read;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
