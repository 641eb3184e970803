package dev.astragal.games.mir.tactics;

import dev.astragal.games.mir.MirChoice;
import dev.astragal.games.mir.MirPolicy.Ability;
import dev.astragal.games.mir.MirPolicy.Aim;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.kernel.screen.Msg;
import java.util.ArrayList;
import java.util.List;

/**
 * What a choice is about before it is taken, as far as its side can know: the cells of a way, whom
 * a deed is aimed at, and the odds.
 *
 * @param way the cells a move enters, in order; empty for every other choice
 * @param aimed the cells of whom it concerns
 */
public record Outlook(List<MirChoice.Step> way, List<MirChoice.Step> aimed, Msg sentence) {
  public Outlook {
    way = List.copyOf(way);
    aimed = List.copyOf(aimed);
  }

  public static Outlook of(TacticsRules rules, MirState state, MirChoice choice) {
    return switch (choice) {
      case MirChoice.Move move -> way(rules, state, move);
      case MirChoice.Attack(String attackerId, String targetId) -> {
        Entity attacker = state.roster().at(attackerId);
        Entity target = state.roster().at(targetId);
        int hundredths = rules.striking().hitChance(attacker, target);
        yield aimed(
            attacker,
            target,
            Msg.of("outlook.strike", "name", Names.name(target), "chance", hundredths));
      }
      case MirChoice.UseAbility used -> ability(rules, state, used);
      case MirChoice.Defend(String id) ->
          plain(
              Msg.of(
                  "outlook.defend",
                  "ac",
                  state.roster().at(id).ac() + rules.policy().conditions().dodgingAc()));
      case MirChoice.EndTurn _ -> plain(Msg.of("outlook.end"));
      case MirChoice.Yield _ -> plain(Msg.of("outlook.yield"));
      case MirChoice.RollInitiative _ -> plain(Msg.of("outlook.other"));
    };
  }

  /** Whether a move enters this cell. */
  public boolean walks(int x, int y) {
    return way.contains(new MirChoice.Step(x, y));
  }

  public boolean concerns(int x, int y) {
    return walks(x, y) || aimed.contains(new MirChoice.Step(x, y));
  }

  private static Outlook way(TacticsRules rules, MirState state, MirChoice.Move move) {
    Entity mover = state.roster().at(move.entityId());
    int cost = cost(rules, state, move);
    long left = Walking.left(state, mover) - cost;
    Msg sentence = Msg.of("outlook.way", "cost", cost, "left", left);
    return new Outlook(move.path(), List.of(cell(mover)), sentence);
  }

  /** The steps a way takes on the ground as the mover's side knows it. */
  static int cost(TacticsRules rules, MirState state, MirChoice.Move move) {
    Ground ground = Ground.seenBy(state, state.roster().at(move.entityId()), rules.policy());
    int cost = 0;
    for (MirChoice.Step step : move.path()) cost += ground.cost(step.x(), step.y());
    return cost;
  }

  private static Outlook ability(TacticsRules rules, MirState state, MirChoice.UseAbility used) {
    Entity caster = state.roster().at(used.casterId());
    Entity target = state.roster().at(used.targetId());
    Ability ability = rules.policy().ability(used.abilityId());
    if (ability == null || ability.aim() == Aim.ALLY)
      return aimed(caster, target, Msg.of("outlook.help", "name", Names.name(target)));
    int hundredths = rules.casting().hitChance(ability, caster, target);
    return aimed(
        caster, target, Msg.of("outlook.strike", "name", Names.name(target), "chance", hundredths));
  }

  private static Outlook aimed(Entity actor, Entity target, Msg sentence) {
    List<MirChoice.Step> cells = new ArrayList<>(List.of(cell(actor)));
    if (!actor.id().equals(target.id())) cells.add(cell(target));
    return new Outlook(List.of(), cells, sentence);
  }

  private static Outlook plain(Msg sentence) {
    return new Outlook(List.of(), List.of(), sentence);
  }

  private static MirChoice.Step cell(Entity entity) {
    return new MirChoice.Step(entity.x(), entity.y());
  }
}
