package dev.astragal.games.mir.tactics;

import dev.astragal.games.mir.MirEvent;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.TacticsEvent;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Side;
import dev.astragal.kernel.screen.Msg;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What everybody did in a fight that is over: harm dealt and taken, healing, and who was felled.
 */
public final class BattleAccount {
  /** What one fighter did. */
  private static final class Deeds {
    private long dealt;
    private long taken;
    private long healed;
    private int felled;
  }

  private final MirState end;
  private final Map<String, Deeds> deeds = new LinkedHashMap<>();
  private long rounds;

  private BattleAccount(MirState end) {
    this.end = end;
    for (Entity entity : end.roster().all())
      if (entity.side() != Side.OBJECTS) deeds.put(entity.id(), new Deeds());
  }

  public static List<Msg> of(MirState end, List<MirEvent> past) {
    BattleAccount account = new BattleAccount(end);
    past.forEach(account::add);
    return account.lines();
  }

  private Deeds of(String id) {
    return deeds.getOrDefault(id, new Deeds());
  }

  private void add(MirEvent event) {
    switch (event) {
      case TacticsEvent.Strike strike when strike.hit() ->
          harm(strike.attackerId(), strike.targetId(), strike.damage(), strike.targetHpAfter());
      case TacticsEvent.AbilityUsed used when used.hit() -> {
        of(used.casterId()).healed += used.healed();
        harm(used.casterId(), used.targetId(), used.damage(), used.targetHpAfter());
      }
      case TacticsEvent.ConditionDamage(String id, _, int damage, _) -> of(id).taken += damage;
      case TacticsEvent.CombatEnded ended -> rounds += ended.finalRound();
      default -> {}
    }
  }

  private void harm(String by, String to, int damage, long left) {
    if (damage == 0) return;
    of(by).dealt += damage;
    of(to).taken += damage;
    if (left <= 0) of(by).felled++;
  }

  private List<Msg> lines() {
    List<Msg> lines = new ArrayList<>();
    if (rounds > 0) lines.add(Msg.of("reckoning.rounds", "count", rounds));
    for (Side side : List.of(Side.PLAYERS, Side.NPCS)) {
      List<Entity> all =
          end.roster().all().stream().filter(entity -> entity.side() == side).toList();
      lines.add(
          Msg.of(
              "reckoning." + side.key(),
              "standing",
              all.stream().filter(entity -> !entity.dead()).count(),
              "all",
              all.size()));
      for (Entity entity : all) lines.add(line(entity, of(entity.id())));
    }
    deeds.entrySet().stream()
        .max(Comparator.comparingLong(entry -> entry.getValue().dealt))
        .filter(entry -> entry.getValue().dealt > 0)
        .ifPresent(
            best ->
                lines.add(
                    Msg.of(
                        "reckoning.most",
                        "name",
                        Names.name(end, best.getKey()),
                        "dealt",
                        best.getValue().dealt)));
    return lines;
  }

  private static Msg line(Entity entity, Deeds done) {
    return Msg.of(
        entity.dead() ? "reckoning.fallen" : "reckoning.standing",
        "name",
        Names.name(entity),
        "hp",
        entity.hp(),
        "max",
        entity.hpMax(),
        "dealt",
        done.dealt,
        "taken",
        done.taken,
        "healed",
        done.healed,
        "felled",
        done.felled);
  }
}
