package dev.astragal.games.mir.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.mir.ActionResult;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.Yard;
import dev.astragal.games.mir.json.Json;
import org.junit.jupiter.api.Test;

class C6InputImmutabilityTest {
  /** The log is cut this often so that writing it down before and after every call stays cheap. */
  private static final int LOG_MAX = 60;

  @Test
  void tenThousandActionsNeverChangeWhatTheyAreGiven() {
    ActionFuzz fuzz = new ActionFuzz(4);
    MirState state = Yard.state();
    int accepted = 0;
    int refused = 0;
    for (int i = 0; i < 10_000; i++) {
      String before = Yard.text(state);
      ActionResult result = Yard.ENGINE.applyAction(state, fuzz.next(state));
      assertThat(Yard.text(state)).isEqualTo(before);
      MirState next = (MirState) result.nextState();
      if (result.success()) {
        accepted++;
      } else {
        refused++;
        assertThat(Yard.text(withLogOf(next, state))).isEqualTo(before);
      }
      boolean goesOn = next.sound() && next.log().events().size() < LOG_MAX;
      state = goesOn ? next : Yard.state();
    }
    assertThat(accepted).isGreaterThan(1_000);
    assertThat(refused).isGreaterThan(1_000);
  }

  private static MirState withLogOf(MirState state, MirState other) {
    Json.Obj json = state.json();
    return Yard.state(json.with("log", other.json().at("log")));
  }
}
