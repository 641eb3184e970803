package dev.astragal.games.mir.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.mir.ActionResult;
import dev.astragal.games.mir.MirEvent;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.Yard;
import dev.astragal.kernel.state.Shape;
import java.util.List;
import org.junit.jupiter.api.Test;

class C5ReproducibilityTest {
  @Test
  void theRecordOfAStepRebuildsTheNextStateToTheByte() {
    ActionFuzz fuzz = new ActionFuzz(5);
    MirState state = Yard.state();
    for (int i = 0; i < 2_000; i++) {
      ActionResult result = Yard.ENGINE.applyAction(state, fuzz.next(state));
      MirState next = (MirState) result.nextState();
      MirState rebuilt = Yard.ENGINE.rebuild(state, result.record());
      assertThat(rebuilt.dice().position()).isEqualTo(next.dice().position());
      if (i % 50 == 0) assertThat(Yard.text(rebuilt)).isEqualTo(Yard.text(next));
      state = next.sound() ? next : Yard.state();
    }
    assertThat(state.log().events().size()).isGreaterThan(100);
  }

  @Test
  void theRecordSurvivesBeingWrittenDown() {
    Shape<MirEvent> shape = Shape.of(MirEvent.class);
    MirState before = Yard.after(Yard.move("p1", 0, 1));
    ActionResult result = Yard.apply(before, Yard.attack("p1", "n1"));
    List<MirEvent> read =
        result.record().stream().map(event -> shape.read(shape.tree(event))).toList();
    assertThat(read).isEqualTo(result.record());
    assertThat(Yard.text(Yard.ENGINE.rebuild(before, read)))
        .isEqualTo(Yard.text(result.nextState()));
  }

  @Test
  void equalInputsGiveEqualResults() {
    ActionFuzz fuzz = new ActionFuzz(6);
    MirState state = Yard.state();
    for (int i = 0; i < 300; i++) {
      var action = fuzz.next(state);
      ActionResult once = Yard.ENGINE.applyAction(state, action);
      ActionResult again = Yard.ENGINE.applyAction(Yard.state(state.json()), action);
      assertThat(Yard.text(again.nextState())).isEqualTo(Yard.text(once.nextState()));
      assertThat(again.events()).isEqualTo(once.events());
      assertThat(again.errors()).isEqualTo(once.errors());
      state = ((MirState) once.nextState()).sound() ? (MirState) once.nextState() : Yard.state();
    }
  }
}
