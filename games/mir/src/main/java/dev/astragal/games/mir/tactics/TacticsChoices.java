package dev.astragal.games.mir.tactics;

import dev.astragal.games.mir.MirChoice;
import dev.astragal.games.mir.MirPolicy;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Side;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Rejection;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the active entity may do. Of the many ways to a cell only the cheapest is listed; the others
 * are legal too. The list is made when somebody looks at it.
 */
public final class TacticsChoices implements Choices<MirChoice> {
  private final TacticsRules rules;
  private final MirState state;
  private final Entity actor;
  private @Nullable List<MirChoice> listed;

  public TacticsChoices(TacticsRules rules, MirState state, Entity actor) {
    this.rules = rules;
    this.state = state;
    this.actor = actor;
  }

  @Override
  public int size() {
    return list().size();
  }

  @Override
  public MirChoice get(int index) {
    return list().get(index);
  }

  @Override
  public boolean complete() {
    return false;
  }

  @Override
  public Optional<Rejection> refusal(MirChoice choice) {
    if (choice instanceof MirChoice.Move move && !move.consistent())
      return Optional.of(
          Rejection.because("WAY_ENDS_ELSEWHERE", "row", move.y() + 1, "column", move.x() + 1));
    return Optional.ofNullable(rules.refusal(state, choice.action()));
  }

  @Override
  public List<MirChoice> list() {
    if (listed == null) listed = List.copyOf(found());
    return listed;
  }

  private List<MirChoice> found() {
    List<MirChoice> found = new ArrayList<>();
    List<Entity> fighters =
        state.roster().all().stream().filter(each -> each.side() != Side.OBJECTS).toList();
    for (Entity target : fighters) offer(new MirChoice.Attack(actor.id(), target.id()), found);
    offer(new MirChoice.Defend(actor.id()), found);
    for (String ability : actor.sheet().abilities())
      for (Entity target : fighters)
        if (!useless(ability, target))
          offer(new MirChoice.UseAbility(actor.id(), ability, target.id()), found);
    if (!actor.has(ConditionNames.STUNNED)) found.addAll(moves());
    found.add(new MirChoice.EndTurn(actor.id()));
    found.add(new MirChoice.Yield(actor.id()));
    return found;
  }

  private List<MirChoice> moves() {
    List<MirChoice> moves = new ArrayList<>();
    long left = Walking.left(state, actor);
    if (left == 0) return moves;
    Ground ground = Ground.seenBy(state, actor, rules.policy());
    for (int y = 0; y < state.board().height(); y++)
      for (int x = 0; x < state.board().width(); x++)
        if ((x != actor.x() || y != actor.y())
            && ground.distance(x, y) <= left
            && ground.free(x, y)) moves.add(new MirChoice.Move(actor.id(), ground.path(x, y)));
    return moves;
  }

  private void offer(MirChoice choice, List<MirChoice> found) {
    if (rules.refusal(state, choice.action()) == null) found.add(choice);
  }

  /** What would bring nothing is legal, and not listed. */
  private boolean useless(String id, Entity target) {
    MirPolicy.Ability ability = rules.policy().ability(id);
    if (ability == null) return false;
    boolean heals = ability.aim() == MirPolicy.Aim.ALLY && ability.dice() > 0;
    if (heals && target.hp() < target.hpMax()) return false;
    boolean harms = ability.aim() == MirPolicy.Aim.ENEMY && ability.dice() > 0;
    return !harms && !Casting.matters(state, actor, target, ability);
  }
}
