package dev.astragal.cli.sweep;

import dev.astragal.runtime.content.BadInputException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A number of the policy and the whole numbers, or whole percentages, it may be. */
record TuneRange(String path, long low, long high, String unit) {
  private static final Pattern FORM =
      Pattern.compile("([^=]+)=(-?\\d{1,15})(%?)\\.\\.(-?\\d{1,15})(%?)");

  static TuneRange parse(String text) {
    Matcher matcher = FORM.matcher(text);
    if (!matcher.matches() || !matcher.group(3).equals(matcher.group(5)))
      throw new BadInputException(
          "a range is written path=lo..hi with whole numbers, not '" + text + "'");
    long low = Long.parseLong(matcher.group(2));
    long high = Long.parseLong(matcher.group(4));
    if (low >= high) throw new BadInputException("the range '" + text + "' is empty");
    return new TuneRange(matcher.group(1), low, high, matcher.group(3));
  }

  String text(long number) {
    return number + unit;
  }
}
