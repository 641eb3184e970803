package dev.astragal.tui.start;

import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.table.Table;
import dev.astragal.tui.play.Play;
import dev.astragal.tui.stage.Choosing;
import dev.astragal.tui.stage.Stage;
import dev.astragal.tui.watch.Walk;
import dev.astragal.tui.watch.Watch;
import java.io.IOException;
import java.util.List;
import java.util.OptionalInt;

/** The whole window. */
public record StageVenue(Stage stage) implements Venue {
  @Override
  public String language() {
    return stage.config().language();
  }

  @Override
  public void play(Table table) throws IOException {
    stage.run(new Play(stage, table));
  }

  @Override
  public OptionalInt choose(String title, List<String> sentences, List<String> answers)
      throws IOException {
    Choosing choosing = new Choosing(stage, title, sentences, answers);
    stage.run(choosing);
    return choosing.chosen();
  }

  @Override
  public void watch(Walk walk, Messages messages, Walk.PlayOn playOn) throws IOException {
    stage.run(new Watch(stage, walk, messages, true, playOn));
  }
}
