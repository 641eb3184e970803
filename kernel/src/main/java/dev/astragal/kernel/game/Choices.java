package dev.astragal.kernel.game;

import dev.astragal.kernel.rng.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;

/**
 * What may be chosen: all legal choices in a stable order, or examples of them where there are too
 * many to list.
 *
 * <p>Whoever asks gets the reason a choice is refused; a choice is legal exactly when {@link
 * #refusal} is empty.
 */
public interface Choices<C> {
  /** How many are listed. */
  int size();

  /**
   * The listed choice number {@code index}; the order must not depend on anything but the state.
   */
  C get(int index);

  /** True when every legal choice is listed. */
  default boolean complete() {
    return true;
  }

  /**
   * A legal choice, any of them with a chance above zero. Must not be called when nothing is legal.
   */
  default C sample(Rng rng) {
    return get(rng.below(size()));
  }

  /** Why {@code choice} is not legal, or nothing when it is. */
  Optional<Rejection> refusal(C choice);

  default List<C> list() {
    List<C> all = new ArrayList<>(size());
    for (int i = 0; i < size(); i++) all.add(get(i));
    return all;
  }

  static <C> Choices<C> none() {
    return of(List.of());
  }

  /** Exactly these, refused with a plain reason otherwise. */
  static <C> Choices<C> of(List<C> legal) {
    return new ListedChoices<>(legal, _ -> Rejection.because("ILLEGAL_CHOICE"));
  }

  /** All constants of an enum; made once per enum. */
  @SuppressWarnings("unchecked") // the set made for a type holds that type's constants
  static <C extends Enum<C>> Choices<C> all(Class<C> type) {
    return (Choices<C>) EnumChoices.ALL.get(type);
  }

  /** Exactly these; {@code reason} explains what is not among them. */
  static <C> Choices<C> of(List<C> legal, Function<C, Rejection> reason) {
    return new ListedChoices<>(legal, reason);
  }

  /**
   * Those of {@code count} numbered choices for which {@code legal} holds now. A choice is made
   * when somebody asks for it, and must be the same each time.
   */
  static <C> Choices<C> where(int count, IntPredicate legal, IntFunction<C> choice) {
    if (count <= PickedChoices.COUNT_MAX) {
      long picked = 0;
      for (int i = 0; i < count; i++) if (legal.test(i)) picked |= 1L << i;
      return new PickedChoices<>(picked, choice);
    }
    List<C> found = new ArrayList<>(count);
    for (int i = 0; i < count; i++) if (legal.test(i)) found.add(choice.apply(i));
    return of(found);
  }

  /** So many choices, each made when somebody asks for it: a row of bids, an amount. */
  static <C> Choices<C> numbered(int count, IntFunction<C> choice) {
    return new NumberedChoices<>(count, choice);
  }

  /** Too many to list: some examples, a way to draw one, and the judge. */
  static <C> Choices<C> sampled(
      List<C> examples, Function<Rng, C> sampler, Function<C, Optional<Rejection>> judge) {
    return new SampledChoices<>(examples, sampler, judge);
  }
}
