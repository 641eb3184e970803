package dev.astragal.web.json;

import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.JsonTrees;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A table somebody sent, read field by field; {@link #end} refuses what nobody read. */
public final class Form {
  private final Tree.Table table;
  private final String path;
  private final Set<String> unread;

  private Form(Tree.Table table, String path) {
    this.table = table;
    this.path = path;
    this.unread = new LinkedHashSet<>(table.fields().keySet());
  }

  /** Reads one JSON object. */
  public static Form of(String json) {
    Tree tree;
    try {
      tree = JsonTrees.read(json, "message");
    } catch (TreeException e) {
      throw new Refusal(400, "NOT_JSON", "not one JSON object: " + e.getMessage());
    }
    if (!(tree instanceof Tree.Table table))
      throw new Refusal(400, "NOT_JSON", "not a JSON object but " + tree.kind());
    return new Form(table, "");
  }

  public static Form of(Tree.Table table) {
    return new Form(table, "");
  }

  public String text(String name, int lengthMax) {
    return optionalText(name, lengthMax).orElseThrow(() -> missing(name));
  }

  public Optional<String> optionalText(String name, int lengthMax) {
    return take(name)
        .map(
            value -> {
              if (!(value instanceof Tree.Text(String text, _)) || text.length() > lengthMax)
                throw bad(name, "must be text of at most " + lengthMax + " characters");
              return text;
            });
  }

  public long whole(String name, long min, long max) {
    return optionalWhole(name, min, max).orElseThrow(() -> missing(name));
  }

  public Optional<Long> optionalWhole(String name, long min, long max) {
    return take(name)
        .map(
            value -> {
              if (!(value instanceof Tree.Whole(long number, _)) || number < min || number > max)
                throw bad(name, "must be a whole number from " + min + " to " + max);
              return number;
            });
  }

  public boolean flag(String name, boolean fallback) {
    return optionalFlag(name).orElse(fallback);
  }

  public boolean requiredFlag(String name) {
    return optionalFlag(name).orElseThrow(() -> missing(name));
  }

  private Optional<Boolean> optionalFlag(String name) {
    return take(name)
        .map(
            value -> {
              if (!(value instanceof Tree.Flag(boolean flag, _)))
                throw bad(name, "must be true or false");
              return flag;
            });
  }

  public Tree any(String name) {
    return take(name).orElseThrow(() -> missing(name));
  }

  public Optional<Tree> optionalAny(String name) {
    return take(name);
  }

  public Optional<List<Form>> optionalForms(String name, int sizeMax) {
    return rows(name, sizeMax)
        .map(
            rows -> {
              List<Form> forms = new ArrayList<>();
              for (int i = 0; i < rows.size(); i++) {
                String at = name + "[" + i + "]";
                if (!(rows.get(i) instanceof Tree.Table item)) throw bad(at, "must be an object");
                forms.add(new Form(item, within(at)));
              }
              return forms;
            });
  }

  public Optional<List<String>> optionalTexts(String name, int sizeMax, int lengthMax) {
    return rows(name, sizeMax)
        .map(rows -> rows.stream().map(row -> shortText(name, row, lengthMax)).toList());
  }

  public Map<String, String> textTable(String name, int sizeMax, int lengthMax) {
    Map<String, String> texts = new LinkedHashMap<>();
    take(name)
        .ifPresent(
            value -> {
              if (!(value instanceof Tree.Table values) || values.fields().size() > sizeMax)
                throw bad(name, "must be an object with at most " + sizeMax + " fields");
              values
                  .fields()
                  .forEach((key, text) -> texts.put(key, shortText(name, text, lengthMax)));
            });
    return texts;
  }

  /** Refuses fields that nobody asked for. */
  public void end() {
    for (String name : unread)
      throw new Refusal(
          400, new Rejection("UNKNOWN_FIELD", "there is no such field", shortened(within(name))));
  }

  public String within(String name) {
    return path.isEmpty() ? name : path + "." + name;
  }

  private Optional<List<Tree>> rows(String name, int sizeMax) {
    return take(name)
        .map(
            value -> {
              if (!(value instanceof Tree.Rows(List<Tree> items, _)) || items.size() > sizeMax)
                throw bad(name, "must be a list of at most " + sizeMax);
              return items;
            });
  }

  private String shortText(String name, Tree value, int lengthMax) {
    if (!(value instanceof Tree.Text(String text, _)) || text.length() > lengthMax)
      throw bad(name, "must hold texts of at most " + lengthMax + " characters");
    return text;
  }

  private Optional<Tree> take(String name) {
    unread.remove(name);
    return table.get(name).filter(value -> !(value instanceof Tree.Empty));
  }

  private Refusal missing(String name) {
    return bad(name, "is missing");
  }

  private Refusal bad(String name, String message) {
    return Refusal.badField(within(name), message);
  }

  private static String shortened(String text) {
    return text.substring(0, Math.min(80, text.length()));
  }
}
