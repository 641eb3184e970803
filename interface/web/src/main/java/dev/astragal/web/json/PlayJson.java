package dev.astragal.web.json;

import dev.astragal.cli.plain.Labels;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.Messages;
import java.util.ArrayList;
import java.util.List;

/** Prompts, choices and events of one game, in its words. */
public final class PlayJson<S, C extends Choice, E extends Event> {
  /** More are not listed; the total is told. */
  public static final int LISTED_MAX = 400;

  private final Kernel<S, C, E> kernel;
  private final Labels<C, E> labels;
  private final ScreenJson screens;

  public PlayJson(Kernel<S, C, E> kernel, Messages messages) {
    this.kernel = kernel;
    this.labels = new Labels<>(kernel, messages);
    this.screens = new ScreenJson(messages);
  }

  public Tree screen(Run<S, C, E> run, Seat viewer) {
    return screens.screen(kernel.rules().present(run.state(), viewer));
  }

  public Tree preview(Run<S, C, E> run, C choice, Seat viewer) {
    return screens.screen(kernel.rules().preview(run.state(), choice, viewer));
  }

  /** What {@code viewer} may answer or command now; nothing for whoever is not asked. */
  public Tree prompt(Run<S, C, E> run, Seat viewer) {
    return switch (run.status()) {
      case Status.Finished<C> _ -> Tree.none();
      case Status.Awaiting<C>(Prompt<C> prompt) ->
          prompt.asks(viewer)
              ? asked(
                  run.promptId(),
                  prompt.kind(),
                  prompt.why(),
                  prompt.choices(viewer),
                  prompt.commands())
              : Tree.none();
      case Status.Running<C>(Choices<C> commands) ->
          viewer.index() < 0 || (commands.size() == 0 && commands.complete())
              ? Tree.none()
              : asked(
                  run.promptId(), "running", Msg.of("prompt.running"), Choices.none(), commands);
    };
  }

  private Tree asked(long id, String kind, Msg why, Choices<C> choices, Choices<C> commands) {
    return Fields.of()
        .put("id", id)
        .put("kind", kind)
        .put("why", screens.text(why))
        .put("choices", listed(choices))
        .put("complete", choices.complete())
        .put("total", choices.size())
        .put("commands", listed(commands))
        .tree();
  }

  private List<Tree> listed(Choices<C> choices) {
    List<Tree> listed = new ArrayList<>();
    for (int i = 0; i < Math.min(LISTED_MAX, choices.size()); i++)
      listed.add(choice(choices.get(i)));
    return listed;
  }

  private Tree choice(C choice) {
    return Fields.of()
        .put("label", labels.choice(choice))
        .put("choice", kernel.choiceShape().tree(choice))
        .tree();
  }

  public String label(C choice) {
    return labels.choice(choice);
  }

  /** What an event says. */
  public String text(Event event) {
    return labels.event(event);
  }

  public Tree status(Run<S, C, E> run) {
    Fields fields = Fields.of();
    switch (run.status()) {
      case Status.Running<C> _ -> fields.put("kind", "running").put("asked", List.of());
      case Status.Awaiting<C>(Prompt<C> prompt) ->
          fields.put("kind", "awaiting").put("asked", seats(prompt));
      case Status.Finished<C> _ -> fields.put("kind", "finished").put("asked", List.of());
    }
    return fields.put("tick", run.tick()).put("inputs", run.inputs()).tree();
  }

  public static List<Tree> seats(Prompt<?> prompt) {
    List<Tree> seats = new ArrayList<>();
    for (int seat = 0; seat < Seat.MAX; seat++)
      if (prompt.asks(Seat.of(seat))) seats.add(Tree.of(seat));
    return seats;
  }

  /** An event, or what a seat sees of one; {@code id} must not tell of events nobody saw. */
  public Tree event(String id, long tick, Event event) {
    return Fields.of()
        .put("id", id)
        .put("tick", tick)
        .put("kind", event.kind())
        .put("key", event.narrativeKey())
        .put("text", labels.event(event))
        .put("severity", event.severity().name())
        .put("surface", event.surface().name())
        .texts("tags", event.tags())
        .put("data", Labels.fields(event))
        .tree();
  }
}
