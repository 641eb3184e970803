package dev.astragal.kernel.rules;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads the fields of one table, notes what is wrong, and goes on. */
final class Fields {
  private final Tree.Table table;
  private final String path;
  private final List<TreeException> problems;
  private final Set<String> asked = new LinkedHashSet<>();

  Fields(Tree.Table table, String path, List<TreeException> problems) {
    this.table = table;
    this.path = path;
    this.problems = problems;
  }

  Optional<Tree> get(String name) {
    asked.add(name);
    return table.get(name).filter(value -> !(value instanceof Tree.Empty));
  }

  String text(String name) {
    Optional<Tree> value = get(name);
    if (value.isEmpty()) problem(table, name, "is missing");
    else if (value.get() instanceof Tree.Text text && !text.value().isBlank()) return text.value();
    else problem(value.get(), name, "must be text, it is " + value.get().kind());
    return "";
  }

  String optionalText(String name) {
    return get(name).map(Tree::text).orElse("");
  }

  List<Tree> list(String name) {
    return get(name)
        .map(
            value -> {
              if (value instanceof Tree.Rows rows) return rows.items();
              problem(value, name, "must be a list, it is " + value.kind());
              return List.<Tree>of();
            })
        .orElse(List.of());
  }

  /** At the field, or where it is missing. */
  void problem(String name, String what) {
    problem(table.get(name).orElse(table), name, what);
  }

  void problem(Tree at, String name, String what) {
    String place = path.isEmpty() || name.isEmpty() ? path + name : path + "." + name;
    problems.add(new TreeException(place, at.mark(), what));
  }

  /** Fields nobody asked for; probably misspelt. */
  List<String> unknown() {
    List<String> warnings = new ArrayList<>();
    for (var field : table.fields().entrySet()) {
      if (asked.contains(field.getKey())) continue;
      String place = path.isEmpty() ? field.getKey() : path + "." + field.getKey();
      warnings.add(field.getValue().mark() + ": " + place + ": unknown field, ignored");
    }
    return warnings;
  }
}
