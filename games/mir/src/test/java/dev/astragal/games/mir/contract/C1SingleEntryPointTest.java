package dev.astragal.games.mir.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.mir.ActionResult;
import dev.astragal.games.mir.ActionRules;
import dev.astragal.games.mir.MirEngine;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.Yard;
import dev.astragal.kernel.game.Turn;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class C1SingleEntryPointTest {
  @Test
  void applyActionIsTheOnlyPublicMethodThatTurnsAnActionIntoAResult() {
    List<String> entrances =
        Arrays.stream(MirEngine.class.getMethods())
            .filter(method -> method.getReturnType() == ActionResult.class)
            .map(Method::getName)
            .distinct()
            .toList();
    assertThat(entrances).containsExactly("applyAction");
  }

  @Test
  void rulesCanOnlyActThroughATurnOfTheKernel() throws Exception {
    Method perform =
        Arrays.stream(ActionRules.class.getMethods())
            .filter(method -> method.getName().equals("perform"))
            .findFirst()
            .orElseThrow();
    assertThat(perform.getReturnType()).isEqualTo(void.class);
    assertThat(perform.getParameterTypes()).contains(Turn.class);
  }

  @Test
  void aStateHasNoPublicFieldAndItsFieldsAreFinal() {
    assertThat(MirState.class.getDeclaredFields())
        .allMatch(field -> Modifier.isFinal(field.getModifiers()))
        .noneMatch(field -> Modifier.isPublic(field.getModifiers()));
  }

  @Test
  void everyActionOfTheContractGoesThroughIt() {
    assertThat(
            Yard.lastTypes(
                Yard.after(Yard.move("p1", 0, 1), Yard.INITIATIVE, Yard.endTurn("p1")), 3))
        .containsExactly("MOVE_APPLIED", "INITIATIVE_ROLLED", "TURN_ENDED");
  }
}
