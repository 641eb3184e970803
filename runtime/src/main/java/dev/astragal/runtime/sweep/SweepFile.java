package dev.astragal.runtime.sweep;

import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.state.Flat;
import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Documents;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.library.Fingerprint;
import dev.astragal.runtime.library.GameLibrary;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.zip.CRC32C;

/**
 * A sweep on disk, to go on with later. Written whole beside the file and then moved into its
 * place, so that there is always one complete file, the old one or the new one.
 */
public final class SweepFile {
  private static final byte[] MAGIC = magic(2);
  private static final byte[] EARLIER = magic(1);

  /** No sweep anybody can look at is larger. */
  public static final long BYTES_MAX = 1L << 30;

  private SweepFile() {}

  /** What was played, and with what code and content. */
  private record Header(@Flat SweepPlan.Written plan, String build, String content) {
    private static final Shape<Header> SHAPE = Shape.of(Header.class);

    static Header of(SweepPlan plan) {
      Game<?, ?, ?> game = GameLibrary.game(plan.base().game());
      return new Header(plan.written(), Fingerprint.build(game), Fingerprint.content(game));
    }
  }

  public static void write(Path file, SweepResult result) {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      DataOutputStream out = new DataOutputStream(bytes);
      out.write(MAGIC);
      byte[] plan =
          JsonTrees.write(Header.SHAPE.tree(Header.of(result.plan())))
              .getBytes(StandardCharsets.UTF_8);
      out.writeInt(plan.length);
      out.write(plan);
      out.writeLong(result.plan().runs());
      out.writeInt(result.played().all().size());
      for (Ranges.Range range : result.played().all()) {
        out.writeLong(range.from());
        out.writeLong(range.to());
      }
      TallyCodec.write(out, result.tallies());
      out.writeLong(sum(bytes.toByteArray(), bytes.size()));
      replace(file.toAbsolutePath(), bytes.toByteArray());
    } catch (IOException e) {
      throw new BadInputException(file + " cannot be written: " + e.getMessage());
    }
  }

  /** What was played so far, by this build of the game and no other. */
  public static SweepResult read(Path file) {
    Documents.requireFile(file);
    try {
      if (Files.size(file) > BYTES_MAX) throw foreign(file);
      byte[] bytes = Files.readAllBytes(file);
      DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
      byte[] magic = in.readNBytes(MAGIC.length);
      if (Arrays.equals(magic, EARLIER))
        throw new BadInputException(
            file + " was written by an earlier build, which counted otherwise; start anew");
      if (!Arrays.equals(magic, MAGIC)) throw foreign(file);
      int content = bytes.length - Long.BYTES;
      if (content < MAGIC.length || ByteBuffer.wrap(bytes).getLong(content) != sum(bytes, content))
        throw new BadInputException(file + " is damaged: its sum does not match");
      return read(in, file);
    } catch (IOException | TreeException | IllegalStateException e) {
      throw new BadInputException(file + " cannot be read: " + e.getMessage());
    }
  }

  private static SweepResult read(DataInputStream in, Path file) throws IOException {
    String text = new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
    Header header = Header.SHAPE.read(JsonTrees.read(text, file.toString()));
    SweepPlan plan = header.plan().plan(in.readLong());
    if (!Header.of(plan).equals(header))
      throw new BadInputException(
          file + " was written by another build of " + plan.base().game() + "; start anew");
    Ranges played = new Ranges();
    int ranges = in.readInt();
    for (int i = 0; i < ranges; i++) played.add(in.readLong(), in.readLong());
    return new SweepResult(plan, played, TallyCodec.read(in));
  }

  private static void replace(Path file, byte[] bytes) throws IOException {
    Path parent = file.getParent();
    if (parent != null) Files.createDirectories(parent);
    Path fresh = file.resolveSibling(file.getFileName() + ".new");
    try (FileChannel channel =
        FileChannel.open(
            fresh,
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE,
            StandardOpenOption.TRUNCATE_EXISTING)) {
      ByteBuffer buffer = ByteBuffer.wrap(bytes);
      while (buffer.hasRemaining()) channel.write(buffer);
      channel.force(true);
    }
    Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  private static byte[] magic(int format) {
    return ("astragal sweep " + format + "\n").getBytes(StandardCharsets.US_ASCII);
  }

  private static long sum(byte[] bytes, int length) {
    CRC32C sum = new CRC32C();
    sum.update(bytes, 0, length);
    return sum.getValue();
  }

  private static BadInputException foreign(Path file) {
    return new BadInputException(file + " is not a sweep to go on with");
  }
}
