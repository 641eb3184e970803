package dev.astragal.tui.text;

import dev.astragal.plain.PlainPlay;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.table.Table;
import dev.astragal.tui.start.Venue;
import dev.astragal.tui.watch.Walk;
import java.io.IOException;
import java.util.List;
import java.util.OptionalInt;

/** A place where everything is said in lines. */
public record TextVenue(Dialogue dialogue, String language) implements Venue {
  @Override
  public void play(Table table) throws IOException {
    new PlainPlay(table, dialogue.in(), dialogue.out(), true).play();
    dialogue.out().flush();
  }

  @Override
  public OptionalInt choose(String title, List<String> sentences, List<String> answers)
      throws IOException {
    sentences.forEach(dialogue.out()::println);
    return dialogue.choose(title, answers);
  }

  @Override
  public void watch(Walk walk, Messages messages, Walk.PlayOn playOn) throws IOException {
    new TextWatch(dialogue, walk, messages, playOn).run();
  }
}
