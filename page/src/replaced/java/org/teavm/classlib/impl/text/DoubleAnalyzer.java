package org.teavm.classlib.impl.text;

import org.teavm.jso.JSBody;

/** The digits of a number are the browser's: tables for them would weigh more than a small game. */
public final class DoubleAnalyzer {
  public static final int DECIMAL_PRECISION = 18;
  public static final long DOUBLE_MAX_POS = 100_000_000_000_000_000L;

  private DoubleAnalyzer() {}

  /** A number as 18 digits, the first of them before the point, and an exponent of ten. */
  public static class Result {
    public long mantissa;
    public int exponent;
    public boolean sign;
  }

  public static int fastIntLog10(double value) {
    Result result = new Result();
    analyze(value, result);
    return result.exponent;
  }

  public static void analyze(double value, Result result) {
    result.sign = Double.doubleToLongBits(value) < 0;
    result.mantissa = 0;
    result.exponent = 0;
    if (value == 0) return;
    String digits = written(Math.abs(value));
    int end = digits.indexOf('e');
    int place = 0;
    for (int i = 0; i < end; i++) {
      if (digits.charAt(i) == '.') continue;
      result.mantissa = result.mantissa * 10 + digits.charAt(i) - '0';
      place++;
    }
    for (; place < DECIMAL_PRECISION; place++) result.mantissa *= 10;
    int from = digits.charAt(end + 1) == '+' ? end + 2 : end + 1;
    result.exponent = Integer.parseInt(digits.substring(from));
  }

  @JSBody(params = "value", script = "return value.toExponential();")
  private static native String written(double value);
}
