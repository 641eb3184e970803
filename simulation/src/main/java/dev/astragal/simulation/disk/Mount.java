package dev.astragal.simulation.disk;

import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.WatchService;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.nio.file.spi.FileSystemProvider;
import java.util.List;
import java.util.Set;

/**
 * A disk as one program sees it, for as long as it lives. Paths of two programs are never equal,
 * whatever they are called: what one remembers of them is nothing to the other.
 */
public final class Mount extends FileSystem {
  /** What a program that is no more sees; so that nobody who remembers it keeps a disk. */
  private static final SimulatedDisk NOTHING = new SimulatedDisk(() -> 0);

  private final SimulatedFiles files;
  private SimulatedDisk disk;
  private boolean alive = true;

  public Mount(SimulatedDisk disk) {
    this.disk = disk;
    this.files = new SimulatedFiles(this);
  }

  SimulatedDisk disk() {
    return disk;
  }

  /** The program is no more; it does nothing to the disk from now on, and its locks end. */
  public void end() {
    alive = false;
    disk.unlockAll(this);
    disk = NOTHING;
  }

  void requireAlive() {
    if (!alive) throw new Crash(false);
  }

  @Override
  public FileSystemProvider provider() {
    return files;
  }

  @Override
  public Path getPath(String first, String... more) {
    return new SimulatedPath(this, more.length == 0 ? first : first + "/" + String.join("/", more));
  }

  @Override
  public void close() {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean isOpen() {
    return alive;
  }

  @Override
  public boolean isReadOnly() {
    return false;
  }

  @Override
  public String getSeparator() {
    return "/";
  }

  @Override
  public Iterable<Path> getRootDirectories() {
    return List.of(getPath("/"));
  }

  @Override
  public Iterable<FileStore> getFileStores() {
    return List.of();
  }

  @Override
  public Set<String> supportedFileAttributeViews() {
    return Set.of("basic");
  }

  @Override
  public PathMatcher getPathMatcher(String syntaxAndPattern) {
    throw new UnsupportedOperationException();
  }

  @Override
  public UserPrincipalLookupService getUserPrincipalLookupService() {
    throw new UnsupportedOperationException();
  }

  @Override
  public WatchService newWatchService() {
    throw new UnsupportedOperationException();
  }
}
