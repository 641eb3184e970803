package dev.astragal.kernel.hash;

/** Whole numbers in bytes, the least byte first. */
public final class LittleEndian {
  private LittleEndian() {}

  public static int int32(byte[] bytes, int at) {
    return bytes[at] & 0xff
        | (bytes[at + 1] & 0xff) << 8
        | (bytes[at + 2] & 0xff) << 16
        | bytes[at + 3] << 24;
  }

  public static long int64(byte[] bytes, int at) {
    return int32(bytes, at) & 0xffffffffL | (long) int32(bytes, at + 4) << 32;
  }

  public static void int32(byte[] bytes, int at, int value) {
    bytes[at] = (byte) value;
    bytes[at + 1] = (byte) (value >> 8);
    bytes[at + 2] = (byte) (value >> 16);
    bytes[at + 3] = (byte) (value >> 24);
  }

  public static void int64(byte[] bytes, int at, long value) {
    int32(bytes, at, (int) value);
    int32(bytes, at + 4, (int) (value >> 32));
  }
}
