package dev.astragal.games.mir.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.mir.ActionResult;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.Yard;
import dev.astragal.games.mir.json.Json;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class C8NoSilentMutationTest {
  @Test
  void onlyWhatAnEventSpeaksOfChanges() {
    ActionFuzz fuzz = new ActionFuzz(8);
    MirState state = Yard.state();
    for (int i = 0; i < 2_000; i++) {
      ActionResult result = Yard.ENGINE.applyAction(state, fuzz.next(state));
      MirState next = (MirState) result.nextState();
      Json.Obj event = (Json.Obj) result.events().getFirst();
      List<String> changed = changedParts(state.json(), next.json());
      assertThat(mayChange(event.text("type"))).containsAll(changed);
      boolean goesOn = next.sound() && next.log().events().size() < 40;
      state = goesOn ? next : Yard.state();
    }
  }

  private static List<String> mayChange(String type) {
    return switch (type) {
      case "MOVE_APPLIED" -> List.of("log", "entities");
      case "ATTACK_RESOLVED" -> List.of("log", "entities", "rng");
      case "INITIATIVE_ROLLED" -> List.of("log", "combat", "rng");
      case "TURN_ENDED" -> List.of("log", "combat");
      case "ACTION_REJECTED" -> List.of("log");
      default -> throw new AssertionError("the contract has no event " + type);
    };
  }

  private static List<String> changedParts(Json.Obj before, Json.Obj after) {
    List<String> changed = new ArrayList<>();
    for (String key : before.keys()) if (!before.at(key).equals(after.at(key))) changed.add(key);
    return changed;
  }
}
