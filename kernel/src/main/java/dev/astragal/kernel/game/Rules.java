package dev.astragal.kernel.game;

import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Telling;
import dev.astragal.kernel.screen.Wording;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The rules of one game in one set-up. This file is the whole contract; whatever implements it can
 * be played, saved, replayed, forked, fuzzed and swept.
 *
 * <p>Everything a game remembers must be in {@code S}. Rules must read no clock, file, network or
 * environment, start no threads, draw luck only from the turn they are handed, and iterate over
 * nothing whose order is not fixed. The build checks what it can; {@code GameKit} checks the rest.
 */
public interface Rules<S, C extends Choice, E extends Event> {
  /**
   * A fresh state. Must be the same for equal setups: whatever is random happens later, in a turn.
   */
  S begin(Setup setup);

  /**
   * Whether time runs, somebody is asked, or the game is over. Must depend on {@code state} alone.
   * Whoever is asked must have at least one legal choice.
   */
  Status<C> status(S state);

  /**
   * Lets one unit of time pass. Called only while {@link #status} is running. Must emit whatever it
   * changes.
   */
  default void tick(S state, Turn<S, E> turn) {
    throw new IllegalStateException(getClass().getName() + " says it is running but has no tick");
  }

  /**
   * Carries out a choice that {@code status} offered, as answer or command. {@code turn.seat()}
   * tells who chose. May still refuse through {@link Turn#refuse}; then everything it did is
   * undone.
   */
  void choose(S state, C choice, Turn<S, E> turn);

  /**
   * The luck that carrying out {@code choice} may draw from. Whoever says it is held to it by kit
   * and fuzz; by default it is all that the manifest declares.
   */
  default Optional<List<Stream>> streams(C choice) {
    return Optional.empty();
  }

  /**
   * The state after {@code event}. The only code that changes a state. Must draw nothing and decide
   * nothing, so that events alone rebuild a run: whatever the outcome depends on is in the event.
   * For an owned state, changes it and returns it.
   */
  S evolve(S state, E event);

  /** Reports every invariant {@code state} breaks. Must accept each state that play can reach. */
  default void check(S state, Violations out) {}

  /**
   * Called when a choice was refused, for games whose history records that. May emit events, must
   * not draw. By default a refusal leaves no trace.
   */
  default void refused(S state, C choice, List<Rejection> reasons, Turn<S, E> turn) {}

  /**
   * What {@code viewer} sees. Must be equal for states that differ only in what that seat may not
   * know.
   */
  Screen present(S state, Seat viewer);

  /**
   * What {@code viewer} sees while it considers {@code choice}, one it is offered: its screen with
   * what the choice is about brought out, such as the way of a move or its target. Must have the
   * same panels as {@link #present}, and must tell no more of what that seat may not know. By
   * default considering changes nothing.
   */
  default Screen preview(S state, C choice, Seat viewer) {
    return present(state, viewer);
  }

  /**
   * What sentences about {@code state} may name beside the fields of a choice or an event. Must
   * tell no more than {@code viewer} may know.
   */
  default Map<String, Object> facts(S state, Seat viewer) {
    return Collections.emptyMap();
  }

  /**
   * How {@code choice}, one that {@code viewer} is offered, reads now: with its price, odds or
   * distance, what speaks against it, and what it is about. Must tell no more than that seat may
   * know. By default the message {@code choice.KIND} with the fields of the choice and the facts.
   */
  default Wording word(S state, C choice, Seat viewer) {
    return Wording.of(choice).with(facts(state, viewer));
  }

  /**
   * What to tell {@code viewer} of {@code event}, or of what that seat sees of one, which took
   * effect on {@code before}. Must tell no more than that seat may know, and must leave the state
   * as it is. By default the message {@code event.KIND} with the fields of the event and the facts.
   */
  default Telling tell(S before, Event event, Seat viewer) {
    return Telling.of(event).with(facts(before, viewer));
  }

  /**
   * A state that {@code viewer} could not tell from {@code state}: whatever is hidden from that
   * seat dealt anew with {@code rng}. Planners search such states and never the real one. A game
   * without secrets returns the state itself; for an owned state, this may change it and return it.
   */
  default S redeal(S state, Seat viewer, Rng rng) {
    return state;
  }

  /**
   * Numbers and categories for designers. Asked for when a run is over, and sweeps show how the
   * answers are distributed; and at moments along the way, and sweeps show how the numbers go over
   * time. What has a meaning only at the end should be told only then. Length, outcome and scores
   * need not be told. Must depend on {@code state} alone.
   */
  default void measure(S state, Measures out) {}

  /**
   * What {@code viewer} may know of {@code state} as numbers, for programs that learn. Must add as
   * many in the same order whatever the state, and must tell no more than that seat may know. By
   * default nothing; then what the screen shows is turned into numbers, which takes longer.
   */
  default void features(S state, Seat viewer, Features out) {}

  /**
   * What a run that is over leaves for later ones on the same machine to find, the latest first.
   * Later runs get it through the manifest's memory, joined by semicolons.
   */
  default List<String> remains(S state) {
    return List.of();
  }

  /**
   * A run that is over in a line, for a list of the best: who did what, how well. By default a
   * client says how it ended.
   */
  default Optional<Msg> renown(S state) {
    return Optional.empty();
  }

  /**
   * How a run that is over came to its end, line by line: what everybody's points are made of, and
   * what decided it. {@code past} is all that happened. Must tell only what everybody may know by
   * then. By default clients show how the points came, and what was told last.
   */
  default List<Msg> reckoning(S end, List<E> past) {
    return List.of();
  }

  /**
   * What a number of the state is the number of, for whoever looks at states: the card 29 of {@code
   * fishers.hand}. {@code field} is its path without positions, {@code place} its position in the
   * innermost list, or 0. By default {@code mover} is a seat, and any other number a number.
   */
  default Optional<Msg> name(String field, int place, long value) {
    return field.equals("mover") ? Optional.of(Msg.player(Seat.of((int) value))) : Optional.empty();
  }

  /** Players of its own, beside those that play any game; the manifest names them. */
  default List<Bot<S, C>> bots() {
    return List.of();
  }

  /**
   * What the search that plays any game may borrow from this one. By default its first bot, which
   * then should be quick; without bots the search finds out alone what goes well.
   */
  default Optional<Heuristic<S, C>> heuristic() {
    return bots().stream().findFirst().map(Heuristic::of);
  }
}
