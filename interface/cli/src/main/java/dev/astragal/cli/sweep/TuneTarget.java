package dev.astragal.cli.sweep;

import dev.astragal.runtime.content.BadInputException;
import java.math.BigDecimal;

/** A figure and what it should be. */
record TuneTarget(String metric, double value) {
  /** Reads {@code metric=value}; the metric itself may have an equals sign, as shares do. */
  static TuneTarget parse(String text) {
    int equals = text.lastIndexOf('=');
    if (equals > 0 && equals < text.length() - 1) {
      String number = text.substring(equals + 1);
      boolean percent = number.endsWith("%");
      try {
        BigDecimal value =
            new BigDecimal(percent ? number.substring(0, number.length() - 1) : number);
        return new TuneTarget(
            text.substring(0, equals), (percent ? value.movePointLeft(2) : value).doubleValue());
      } catch (NumberFormatException e) {
        throw new BadInputException("the target '" + number + "' is not a number");
      }
    }
    throw new BadInputException("a target is written metric=value, not '" + text + "'");
  }
}
