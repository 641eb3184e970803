package dev.astragal.runtime.journal;

import dev.astragal.runtime.content.BadInputException;
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
public final class JournalWriter implements Journal {
  private final Path file;
  private final FileChannel channel;
  private final LinkedLines lines;
  private Forcing forcing = Forcing.ALONE;
  private long length;

  /** Whether something of a line that was refused may still be there. */
  private boolean unclean;

  private JournalWriter(Path file, FileChannel channel, LinkedLines lines, long length) {
    this.file = file;
    this.channel = channel;
    this.lines = lines;
    this.length = length;
  }

  /** Starts a new journal; an existing file is never overwritten. */
  public static JournalWriter create(Path file, JournalLine.Header header) {
    try {
      Path parent = file.toAbsolutePath().getParent();
      if (parent != null) Files.createDirectories(parent);
      FileChannel channel =
          FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
      JournalWriter writer = locked(file, channel, LinkedLines.from(file.toString()), 0);
      try {
        writer.append(header);
      } catch (BadInputException e) {
        writer.close();
        Files.deleteIfExists(file);
        throw e;
      }
      Disk.forceName(file);
      return writer;
    } catch (FileAlreadyExistsException e) {
      throw new JournalException(
          JournalException.Reason.EXISTS,
          file + " exists already; choose another name or resume it");
    } catch (IOException e) {
      throw unwritable(file, e);
    }
  }

  /** Goes on with a journal that was read, after cutting off its torn tail. */
  public static JournalWriter resume(Path file, JournalFile read) {
    try {
      FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
      LinkedLines lines = LinkedLines.after(file.toString(), read);
      JournalWriter writer = locked(file, channel, lines, read.soundLength());
      try {
        return writer.after(read);
      } catch (IOException | RuntimeException e) {
        // Nobody would ever get the file again from a program that keeps its lock.
        writer.close();
        throw e;
      }
    } catch (IOException e) {
      throw unwritable(file, e);
    }
  }

  private JournalWriter after(JournalFile read) throws IOException {
    if (channel.size() != read.length())
      throw new JournalException(
          JournalException.Reason.OVERTAKEN,
          file + " was changed after it was read; resume it again");
    channel.truncate(read.soundLength());
    channel.position(read.soundLength());
    if (read.newlineMissing()) write("\n");
    return this;
  }

  /** From now on lines become safe in that way; all that is there is safe already. */
  public JournalWriter by(Forcing way) {
    forcing = way;
    return this;
  }

  /** Writes a line; a line that cannot be written leaves the file as it was. */
  @Override
  public void append(JournalLine line) {
    LinkedLines.Linked next = lines.next(line);
    try {
      if (unclean) cutBack();
      requireOurs();
      unclean = true;
      write(next.text() + "\n");
      unclean = false;
    } catch (IOException e) {
      refuse(e);
      throw unwritable(file, e);
    }
    lines.kept(next);
  }

  /** A file that was deleted can still be written to, and one that somebody else extended too. */
  private void requireOurs() {
    boolean ours;
    try {
      ours = Files.size(file) == length;
    } catch (IOException e) {
      ours = false;
    }
    if (!ours)
      throw new JournalException(
          JournalException.Reason.OVERTAKEN,
          file
              + " was deleted, moved or changed by somebody else: nothing more can be saved in it");
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be closed", e);
    }
  }

  private void write(String text) throws IOException {
    byte[] line = text.getBytes(StandardCharsets.UTF_8);
    ByteBuffer bytes = ByteBuffer.wrap(line);
    while (bytes.hasRemaining()) channel.write(bytes);
    forcing.force(file, channel, length, line);
    length += line.length;
  }

  private void refuse(IOException cause) {
    try {
      if (unclean) cutBack();
    } catch (IOException e) {
      cause.addSuppressed(e);
    }
  }

  /** Forced as well: a line that was refused must not be there again after a power cut. */
  private void cutBack() throws IOException {
    channel.truncate(length);
    channel.force(false);
    unclean = false;
  }

  private static BadInputException unwritable(Path file, IOException cause) {
    return new BadInputException(file + " cannot be written: " + cause.getMessage());
  }

  /** Two programs that both extend a run would tear it apart. */
  private static JournalWriter locked(
      Path file, FileChannel channel, LinkedLines lines, long length) throws IOException {
    try {
      FileLock lock = channel.tryLock();
      if (lock != null) return new JournalWriter(file, channel, lines, length);
    } catch (OverlappingFileLockException e) {
      channel.close();
      throw held(file, "this program already");
    }
    channel.close();
    throw held(file, "another program");
  }

  private static JournalException held(Path file, String holder) {
    return new JournalException(
        JournalException.Reason.HELD, file + " is being written by " + holder);
  }
}
