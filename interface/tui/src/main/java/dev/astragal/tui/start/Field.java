package dev.astragal.tui.start;

import java.util.List;
import java.util.function.UnaryOperator;

/** One question before a game begins: one of several values, or any text. */
public final class Field {
  private final String name;
  private final String label;
  private final String help;
  private final List<String> values;
  private final UnaryOperator<String> labels;
  private final UnaryOperator<String> helps;
  private String value;

  /**
   * An empty list of values allows any text. {@code labels} and {@code helps} say what a value is
   * called and what it means.
   */
  Field(
      String name,
      String label,
      String help,
      List<String> values,
      String value,
      UnaryOperator<String> labels,
      UnaryOperator<String> helps) {
    this.name = name;
    this.label = label;
    this.help = help;
    this.values = List.copyOf(values);
    this.value = value;
    this.labels = labels;
    this.helps = helps;
  }

  String name() {
    return name;
  }

  public String label() {
    return label;
  }

  /** What the question is about, or empty. */
  public String help() {
    return help;
  }

  public String value() {
    return value;
  }

  /** What the value is called. */
  public String said() {
    return labels.apply(value);
  }

  /** What the value means, or empty. */
  public String meaning() {
    return meaning(value);
  }

  public String meaning(String other) {
    return helps.apply(other);
  }

  /** The values it may have; any text when there are none. */
  public List<String> values() {
    return values;
  }

  /** What each of them is called. */
  public List<String> labels() {
    return values.stream().map(labels).toList();
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
