package dev.astragal.games.classics.faults;

import java.util.ArrayList;
import java.util.List;

/**
 * One mistake an author can make, as a change in the source of a game.
 *
 * @param kind what is wrong, in a few words
 * @param subject the game it is put into
 * @param file the file that is changed
 * @param fuzzed whether fuzz can find it: words, bots and claims of a manifest are not its matter
 */
record Fault(String kind, Subject subject, String file, List<Edit> edits, boolean fuzzed) {
  /** What stands there, exactly once, and what an author wrote instead. */
  record Edit(String was, String becomes) {}

  /** A game that faults are put into. */
  enum Subject {
    /** Secret picks of several seats at once, a deck, and rounds; its state is a record. */
    BOUQUET("games/classics/src/main", "dev.astragal.games.classics.bouquet", "Bouquet"),
    /** Time, commands and checkpoints; its state is changed in place. */
    WALK("runtime/src/test", "dev.astragal.runtime.samples", "Walk");

    final String module;
    final String pack;
    final String main;

    Subject(String module, String pack, String main) {
      this.module = module;
      this.pack = pack;
      this.main = main;
    }

    String folder() {
      return pack.replace('.', '/');
    }
  }

  /** One that kit and fuzz both have to find; what stands there and what becomes of it in turn. */
  static Fault in(Subject subject, String kind, String file, String... wasAndBecomes) {
    List<Edit> edits = new ArrayList<>();
    for (int i = 0; i < wasAndBecomes.length; i += 2)
      edits.add(new Edit(wasAndBecomes[i], wasAndBecomes[i + 1]));
    return new Fault(kind, subject, file, List.copyOf(edits), true);
  }

  /** One that only the kit can find. */
  Fault forTheKitAlone() {
    return new Fault(kind, subject, file, edits, false);
  }

  /** Whether it is about words. */
  boolean wordy() {
    return kind.startsWith("words");
  }
}
