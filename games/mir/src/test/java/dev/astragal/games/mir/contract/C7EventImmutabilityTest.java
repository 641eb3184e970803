package dev.astragal.games.mir.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.Yard;
import dev.astragal.games.mir.json.Json;
import java.util.List;
import org.junit.jupiter.api.Test;

class C7EventImmutabilityTest {
  @Test
  void everyLogIsThePrefixOfTheLogsAfterIt() {
    ActionFuzz fuzz = new ActionFuzz(7);
    MirState state = Yard.state();
    for (int i = 0; i < 400; i++) {
      List<Json> before = state.log().events().items();
      MirState next = (MirState) Yard.ENGINE.applyAction(state, fuzz.next(state)).nextState();
      List<Json> after = next.log().events().items();
      assertThat(after.subList(0, before.size())).isEqualTo(before);
      assertThat(after.size()).isGreaterThan(before.size());
      state = next.sound() ? next : Yard.state();
    }
  }

  @Test
  void twoFuturesOfOneStateDoNotSeeEachOther() {
    MirState shared = Yard.after(Yard.move("p1", 0, 1));
    MirState left = (MirState) Yard.apply(shared, Yard.attack("p1", "n1")).nextState();
    MirState right = (MirState) Yard.apply(shared, Yard.INITIATIVE).nextState();
    assertThat(Yard.lastTypes(left, 2)).containsExactly("MOVE_APPLIED", "ATTACK_RESOLVED");
    assertThat(Yard.lastTypes(right, 2)).containsExactly("MOVE_APPLIED", "INITIATIVE_ROLLED");
    assertThat(shared.log().events().size()).isEqualTo(1);
  }
}
