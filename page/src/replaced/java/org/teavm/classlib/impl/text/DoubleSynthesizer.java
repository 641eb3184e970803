package org.teavm.classlib.impl.text;

import org.teavm.jso.JSBody;

/** A number of its digits, as the browser reads it. */
public final class DoubleSynthesizer {
  private DoubleSynthesizer() {}

  public static double synthesizeDouble(long mantissa, int exponent, boolean negative) {
    double read = read(mantissa + "e" + (exponent - 18));
    return negative ? -read : read;
  }

  @JSBody(params = "text", script = "return Number(text);")
  private static native double read(String text);
}
