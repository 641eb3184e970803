package dev.astragal.games.mir.state;

import dev.astragal.games.mir.json.Json;
import dev.astragal.kernel.state.StateReader;
import dev.astragal.kernel.state.StateWriter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Turns left by name, in the order in which they were started. */
public record Counters(Json.Obj json) {
  public static final Counters NONE = new Counters(Json.Obj.EMPTY);

  static @Nullable Counters read(@Nullable Json json) {
    return json instanceof Json.Obj object ? new Counters(object) : null;
  }

  public List<String> names() {
    return json.keys();
  }

  /** Turns left, or 0. */
  public long left(String name) {
    return json.get(name) instanceof Json.Int(long turns) ? turns : 0;
  }

  public Counters with(String name, long turns) {
    return new Counters(json.with(name, Json.of(turns)));
  }

  public Counters without(String name) {
    return new Counters(json.without(name));
  }

  /** One turn less for each; those that run out are gone. */
  public Counters ticked() {
    Counters rest = this;
    for (String name : names()) {
      long turns = left(name) - 1;
      rest = turns > 0 ? rest.with(name, turns) : rest.without(name);
    }
    return rest;
  }

  static void describe(String name, @Nullable Counters counters, StateWriter out) {
    out.optional(name, counters != null);
    if (counters == null) return;
    out.list(name, counters.names().size());
    for (String counter : counters.names()) {
      out.open("");
      out.text("name", counter);
      out.int64("turns", counters.left(counter));
      out.close();
    }
    out.endList();
  }

  static @Nullable Counters restored(String name, StateReader in) {
    if (!in.optional(name)) return null;
    int size = in.list(name);
    List<String> names = new ArrayList<>(size);
    List<Json> turns = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      in.open("");
      names.add(in.text("name"));
      turns.add(Json.of(in.int64("turns")));
      in.close();
    }
    in.endList();
    return new Counters(new Json.Obj(names, turns));
  }
}
