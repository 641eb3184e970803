package dev.astragal.web.json;

import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.table.Moment;
import dev.astragal.runtime.table.Offer;
import dev.astragal.runtime.table.Question;
import dev.astragal.runtime.table.Situation;
import dev.astragal.runtime.table.Told;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Questions, offers and what was told, in a table's words. */
public record PlayJson(Messages messages) {
  /** More are not listed; the total is told. */
  public static final int LISTED_MAX = 400;

  public Tree screen(Screen screen) {
    return new ScreenJson(messages).screen(screen);
  }

  /** What a seat may do now; nothing for whoever is not asked. */
  public Tree question(Optional<Question> asked) {
    if (asked.isEmpty()) return Tree.none();
    Question question = asked.get();
    Fields fields =
        Fields.of()
            .put("id", question.prompt())
            .put("kind", question.kind())
            .put("why", new ScreenJson(messages).text(question.why()))
            .put("choices", question.answers().stream().map(this::offer).toList())
            .put("complete", question.complete())
            .put("total", question.total())
            .put("commands", question.commands().stream().map(this::offer).toList());
    question.suggested().ifPresent(index -> fields.put("suggested", index));
    return fields.tree();
  }

  /** What is empty is left out. */
  private Tree offer(Offer offer) {
    Wording wording = offer.wording();
    Fields fields =
        Fields.of()
            .put("label", messages.text(wording.label()))
            .put("choice", offer.choice())
            .put("kind", lower(offer.kind()))
            .put("weight", lower(wording.weight()));
    if (!wording.details().isEmpty())
      fields.put("details", wording.details().stream().map(this::detail).toList());
    wording.group().ifPresent(group -> fields.put("group", messages.text(group)));
    if (wording.current()) fields.put("current", true);
    if (!wording.about().isEmpty()) fields.texts("about", wording.about());
    wording
        .amount()
        .ifPresent(
            amount ->
                fields.put(
                    "amount",
                    Fields.of().put("of", amount.of()).put("value", amount.value()).tree()));
    return fields.tree();
  }

  private Tree detail(Wording.Detail detail) {
    return Fields.of()
        .put("kind", lower(detail.kind()))
        .put("text", messages.text(detail.text()))
        .tree();
  }

  public static Tree status(Moment now) {
    return Fields.of()
        .put("kind", kind(now.situation()))
        .put("asked", asked(now.situation()))
        .put("tick", now.tick())
        .put("inputs", now.inputs())
        .tree();
  }

  public static String kind(Situation situation) {
    return switch (situation) {
      case Situation.Running _ -> "running";
      case Situation.Asked _ -> "awaiting";
      case Situation.Over _ -> "finished";
    };
  }

  public static List<Tree> asked(Situation situation) {
    return situation.asked().stream().<Tree>map(seat -> Tree.of(seat.index())).toList();
  }

  /** What was told of an event; {@code id} must not tell of events nobody saw. */
  public Tree event(String id, Told told) {
    Event event = told.event();
    Fields fields =
        Fields.of()
            .put("id", id)
            .put("step", told.step())
            .put("tick", told.tick())
            .put("kind", event.kind())
            .put("key", told.telling().text().key())
            .put("text", messages.text(told.telling().text()))
            .put("severity", event.severity().name())
            .put("surface", event.surface().name())
            .texts("tags", event.tags())
            .put("data", data(Shape.of(event.getClass()), event));
    Seat who = told.telling().who();
    if (who.plays()) fields.put("who", who.index());
    if (!told.telling().about().isEmpty()) fields.texts("about", told.telling().about());
    return fields.tree();
  }

  @SuppressWarnings("unchecked") // the shape was made from the event's own class
  private static <T> Tree data(Shape<T> shape, Event event) {
    return shape.tree((T) event);
  }

  private static String lower(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
