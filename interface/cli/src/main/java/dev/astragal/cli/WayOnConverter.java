package dev.astragal.cli;

import dev.astragal.runtime.journal.JournalLine.WayOn;
import java.util.Arrays;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a way on as it is typed. */
final class WayOnConverter implements ITypeConverter<WayOn> {
  @Override
  public WayOn convert(String typed) {
    return Arrays.stream(WayOn.values())
        .filter(way -> way.words().equals(typed))
        .findFirst()
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "'" + typed + "' is no way on; there are go-on, carry-over and go-back"));
  }
}
