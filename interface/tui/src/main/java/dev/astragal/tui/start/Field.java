package dev.astragal.tui.start;

import java.util.List;

/** One thing to set before a game begins: one of several values, or any text. */
final class Field {
  private final String name;
  private final String label;
  private final List<String> values;
  private String value;

  /** An empty list of values allows any text. */
  Field(String name, String label, List<String> values, String value) {
    this.name = name;
    this.label = label;
    this.values = List.copyOf(values);
    this.value = value;
  }

  String name() {
    return name;
  }

  String label() {
    return label;
  }

  String value() {
    return value;
  }

  boolean typed() {
    return values.isEmpty();
  }

  void set(String text) {
    value = text;
  }

  void turn(int direction) {
    if (!values.isEmpty())
      value = values.get(Math.floorMod(values.indexOf(value) + direction, values.size()));
  }
}
