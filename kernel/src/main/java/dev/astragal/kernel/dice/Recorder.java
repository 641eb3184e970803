package dev.astragal.kernel.dice;

import dev.astragal.kernel.state.Ints;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Notes down the terms of a roll while it is made. */
final class Recorder {
  int sign = 1;
  String label = "";
  private final List<Roll.Term> terms = new ArrayList<>();
  private int[] faces = new int[0];

  void add(String text, long count, long sides, Hand hand, long subtotal) {
    int[] drawn = hand.faces();
    int before = faces.length;
    faces = Arrays.copyOf(faces, before + drawn.length);
    System.arraycopy(drawn, 0, faces, before, drawn.length);
    terms.add(
        new Roll.Term(
            text,
            sign,
            count,
            sides,
            Ints.of(drawn),
            hand.kept(),
            subtotal,
            label,
            hand.criticals(),
            hand.fumbles()));
  }

  int[] faces() {
    return faces.clone();
  }

  /** Subtotals are what dice brought; the rest of the result is the modifier. */
  Roll finish(String text, Mode mode, long result) {
    List<Long> kept = new ArrayList<>();
    long subtotals = 0;
    for (Roll.Term term : terms) {
      kept.addAll(term.kept());
      subtotals += term.subtotal();
    }
    long modifier = mode == Mode.NUMBER ? result - subtotals : 0;
    return new Roll(text, mode, result, Ints.of(faces), kept, modifier, terms);
  }
}
