package dev.astragal.simulation.disk;

import dev.astragal.simulation.disk.SimulatedDisk.Deed;
import java.io.IOException;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.spi.FileSystemProvider;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** The files of one program on a simulated disk, through the doors every Java program uses. */
final class SimulatedFiles extends FileSystemProvider {
  private final Mount mount;

  SimulatedFiles(Mount mount) {
    this.mount = mount;
  }

  @Override
  public String getScheme() {
    return "simulated";
  }

  @Override
  public FileChannel newFileChannel(
      Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    mount.requireAlive();
    String name = path.toString();
    if (mount.disk().isDirectory(name)) return OpenFile.ofDirectory(mount, name);
    boolean there = mount.disk().exists(name);
    if (there && options.contains(StandardOpenOption.CREATE_NEW))
      throw new FileAlreadyExistsException(name);
    boolean may =
        options.contains(StandardOpenOption.CREATE)
            || options.contains(StandardOpenOption.CREATE_NEW);
    if (!there && may) mount.disk().before(mount, Deed.CREATE, name);
    StoredFile file = there || !may ? mount.disk().file(name) : mount.disk().create(name);
    boolean writes =
        options.contains(StandardOpenOption.WRITE) || options.contains(StandardOpenOption.APPEND);
    if (there && writes && options.contains(StandardOpenOption.TRUNCATE_EXISTING)) {
      mount.disk().before(mount, Deed.CUT, name);
      file.cut(0);
    }
    if (!writes) mount.disk().before(mount, Deed.READ, name);
    OpenFile open = OpenFile.of(mount, name, file);
    if (options.contains(StandardOpenOption.APPEND)) open.position(file.now().length);
    return open;
  }

  @Override
  public SeekableByteChannel newByteChannel(
      Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    return newFileChannel(path, options, attributes);
  }

  @Override
  public void createDirectory(Path directory, FileAttribute<?>... attributes) throws IOException {
    mount.requireAlive();
    mount.disk().makeDirectory(directory.toString());
  }

  @Override
  public void delete(Path path) throws IOException {
    mount.disk().before(mount, Deed.DELETE, path.toString());
    mount.disk().delete(path.toString());
  }

  @Override
  public void move(Path from, Path to, CopyOption... options) throws IOException {
    mount.disk().before(mount, Deed.MOVE, to.toString());
    mount.disk().move(from.toString(), to.toString());
  }

  @Override
  public DirectoryStream<Path> newDirectoryStream(
      Path directory, DirectoryStream.Filter<? super Path> filter) throws IOException {
    mount.disk().before(mount, Deed.READ, directory.toString());
    Iterator<Path> found =
        mount.disk().in(directory.toString()).stream().map(mount::getPath).toList().iterator();
    return new DirectoryStream<>() {
      @Override
      public Iterator<Path> iterator() {
        return found;
      }

      @Override
      public void close() {}
    };
  }

  @Override
  public void checkAccess(Path path, AccessMode... modes) throws IOException {
    mount.requireAlive();
    if (!mount.disk().exists(path.toString())) throw new NoSuchFileException(path.toString());
  }

  @Override
  public <A extends BasicFileAttributes> A readAttributes(
      Path path, Class<A> type, LinkOption... options) throws IOException {
    checkAccess(path);
    boolean directory = mount.disk().isDirectory(path.toString());
    StoredFile file = directory ? new StoredFile() : mount.disk().file(path.toString());
    return type.cast(new Attributes(directory, file.now().length, file.changed));
  }

  private record Attributes(boolean isDirectory, long size, long nanos)
      implements BasicFileAttributes {
    @Override
    public FileTime lastModifiedTime() {
      return FileTime.from(nanos, TimeUnit.NANOSECONDS);
    }

    @Override
    public FileTime lastAccessTime() {
      return lastModifiedTime();
    }

    @Override
    public FileTime creationTime() {
      return lastModifiedTime();
    }

    @Override
    public boolean isRegularFile() {
      return !isDirectory;
    }

    @Override
    public boolean isSymbolicLink() {
      return false;
    }

    @Override
    public boolean isOther() {
      return false;
    }

    @Override
    public @Nullable Object fileKey() {
      return null;
    }
  }

  @Override
  public boolean isSameFile(Path one, Path other) {
    return one.toString().equals(other.toString());
  }

  @Override
  public boolean isHidden(Path path) {
    return false;
  }

  @Override
  public FileSystem newFileSystem(URI uri, Map<String, ?> environment) {
    throw new UnsupportedOperationException();
  }

  @Override
  public FileSystem getFileSystem(URI uri) {
    return mount;
  }

  @Override
  public Path getPath(URI uri) {
    return mount.getPath(uri.getPath());
  }

  @Override
  public void copy(Path from, Path to, CopyOption... options) {
    throw new UnsupportedOperationException();
  }

  @Override
  public FileStore getFileStore(Path path) {
    throw new UnsupportedOperationException();
  }

  @Override
  public <V extends FileAttributeView> @Nullable V getFileAttributeView(
      Path path, Class<V> type, LinkOption... options) {
    return null;
  }

  @Override
  public Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void setAttribute(Path path, String attribute, Object value, LinkOption... options) {
    throw new UnsupportedOperationException();
  }
}
