package dev.astragal.runtime.bus;

import dev.astragal.kernel.state.About;
import dev.astragal.kernel.state.Flat;
import dev.astragal.kernel.state.Name;
import dev.astragal.kernel.state.Omittable;
import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.state.WrittenAs;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.JsonTrees;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Optional;

/**
 * Events and commands as the JSON that leaves the program. Readers pass over fields they do not
 * know.
 */
public final class BusJson {
  /** The version of the bodies; readers refuse any other. */
  public static final int SCHEMA = 1;

  static final Shape<EventBody> EVENT = Shape.of(EventBody.class);
  static final Shape<CommandBody> COMMAND = Shape.of(CommandBody.class);

  private BusJson() {}

  /** Read before anything else, so that a body of another version is refused for just that. */
  @WrittenAs(value = "number", min = SCHEMA, max = SCHEMA)
  record Version(int number) {
    static final Version THIS = new Version(SCHEMA);

    Version {
      if (number != SCHEMA) throw new IllegalArgumentException("must be " + SCHEMA);
    }
  }

  /** A time as text. */
  @WrittenAs("text")
  record Time(Instant instant) {
    static Time of(String text) {
      try {
        return new Time(Instant.parse(text));
      } catch (DateTimeException e) {
        throw new IllegalArgumentException("must be a time such as 2026-01-31T12:00:00Z", e);
      }
    }

    String text() {
      return instant.toString();
    }
  }

  @About("Something that happened")
  record EventBody(
      Version schema,
      @About("The same whenever the message is sent again; RUN.POSITION for events of a run")
          String id,
      @About("Such as pig.rolled, dice.resolved, run.ended") String name,
      @About("When the message was made") @Name("occurred_at") Time occurredAt,
      Trace trace,
      @About("Only for events of a run") @Name("run") @Omittable Optional<BusEvent.Place> place,
      @About("What happened; tick for events of a run") Tree.Table payload) {}

  @About("An order to the one service that handles it")
  record CommandBody(Version schema, @Flat Command command) {}

  public static Tree tree(BusEvent event) {
    return EVENT.tree(
        new EventBody(
            Version.THIS,
            event.id(),
            event.name(),
            new Time(event.occurredAt()),
            event.trace(),
            event.place(),
            event.payload()));
  }

  public static String text(BusEvent event) {
    return JsonTrees.write(tree(event));
  }

  public static String text(Command command) {
    return JsonTrees.write(COMMAND.tree(new CommandBody(Version.THIS, command)));
  }

  /** Reads an event; anything else is a {@link TreeException} that says what is wrong. */
  public static BusEvent event(String json) {
    EventBody body = EVENT.readKnown(JsonTrees.read(json, "message"));
    return new BusEvent(
        body.id(),
        body.name(),
        body.payload(),
        body.occurredAt().instant(),
        body.trace(),
        body.place());
  }

  public static Command command(String json) {
    return COMMAND.readKnown(JsonTrees.read(json, "message")).command();
  }
}
