package dev.astragal.games.regrets;

import dev.astragal.games.regrets.rules.DayCycle;
import dev.astragal.games.regrets.rules.Figures;
import dev.astragal.games.regrets.scoring.Prospects;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Rng;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * A skipper that thinks before it acts: it tries its first thought and what else looks good in the
 * same dreams, in which everybody plays on by feel to the end of tomorrow, and changes its mind
 * only when the dreams leave little doubt. Whole numbers only, so that the same luck gives the same
 * choice everywhere.
 */
final class CaptainBot {
  /** Choices looked at: the first thought, and as many others. */
  private static final int IDEAS = 4;

  /** Dreams of one decision: half to find the best other idea, half to weigh it. */
  private static final int DREAMS = 64;

  /** Dreams end so many evenings after today's: later ones say more about luck than choices. */
  private static final int EVENINGS = 1;

  /** How many times its scatter, squared, the gain of an idea must be: two standard errors. */
  private static final int DOUBT = 4;

  private static final long NEXT_DREAM = 0x632be59bd9b4e019L;

  private final Figures figures;
  private final DayCycle days;
  private final Temper temper;
  private final Seat seat;
  private final DreamLuck deal = new DreamLuck();
  private final DreamLuck luck = new DreamLuck();
  private final long first;

  CaptainBot(Figures figures, DayCycle days, Temper temper, Seat seat, Rng rng) {
    this.figures = figures;
    this.days = days;
    this.temper = temper;
    this.seat = seat;
    this.first = rng.nextLong();
  }

  /** A choice, and how much better than the first thought it did in the same dreams. */
  private static final class Idea {
    final RegretsChoice choice;
    long gain;
    long squares;

    Idea(RegretsChoice choice) {
      this.choice = choice;
    }

    void learn(long better) {
      gain += better;
      squares += better * better;
    }

    /** Whether {@code dreams} dreams speak for it: its gain stands well clear of its scatter. */
    boolean convinces(int dreams) {
      if (gain <= 0) return false;
      long scatter = dreams * squares - gain * gain;
      return gain * gain * dreams > DOUBT * scatter;
    }
  }

  RegretsChoice choose(RegretsState state, Choices<RegretsChoice> choices) {
    if (choices.size() == 1) return choices.get(0);
    List<Idea> ideas = ideas(state, choices);
    RegretsChoice thought = ideas.removeFirst().choice;
    if (ideas.isEmpty()) return thought;
    int dreams = dream(state, thought, ideas, 0);
    Idea best = Collections.max(ideas, Comparator.comparingLong(idea -> idea.gain));
    if (best.gain <= 0) return thought;
    dreams = dream(state, thought, List.of(best), dreams);
    return best.convinces(dreams) ? best.choice : thought;
  }

  /** Half of all dreams, shared by the first thought and others; returns how many there were. */
  private int dream(RegretsState state, RegretsChoice thought, List<Idea> others, int before) {
    int end = before + DREAMS / 2 / (others.size() + 1);
    for (int number = before; number < end; number++) {
      long usual = dream(state, thought, number);
      for (Idea idea : others) idea.learn(dream(state, idea.choice, number) - usual);
    }
    return end;
  }

  /** The best-looking choices; of cards nobody has seen one is as good as the other. */
  private List<Idea> ideas(RegretsState state, Choices<RegretsChoice> choices) {
    List<Idea> ideas = new ArrayList<>();
    long known = state.fisher(seat).known();
    boolean unseen = false;
    for (RegretsChoice choice : new Skipper(figures, temper, state, seat.index()).ranked(choices)) {
      if (choice instanceof RegretsChoice.Reveal(int shoal)
          && ((known >> state.top(shoal)) & 1) == 0) {
        if (unseen) continue;
        unseen = true;
      }
      ideas.add(new Idea(choice));
      if (ideas.size() == IDEAS) break;
    }
    return ideas;
  }

  /** How far ahead this seat is after a choice, when everybody plays on by feel. */
  private long dream(RegretsState state, RegretsChoice choice, int number) {
    deal.seek(first + number * NEXT_DREAM);
    RegretsState dream = Redeal.of(state.copy(), seat, deal);
    luck.seek(deal.nextLong());
    Imagined turn = new Imagined(dream, luck);
    int end = state.day().ordinal() + EVENINGS;
    days.choose(choice, turn.of(seat.index()));
    while (dream.day().ordinal() <= end) {
      switch (days.status(dream)) {
        case Status.Finished<RegretsChoice> _ -> {
          return lead(dream);
        }
        case Status.Running<RegretsChoice> _ -> days.tick(dream, turn);
        case Status.Awaiting<RegretsChoice>(Prompt<RegretsChoice> prompt) -> {
          int asked = prompt.firstSeat().index();
          Choices<RegretsChoice> offered = prompt.choices(prompt.firstSeat());
          days.choose(new Skipper(figures, temper, dream, asked).best(offered), turn.of(asked));
        }
      }
    }
    return lead(dream);
  }

  private int lead(RegretsState dream) {
    int own = Prospects.of(dream, seat.index(), figures);
    int best = 0;
    for (int other = 0; other < dream.seats(); other++) {
      if (other != seat.index()) best = Math.max(best, Prospects.of(dream, other, figures));
    }
    return own - best;
  }
}
