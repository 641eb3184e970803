package dev.astragal.cli;

import dev.astragal.runtime.journal.JournalLine.WayOn;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a way on as it is typed. */
final class WayOnConverter implements ITypeConverter<WayOn> {
  @Override
  public WayOn convert(String typed) {
    return WayOn.of(typed)
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "'" + typed + "' is no way on; there are go-on, carry-over and go-back"));
  }
}
