package dev.astragal.kernel.rng;

import java.util.List;

/**
 * One draw, as the ledger keeps it: players can ask why, game masters can audit luck.
 *
 * @param stream whose luck it was
 * @param index the stream's position before the draw
 * @param purpose what the rule said it was for, or empty
 * @param range how many possibilities there were
 * @param result the face, number, index, or 1 for a chance that came true
 * @param favourable for a chance, how many of the possibilities make it come true; else 0
 * @param candidates for an explained weighted pick, what was in the hat
 * @param roll for a weighted pick, the number below {@code range} that decided it, or {@link
 *     #NO_ROLL}
 */
public record Draw(
    String stream,
    long index,
    String purpose,
    Kind kind,
    long range,
    long result,
    long favourable,
    List<Candidate> candidates,
    long roll) {
  /** What a draw has that is no weighted pick, or one whose result was written down beforehand. */
  public static final long NO_ROLL = -1;

  public Draw(
      String stream,
      long index,
      String purpose,
      Kind kind,
      long range,
      long result,
      long favourable,
      List<Candidate> candidates) {
    this(stream, index, purpose, kind, range, result, favourable, candidates, NO_ROLL);
  }

  @Override
  public String toString() {
    String asked =
        switch (kind) {
          case ROLL -> "1.." + range + " gave " + result;
          case BELOW -> "0.." + (range - 1) + " gave " + result;
          case CHANCE ->
              favourable + " in " + range + (result == 1 ? " came true" : " did not come true");
          case PICK ->
              "one by weight of "
                  + range
                  + " gave "
                  + (candidates.isEmpty() ? "number " + result : candidates.get((int) result).id())
                  + (roll == NO_ROLL ? "" : ", rolled " + roll);
        };
    return stream + " " + index + (purpose.isEmpty() ? "" : ", " + purpose) + ": " + asked;
  }

  /** What was asked of the stream. */
  public enum Kind {
    ROLL,
    BELOW,
    CHANCE,
    PICK
  }
}
