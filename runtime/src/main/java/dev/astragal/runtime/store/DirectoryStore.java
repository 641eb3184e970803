package dev.astragal.runtime.store;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.CommonLog;
import dev.astragal.runtime.journal.CommonLogs;
import dev.astragal.runtime.journal.Gathering;
import dev.astragal.runtime.journal.JournalEnds;
import dev.astragal.runtime.journal.JournalException;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.machine.Machine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** A directory of journals: the store nobody has to set up. Match {@code x} is {@code x.jsonl}. */
public final class DirectoryStore implements MatchStore {
  private final Path directory;
  private final Machine machine;
  private final CommonLog log;
  private final Set<FileMatch> open = ConcurrentHashMap.newKeySet();
  private final Map<Path, Seen> seen = new ConcurrentHashMap<>();

  /** What was read of a file when it and what is said about it had these times. */
  private record Seen(Instant changed, Instant described, MatchSummary summary) {}

  public DirectoryStore(Path directory) {
    this(directory, Machine.HERE);
  }

  public DirectoryStore(Path directory, Machine machine) {
    this(directory, machine, Gathering.USUAL);
  }

  public DirectoryStore(Path directory, Machine machine, Gathering gathering) {
    this.directory = directory;
    this.machine = machine;
    this.log = new CommonLog(directory, machine, gathering);
    try {
      Files.createDirectories(LockFile.folder(directory));
    } catch (IOException e) {
      throw new BadInputException(directory + " cannot be a store: " + e.getMessage());
    }
    CommonLogs.clear(directory, this::lease);
  }

  private Optional<CommonLogs.Lease> lease(Path file) {
    try {
      LockFile lease = LockFile.take(LockFile.folder(directory), FileMatch.id(file));
      return Optional.of(lease::close);
    } catch (JournalException held) {
      return Optional.empty();
    }
  }

  @Override
  public HeldMatch create(String id, JournalLine.Header header, Tree.Table about) {
    Path file = file(id);
    if (Files.exists(file)) throw MatchId.exists(id);
    return kept(described(FileMatch.create(file, header, machine, log), about, file));
  }

  /** A match that cannot be described never was. */
  private static FileMatch described(FileMatch match, Tree.Table about, Path file) {
    try {
      match.describe(about);
      return match;
    } catch (BadInputException e) {
      match.close();
      try {
        Files.deleteIfExists(file);
      } catch (IOException left) {
        e.addSuppressed(left);
      }
      throw e;
    }
  }

  @Override
  public HeldMatch open(String id) {
    return kept(FileMatch.resume(existing(id), machine, log));
  }

  private HeldMatch kept(FileMatch match) {
    open.add(match);
    match.whenClosed(() -> open.remove(match));
    return match;
  }

  @Override
  public JournalFile read(String id) {
    return JournalReader.read(existing(id));
  }

  @Override
  public Optional<MatchSummary> find(String id) {
    Path file = file(id);
    return Files.exists(file) ? summary(file) : Optional.empty();
  }

  @Override
  public List<MatchSummary> search(MatchQuery query) {
    List<MatchSummary> found = new ArrayList<>();
    List<Path> files = journals();
    seen.keySet().retainAll(files);
    for (Path file : files) summary(file).filter(query::wants).ifPresent(found::add);
    found.sort(
        Comparator.comparing(MatchSummary::changed).reversed().thenComparing(MatchSummary::id));
    return found.stream().skip(query.skip()).limit(query.limit()).toList();
  }

  private List<Path> journals() {
    try (Stream<Path> files = Files.list(directory)) {
      return files
          .filter(file -> file.getFileName().toString().endsWith(FileMatch.ENDING))
          .toList();
    } catch (IOException e) {
      throw new BadInputException(directory + " cannot be read: " + e.getMessage());
    }
  }

  /** Nothing for a file that is no journal, or not one yet: others may lie in the directory. */
  private Optional<MatchSummary> summary(Path file) {
    try {
      return Optional.of(read(file));
    } catch (IOException | BadInputException e) {
      return Optional.empty();
    }
  }

  /** Only what has changed is read again. */
  private MatchSummary read(Path file) throws IOException {
    Instant changed = Files.getLastModifiedTime(file).toInstant();
    Instant described = FileMatch.described(file);
    Seen before = seen.get(file);
    if (before != null && before.changed().equals(changed) && before.described().equals(described))
      return before.summary();
    JournalEnds ends = JournalEnds.of(file);
    String name = file.getFileName().toString();
    MatchSummary summary =
        new MatchSummary(
            name.substring(0, name.length() - FileMatch.ENDING.length()),
            ends.header().spec(),
            changed,
            ends.outcome(),
            FileMatch.about(file));
    seen.put(file, new Seen(changed, described, summary));
    return summary;
  }

  @Override
  public List<String> unreadable() {
    List<String> problems = new ArrayList<>();
    for (Path file : journals()) {
      try {
        read(file);
      } catch (IOException | BadInputException e) {
        problems.add(String.valueOf(e.getMessage()));
      }
    }
    return problems;
  }

  @Override
  public KeptMatch pack(String id) {
    return FileMatch.pack(existing(id));
  }

  @Override
  public void put(KeptMatch match) {
    Path file = file(match.id());
    match.read();
    try (LockFile _ = LockFile.take(LockFile.folder(directory), match.id())) {
      if (Files.exists(file)) throw MatchId.exists(match.id());
      FileMatch.put(file, match);
    }
  }

  @Override
  public void delete(String id) {
    Path file = existing(id);
    try (LockFile _ = LockFile.take(LockFile.folder(directory), id)) {
      FileMatch.delete(file);
    } catch (IOException e) {
      throw new BadInputException(file + " cannot be deleted: " + e.getMessage());
    }
  }

  @Override
  public void close() {
    for (FileMatch match : List.copyOf(open)) match.close();
    log.close();
  }

  private Path existing(String id) {
    Path file = file(id);
    if (!Files.exists(file)) throw MatchId.unknown(id);
    return file;
  }

  private Path file(String id) {
    return directory.resolve(MatchId.require(id) + FileMatch.ENDING);
  }
}
