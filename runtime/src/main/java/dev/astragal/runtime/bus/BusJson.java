package dev.astragal.runtime.bus;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.JsonTrees;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Optional;

/** Events and commands as the JSON that leaves the program. */
public final class BusJson {
  /** The version of the bodies; readers refuse any other. */
  public static final int SCHEMA = 1;

  private BusJson() {}

  public static Tree.Table tree(BusEvent event) {
    Tree.Table body =
        Tree.emptyTable()
            .with("schema", Tree.of(SCHEMA))
            .with("id", Tree.of(event.id()))
            .with("name", Tree.of(event.name()))
            .with("occurred_at", Tree.of(event.occurredAt().toString()))
            .with("trace", trace(event.trace()));
    if (event.place().isPresent())
      body =
          body.with(
              "run",
              Tree.emptyTable()
                  .with("id", Tree.of(event.place().get().run()))
                  .with("position", Tree.of(event.place().get().position())));
    return body.with("payload", event.payload());
  }

  public static String text(BusEvent event) {
    return JsonTrees.write(tree(event));
  }

  public static String text(Command command) {
    return JsonTrees.write(
        Tree.emptyTable()
            .with("schema", Tree.of(SCHEMA))
            .with("id", Tree.of(command.id()))
            .with("name", Tree.of(command.name()))
            .with("trace", trace(command.trace()))
            .with("payload", command.payload()));
  }

  /** Reads an event; anything else is a {@link TreeException} that says what is wrong. */
  public static BusEvent event(String json) {
    Tree.Table body = body(json);
    Instant at;
    try {
      at = Instant.parse(text(body, "occurred_at"));
    } catch (DateTimeException e) {
      throw wrong(body, "occurred_at", "must be a time such as 2026-01-31T12:00:00Z");
    }
    return new BusEvent(
        text(body, "id"), text(body, "name"), table(body, "payload"), at, trace(body), place(body));
  }

  public static Command command(String json) {
    Tree.Table body = body(json);
    return new Command(text(body, "id"), text(body, "name"), table(body, "payload"), trace(body));
  }

  private static Tree.Table body(String json) {
    if (!(JsonTrees.read(json, "message") instanceof Tree.Table body))
      throw new TreeException("", Tree.emptyTable().mark(), "a message must be a JSON object");
    if (!body.get("schema").equals(Optional.of(Tree.of(SCHEMA))))
      throw wrong(body, "schema", "must be " + SCHEMA);
    return body;
  }

  private static Optional<BusEvent.Place> place(Tree.Table body) {
    if (body.get("run").isEmpty()) return Optional.empty();
    Tree.Table run = table(body, "run");
    if (!(run.get("position").orElse(null) instanceof Tree.Whole(long position, _)))
      throw wrong(run, "position", "must be a whole number");
    return Optional.of(new BusEvent.Place(text(run, "id"), position));
  }

  private static Tree.Table trace(Trace trace) {
    return Tree.emptyTable()
        .with("trace_id", Tree.of(trace.traceId()))
        .with("span_id", Tree.of(trace.spanId()))
        .with("parent_id", Tree.of(trace.parent()));
  }

  private static Trace trace(Tree.Table body) {
    Tree.Table trace = table(body, "trace");
    return new Trace(text(trace, "trace_id"), text(trace, "span_id"), text(trace, "parent_id"));
  }

  private static String text(Tree.Table table, String field) {
    if (table.get(field).orElse(null) instanceof Tree.Text(String text, _)) return text;
    throw wrong(table, field, "must be text");
  }

  private static Tree.Table table(Tree.Table table, String field) {
    if (table.get(field).orElse(null) instanceof Tree.Table found) return found;
    throw wrong(table, field, "must be an object");
  }

  private static TreeException wrong(Tree.Table table, String field, String why) {
    return new TreeException(field, table.mark(), why);
  }
}
