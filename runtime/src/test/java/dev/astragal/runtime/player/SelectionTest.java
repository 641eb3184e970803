package dev.astragal.runtime.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Heuristic;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.seed.Seed;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class SelectionTest {
  private final Rng rng = Players.luck(Seed.of(1), 0);
  private final Heuristic<String, Integer> seven = (state, seat, prompt, luck) -> 7;
  private final Node<Integer> node = new Node<>();

  @Test
  void whereTheGameKnowsWhatIsPromisingMoreIsLookedAtTheOftenerOneComes() {
    Prompt<Integer> prompt =
        Prompt.ask(Seat.first(), "number", Choices.of(IntStream.range(0, 50).boxed().toList()));
    Selection<String, Integer> selection = new Selection<>(seven, true, rng);
    assertThat(selection.candidates(node, "", Seat.first(), prompt)).containsExactly(7, 0, 1);
    node.visits = 100;
    assertThat(selection.candidates(node, "", Seat.first(), prompt))
        .containsExactly(7, 0, 1, 2, 3, 4, 5, 6);
  }

  @Test
  void whatCannotBeListedIsDrawnAFewAtATime() {
    Choices<Integer> any =
        Choices.sampled(List.of(1), luck -> luck.below(1 << 30), choice -> Optional.empty());
    Prompt<Integer> prompt = Prompt.ask(Seat.first(), "number", any);
    Selection<String, Integer> selection = new Selection<>(seven, false, rng);
    int before = 1;
    for (int i = 0; i < 20; i++) {
      List<Integer> candidates = selection.candidates(node, "", Seat.first(), prompt);
      candidates.forEach(node::branch);
      assertThat(candidates.size()).isBetween(before, Math.min(before + 2, 8));
      before = candidates.size();
    }
    assertThat(before).isEqualTo(8);
    node.visits = 100;
    for (int i = 0; i < 20; i++)
      selection.candidates(node, "", Seat.first(), prompt).forEach(node::branch);
    assertThat(node.branches).hasSize(28);
  }
}
