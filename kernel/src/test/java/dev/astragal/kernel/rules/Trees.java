package dev.astragal.kernel.rules;

import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Short ways to write documents in tests. */
final class Trees {
  private Trees() {}

  static Tree.Table table(Object... namesAndValues) {
    Map<String, Tree> fields = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2)
      fields.put((String) namesAndValues[i], of(namesAndValues[i + 1]));
    return new Tree.Table(fields, Mark.NONE);
  }

  static Tree list(Object... values) {
    List<Tree> items = new ArrayList<>();
    for (Object value : values) items.add(of(value));
    return Tree.of(items);
  }

  private static Tree of(Object value) {
    return switch (value) {
      case Tree tree -> tree;
      case Integer number -> Tree.of(number);
      case Boolean flag -> Tree.of(flag);
      default -> Tree.of(value.toString());
    };
  }

  static Tree.Table pack(Tree... rules) {
    return table(
        "pack_id",
        "test",
        "version",
        1,
        "engine_min",
        "0.4",
        "namespace",
        "test",
        "rules",
        Tree.of(List.of(rules)));
  }

  static Tree.Table rule(Object... more) {
    Tree.Table rule = table("id", "one", "layer", "physical");
    for (var field : table(more).fields().entrySet())
      rule = rule.with(field.getKey(), field.getValue());
    return rule;
  }

  static Tree.Table causing(String type, String name, Tree payload) {
    return table("type", type, "name", name, "payload", payload);
  }

  static Rule only(Tree.Table rule) {
    return PackReader.read(pack(rule)).rules().getFirst();
  }
}
