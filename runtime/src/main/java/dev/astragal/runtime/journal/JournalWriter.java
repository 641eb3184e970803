package dev.astragal.runtime.journal;

import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.JsonTrees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Appends lines to a journal. When {@link #append} returns, the line is on disk. */
public final class JournalWriter implements AutoCloseable {
  private final FileChannel channel;
  private String link;

  private JournalWriter(FileChannel channel, String link) {
    this.channel = channel;
    this.link = link;
  }

  /** Starts a new journal; an existing file is never overwritten. */
  public static JournalWriter create(Path file, JournalLine.Header header) {
    try {
      Path parent = file.toAbsolutePath().getParent();
      if (parent != null) Files.createDirectories(parent);
      FileChannel channel =
          FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
      JournalWriter writer = locked(file, channel, Chain.START);
      writer.append(header);
      return writer;
    } catch (FileAlreadyExistsException e) {
      throw new BadInputException(file + " exists already; choose another name or resume it");
    } catch (IOException e) {
      throw new BadInputException(file + " cannot be written: " + e.getMessage());
    }
  }

  /** Goes on with a journal that was read, after cutting off its torn tail. */
  public static JournalWriter resume(Path file, JournalFile read) {
    try {
      FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
      JournalWriter writer = locked(file, channel, read.lastLink());
      channel.truncate(read.soundLength());
      channel.position(read.soundLength());
      if (read.newlineMissing()) writer.write("\n");
      return writer;
    } catch (IOException e) {
      throw new BadInputException(file + " cannot be written: " + e.getMessage());
    }
  }

  public void append(JournalLine line) {
    String body = JsonTrees.write(LineCodec.tree(line));
    String next = Chain.link(link, body);
    try {
      write(Chain.chained(body, next) + "\n");
    } catch (IOException e) {
      throw new UncheckedIOException("the journal cannot be written", e);
    }
    link = next;
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw new UncheckedIOException("the journal cannot be closed", e);
    }
  }

  private void write(String text) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
    while (bytes.hasRemaining()) channel.write(bytes);
    channel.force(false);
  }

  /** Two programs that both extend a run would tear it apart. */
  private static JournalWriter locked(Path file, FileChannel channel, String link)
      throws IOException {
    try {
      FileLock lock = channel.tryLock();
      if (lock != null) return new JournalWriter(channel, link);
    } catch (OverlappingFileLockException e) {
      channel.close();
      throw new BadInputException(file + " is being written by this program already");
    }
    channel.close();
    throw new BadInputException(file + " is being written by another program");
  }
}
