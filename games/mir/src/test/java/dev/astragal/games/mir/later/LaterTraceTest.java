package dev.astragal.games.mir.later;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.mir.MirEngine;
import dev.astragal.games.mir.Trace;
import dev.astragal.games.mir.WorkedExamples;
import dev.astragal.games.mir.Yard;
import org.junit.jupiter.api.Test;

/** A whole trace of the reference's later engine, state hashes and all. */
class LaterTraceTest {
  private final Trace trace = new Trace(MirEngine.later(), Yard.json());

  @Test
  void fourteenActionsInTheYard() {
    trace.accepted(Yard.move("p1", 2, 1), "7e9e1eee35c6dea4");
    trace.rejected(
        Yard.move("p1", 2, 2),
        "[POST_INVARIANT_FAILED] [NO_SOLID_OVERLAP] \"p1\" and \"o1\" both at (2,2)",
        "48da9c4ce0621f6a");
    trace.accepted(Yard.move("p1", 1, 1), "4813a1cf00150ff9");
    assertThat(trace.accepted(Yard.attack("p1", "n1"), "907e604ab3c4fe1c"))
        .containsExactly(
            "ATTACK_RESOLVED {\"attackerId\":\"p1\",\"targetId\":\"n1\",\"rawRoll\":8,"
                + "\"attackModifier\":0,\"attackRoll\":8,\"targetBaseAc\":8,\"acModifier\":0,"
                + "\"effectiveAc\":8,\"disadvantage\":false,\"hit\":true,\"damage\":1,"
                + "\"targetHpAfter\":6}");
    trace.accepted(Yard.INITIATIVE, "c4e34f10892e5b02");
    trace.accepted(Yard.endTurn("p2"), "8eef451b418f95c5");
    assertThat(trace.accepted(Later.defend("p1"), "11d3366b2e3add55"))
        .containsExactly(
            "DEFEND_APPLIED {\"entityId\":\"p1\",\"condition\":\"dodging\",\"acBonus\":2,"
                + "\"duration\":1,\"effectiveAc\":14,\"hpHealed\":0,\"hpAfter\":12}");
    trace.rejected(
        Yard.attack("p1", "n1"),
        "[BUDGET_EXHAUSTED] Action already used this turn",
        "cd2e81279e54d9e9");
    assertThat(trace.accepted(Yard.endTurn("p1"), "8c1c452c012d98c6"))
        .containsExactly(
            "CONDITION_EXPIRED {\"entityId\":\"p1\",\"condition\":\"dodging\"}",
            "TURN_ENDED {\"entityId\":\"p1\",\"nextEntityId\":\"n1\",\"round\":1}");
    assertThat(trace.accepted(Later.use("n1", "poison_strike", "p1"), "ccb924dba9c1608d"))
        .containsExactly(
            "ABILITY_USED {\"casterId\":\"n1\",\"targetId\":\"p1\","
                + "\"abilityId\":\"poison_strike\",\"abilityName\":\"Poison Strike\","
                + "\"abilityType\":\"attack\",\"attackRoll\":2,\"targetAc\":12,\"hit\":false,"
                + "\"damage\":0,\"targetHpAfter\":12,\"conditionApplied\":null}");
    trace.accepted(Yard.endTurn("n1"), "aefe011fd693b17d");
    trace.accepted(Yard.attack("p2", "n1"), "2040361786611355");
    trace.accepted(Yard.endTurn("p2"), "b1a3277f6d73f00d");
    assertThat(trace.accepted(Yard.attack("p1", "n1"), "31f1c64fcb6cb631"))
        .last()
        .isEqualTo(
            "COMBAT_ENDED {\"winner\":\"players\",\"finalRound\":2,"
                + "\"livingPlayers\":[\"p1\",\"p2\"],\"livingNpcs\":[]}");
  }

  @Test
  void theContractsFirstExampleIsOutOfReachNow() {
    Trace example = new Trace(MirEngine.later(), WorkedExamples.attack().json());
    assertThat(example.apply(Yard.attack("pc-seren", "npc-barkeep")).errors())
        .containsExactly("[OUT_OF_RANGE] Target at distance 4, attack range is 1");
  }

  @Test
  void theContractsSecondExampleIsTheSame() {
    new Trace(MirEngine.later(), WorkedExamples.blockedMove().json())
        .rejected(
            Yard.move("pc-seren", 3, 2),
            "[BLOCKED_CELL] Step 0: (3,2) is blocked terrain",
            "fec8681317419c19");
  }
}
