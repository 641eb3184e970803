package dev.astragal.baator.session;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.bus.BusEvent;
import dev.astragal.runtime.content.JsonTrees;
import java.io.PrintWriter;
import java.util.function.Consumer;

/** Writes every event of a bus as one JSON line, for programs that follow a session. */
public record EventLines(PrintWriter out) implements Consumer<BusEvent> {
  @Override
  public void accept(BusEvent event) {
    Tree.Table trace =
        Tree.emptyTable()
            .with("trace_id", Tree.of(event.trace().traceId()))
            .with("span_id", Tree.of(event.trace().spanId()))
            .with("parent", Tree.of(event.trace().parent()));
    out.println(
        JsonTrees.write(
            Tree.emptyTable()
                .with("id", Tree.of(event.id()))
                .with("name", Tree.of(event.name()))
                .with("occurred_at", Tree.of(event.occurredAt().toString()))
                .with("trace", trace)
                .with("payload", event.payload())));
    out.flush();
  }
}
