package dev.astragal.kernel.screen;

import dev.astragal.kernel.tree.Tree;
import java.util.List;
import java.util.Optional;

/**
 * A part of an offered choice that whoever takes it may fill in otherwise. The choice as it is
 * offered is legal; clients without forms take it so.
 */
public sealed interface Blank {
  /** The field of the choice, as a journal writes it; a dot leads into a part. */
  String field();

  Msg label();

  /** One of these. */
  record OneOf(String field, Msg label, List<Value> values) implements Blank {
    public OneOf {
      values = List.copyOf(values);
    }
  }

  /** Any of these, as a list. */
  record AnyOf(String field, Msg label, List<Value> values) implements Blank {
    public AnyOf {
      values = List.copyOf(values);
    }
  }

  /** A whole number. */
  record Whole(String field, Msg label, long least, long most) implements Blank {}

  /** Words. */
  record Text(String field, Msg label, int lengthMax) implements Blank {}

  /** Whether or not. */
  record YesNo(String field, Msg label) implements Blank {}

  /**
   * What may stand in a blank.
   *
   * @param thing the id of the thing on the screen it is, so that it can be picked there
   */
  record Value(Tree value, Msg label, Optional<String> thing) {
    public static Value of(String value, Msg label) {
      return new Value(Tree.of(value), label, Optional.empty());
    }

    public static Value of(long value, Msg label) {
      return new Value(Tree.of(value), label, Optional.empty());
    }

    public Value showing(String shown) {
      return new Value(value, label, Optional.of(shown));
    }
  }
}
