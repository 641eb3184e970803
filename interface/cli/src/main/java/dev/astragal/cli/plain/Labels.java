package dev.astragal.cli.plain;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.journal.JournalLine;

/** Choices and events in the words of a game's message bundle. */
public record Labels<C extends Choice, E extends Event>(Kernel<?, C, E> kernel, Messages messages) {
  public String choice(C choice) {
    Tree tree = kernel.choiceShape().tree(choice);
    return messages.text(choice.labelKey(), tree);
  }

  /** A checkpoint, by the sentence {@code checkpoint.REASON}. */
  public String wayBack(JournalLine.Checkpoint point) {
    return messages.text(Msg.of("checkpoint." + point.reason(), "number", point.id()));
  }

  /** An event of this game, or what a seat sees of one. */
  public String event(Event event) {
    return messages.text(event.narrativeKey(), fields(event));
  }

  /** The fields of an event. */
  public static Tree fields(Event event) {
    return tree(Shape.of(event.getClass()), event);
  }

  @SuppressWarnings("unchecked") // the shape was made from the event's own class
  private static <T> Tree tree(Shape<T> shape, Event event) {
    return shape.tree((T) event);
  }
}
