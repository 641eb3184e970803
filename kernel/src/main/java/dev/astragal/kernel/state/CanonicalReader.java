package dev.astragal.kernel.state;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Reads canonical bytes back; bytes that no state could have written are refused. */
public final class CanonicalReader implements StateReader {
  /** Deeper than any state; hostile bytes could else nest a type in itself until the stack ends. */
  private static final int DEPTH_MAX = 500;

  private final ByteBuffer in;
  private int depth;

  public CanonicalReader(byte[] bytes) {
    in = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  /** Must be called when everything was read. */
  public void end() {
    if (in.hasRemaining()) throw new SnapshotException(in.remaining() + " bytes are left over");
  }

  @Override
  public boolean flag(String name) {
    need(name, 1);
    return switch (in.get()) {
      case 0 -> false;
      case 1 -> true;
      default -> throw new SnapshotException(name + " is neither true nor false");
    };
  }

  @Override
  public int int32(String name) {
    need(name, Integer.BYTES);
    return in.getInt();
  }

  @Override
  public long int64(String name) {
    need(name, Long.BYTES);
    return in.getLong();
  }

  @Override
  public String text(String name) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes(name))).toString();
    } catch (CharacterCodingException e) {
      throw new SnapshotException(name + " is not text");
    }
  }

  @Override
  public <T extends Enum<T>> T symbol(String name, Class<T> type) {
    need(name, Short.BYTES);
    T[] constants = type.getEnumConstants();
    return constants[index(name, constants.length)];
  }

  @Override
  public byte[] bytes(String name) {
    byte[] values = new byte[count(name, 1)];
    in.get(values);
    return values;
  }

  @Override
  public int[] int32s(String name) {
    int[] values = new int[count(name, Integer.BYTES)];
    for (int i = 0; i < values.length; i++) values[i] = in.getInt();
    return values;
  }

  @Override
  public long[] int64s(String name) {
    long[] values = new long[count(name, Long.BYTES)];
    for (int i = 0; i < values.length; i++) values[i] = in.getLong();
    return values;
  }

  @Override
  public void open(String name) {
    if (++depth > DEPTH_MAX) throw new SnapshotException(name + " is nested too deeply");
  }

  @Override
  public void close() {
    depth--;
  }

  @Override
  public int list(String name) {
    return count(name, 1);
  }

  @Override
  public void endList() {}

  @Override
  public boolean optional(String name) {
    return flag(name);
  }

  @Override
  public int variant(String tag, List<String> types) {
    need(tag, Short.BYTES);
    return index(tag, types.size());
  }

  @Override
  public List<String> table(String name) {
    open(name);
    List<String> names = new ArrayList<>();
    for (int left = count(name, Integer.BYTES); left > 0; left--) {
      String next = text(name);
      if (!names.isEmpty() && names.getLast().compareTo(next) >= 0)
        throw new SnapshotException(name + " has its names out of order");
      names.add(next);
    }
    return names;
  }

  @Override
  public boolean omitted(String name) {
    return false;
  }

  @Override
  public SnapshotException refusal(String problem) {
    return new SnapshotException(problem);
  }

  @Override
  public SnapshotException refusal(String name, String problem) {
    return new SnapshotException(name + ": " + problem);
  }

  private int index(String name, int size) {
    int index = in.getShort();
    if (index < 0 || index >= size)
      throw new SnapshotException(name + " has no alternative number " + index);
    return index;
  }

  private int count(String name, int bytesEach) {
    int count = int32(name);
    if (count < 0 || (long) count * bytesEach > in.remaining()) {
      throw new SnapshotException(name + " claims " + count + " elements");
    }
    return count;
  }

  private void need(String name, int bytes) {
    if (in.remaining() < bytes) throw new SnapshotException("the bytes end before " + name);
  }
}
