package org.teavm.classlib.java.util;

/** What is used of {@code java.util.HexFormat}, which the compiler's class library lacks. */
public final class THexFormat {
  private static final THexFormat PLAIN = new THexFormat();

  private THexFormat() {}

  public static THexFormat of() {
    return PLAIN;
  }

  public char toLowHexDigit(int value) {
    return Character.forDigit(value & 15, 16);
  }

  public String toHexDigits(long value) {
    StringBuilder digits = new StringBuilder();
    for (int shift = 60; shift >= 0; shift -= 4)
      digits.append(toLowHexDigit((int) (value >> shift)));
    return digits.toString();
  }

  public String formatHex(byte[] bytes) {
    StringBuilder digits = new StringBuilder();
    for (byte each : bytes) digits.append(toLowHexDigit(each >> 4)).append(toLowHexDigit(each));
    return digits.toString();
  }

  public byte[] parseHex(CharSequence digits) {
    byte[] bytes = new byte[digits.length() / 2];
    for (int i = 0; i < bytes.length; i++)
      bytes[i] =
          (byte)
              (Character.digit(digits.charAt(2 * i), 16) << 4
                  | Character.digit(digits.charAt(2 * i + 1), 16));
    return bytes;
  }

  public static long fromHexDigitsToLong(CharSequence digits, int from, int to) {
    long value = 0;
    for (int i = from; i < to; i++) value = value << 4 | Character.digit(digits.charAt(i), 16);
    return value;
  }
}
