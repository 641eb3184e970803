package dev.astragal.games.mir.later;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.mir.ActionResult;
import dev.astragal.games.mir.MirEngine;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.Yard;
import dev.astragal.games.mir.contract.ActionFuzz;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.JsonReader;
import org.junit.jupiter.api.Test;

/** Whatever is declared, the entry point holds its promises under the later rules too. */
class LaterFuzzTest {
  private static final MirEngine ENGINE = MirEngine.later();
  private static final int LOG_MAX = 60;

  @Test
  void inputsStayRecordsRebuildAndWhatIsSoundCanBeReadAgain() {
    ActionFuzz fuzz = new ActionFuzz(7);
    MirState state = fresh();
    int accepted = 0;
    int over = 0;
    for (int i = 0; i < 6_000; i++) {
      String before = Yard.text(state);
      Json action = fuzz.nextLater(state);
      ActionResult result = ENGINE.applyAction(state, action);
      MirState next = (MirState) result.nextState();
      assertThat(Yard.text(state)).isEqualTo(before);
      assertThat(Yard.text(ENGINE.rebuild(state, result.record()))).isEqualTo(Yard.text(next));
      if (next.sound())
        assertThat(ENGINE.read(JsonReader.read(Yard.text(next))))
            .as(action.toString())
            .isInstanceOf(MirState.class);
      if (result.success()) accepted++;
      if (result.events().toString().contains("COMBAT_ENDED")) over++;
      state = next.sound() && next.log().events().size() < LOG_MAX ? next : fresh();
    }
    assertThat(accepted).isGreaterThan(1_000);
    assertThat(over).isGreaterThan(5);
  }

  private static MirState fresh() {
    return (MirState) ENGINE.read(Yard.json());
  }
}
