package dev.astragal.runtime.table;

import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Wording;
import java.util.List;
import java.util.OptionalInt;

/**
 * What one seat may do now.
 *
 * @param prompt what an answer must quote, so that a late one is told from a good one
 * @param kind stable and mechanical; {@link #RUNNING} while nothing is asked and time may pass
 * @param answers what is listed, ways back included
 * @param complete whether every legal answer is listed, but for those beyond the limit
 * @param total how many answers there are to list
 */
public record Question(
    long prompt,
    String kind,
    Msg why,
    List<Offer> answers,
    List<Offer> commands,
    boolean complete,
    int total) {
  public static final String RUNNING = "running";

  public Question {
    answers = List.copyOf(answers);
    commands = List.copyOf(commands);
  }

  /** The place among the commands of the preset after the one in force, where there are some. */
  public OptionalInt nextPreset() {
    int first = -1;
    boolean passed = false;
    for (int i = 0; i < commands.size(); i++) {
      Wording wording = commands.get(i).wording();
      if (!wording.preset()) continue;
      if (passed) return OptionalInt.of(i);
      if (first < 0) first = i;
      passed = wording.current();
    }
    return first < 0 ? OptionalInt.empty() : OptionalInt.of(first);
  }

  /** The place among the answers of the sensible one, where the rules name one. */
  public OptionalInt suggested() {
    for (int i = 0; i < answers.size(); i++)
      if (answers.get(i).wording().weight() == Wording.Weight.SUGGESTED) return OptionalInt.of(i);
    return OptionalInt.empty();
  }
}
