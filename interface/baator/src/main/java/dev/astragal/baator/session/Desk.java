package dev.astragal.baator.session;

import dev.astragal.baator.rng.OutsideDice;
import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.BaatorRules;
import dev.astragal.games.baator.BaatorState;
import dev.astragal.games.baator.rules.Encounter;
import dev.astragal.games.baator.rules.Rehearsal;
import dev.astragal.games.baator.rules.Templates;
import dev.astragal.kernel.dice.RngFailureException;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rules.RuleRegistry;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.bus.Message;
import dev.astragal.runtime.bus.Trace;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.table.Question;
import dev.astragal.runtime.table.Reply;
import dev.astragal.runtime.table.Table;
import java.util.List;
import java.util.Optional;

/**
 * The game master's seat at a table of this game: orders are written as the game's own records, and
 * dice may come from outside. A refused order, of which a run keeps nothing, is told on the bus.
 */
public final class Desk {
  public static final Seat MASTER = Seat.first();

  private static final Shape<BaatorState> STATE = Shape.of(BaatorState.class);
  private static final Shape<BaatorChoice> CHOICE = Shape.of(BaatorChoice.class);

  private final Table table;
  private final BaatorRules rules;
  private final Optional<SessionBus> bus;
  private final Optional<? extends OutsideDice> dice;
  private long refusals;

  public Desk(Table table, Optional<SessionBus> bus, Optional<? extends OutsideDice> dice) {
    this.table = table;
    this.rules = (BaatorRules) GameLibrary.kernel(table.spec()).rules();
    this.bus = bus;
    this.dice = dice;
  }

  public Table table() {
    return table;
  }

  public BaatorState state() {
    return STATE.read(table.now().state());
  }

  public RuleRegistry rules() {
    return rules.packs().registry(state());
  }

  /** Sheets to begin with. */
  public Templates templates() {
    return rules.templates();
  }

  /** How a fight would go; nothing happens at the table. */
  public Encounter.Estimate estimate(Encounter encounter, int fights, Seed seed) {
    return encounter.estimate(rules, state(), fights, seed);
  }

  /** What the next order is told under. */
  public Trace nextTrace() {
    return table.nextTrace().orElseGet(Trace::begin);
  }

  public Reply order(BaatorChoice choice) {
    Trace order = nextTrace();
    Reply reply = carriedOut(choice, order);
    refusals = reply.accepted() ? 0 : refusals + 1;
    if (!reply.accepted()) bus.ifPresent(to -> refused(choice, reply.error(), order, to));
    return reply;
  }

  /** It leaves no mark in the run, so that the next order has its trace too, in other spans. */
  private void refused(BaatorChoice choice, Rejection why, Trace order, SessionBus to) {
    for (Message message : SessionMessages.refused(choice, why, order.child(-refusals)))
      to.tell(message);
  }

  private Reply carriedOut(BaatorChoice choice, Trace order) {
    long prompt = table.question(MASTER, 0).map(Question::prompt).orElse(0L);
    if (dice.isEmpty()) return answer(prompt, choice);
    Reply legal = table.check(MASTER, prompt, tree(choice));
    if (!legal.accepted()) return legal;
    try {
      return answer(prompt, Rehearsal.thrown(rules, state(), choice, dice.get().throwing(order)));
    } catch (Rehearsal.RefusedException e) {
      return new Reply(e.reasons());
    } catch (RngFailureException e) {
      return new Reply(List.of(Rejection.of("RNG_FAILURE", String.valueOf(e.getMessage()))));
    }
  }

  private Reply answer(long prompt, BaatorChoice choice) {
    return table.answer(MASTER, prompt, tree(choice));
  }

  private static Tree tree(BaatorChoice choice) {
    return CHOICE.tree(choice);
  }
}
