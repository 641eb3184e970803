package dev.astragal.simulation.disk;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.LongSupplier;

/**
 * A disk that several programs of one machine use, each through a {@link Mount} of its own. Bytes
 * outlive a loss of power when their file was forced, names when their directory was. Directories
 * themselves are there for good.
 */
public final class SimulatedDisk {
  private final LongSupplier clock;
  private final SortedMap<String, StoredFile> names = new TreeMap<>();
  private final SortedMap<String, StoredFile> forcedNames = new TreeMap<>();
  private final List<NameChange> unforced = new ArrayList<>();
  private final Map<StoredFile, Mount> locks = new HashMap<>();
  private final Set<String> directories = new TreeSet<>(List.of("/"));
  private Listener listener = (_, _, _) -> {};
  private long lastChange;
  private boolean full;

  /** Hears of every deed before it is done, and may end the program or let it fail. */
  @FunctionalInterface
  public interface Listener {
    void before(Mount by, Deed deed, String name) throws IOException;
  }

  /** What programs do to a disk. */
  public enum Deed {
    CREATE,
    WRITE,
    CUT,
    FORCE,
    FORCE_NAMES,
    MOVE,
    DELETE,
    LOCK,
    READ
  }

  private record NameChange(String directory, String name, Optional<StoredFile> file) {}

  /** {@code clock} dates files, in nanoseconds. */
  public SimulatedDisk(LongSupplier clock) {
    this.clock = clock;
  }

  public void listen(Listener hears) {
    listener = hears;
  }

  /** From now on, or no longer, there is no room for a byte more. */
  public void full(boolean nothingFits) {
    full = nothingFits;
  }

  void before(Mount by, Deed deed, String name) throws IOException {
    by.requireAlive();
    listener.before(by, deed, name);
    by.requireAlive();
  }

  /** The power goes, for every program at once; they must be ended before. */
  public void losePower(long luck) {
    int kept = (int) Math.floorMod(luck, unforced.size() + 1L);
    for (NameChange change : unforced.subList(0, kept)) rename(forcedNames, change);
    unforced.clear();
    names.clear();
    names.putAll(forcedNames);
    long each = luck;
    for (StoredFile file : names.values()) {
      each = each * 31 + 17;
      file.losePower(each);
    }
    locks.clear();
  }

  /** The bytes of a file as they are, or as the worst loss of power now would leave them. */
  public Optional<byte[]> bytes(String name, boolean afterLossOfPower) {
    return afterLossOfPower
        ? Optional.ofNullable(forcedNames.get(name)).map(StoredFile::forced)
        : Optional.ofNullable(names.get(name)).map(StoredFile::now);
  }

  /** The bytes of every file in a directory, likewise. */
  public List<byte[]> all(String directory, boolean afterLossOfPower) {
    SortedMap<String, StoredFile> there = afterLossOfPower ? forcedNames : names;
    return there.entrySet().stream()
        .filter(entry -> directory(entry.getKey()).equals(directory))
        .map(Map.Entry::getValue)
        .map(file -> afterLossOfPower ? file.forced() : file.now())
        .toList();
  }

  /** What else a loss of power may leave of any file in a directory. */
  public List<byte[]> mayBeLeftIn(String directory) {
    return forcedNames.entrySet().stream()
        .filter(entry -> directory(entry.getKey()).equals(directory))
        .flatMap(entry -> entry.getValue().mayBeLeft().stream())
        .toList();
  }

  /** What else a loss of power may leave of a file. */
  public List<byte[]> mayBeLeft(String name) {
    StoredFile file = forcedNames.get(name);
    return file == null ? List.of() : file.mayBeLeft();
  }

  private static void rename(Map<String, StoredFile> in, NameChange change) {
    if (change.file().isPresent()) in.put(change.name(), change.file().get());
    else in.remove(change.name());
  }

  private void change(String name, Optional<StoredFile> file) {
    NameChange change = new NameChange(directory(name), name, file);
    rename(names, change);
    unforced.add(change);
  }

  private static String directory(String name) {
    return name.substring(0, Math.max(1, name.lastIndexOf('/')));
  }

  boolean isDirectory(String name) {
    return directories.contains(name);
  }

  void makeDirectory(String name) throws IOException {
    if (names.containsKey(name) || !directories.add(name))
      throw new FileAlreadyExistsException(name);
  }

  StoredFile file(String name) throws IOException {
    StoredFile file = names.get(name);
    if (file == null) throw new NoSuchFileException(name);
    return file;
  }

  boolean exists(String name) {
    return names.containsKey(name) || isDirectory(name);
  }

  StoredFile create(String name) throws IOException {
    if (!isDirectory(directory(name))) throw new NoSuchFileException(name);
    StoredFile file = new StoredFile();
    touch(file);
    change(name, Optional.of(file));
    return file;
  }

  void touch(StoredFile file) {
    lastChange = Math.max(lastChange + 1, clock.getAsLong());
    file.changed = lastChange;
  }

  /** How many of so many bytes fit. */
  int room(int wanted) {
    return full ? wanted / 2 : wanted;
  }

  void move(String from, String to) throws IOException {
    StoredFile file = file(from);
    if (from.equals(to)) return;
    change(to, Optional.of(file));
    change(from, Optional.empty());
  }

  void delete(String name) throws IOException {
    file(name);
    change(name, Optional.empty());
  }

  void forceNames(String directory) {
    for (NameChange change : unforced)
      if (change.directory().equals(directory)) rename(forcedNames, change);
    unforced.removeIf(change -> change.directory().equals(directory));
  }

  List<String> in(String directory) {
    List<String> found = new ArrayList<>();
    for (String name : names.keySet()) if (directory(name).equals(directory)) found.add(name);
    for (String name : directories)
      if (!name.equals(directory) && directory(name).equals(directory)) found.add(name);
    return found;
  }

  Optional<Mount> lockedBy(StoredFile file) {
    return Optional.ofNullable(locks.get(file));
  }

  void lock(StoredFile file, Mount by) {
    locks.put(file, by);
  }

  /** Closing any of a program's views of a file ends the program's lock on it, as POSIX has it. */
  void unlock(StoredFile file, Mount by) {
    locks.remove(file, by);
  }

  void unlockAll(Mount by) {
    locks.values().removeIf(by::equals);
  }
}
