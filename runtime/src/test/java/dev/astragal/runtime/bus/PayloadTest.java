package dev.astragal.runtime.bus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class PayloadTest {
  private record Asked(String requestId, Optional<String> actorId) {}

  private record Answer(long result, String requestId) {}

  @Test
  void fieldsHaveTheNamesOfTheBusAndWhatIsAbsentIsLeftOut() {
    assertThat(Payload.of(new Asked("r7", Optional.empty())))
        .isEqualTo(Tree.emptyTable().with("request_id", Tree.of("r7")));
  }

  @Test
  void theFirstPartDecidesAFieldThatTwoName() {
    assertThat(Payload.of(new Asked("r7", Optional.of("Brak")), new Answer(3, "r8")))
        .isEqualTo(
            Tree.emptyTable()
                .with("request_id", Tree.of("r7"))
                .with("actor_id", Tree.of("Brak"))
                .with("result", Tree.of(3)));
  }

  @Test
  void aPayloadIsReadBackAndAnythingElseIsRefused() {
    Asked asked = new Asked("r7", Optional.of("Brak"));
    assertThat(Payload.read(Asked.class, Payload.of(asked))).isEqualTo(asked);
    assertThatThrownBy(() -> Payload.read(Answer.class, Payload.of(asked)))
        .isInstanceOf(TreeException.class);
  }
}
