package dev.astragal.games.mir.action;

import dev.astragal.games.mir.json.Ecma;
import dev.astragal.games.mir.json.Json;
import org.jspecify.annotations.Nullable;

/** A column or a row as a caller gave it, whatever that is. */
public sealed interface Coordinate {
  /** The cell of a coordinate that is none. */
  int NO_CELL = -1;

  Coordinate MISSING = new Missing();

  /** A whole number. */
  record Whole(long value) implements Coordinate {
    /** Wider than any map. */
    private static final Whole[] SMALL = small();

    @Override
    public int cell() {
      return value == (int) value && value >= 0 ? (int) value : NO_CELL;
    }

    @Override
    public String shown() {
      return Long.toString(value);
    }

    @Override
    public Json written() {
      return Json.of(value);
    }

    private static Whole[] small() {
      Whole[] small = new Whole[256];
      for (int i = 0; i < small.length; i++) small[i] = new Whole(i);
      return small;
    }
  }

  /** Anything else, which counts and prints as ECMAScript has it. */
  record Odd(Json written) implements Coordinate {
    private static final int CELL_DIGITS_MAX = 3;

    @Override
    public int cell() {
      String text = shown();
      if (!text.matches("0|[1-9]\\d*") || text.length() > CELL_DIGITS_MAX) return NO_CELL;
      return Integer.parseInt(text);
    }

    @Override
    public String shown() {
      return Ecma.text(written);
    }
  }

  /** Nothing. */
  record Missing() implements Coordinate {
    @Override
    public int cell() {
      return NO_CELL;
    }

    @Override
    public String shown() {
      return "undefined";
    }

    @Override
    public Json written() {
      throw new IllegalStateException("a coordinate that is missing was never written");
    }
  }

  static Coordinate of(long value) {
    return value >= 0 && value < Whole.SMALL.length ? Whole.SMALL[(int) value] : new Whole(value);
  }

  static Coordinate read(@Nullable Json given) {
    if (given == null) return MISSING;
    return given instanceof Json.Int(long value) ? of(value) : new Odd(given);
  }

  /** The number of the cell that prints like it. */
  int cell();

  /** How a sentence prints it. */
  String shown();

  Json written();
}
