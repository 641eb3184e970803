package dev.astragal.web.message;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Draw;
import dev.astragal.kernel.state.About;
import dev.astragal.kernel.state.Flat;
import dev.astragal.kernel.state.Hex;
import dev.astragal.kernel.state.Omittable;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeDiff;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One step of a run, with everything there is to know about it. */
public record StepInfo(
    long step,
    long steps,
    long tick,
    long inputs,
    @Hex long hash,
    @About("null where time passed") Optional<InputInfo> input,
    @About("The whole state") Tree state,
    @About("What its numbers are the numbers of, by path, where the game says so")
        Map<String, String> names,
    @Flat Changes changes,
    @About("Secrets included") List<EventInfo> events,
    List<DrawInfo> draws,
    List<Position> positions,
    StatusInfo status,
    @About("null where nobody is asked") Optional<QuestionInfo> prompt,
    @About("Whose screen it is, -1 a spectator's") Seat seat,
    ScreenInfo screen) {

  /** A recorded choice, in the words of the moment before it. */
  public record InputInfo(Seat seat, Tree choice, String label, boolean refused) {}

  /** How far a stream of luck is. */
  public record Position(String stream, long position) {}

  /** What differs between two states. */
  public record Changes(List<Change> changes, @About("How many more are not listed") int more) {
    /** More are counted, not listed. */
    public static final int LISTED_MAX = 2_000;

    public static Changes of(List<TreeDiff.Change> all) {
      return new Changes(
          all.stream()
              .limit(LISTED_MAX)
              .map(change -> new Change(change.path(), change.before(), change.after()))
              .toList(),
          Math.max(0, all.size() - LISTED_MAX));
    }
  }

  /** A field that differs; absent on the side that does not have it. */
  public record Change(
      String path, @Omittable Optional<Tree> before, @Omittable Optional<Tree> after) {}

  /** A draw of luck. */
  public record DrawInfo(
      @About("Of a pick by weight, the number that decided") @Omittable Optional<Long> roll,
      String stream,
      long index,
      String purpose,
      Draw.Kind kind,
      long range,
      long result,
      long favourable,
      @About("How likely what came was; absent where that is not known") @Omittable
          Optional<Odds> odds,
      @About("Of a pick by weight, what was in the hat") List<CandidateInfo> candidates,
      String text) {}

  /** So many of all possibilities. */
  public record Odds(long favourable, long all) {}

  public record CandidateInfo(
      String id, long base, long weight, String arithmetic, List<String> factors) {}

  /** The fields that differ between two steps. */
  public record Diff(long from, long to, @Flat Changes changes) {}

  /** What led to a step, in short. */
  public record Brief(Optional<InputInfo> input, List<EventInfo> events) {}

  /** What somebody chose at a step, or what happened by itself, and what came of it. */
  public record Move(
      long step,
      @About("null where time passed") Optional<Seat> seat,
      String label,
      List<String> events) {}

  /** A part of all moves. */
  public record Moves(
      List<Move> moves,
      @About("The step to go on after; absent at the end") @Omittable Optional<Long> next) {}

  /** Two futures side by side. */
  public record Compared(
      @About("The last step both have in common, or -1") long common,
      First first,
      @Flat Changes changes,
      Side a,
      Side b) {
    /** Where they part. */
    public record First(long step, Optional<Brief> a, Optional<Brief> b) {}

    public record Side(
        String id,
        String name,
        long steps,
        Optional<Outcome> outcome,
        @About("How it ended, in words; absent while it is not over") @Omittable
            Optional<String> text) {}
  }
}
