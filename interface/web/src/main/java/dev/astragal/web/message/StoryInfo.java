package dev.astragal.web.message;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.state.About;
import dev.astragal.kernel.state.Omittable;
import dev.astragal.runtime.analysis.Decided;
import java.util.List;
import java.util.Optional;

/** What there is to tell of a finished run. */
public record StoryInfo(
    @About("What the game told when it was over") List<String> reckoning,
    @About("How often each seat chose") List<Long> moves,
    List<Chart> charts) {

  /** A run as it is read: what every decision brought. */
  public record Diary(List<String> lines) {}

  /** Numbers that belong together, over the steps of a run. */
  public record Chart(String title, List<Line> lines) {}

  /** One number as it went. */
  public record Line(String name, List<Point> points) {}

  public record Point(long step, long value) {}

  /** How a run compares with futures it could have had, played by bots from a step on. */
  public record Luck(
      long step,
      Seat seat,
      @About("How many there were time for") int futures,
      @About("In how many the seat has less") int below,
      @About("In how many it has more") int above,
      @About("In how many it wins") int won,
      @About("Whether values are points; else 2 is won, 1 drawn and 0 lost") boolean points,
      @About("What became of it; absent while it is not over") @Omittable Optional<Long> real,
      @About("Whether the seat won; absent while it is not over") @Omittable
          Optional<Boolean> realWon,
      List<Bin> bins) {}

  /** How many futures have a value from one number to another, both included. */
  public record Bin(long from, long to, int count) {}

  /** How the chances of a seat went over a run. */
  public record Fortune(
      Seat seat,
      @About("Whether the numbers are mean points; else they are percent of wins") boolean points,
      List<Chance> chances,
      @About("What did most for it; absent where nothing did") @Omittable Optional<Turn> best,
      @About("What did most against it") @Omittable Optional<Turn> worst) {}

  public record Chance(long step, long value, int futures) {}

  /** A part of a run that changed much: one step, where there was time to find it. */
  public record Turn(
      long from,
      long to,
      long before,
      long after,
      List<String> told,
      @About("The luck that was drawn, where it was one step") List<StepInfo.DrawInfo> draws) {}

  /** What a search thinks of a part of a run. */
  public record Analysis(
      List<Decision> decisions,
      @About("The step to go on after; absent where there is no more") @Omittable
          Optional<Long> next) {}

  /** What somebody decided; values go from 0 for the worst to 100 for the best. */
  public record Decision(
      @About("What it led to") long step,
      Seat seat,
      @About("What was chosen, in words") String played,
      @About("What a search would have chosen") String best,
      @About("What the search expects after what was chosen") int value,
      int bestValue,
      Decided.Grade grade,
      @About("How it could have gone on after the best, where what was chosen cost something")
          List<String> line) {}

  /** A field of the state over the steps of a run. */
  public record History(
      String path, @About("Absent steps have no number there") List<Point> points) {}
}
