package dev.astragal.runtime.table;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.player.Budget;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What a search makes of a question that somebody was asked. It knows what that seat knows.
 *
 * @param prompt the question, so that late advice is told from good advice
 * @param ways what was thought of, the best first
 * @param line how it could go on after the best, where somebody asked for that
 */
public record Advice(Seat seat, long prompt, List<Way> ways, List<Ply> line) {
  /** As long as anybody waits for it. */
  public static final Budget USUAL = new Budget.Time(1_000);

  /** As long as is thought about each answer that could follow. */
  static final Budget FOLLOWING = new Budget.Time(100);

  /** So many are worth telling, and whatever was asked about. */
  static final int WAYS_MAX = 3;

  public Advice {
    ways = List.copyOf(ways);
    line = List.copyOf(line);
  }

  /** The same, and how it could go on. */
  Advice followed(List<Ply> by) {
    return new Advice(seat, prompt, ways, by);
  }

  public Way best() {
    return ways.getFirst();
  }

  /** How it could go on, for people to read. */
  public String lineText(Messages messages) {
    return line.stream().map(ply -> ply.text(messages)).collect(Collectors.joining(", "));
  }

  /** What is thought of one of them. */
  public Optional<Way> of(Tree choice) {
    return ways.stream().filter(way -> way.choice.equals(choice)).findFirst();
  }

  /**
   * One answer.
   *
   * @param expected from 0 for a certain loss to 1 for a certain win
   * @param tries how often it was tried
   */
  public record Way(Tree choice, Wording wording, double expected, int tries) {
    /** In hundredths, as people read it. */
    public int hundredths() {
      return (int) Math.round(100 * expected);
    }
  }

  /** One answer that could follow. */
  public record Ply(Seat seat, Wording wording) {
    public String text(Messages messages) {
      return messages.player(seat) + ": " + messages.text(wording.label());
    }
  }
}
