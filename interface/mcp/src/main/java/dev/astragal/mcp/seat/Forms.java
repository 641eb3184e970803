package dev.astragal.mcp.seat;

import dev.astragal.kernel.tree.Tree;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** A JSON schema in the words of a match: its own keywords stay, what it speaks of does not. */
final class Forms {
  private static final Set<String> KEYWORDS =
      Set.of(
          "type",
          "properties",
          "required",
          "items",
          "anyOf",
          "oneOf",
          "enum",
          "const",
          "minimum",
          "maximum",
          "minItems",
          "maxItems",
          "maxLength",
          "minLength",
          "pattern",
          "description",
          "additionalProperties",
          "propertyNames",
          "$defs",
          "$ref",
          "$schema",
          "prefixItems",
          "uniqueItems",
          "maxProperties",
          "title",
          "default");

  private Forms() {}

  static Tree coined(Tree schema, Vocabulary words) {
    return coined(schema, words, true);
  }

  /** {@code keyed}: names are keywords here; below properties they are names of the game. */
  private static Tree coined(Tree tree, Vocabulary words, boolean keyed) {
    return switch (tree) {
      case Tree.Table table -> {
        Map<String, Tree> all = new LinkedHashMap<>();
        table
            .fields()
            .forEach(
                (name, value) -> {
                  boolean keyword = keyed && KEYWORDS.contains(name);
                  boolean names = name.equals("properties") || name.equals("$defs");
                  boolean plain = keyword && (name.equals("type") || name.equals("pattern"));
                  all.put(
                      keyword ? name : words.coined(name),
                      plain && value instanceof Tree.Text
                          ? value
                          : coined(value, words, !(keyword && names)));
                });
        yield new Tree.Table(all, table.mark());
      }
      case Tree.Rows rows ->
          new Tree.Rows(
              rows.items().stream().map(item -> coined(item, words, true)).toList(), rows.mark());
      case Tree.Text(String text, var mark) when text.startsWith("#/$defs/") ->
          new Tree.Text("#/$defs/" + words.coined(text.substring(8)), mark);
      case Tree.Text _ -> words.coined(tree);
      case Tree.Whole _, Tree.Decimal _, Tree.Flag _, Tree.Empty _ -> tree;
    };
  }
}
