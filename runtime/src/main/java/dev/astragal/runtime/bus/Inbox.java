package dev.astragal.runtime.bus;

import dev.astragal.runtime.content.BadInputException;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * What a consumer has handled, so that it acts on nothing twice.
 *
 * <p>Who hears whole runs goes by their positions: an event that leaves a gap is passed over, for
 * the sender sends again, in order, whatever was not confirmed. Who hears only some events cannot
 * tell a gap, and goes by ids.
 */
public final class Inbox implements AutoCloseable {
  /** So many ids are remembered; a repeat comes long before. */
  public static final int IDS_MAX = 100_000;

  private final boolean wholeRuns;
  private final Map<String, Long> lastOfRun = new LinkedHashMap<>();
  private final Set<String> ids = new LinkedHashSet<>();
  private Optional<BufferedWriter> file = Optional.empty();

  /** What to do with an event. */
  public enum Verdict {
    /** Act on it. */
    NEW,
    /** It was handled already. */
    REPEAT,
    /** Something before it is still to come, and it will come again after that. */
    EARLY
  }

  private Inbox(boolean wholeRuns) {
    this.wholeRuns = wholeRuns;
  }

  /** For a consumer that hears every event of a run; remembers while the program runs. */
  public static Inbox ofWholeRuns() {
    return new Inbox(true);
  }

  /** For a consumer that hears some events only; remembers while the program runs. */
  public static Inbox ofSomeEvents() {
    return new Inbox(false);
  }

  /** As this one, and remembers in {@code path} beyond the end of the program. */
  public Inbox in(Path path) {
    try {
      if (Files.exists(path)) Files.readAllLines(path).forEach(this::recall);
      Path fresh = path.resolveSibling(path.getFileName() + ".new");
      try (BufferedWriter writer = Files.newBufferedWriter(fresh)) {
        for (var run : lastOfRun.entrySet())
          writer.write(run.getKey() + "." + run.getValue() + "\n");
        for (String id : ids) writer.write(id + "\n");
      }
      Files.move(fresh, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      file = Optional.of(Files.newBufferedWriter(path, StandardOpenOption.APPEND));
      return this;
    } catch (IOException e) {
      throw new BadInputException(path + " cannot be an inbox: " + e.getMessage());
    }
  }

  private void recall(String line) {
    int dot = line.lastIndexOf('.');
    if (wholeRuns && dot > 0 && line.substring(dot + 1).matches("\\d{1,18}"))
      lastOfRun.merge(line.substring(0, dot), Long.parseLong(line.substring(dot + 1)), Math::max);
    else remember(line);
  }

  /**
   * Acts on an event unless it did already. After a connection came back, what the old one had
   * brought and what the new one brings again arrive on two threads: looking, acting and
   * remembering must be one step.
   */
  public synchronized void act(BusEvent event, Consumer<BusEvent> listener) {
    if (judge(event) != Verdict.NEW) return;
    try {
      listener.accept(event);
    } finally {
      handled(event);
    }
  }

  public synchronized Verdict judge(BusEvent event) {
    if (!wholeRuns || event.place().isEmpty())
      return ids.contains(event.id()) ? Verdict.REPEAT : Verdict.NEW;
    BusEvent.Place place = event.place().get();
    Long last = lastOfRun.get(place.run());
    if (last == null || place.position() == last + 1) return Verdict.NEW;
    return place.position() <= last ? Verdict.REPEAT : Verdict.EARLY;
  }

  /** Whether a command of this id is new. */
  public synchronized boolean isNew(String id) {
    return !ids.contains(id);
  }

  public synchronized void handled(BusEvent event) {
    if (wholeRuns && event.place().isPresent())
      lastOfRun.put(event.place().get().run(), event.place().get().position());
    else remember(event.id());
    write(event.id());
  }

  public synchronized void handled(String id) {
    remember(id);
    write(id);
  }

  private void remember(String id) {
    ids.add(id);
    if (ids.size() <= IDS_MAX) return;
    Iterator<String> oldest = ids.iterator();
    oldest.next();
    oldest.remove();
  }

  private void write(String line) {
    if (file.isEmpty()) return;
    try {
      file.get().write(line + "\n");
      file.get().flush();
    } catch (IOException e) {
      throw new BadInputException("the inbox cannot be written: " + e.getMessage());
    }
  }

  @Override
  public void close() {
    try {
      if (file.isPresent()) file.get().close();
    } catch (IOException e) {
      throw new BadInputException("the inbox cannot be closed: " + e.getMessage());
    }
  }
}
