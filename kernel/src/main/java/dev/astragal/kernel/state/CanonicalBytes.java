package dev.astragal.kernel.state;

import dev.astragal.kernel.hash.LittleEndian;
import dev.astragal.kernel.hash.Xxh3;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/**
 * The canonical bytes of a state: little-endian, names left out, lengths in front. Equal states
 * give equal bytes on every machine. One instance may be used again and again without allocating.
 */
public final class CanonicalBytes implements StateWriter {
  /** The buffer is made on first use: most copies of a run are never hashed. */
  private static final int INITIAL_SIZE = 256;

  private byte[] buffer = {};
  private int length;

  public CanonicalBytes clear() {
    length = 0;
    return this;
  }

  public int length() {
    return length;
  }

  public byte[] toArray() {
    return Arrays.copyOf(buffer, length);
  }

  /** XXH3, 64 bits, seed 0, over the bytes so far. */
  public long hash() {
    return Xxh3.hash(buffer, length);
  }

  @Override
  public boolean flag(String name, boolean value) {
    room(1);
    buffer[length++] = (byte) (value ? 1 : 0);
    return value;
  }

  @Override
  public int int32(String name, int value) {
    room(Integer.BYTES);
    LittleEndian.int32(buffer, length, value);
    length += Integer.BYTES;
    return value;
  }

  @Override
  public long int64(String name, long value) {
    room(Long.BYTES);
    LittleEndian.int64(buffer, length, value);
    length += Long.BYTES;
    return value;
  }

  @Override
  public String text(String name, String value) {
    byte[] utf8 = value.getBytes(StandardCharsets.UTF_8);
    bytes(name, utf8, utf8.length);
    return value;
  }

  @Override
  public <E extends Enum<E>> E symbol(String name, E value) {
    short16(value.ordinal());
    return value;
  }

  @Override
  public void bytes(String name, byte[] values, int count) {
    int32(name, count);
    room(count);
    System.arraycopy(values, 0, buffer, length, count);
    length += count;
  }

  @Override
  public void int32s(String name, int[] values, int count) {
    int32(name, count);
    room(Math.multiplyExact(count, Integer.BYTES));
    for (int i = 0; i < count; i++) {
      LittleEndian.int32(buffer, length, values[i]);
      length += Integer.BYTES;
    }
  }

  @Override
  public void int64s(String name, long[] values, int count) {
    int32(name, count);
    room(Math.multiplyExact(count, Long.BYTES));
    for (int i = 0; i < count; i++) {
      LittleEndian.int64(buffer, length, values[i]);
      length += Long.BYTES;
    }
  }

  @Override
  public void open(String name) {}

  @Override
  public void close() {}

  @Override
  public int list(String name, int size) {
    return int32(name, size);
  }

  @Override
  public void endList() {}

  @Override
  public void optional(String name, boolean present) {
    flag(name, present);
  }

  @Override
  public void variant(String tag, String type, int index) {
    short16(index);
  }

  @Override
  public List<String> table(String name, Collection<String> names) {
    List<String> sorted = names.stream().sorted().toList();
    int32(name, sorted.size());
    for (String each : sorted) text(name, each);
    return sorted;
  }

  @Override
  public boolean omits() {
    return false;
  }

  private void short16(int value) {
    room(Short.BYTES);
    buffer[length++] = (byte) value;
    buffer[length++] = (byte) (value >>> 8);
  }

  private void room(int count) {
    if (buffer.length - length < count) {
      buffer =
          Arrays.copyOf(
              buffer, Math.max(INITIAL_SIZE, Math.max(buffer.length * 2, length + count)));
    }
  }
}
