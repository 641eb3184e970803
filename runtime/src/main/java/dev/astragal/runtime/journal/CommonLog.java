package dev.astragal.runtime.journal;

import dev.astragal.runtime.machine.Machine;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/**
 * Makes lines of many journals safe together. Where few are under way, a line's own journal is
 * forced. Where many are, each line is written to its own journal and, with whatever else waits at
 * that moment, to one log, and only the log is forced: one force for all of them. A log that has
 * grown is put aside; it is deleted once the journals it has lines of are forced themselves. What a
 * power cut takes from a journal is still in a log, and {@link CommonLogs} puts it back.
 */
public final class CommonLog implements Forcing, AutoCloseable {
  /** A few seconds of a busy server; what is longer takes longer to repair. */
  public static final long BYTES_MAX = 4 << 20;

  private final Path folder;
  private final Machine machine;
  private final Gathering gathering;
  private final List<Log> aside = new ArrayList<>();
  private List<Waiting> waiting = new ArrayList<>();
  private Optional<Log> current = Optional.empty();

  /** Whether somebody is writing; whoever comes meanwhile is written together next. */
  private boolean busy;

  /** How many lines are being forced in their own journals. */
  private int alone;

  private enum Turn {
    KEPT,
    LEAD
  }

  private static final class Waiting {
    private final Path file;
    private final FileChannel channel;
    private final byte[] entry;
    private final CompletableFuture<Turn> turn = new CompletableFuture<>();

    private Waiting(Path file, FileChannel channel, byte[] entry) {
      this.file = file;
      this.channel = channel;
      this.entry = entry;
    }
  }

  private static final class Log {
    private final Path file;
    private final FileChannel channel;
    private final Map<Path, FileChannel> unforced = new LinkedHashMap<>();
    private long length;
    private boolean unclean;

    private Log(Path file, FileChannel channel) {
      this.file = file;
      this.channel = channel;
    }
  }

  /** For the journals in {@code directory}. */
  public CommonLog(Path directory, Machine machine, Gathering gathering) {
    this.folder = CommonLogs.folder(directory);
    this.machine = machine;
    this.gathering = gathering;
  }

  @Override
  public void force(Path file, FileChannel channel, long at, byte[] line) throws IOException {
    if (goesAlone()) forceAlone(channel);
    else forceTogether(file, channel, at, line);
  }

  private synchronized boolean goesAlone() {
    if (busy || gathering.together().test(alone)) return false;
    alone++;
    return true;
  }

  /** With it become safe the lines before it, of which some may stand in a log as well. */
  private void forceAlone(FileChannel channel) throws IOException {
    try {
      channel.force(false);
    } finally {
      synchronized (this) {
        alone--;
      }
    }
  }

  private void forceTogether(Path file, FileChannel channel, long at, byte[] line)
      throws IOException {
    byte[] entry = LogRecords.written(file.getFileName().toString(), at, line);
    Waiting mine = new Waiting(file, channel, entry);
    if (leads(mine) || told(mine) == Turn.LEAD) lead();
  }

  private synchronized boolean leads(Waiting mine) {
    waiting.add(mine);
    boolean first = !busy;
    busy = true;
    return first;
  }

  private static Turn told(Waiting mine) throws IOException {
    try {
      return mine.turn.join();
    } catch (CompletionException e) {
      Throwable cause = e.getCause();
      throw cause instanceof IOException problem
          ? new IOException(problem.getMessage(), problem)
          : new IOException("a line was not kept", cause);
    }
  }

  /** Writes whatever waits, one's own among it, and lets the next go on. */
  private void lead() throws IOException {
    List<Waiting> batch = taken();
    Throwable problem = new IOException("the log was left");
    try {
      write(batch);
      for (Waiting each : batch) each.turn.complete(Turn.KEPT);
    } catch (IOException | RuntimeException e) {
      problem = e;
      throw e;
    } finally {
      for (Waiting each : batch) each.turn.completeExceptionally(problem);
      next().ifPresent(each -> each.turn.complete(Turn.LEAD));
    }
  }

  private synchronized List<Waiting> taken() {
    List<Waiting> batch = waiting;
    waiting = new ArrayList<>();
    return batch;
  }

  private synchronized Optional<Waiting> next() {
    busy = !waiting.isEmpty();
    return waiting.stream().findFirst();
  }

  private void write(List<Waiting> batch) throws IOException {
    Log log = log();
    if (log.unclean) cutBack(log);
    ByteBuffer bytes = ByteBuffer.allocate(batch.stream().mapToInt(one -> one.entry.length).sum());
    for (Waiting each : batch) bytes.put(each.entry);
    bytes.flip();
    int size = bytes.remaining();
    log.unclean = true;
    try {
      while (bytes.hasRemaining()) log.channel.write(bytes);
      log.channel.force(false);
    } catch (IOException e) {
      refuse(log, e);
      throw e;
    }
    log.unclean = false;
    log.length += size;
    for (Waiting each : batch) log.unforced.put(each.file, each.channel);
    if (log.length >= gathering.logBytes()) putAside(log);
  }

  private static void refuse(Log log, IOException cause) {
    try {
      cutBack(log);
    } catch (IOException e) {
      cause.addSuppressed(e);
    }
  }

  /** Forced as well: what was refused must not be put back after a power cut. */
  private static void cutBack(Log log) throws IOException {
    log.channel.truncate(log.length);
    log.channel.force(false);
    log.unclean = false;
  }

  private Log log() throws IOException {
    if (current.isPresent() && current.get().channel.isOpen()) return current.get();
    current.ifPresent(this::keepAside);
    current = Optional.empty();
    byte[] name = new byte[8];
    machine.guard(name);
    Files.createDirectories(folder);
    // By this name whoever looks for logs finds it, however the directory was named.
    Path file = folder.toRealPath().resolve(HexFormat.of().formatHex(name) + CommonLogs.ENDING);
    FileChannel channel = CommonLogs.begun(file);
    try {
      Disk.forceName(file);
    } catch (IOException e) {
      CommonLogs.ended(file, channel);
      throw e;
    }
    Log log = new Log(file, channel);
    current = Optional.of(log);
    return log;
  }

  /** Goes on with a new log, while the journals in the old one are forced on another thread. */
  private void putAside(Log log) {
    current = Optional.empty();
    keepAside(log);
    machine.start(this::settle);
  }

  private synchronized void keepAside(Log log) {
    aside.add(log);
  }

  /** One whose journals cannot be forced stays; it is tried again with the next. */
  private void settle() {
    List<Log> logs;
    synchronized (this) {
      logs = List.copyOf(aside);
    }
    for (Log log : logs)
      if (forced(log)) {
        synchronized (this) {
          aside.remove(log);
        }
        CommonLogs.ended(log.file, log.channel);
      }
  }

  private static boolean forced(Log log) {
    try {
      for (Map.Entry<Path, FileChannel> each : log.unforced.entrySet())
        force(each.getKey(), each.getValue());
      Files.deleteIfExists(log.file);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  private static void force(Path file, FileChannel channel) throws IOException {
    try {
      channel.force(false);
    } catch (ClosedChannelException closed) {
      forceClosed(file);
    }
  }

  private static void forceClosed(Path file) throws IOException {
    try {
      Disk.force(file);
    } catch (NoSuchFileException deleted) {
      return;
    }
  }

  /** No line may be under way any more. */
  @Override
  public void close() {
    current.ifPresent(this::keepAside);
    current = Optional.empty();
    settle();
    for (Log log : aside) CommonLogs.ended(log.file, log.channel);
    aside.clear();
  }
}
