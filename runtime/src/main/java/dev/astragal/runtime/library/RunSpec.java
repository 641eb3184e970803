package dev.astragal.runtime.library;

import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The recipe of a run: everything that, with its inputs, makes the run again. It is what a
 * journal's header and a seed code carry.
 *
 * @param overlays policies laid over the base, in order
 * @param sets single values of the policy, path to value
 */
public record RunSpec(
    String game,
    Seed seed,
    int seats,
    Map<String, String> options,
    List<Overlay> overlays,
    Map<String, String> sets) {

  /** A policy the game brings along, by name; or one of the user's own, with its document. */
  public sealed interface Overlay {
    String name();

    record Named(String name) implements Overlay {}

    record Own(String name, Tree document) implements Overlay {}
  }

  public RunSpec {
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    overlays = List.copyOf(overlays);
    sets = Collections.unmodifiableMap(new LinkedHashMap<>(sets));
  }

  public static RunSpec of(String game, Seed seed, int seats) {
    return new RunSpec(game, seed, seats, Map.of(), List.of(), Map.of());
  }

  public RunSpec withSeed(Seed other) {
    return new RunSpec(game, other, seats, options, overlays, sets);
  }

  Tree.Table tree() {
    Map<String, Tree> fields = new LinkedHashMap<>();
    fields.put("game", Tree.of(game));
    fields.put("seed", Tree.of(seed.text()));
    fields.put("seats", Tree.of(seats));
    fields.put("options", texts(options));
    List<Tree> layers = new ArrayList<>();
    for (Overlay overlay : overlays) {
      Tree.Table layer = Tree.emptyTable().with("name", Tree.of(overlay.name()));
      layers.add(
          overlay instanceof Overlay.Own(_, Tree document)
              ? layer.with("document", document)
              : layer);
    }
    fields.put("policy", Tree.of(layers));
    fields.put("set", texts(sets));
    return new Tree.Table(fields, Mark.NONE);
  }

  /** Adds this recipe's fields to {@code header}. */
  public Tree.Table addTo(Tree.Table header) {
    Tree.Table all = header;
    for (var field : tree().fields().entrySet()) all = all.with(field.getKey(), field.getValue());
    return all;
  }

  /** Reads the recipe from a header's fields. */
  public static RunSpec from(Tree.Table header) {
    List<Overlay> overlays = new ArrayList<>();
    if (header.get("policy").orElse(null) instanceof Tree.Rows rows) {
      for (Tree item : rows.items()) {
        if (!(item instanceof Tree.Table layer))
          throw new TreeException("policy", item.mark(), "must be a list of tables");
        String name = text(layer, "name");
        overlays.add(
            layer
                .get("document")
                .<Overlay>map(d -> new Overlay.Own(name, d))
                .orElse(new Overlay.Named(name)));
      }
    }
    if (!(header.get("seats").orElse(null) instanceof Tree.Whole seats)) {
      throw new TreeException("seats", header.mark(), "must be a whole number");
    }
    return new RunSpec(
        text(header, "game"),
        new Seed(text(header, "seed")),
        (int) seats.value(),
        texts(header, "options"),
        overlays,
        texts(header, "set"));
  }

  private static String text(Tree.Table table, String name) {
    return table
        .get(name)
        .map(Tree::text)
        .orElseThrow(() -> new TreeException(name, table.mark(), "is missing"));
  }

  private static Map<String, String> texts(Tree.Table table, String name) {
    Map<String, String> texts = new LinkedHashMap<>();
    if (table.get(name).orElse(null) instanceof Tree.Table values) {
      values.fields().forEach((key, value) -> texts.put(key, value.text()));
    }
    return texts;
  }

  private static Tree texts(Map<String, String> values) {
    Map<String, Tree> fields = new LinkedHashMap<>();
    values.forEach((name, value) -> fields.put(name, Tree.of(value)));
    return new Tree.Table(fields, Mark.NONE);
  }
}
