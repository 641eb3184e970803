package dev.astragal.tui.start;

import java.util.List;

/** One thing to set before a game begins: one of several values, or any text. */
public final class Field {
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

  public String label() {
    return label;
  }

  public String value() {
    return value;
  }

  /** The values it may have; any text when there are none. */
  public List<String> values() {
    return values;
  }

  public boolean typed() {
    return values.isEmpty();
  }

  void set(String text) {
    value = text;
  }

  /** The value after this one, or before it. */
  String turned(int direction) {
    return values.get(Math.floorMod(values.indexOf(value) + direction, values.size()));
  }
}
