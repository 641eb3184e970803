package dev.astragal.games.mir.tactics;

import dev.astragal.games.mir.MirChoice;
import dev.astragal.games.mir.MirPolicy.Ability;
import dev.astragal.games.mir.MirPolicy.Aim;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Sight;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.parts.board.Square;
import java.util.ArrayList;
import java.util.List;

/** How what the active one may do reads: way and price, target and odds, as its side knows them. */
public final class ChoiceWords {
  private final TacticsRules rules;
  private final MirState state;

  public ChoiceWords(TacticsRules rules, MirState state) {
    this.rules = rules;
    this.state = state;
  }

  public Wording of(MirChoice choice) {
    return switch (choice) {
      case MirChoice.Move move -> move(move);
      case MirChoice.Attack attack -> attack(attack);
      case MirChoice.UseAbility use -> ability(use);
      case MirChoice.Defend(String id) -> {
        long ac = at(id).ac();
        yield Wording.of(choice)
            .in("group.attack")
            .gain("gain.guard", "ac", ac + rules.policy().conditions().dodgingAc(), "usual", ac)
            .cost("cost.action")
            .about(Names.id(at(id)));
      }
      case MirChoice.EndTurn(String id) -> endTurn(choice, at(id));
      case MirChoice.Yield _ ->
          Wording.of(choice).in("group.turn").warning("outlook.yield").grave();
      case MirChoice.RollInitiative _ -> Wording.of(choice).suggested();
    };
  }

  private Wording move(MirChoice.Move move) {
    Entity mover = at(move.entityId());
    long cost = Outlook.cost(rules, state, move);
    Wording words =
        Wording.of("choice.Move", "row", move.y() + 1, "column", move.x() + 1, "cost", cost)
            .in("group.move")
            .cost("cost.steps", "left", Walking.left(state, mover) - cost)
            .about(Names.cellId(move.x(), move.y()));
    List<Msg> struck = inReach(mover, move.x(), move.y());
    return struck.isEmpty() ? words : words.gain("gain.reach", "names", struck);
  }

  /** Whom the mover could strike from a cell, of those its side sees. */
  private List<Msg> inReach(Entity mover, int x, int y) {
    long range = Striking.range(mover, rules.policy());
    List<Msg> names = new ArrayList<>();
    for (Entity enemy : new Foresight(rules, state, mover).enemies())
      if (Square.kingMoves(x, y, enemy.x(), enemy.y()) <= range
          && Sight.line(state.board(), x, y, enemy.x(), enemy.y())) names.add(Names.name(enemy));
    return names;
  }

  private Wording attack(MirChoice.Attack attack) {
    Entity attacker = at(attack.attackerId());
    Entity target = at(attack.targetId());
    int dice = Striking.damageDice(attacker, rules.policy());
    int sides = Striking.damageSides(attacker, rules.policy());
    Wording words =
        aimed(Wording.of("choice.Attack"), target)
            .in("group.attack")
            .odds("odds.hit", "chance", rules.striking().hitChance(attacker, target));
    if (attacker.has(ConditionNames.POISONED)) words = words.warning("warning.poisoned");
    words = harm(words, target, dice, sides).cost("cost.action");
    return reaching(words, attacker, target, Striking.range(attacker, rules.policy()));
  }

  private Wording ability(MirChoice.UseAbility use) {
    Entity caster = at(use.casterId());
    Entity target = at(use.targetId());
    Ability ability = rules.policy().ability(use.abilityId());
    Wording words =
        aimed(Wording.of("choice.UseAbility", "ability", Names.ability(use.abilityId())), target)
            .in("group.ability");
    if (ability == null) return words;
    if (ability.aim() == Aim.ENEMY) {
      words = words.odds("odds.hit", "chance", rules.casting().hitChance(ability, caster, target));
      if (ability.dice() > 0) words = harm(words, target, ability.dice(), ability.sides());
    } else if (ability.dice() > 0) {
      words = healing(words, ability, target);
    }
    if (!ability.condition().isEmpty()) words = condition(words, ability, target);
    words = reaching(words.cost("cost.action"), caster, target, ability.range());
    return ability.cooldown() == 0 ? words : words.cost("cost.rest", "turns", ability.cooldown());
  }

  private static Wording aimed(Wording words, Entity target) {
    return words
        .with("name", Names.name(target))
        .with("hp", target.hp())
        .with("max", target.hpMax())
        .about(Names.id(target));
  }

  /** Where more than the next cell is in reach, how much of it the target takes. */
  private static Wording reaching(Wording words, Entity actor, Entity target, long range) {
    int distance = Actors.distance(actor, target);
    return range <= 1 || distance == 0
        ? words
        : words.note(
            "note.range", "name", Names.name(target), "distance", distance, "range", range);
  }

  private static Wording harm(Wording words, Entity target, int dice, int sides) {
    Wording told =
        words.gain(
            "gain.damage", "dice", dice, "sides", sides, "least", dice, "most", dice * sides);
    if (dice >= target.hp()) return told.note("note.kills", "name", Names.name(target));
    return (long) dice * sides >= target.hp()
        ? told.note("note.may-kill", "name", Names.name(target))
        : told;
  }

  private static Wording healing(Wording words, Ability ability, Entity target) {
    if (target.hp() >= target.hpMax())
      return words.warning("warning.unhurt", "name", Names.name(target));
    return words.gain(
        "gain.healing",
        "dice",
        ability.dice(),
        "sides",
        ability.sides(),
        "least",
        Math.min(ability.dice(), target.hpMax() - target.hp()),
        "most",
        Math.min((long) ability.dice() * ability.sides(), target.hpMax() - target.hp()));
  }

  private static Wording condition(Wording words, Ability ability, Entity target) {
    Msg name = Names.name(target);
    Msg condition = Names.condition(ability.condition());
    Wording told =
        words.gain(
            "gain.condition", "name", name, "condition", condition, "turns", ability.turns());
    return target.has(ability.condition())
        ? told.warning("warning.already", "name", name, "condition", condition)
        : told;
  }

  /** The suggested answer only when nothing that is left of the turn is of any use. */
  private Wording endTurn(MirChoice choice, Entity actor) {
    Wording words = Wording.of(choice).in("group.turn");
    Foresight foresight = new Foresight(rules, state, actor);
    boolean canAct = foresight.legal(new MirChoice.Defend(actor.id()));
    if (!canAct && foresight.approach() == null) return words.suggested();
    if (canAct) words = words.warning("warning.action");
    long steps = actor.has(ConditionNames.STUNNED) ? 0 : Walking.left(state, actor);
    return steps == 0 ? words : words.note("note.steps", "steps", steps);
  }

  private Entity at(String id) {
    return state.roster().at(id);
  }
}
