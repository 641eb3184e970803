package dev.astragal.games.delve;

import dev.astragal.games.delve.content.DelveContent;
import dev.astragal.games.delve.rules.Answers;
import dev.astragal.games.delve.rules.OrderCommands;
import dev.astragal.games.delve.rules.Prompts;
import dev.astragal.games.delve.rules.Ticks;
import dev.astragal.games.delve.screen.OfferPanel;
import dev.astragal.games.delve.screen.Recap;
import dev.astragal.games.delve.words.DelveWords;
import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Features;
import dev.astragal.kernel.game.Heuristic;
import dev.astragal.kernel.game.Measures;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Rules;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.game.Violations;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Telling;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.state.Ints;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The rules of a dungeon. */
public final class DelveRules implements Rules<DelveState, DelveChoice, DelveEvent> {
  private final DelvePolicy policy;
  private final DelveContent content;

  /** Every run begins alike, as a copy of this. */
  private final DelveState first;

  private final Prompts prompts;

  DelveRules(DelvePolicy policy, DelveContent content, int version, boolean easy) {
    this.policy = policy;
    this.content = content;
    first = new DelveState(policy, content, version, easy);
    prompts = new Prompts(policy, content);
  }

  @Override
  public DelveState begin(Setup setup) {
    return first.copy();
  }

  @Override
  public Status<DelveChoice> status(DelveState state) {
    if (state.question.stands()) return new Status.Awaiting<>(prompts.of(state));
    if (state.progress.ending == Ending.NONE) return OrderCommands.whileRunning(state);
    return Status.finished(outcome(state));
  }

  @Override
  public void tick(DelveState state, Turn<DelveState, DelveEvent> turn) {
    Ticks.pass(state, turn);
  }

  @Override
  public void choose(DelveState state, DelveChoice choice, Turn<DelveState, DelveEvent> turn) {
    Answers.choose(state, choice, turn);
  }

  @Override
  public DelveState evolve(DelveState state, DelveEvent event) {
    event.applyTo(state);
    return state;
  }

  @Override
  public void check(DelveState state, Violations out) {
    Invariants.check(state, out);
  }

  @Override
  public void features(DelveState state, Seat viewer, Features out) {
    DelveFeatures.of(state, out);
  }

  @Override
  public Screen present(DelveState state, Seat viewer) {
    return DelveScreen.of(state, "");
  }

  @Override
  public Screen preview(DelveState state, DelveChoice choice, Seat viewer) {
    return DelveScreen.of(state, OfferPanel.considered(choice));
  }

  @Override
  public Wording word(DelveState state, DelveChoice choice, Seat viewer) {
    return DelveWords.word(state, choice);
  }

  @Override
  public Telling tell(DelveState before, Event event, Seat viewer) {
    return DelveWords.tell(before, event);
  }

  @Override
  public DelveState redeal(DelveState state, Seat viewer, Rng rng) {
    return Redeal.unseen(state, rng);
  }

  @Override
  public Optional<Msg> name(String field, int place, long value) {
    int kind = (int) value;
    return switch (field) {
      case "map.itemKind", "loadout.weapons" -> named(kind >= 0, () -> content.itemId(kind));
      case "actors.kind" -> named(place != Actors.HERO, () -> content.enemy(kind).id());
      case "progress.foe" -> named(kind > 0, () -> content.enemy(kind - 1).id());
      case "loadout.god" -> named(kind >= 0, () -> content.gods().get(kind).id());
      default -> Optional.empty();
    };
  }

  private static Optional<Msg> named(boolean some, Supplier<String> id) {
    return some ? Optional.of(Msg.word(id.get())) : Optional.empty();
  }

  @Override
  public void measure(DelveState state, Measures out) {
    Progress progress = state.progress;
    out.value("clock", progress.clock);
    out.value("floor", progress.floor);
    out.value("hp", state.actors.hp[Actors.HERO]);
    out.value("interrupts", progress.answers);
    out.value("kills", progress.kills);
    if (progress.ending == Ending.NONE) return;
    boolean won = progress.ending == Ending.VICTORY;
    for (int floor = 2; floor <= policy.floors().count(); floor++)
      out.category("reached floor " + floor, progress.floor >= floor ? "yes" : "no");
    out.category("left", won ? "alive" : "dead on floor " + progress.floor);
    if (!won) out.category("cause in sight", state.trace.explains() ? "yes" : "no");
  }

  @Override
  public List<Msg> reckoning(DelveState end, List<DelveEvent> past) {
    Score score = Score.of(end);
    List<Msg> lines = new ArrayList<>();
    lines.add(Msg.of("reckoning.floors", "points", score.floors()));
    lines.add(Msg.of("reckoning.kills", "kills", end.progress.kills, "points", score.kills()));
    if (score.health() > 0) lines.add(Msg.of("reckoning.health", "points", score.health()));
    lines.add(
        Msg.of("reckoning.time", "clock", end.progress.clock, "answers", end.progress.answers));
    return lines;
  }

  @Override
  public Optional<Msg> renown(DelveState state) {
    return state.progress.ending == Ending.NONE
        ? Optional.empty()
        : Optional.of(Recap.renown(state, Score.of(state).total()));
  }

  @Override
  public List<Bot<DelveState, DelveChoice>> bots() {
    return DelveBots.ALL;
  }

  @Override
  public Optional<Heuristic<DelveState, DelveChoice>> heuristic() {
    return Optional.of(new DelveHeuristic());
  }

  private static Outcome outcome(DelveState state) {
    Ending ending = state.progress.ending;
    Ints score = Ints.of(Score.of(state).total());
    return ending == Ending.VICTORY
        ? new Outcome(ending.code(), List.of(Seat.first()), score)
        : Outcome.ended(ending.code(), score);
  }
}
