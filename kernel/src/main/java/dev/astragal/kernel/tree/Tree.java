package dev.astragal.kernel.tree;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A document without a format: what YAML and JSON have in common.
 *
 * <p>Kernel and games read no files; content, policies, choices and views reach and leave them in
 * this form. Equality looks at values only, never at marks.
 */
public sealed interface Tree {
  Mark mark();

  /** The value in words, for messages and tables. */
  String text();

  /** An ordered table of named values. */
  record Table(Map<String, Tree> fields, Mark mark) implements Tree {
    public Table {
      fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
    }

    public Optional<Tree> get(String name) {
      return Optional.ofNullable(fields.get(name));
    }

    /** This table with one field replaced, or added at the end. */
    public Table with(String name, Tree value) {
      Map<String, Tree> changed = new LinkedHashMap<>(fields);
      changed.put(name, value);
      return new Table(changed, mark);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Table table && fields.equals(table.fields);
    }

    @Override
    public int hashCode() {
      return fields.hashCode();
    }

    @Override
    public String text() {
      StringBuilder out = new StringBuilder("{");
      fields.forEach(
          (name, value) ->
              out.append(out.length() == 1 ? "" : ", ")
                  .append(name)
                  .append(": ")
                  .append(value.text()));
      return out.append('}').toString();
    }
  }

  /** An ordered list of values. */
  record Rows(List<Tree> items, Mark mark) implements Tree {
    public Rows {
      items = List.copyOf(items);
    }

    /** This list with one item replaced. */
    public Rows with(int index, Tree value) {
      List<Tree> changed = new ArrayList<>(items);
      changed.set(index, value);
      return new Rows(changed, mark);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Rows rows && items.equals(rows.items);
    }

    @Override
    public int hashCode() {
      return items.hashCode();
    }

    @Override
    public String text() {
      StringBuilder out = new StringBuilder("[");
      for (Tree item : items) out.append(out.length() == 1 ? "" : ", ").append(item.text());
      return out.append(']').toString();
    }
  }

  /** A piece of text. */
  record Text(String value, Mark mark) implements Tree {
    @Override
    public boolean equals(Object other) {
      return other instanceof Text text && value.equals(text.value);
    }

    @Override
    public int hashCode() {
      return value.hashCode();
    }

    @Override
    public String text() {
      return value;
    }
  }

  /** A whole number. */
  record Whole(long value, Mark mark) implements Tree {
    @Override
    public boolean equals(Object other) {
      return other instanceof Whole whole && value == whole.value;
    }

    @Override
    public int hashCode() {
      return Long.hashCode(value);
    }

    @Override
    public String text() {
      return Long.toString(value);
    }
  }

  /** A number that is not whole, or too large for 64 bits; exact. */
  record Decimal(BigDecimal value, Mark mark) implements Tree {
    @Override
    public boolean equals(Object other) {
      return other instanceof Decimal decimal && value.compareTo(decimal.value) == 0;
    }

    @Override
    public int hashCode() {
      return value.stripTrailingZeros().hashCode();
    }

    @Override
    public String text() {
      return value.toString();
    }
  }

  /** True or false. */
  record Flag(boolean value, Mark mark) implements Tree {
    @Override
    public boolean equals(Object other) {
      return other instanceof Flag flag && value == flag.value;
    }

    @Override
    public int hashCode() {
      return Boolean.hashCode(value);
    }

    @Override
    public String text() {
      return Boolean.toString(value);
    }
  }

  /** The absence of a value, written down. */
  record Empty(Mark mark) implements Tree {
    @Override
    public boolean equals(Object other) {
      return other instanceof Empty;
    }

    @Override
    public int hashCode() {
      return 0;
    }

    @Override
    public String text() {
      return "null";
    }
  }

  static Table emptyTable() {
    return new Table(Collections.emptyMap(), Mark.NONE);
  }

  static Tree of(String value) {
    return new Text(value, Mark.NONE);
  }

  static Tree of(long value) {
    return new Whole(value, Mark.NONE);
  }

  static Tree of(boolean value) {
    return new Flag(value, Mark.NONE);
  }

  static Tree of(List<? extends Tree> items) {
    return new Rows(List.copyOf(items), Mark.NONE);
  }

  static Tree none() {
    return new Empty(Mark.NONE);
  }

  /** What kind of value this is, as an author would call it. */
  default String kind() {
    return switch (this) {
      case Table _ -> "a table";
      case Rows _ -> "a list";
      case Text _ -> "text";
      case Whole _ -> "a whole number";
      case Decimal _ -> "a decimal number";
      case Flag _ -> "true or false";
      case Empty _ -> "nothing";
    };
  }
}
