package dev.astragal.games.mir.state;

import java.util.stream.IntStream;

/**
 * What dice show.
 *
 * @param formula which dice, such as {@code 2d6}
 * @param breakdown their faces and the sum, such as {@code [3+5]=8}
 */
public record Fall(String formula, int total, String breakdown) {
  /** How single dice fall up to this many sides, which is what nearly everybody rolls. */
  private static final int SINGLE_MAX = 20;

  /** By sides and face; made once, and never more than these. */
  private static final Fall[][] SINGLE =
      IntStream.rangeClosed(0, SINGLE_MAX)
          .mapToObj(
              sides ->
                  IntStream.rangeClosed(0, sides)
                      .mapToObj(face -> made(sides, face))
                      .toArray(Fall[]::new))
          .toArray(Fall[][]::new);

  /** A die that shows {@code face}. */
  public static Fall of(int sides, int face) {
    return sides <= SINGLE_MAX ? SINGLE[sides][face] : made(sides, face);
  }

  /** Dice that fell as {@code faces} say. */
  public static Fall of(int sides, int[] faces) {
    return made(sides, faces);
  }

  private static Fall made(int sides, int... faces) {
    StringBuilder breakdown = new StringBuilder("[");
    int total = 0;
    for (int die = 0; die < faces.length; die++) {
      total += faces[die];
      if (die > 0) breakdown.append('+');
      breakdown.append(faces[die]);
    }
    breakdown.append("]=").append(total);
    return new Fall(faces.length + "d" + sides, total, breakdown.toString());
  }
}
