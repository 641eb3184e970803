package dev.astragal.simulation.disk;

import dev.astragal.simulation.disk.SimulatedDisk.Deed;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A file or directory that a program has open. */
final class OpenFile extends FileChannel {
  private final Mount mount;
  private final SimulatedDisk disk;
  private final String name;
  private final StoredFile file;
  private final boolean directory;
  private int position;

  private OpenFile(Mount mount, String name, StoredFile file, boolean directory) {
    this.mount = mount;
    this.disk = mount.disk();
    this.name = name;
    this.file = file;
    this.directory = directory;
  }

  static OpenFile of(Mount mount, String name, StoredFile file) {
    return new OpenFile(mount, name, file, false);
  }

  static OpenFile ofDirectory(Mount mount, String name) {
    return new OpenFile(mount, name, new StoredFile(), true);
  }

  @Override
  public int read(ByteBuffer into) throws IOException {
    mount.requireAlive();
    int left = file.now().length - position;
    if (left <= 0) return -1;
    int count = Math.min(left, into.remaining());
    into.put(file.now(), position, count);
    position += count;
    return count;
  }

  /** Whoever is ended while writing leaves a part; a full disk takes a part before it refuses. */
  @Override
  public int write(ByteBuffer from) throws IOException {
    byte[] bytes = new byte[from.remaining()];
    from.get(bytes);
    try {
      disk.before(mount, Deed.WRITE, name);
    } catch (Crash crash) {
      if (crash.partly()) put(Arrays.copyOf(bytes, bytes.length / 3));
      throw crash;
    }
    int fits = disk.room(bytes.length);
    put(Arrays.copyOf(bytes, fits));
    if (fits < bytes.length) throw new IOException("No space left on device");
    return bytes.length;
  }

  private void put(byte[] bytes) {
    file.write(position, bytes);
    position += bytes.length;
    disk.touch(file);
  }

  @Override
  public FileChannel truncate(long size) throws IOException {
    disk.before(mount, Deed.CUT, name);
    if (size < file.now().length) {
      file.cut((int) size);
      disk.touch(file);
    }
    position = (int) Math.min(position, size);
    return this;
  }

  @Override
  public void force(boolean metaData) throws IOException {
    disk.before(mount, directory ? Deed.FORCE_NAMES : Deed.FORCE, name);
    if (directory) disk.forceNames(name);
    else file.force();
  }

  @Override
  public long position() {
    return position;
  }

  @Override
  public FileChannel position(long place) {
    position = (int) place;
    return this;
  }

  @Override
  public long size() {
    mount.requireAlive();
    return file.now().length;
  }

  @Override
  public @Nullable FileLock tryLock(long from, long size, boolean shared) throws IOException {
    disk.before(mount, Deed.LOCK, name);
    Optional<Mount> holder = disk.lockedBy(file);
    if (holder.isPresent() && holder.get().equals(mount)) throw new OverlappingFileLockException();
    if (holder.isPresent()) return null;
    disk.lock(file, mount);
    return new Lock(this);
  }

  private static final class Lock extends FileLock {
    private final OpenFile open;

    private Lock(OpenFile open) {
      super(open, 0, Long.MAX_VALUE, false);
      this.open = open;
    }

    @Override
    public boolean isValid() {
      return open.disk.lockedBy(open.file).filter(open.mount::equals).isPresent();
    }

    @Override
    public void release() {
      open.disk.unlock(open.file, open.mount);
    }
  }

  @Override
  protected void implCloseChannel() {
    disk.unlock(file, mount);
  }

  @Override
  public FileLock lock(long from, long size, boolean shared) {
    throw new UnsupportedOperationException();
  }

  @Override
  public int read(ByteBuffer into, long from) {
    throw new UnsupportedOperationException();
  }

  @Override
  public int write(ByteBuffer from, long to) {
    throw new UnsupportedOperationException();
  }

  @Override
  public long read(ByteBuffer[] into, int offset, int length) {
    throw new UnsupportedOperationException();
  }

  @Override
  public long write(ByteBuffer[] from, int offset, int length) {
    throw new UnsupportedOperationException();
  }

  @Override
  public long transferTo(long from, long count, WritableByteChannel target) {
    throw new UnsupportedOperationException();
  }

  @Override
  public long transferFrom(ReadableByteChannel source, long from, long count) {
    throw new UnsupportedOperationException();
  }

  @Override
  public MappedByteBuffer map(MapMode mode, long from, long size) {
    throw new UnsupportedOperationException();
  }
}
