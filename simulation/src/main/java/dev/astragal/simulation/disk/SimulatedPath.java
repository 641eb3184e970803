package dev.astragal.simulation.disk;

import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A name on a simulated disk: names between slashes, with a slash first where it is absolute. */
final class SimulatedPath implements Path {
  private final Mount mount;
  private final String name;

  SimulatedPath(Mount mount, String name) {
    this.mount = mount;
    this.name =
        name.length() > 1 && name.endsWith("/") ? name.substring(0, name.length() - 1) : name;
  }

  Mount mount() {
    return mount;
  }

  String name() {
    return name;
  }

  private List<String> parts() {
    return Stream.of(name.split("/")).filter(part -> !part.isEmpty()).toList();
  }

  private Path path(String text) {
    return new SimulatedPath(mount, text);
  }

  @Override
  public FileSystem getFileSystem() {
    return mount;
  }

  @Override
  public boolean isAbsolute() {
    return name.startsWith("/");
  }

  @Override
  public @Nullable Path getRoot() {
    return isAbsolute() ? path("/") : null;
  }

  @Override
  public @Nullable Path getFileName() {
    return name.equals("/") ? null : path(name.substring(name.lastIndexOf('/') + 1));
  }

  @Override
  public @Nullable Path getParent() {
    int slash = name.lastIndexOf('/');
    if (slash < 0 || name.equals("/")) return null;
    return path(slash == 0 ? "/" : name.substring(0, slash));
  }

  @Override
  public int getNameCount() {
    return parts().size();
  }

  @Override
  public Path getName(int index) {
    return path(parts().get(index));
  }

  @Override
  public Path subpath(int from, int to) {
    return path(String.join("/", parts().subList(from, to)));
  }

  @Override
  public boolean startsWith(Path other) {
    return name.startsWith(other.toString());
  }

  @Override
  public boolean endsWith(Path other) {
    return name.endsWith(other.toString());
  }

  @Override
  public Path normalize() {
    return this;
  }

  @Override
  public Path resolve(Path other) {
    if (other.isAbsolute()) return other;
    if (other.toString().isEmpty()) return this;
    return path(name.endsWith("/") ? name + other : name + "/" + other);
  }

  @Override
  public Path relativize(Path other) {
    throw new UnsupportedOperationException();
  }

  @Override
  public URI toUri() {
    return URI.create("simulated:" + name);
  }

  @Override
  public Path toAbsolutePath() {
    return isAbsolute() ? this : path("/" + name);
  }

  @Override
  public Path toRealPath(LinkOption... options) {
    return toAbsolutePath();
  }

  @Override
  public WatchKey register(
      WatchService watcher, WatchEvent.Kind<?>[] events, WatchEvent.Modifier... modifiers) {
    throw new UnsupportedOperationException();
  }

  @Override
  public int compareTo(Path other) {
    return name.compareTo(other.toString());
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof SimulatedPath path
        && path.mount.equals(mount)
        && path.name.equals(name);
  }

  @Override
  public int hashCode() {
    return Objects.hash(name);
  }

  @Override
  public String toString() {
    return name;
  }
}
