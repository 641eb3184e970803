package dev.astragal.tui.start;

import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.table.Table;
import dev.astragal.tui.watch.Walk;
import java.io.IOException;
import java.util.List;
import java.util.OptionalInt;

/** Where games are played and recordings watched: on the screen, or in lines of text. */
public interface Venue {
  /** The language games are asked to speak. */
  String language();

  void play(Table table) throws IOException;

  /** One of {@code answers}, below some sentences; nothing when the player goes back. */
  OptionalInt choose(String title, List<String> sentences, List<String> answers) throws IOException;

  /** Shows a recording anybody may see all of. */
  void watch(Walk walk, Messages messages, Walk.PlayOn playOn) throws IOException;
}
