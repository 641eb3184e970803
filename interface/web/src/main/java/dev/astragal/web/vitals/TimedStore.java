package dev.astragal.web.vitals;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.store.HeldMatch;
import dev.astragal.runtime.store.KeptMatch;
import dev.astragal.runtime.store.MatchQuery;
import dev.astragal.runtime.store.MatchStore;
import dev.astragal.runtime.store.MatchSummary;
import io.micrometer.core.instrument.Timer;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** A store whose every deed is measured. */
public final class TimedStore implements MatchStore {
  private final MatchStore store;
  private final Vitals vitals;
  private final Timer creating;
  private final Timer opening;
  private final Timer reading;
  private final Timer searching;
  private final Timer appending;

  public TimedStore(MatchStore store, Vitals vitals) {
    this.store = store;
    this.vitals = vitals;
    this.creating = vitals.timer("create");
    this.opening = vitals.timer("open");
    this.reading = vitals.timer("read");
    this.searching = vitals.timer("search");
    this.appending = vitals.timer("append");
  }

  private <T> T timed(Timer timer, Supplier<T> work) {
    long begun = vitals.begun();
    try {
      return work.get();
    } finally {
      vitals.ended(timer, begun);
    }
  }

  @Override
  public HeldMatch create(String id, JournalLine.Header header, Tree.Table about) {
    return new TimedMatch(
        timed(creating, () -> store.create(id, header, about)), vitals, appending);
  }

  @Override
  public HeldMatch open(String id) {
    return new TimedMatch(timed(opening, () -> store.open(id)), vitals, appending);
  }

  @Override
  public JournalFile read(String id) {
    return timed(reading, () -> store.read(id));
  }

  @Override
  public Optional<MatchSummary> find(String id) {
    return timed(searching, () -> store.find(id));
  }

  @Override
  public List<MatchSummary> search(MatchQuery query) {
    return timed(searching, () -> store.search(query));
  }

  @Override
  public List<String> unreadable() {
    return store.unreadable();
  }

  @Override
  public KeptMatch pack(String id) {
    return store.pack(id);
  }

  @Override
  public void put(KeptMatch match) {
    store.put(match);
  }

  @Override
  public void delete(String id) {
    store.delete(id);
  }

  @Override
  public void close() {
    store.close();
  }

  private record TimedMatch(HeldMatch match, Vitals vitals, Timer appending) implements HeldMatch {
    @Override
    public void append(JournalLine line) {
      long begun = vitals.begun();
      match.append(line);
      vitals.ended(appending, begun);
    }

    @Override
    public boolean ours() {
      return match.ours();
    }

    @Override
    public String id() {
      return match.id();
    }

    @Override
    public String key() {
      return match.key();
    }

    @Override
    public JournalFile past() {
      return match.past();
    }

    @Override
    public Tree.Table about() {
      return match.about();
    }

    @Override
    public void describe(Tree.Table about) {
      match.describe(about);
    }

    @Override
    public long sent() {
      return match.sent();
    }

    @Override
    public void sent(long count) {
      match.sent(count);
    }

    @Override
    public void close() {
      match.close();
    }
  }
}
