package dev.astragal.runtime.table;

import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Luck;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.player.Budget;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A run at one moment, to look at. Words and screens are made when they are asked for. */
public interface Moment {
  /** More than anybody reads. */
  int LISTED_MAX = 2_000;

  /** Inputs and ticks so far. */
  default long step() {
    return inputs() + tick();
  }

  long tick();

  long inputs();

  long hash();

  Situation situation();

  /** What {@code viewer} sees. */
  Screen screen(Seat viewer);

  /** What {@code viewer} sees while it considers an offer. */
  Screen preview(Seat viewer, Offer offer);

  /**
   * What {@code viewer} will see right after its answer, as far as it can know that now: nothing
   * where luck is drawn or something hidden from it has a say.
   */
  Optional<Screen> foreseen(Seat viewer, Tree choice);

  /** What {@code seat} may do now; nothing for whoever is not asked. Lists at most so many. */
  Optional<Question> question(Seat seat, int listedMax);

  default Optional<Question> question(Seat seat) {
    return question(seat, LISTED_MAX);
  }

  /**
   * What a search makes of the question {@code seat} is asked, with an answer it is asked {@code
   * about} among what it tries. Takes as long as its budget, and knows what the seat knows.
   */
  Advice advice(Seat seat, Optional<Tree> about, Budget budget);

  /**
   * How it could go on after an answer of {@code seat}, as a search with {@code budget} at each
   * question sees it: up to where luck decides, or several at once.
   */
  List<Advice.Ply> following(Seat seat, Tree choice, Budget budget);

  /** Why {@code seat} may not choose this now, or nothing when it may. */
  Optional<Rejection> refusal(Seat seat, Tree choice);

  /** How a choice of {@code seat} reads now. */
  Wording wording(Seat seat, Tree choice);

  /** What the run leaves for later ones, once it is over. */
  List<String> remains();

  /** The run in a line for a list of the best, once it is over; nothing where it has no such. */
  Optional<Msg> renown();

  /** The whole state, secrets included; for tools, never for a seat. */
  Tree state();

  /** What the numbers of the state are the numbers of, by path, where the game says so. */
  Map<String, Msg> names();

  /** What a designer wants to know about the run, secrets included; for tools. */
  Map<String, Long> measures();

  /** Where the streams of luck stand; for tools. */
  Luck luck();
}
