package org.example.stones;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.parts.turns.TurnOrder;

/** Take one to three stones; who takes the last one wins. */
public final class Stones implements SimpleGame<Stones.Heap, Stones.Take, Stones.Take> {
  record Heap(int stones, TurnOrder order) {}

  record Take(int stones) implements Choice, Event {}

  @Override
  public Manifest manifest() {
    return Manifest.of("stones", "Stones").seats(2).limits(30, 0);
  }

  @Override
  public Heap begin(int seats) {
    return new Heap(21, TurnOrder.of(seats));
  }

  @Override
  public Status<Take> status(Heap heap) {
    if (heap.stones == 0) return Status.won(heap.order.mover().next(2));
    return Status.awaiting(
        heap.order.mover(),
        "take",
        Choices.where(4, taken -> taken > 0 && taken <= heap.stones, Take::new));
  }

  @Override
  public void choose(Heap heap, Take take, Turn<Heap, Take> turn) {
    turn.emit(take);
  }

  @Override
  public Heap evolve(Heap heap, Take take) {
    return new Heap(heap.stones - take.stones, heap.order.next());
  }

  @Override
  public Screen present(Heap heap, Seat viewer) {
    return Screen.of(Panel.line("heap", "left", "stones", heap.stones));
  }
}
