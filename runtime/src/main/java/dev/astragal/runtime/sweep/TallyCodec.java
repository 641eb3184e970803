package dev.astragal.runtime.sweep;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Tallies as bytes, to be kept in a file or sent to another machine. */
public final class TallyCodec {
  private TallyCodec() {}

  /** Writes one value. */
  @FunctionalInterface
  interface Writer<T> {
    void write(T value) throws IOException;
  }

  /** Reads one value. */
  @FunctionalInterface
  interface Reader<T> {
    T read() throws IOException;
  }

  public static byte[] bytes(List<ArmTally> tallies) {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      write(new DataOutputStream(bytes), tallies);
      return bytes.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static List<ArmTally> tallies(byte[] bytes) {
    try {
      return read(new DataInputStream(new ByteArrayInputStream(bytes)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static void write(DataOutput out, List<ArmTally> tallies) throws IOException {
    out.writeInt(tallies.size());
    for (ArmTally tally : tallies) write(out, tally);
  }

  static List<ArmTally> read(DataInput in) throws IOException {
    int size = in.readInt();
    if (size < 1 || size > SweepPlan.ARMS_MAX)
      throw new IOException("an impossible number of arms");
    List<ArmTally> tallies = new ArrayList<>();
    for (int i = 0; i < size; i++) tallies.add(readTally(in));
    return tallies;
  }

  private static void write(DataOutput out, ArmTally tally) throws IOException {
    out.writeLong(tally.games);
    out.writeLong(tally.close);
    out.writeLong(tally.digest);
    for (Map<String, Distribution> part : distributions(tally))
      writeMap(out, part, distribution -> distribution.write(out));
    writeMap(
        out,
        tally.categories,
        possibilities -> writeMap(out, possibilities, counted -> out.writeLong(counted.times)));
    writeMap(out, tally.curves, curve -> curve.write(out));
    tally.firstSeatLeads.write(out);
    tally.extremes.write(out);
  }

  private static ArmTally readTally(DataInput in) throws IOException {
    ArmTally tally = new ArmTally();
    tally.games = in.readLong();
    tally.close = in.readLong();
    tally.digest = in.readLong();
    for (Map<String, Distribution> part : distributions(tally))
      readMap(in, part, () -> Distribution.read(in));
    readMap(
        in,
        tally.categories,
        () -> {
          Map<String, ArmTally.Times> possibilities = new HashMap<>();
          readMap(
              in,
              possibilities,
              () -> {
                ArmTally.Times counted = new ArmTally.Times();
                counted.times = in.readLong();
                return counted;
              });
          return possibilities;
        });
    readMap(in, tally.curves, () -> Curve.read(in));
    tally.firstSeatLeads.merge(Distribution.read(in));
    tally.extremes.read(in);
    return tally;
  }

  private static List<Map<String, Distribution>> distributions(ArmTally tally) {
    return List.of(tally.values, tally.events, tally.lengths, tally.differences, tally.shifts);
  }

  static <T> void writeMap(DataOutput out, Map<String, T> map, Writer<T> writer)
      throws IOException {
    out.writeInt(map.size());
    for (Map.Entry<String, T> entry : new TreeMap<>(map).entrySet()) {
      out.writeUTF(entry.getKey());
      writer.write(entry.getValue());
    }
  }

  static <T> void readMap(DataInput in, Map<String, T> map, Reader<T> reader) throws IOException {
    int size = in.readInt();
    for (int i = 0; i < size; i++) map.put(in.readUTF(), reader.read());
  }
}
