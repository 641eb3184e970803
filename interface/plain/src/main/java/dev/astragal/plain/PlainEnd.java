package dev.astragal.plain;

import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.library.SharedSeeds;
import dev.astragal.runtime.store.SavedRuns;
import dev.astragal.runtime.table.Table;
import java.io.IOException;
import java.time.Duration;

/** What is left to do when a game is over. */
final class PlainEnd {
  /** Nobody waits longer for other futures. */
  private static final Duration PATIENCE = Duration.ofSeconds(4);

  private final Table table;
  private final Messages messages;
  private final Conversation talk;
  private final boolean changesOnly;

  PlainEnd(Table table, Conversation talk, boolean changesOnly) {
    this.table = table;
    this.messages = table.messages();
    this.talk = talk;
    this.changesOnly = changesOnly;
  }

  /** Offers it until the player leaves or another game was played. */
  void offer() throws IOException {
    Chronicle story = new Chronicle(table.recording(), table.seating().firstPerson(), messages);
    while (true) {
      talk.say("end");
      switch (talk.read("> ").orElse("")) {
        case "a" -> {
          again(
              table
                  .spec()
                  .withSeed(
                      SharedSeeds.fresh(
                          GameLibrary.game(table.spec().game()),
                          table.spec().options(),
                          table.spec().overlays())));
          return;
        }
        case "b" -> {
          again(table.spec());
          return;
        }
        case "t" -> story.lines().forEach(talk::line);
        case "w" ->
            talk.say(
                "end.written",
                "file",
                story.write(SavedRuns.freshChronicle(table.spec())).toString());
        case "h" -> Famous.lines(table.spec().game(), messages.language()).forEach(talk::line);
        case "l" -> {
          talk.say("luck.wait");
          new Fortune(table.recording(), table.seating().firstPerson(), messages)
              .lines(PATIENCE)
              .forEach(talk::line);
        }
        default -> {
          return;
        }
      }
    }
  }

  private void again(RunSpec spec) throws IOException {
    try (Table next = Table.begin(spec, table.seating(), SavedRuns.fresh(spec))) {
      next.speak(messages.voice(), messages.language());
      new PlainPlay(next, talk.in(), talk.out(), changesOnly).play();
    }
  }
}
