package dev.astragal.page.worker;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.journal.JournalEnds;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.LinkedLines;
import dev.astragal.runtime.store.HeldMatch;
import dev.astragal.runtime.store.KeptMatch;
import dev.astragal.runtime.store.MatchId;
import dev.astragal.runtime.store.MatchQuery;
import dev.astragal.runtime.store.MatchStore;
import dev.astragal.runtime.store.MatchSummary;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** The matches of one browser, in memory; whoever keeps them hears of every change. */
final class PageStore implements MatchStore {
  private final Map<String, Kept> all = new LinkedHashMap<>();
  private final Consumer<Saved> changed;
  private final Consumer<String> deleted;

  /**
   * A match as a browser keeps it.
   *
   * @param changed when it last went on, as text
   */
  record Saved(String id, String journal, Tree.Table about, String changed) {}

  PageStore(Consumer<Saved> changed, Consumer<String> deleted) {
    this.changed = changed;
    this.deleted = deleted;
  }

  /** Puts back what the browser has kept. */
  void restore(Saved saved) {
    Kept kept = new Kept(saved.id(), saved.about());
    kept.journal.append(saved.journal());
    kept.changed = Instant.parse(saved.changed());
    all.put(saved.id(), kept);
  }

  private final class Kept {
    private final String id;
    private final StringBuilder journal = new StringBuilder();
    private Tree.Table about;
    private Instant changed = Instant.EPOCH;
    private Optional<JournalLine.Header> header = Optional.empty();
    private Optional<String> outcome = Optional.empty();
    private int looked;

    private Kept(String id, Tree.Table about) {
      this.id = id;
      this.about = about;
    }

    private JournalFile read() {
      return pack().read();
    }

    private KeptMatch pack() {
      return new KeptMatch(id, id, journal.toString(), about, 0);
    }

    private void touched() {
      changed = Instant.ofEpochMilli(System.currentTimeMillis());
      PageStore.this.changed.accept(new Saved(id, journal.toString(), about, changed.toString()));
    }

    /** What was written last need not be read to know how it stands. */
    private void looked(JournalLine.Header first, Optional<String> end) {
      header = Optional.of(first);
      outcome = end;
      looked = journal.length();
    }

    private MatchSummary summary() {
      if (looked != journal.length()) {
        JournalFile file = read();
        looked(
            file.header(),
            file.lines().isEmpty()
                ? Optional.empty()
                : JournalEnds.outcome(file.lines().getLast()));
      }
      return new MatchSummary(id, header.orElseThrow().spec(), changed, outcome, about);
    }
  }

  private static final class Held implements HeldMatch {
    private final Kept kept;
    private final JournalFile past;
    private final LinkedLines lines;
    private long sent;

    private Held(Kept kept, JournalFile past) {
      this.kept = kept;
      this.past = past;
      this.lines = LinkedLines.after(kept.id, past);
    }

    @Override
    public void append(JournalLine line) {
      LinkedLines.Linked next = lines.next(line);
      kept.journal.append(next.text()).append('\n');
      lines.kept(next);
      kept.looked(past.header(), JournalEnds.outcome(line));
      kept.touched();
    }

    @Override
    public String id() {
      return kept.id;
    }

    @Override
    public String key() {
      return kept.id;
    }

    @Override
    public JournalFile past() {
      return past;
    }

    @Override
    public Tree.Table about() {
      return kept.about;
    }

    @Override
    public void describe(Tree.Table about) {
      kept.about = about;
      kept.touched();
    }

    @Override
    public long sent() {
      return sent;
    }

    @Override
    public void sent(long count) {
      sent = count;
    }

    @Override
    public void close() {}
  }

  @Override
  public HeldMatch create(String id, JournalLine.Header header, Tree.Table about) {
    if (all.containsKey(id)) throw MatchId.exists(id);
    Kept kept = new Kept(id, about);
    LinkedLines.Linked first = LinkedLines.from(id).next(header);
    kept.journal.append(first.text()).append('\n');
    kept.looked(header, Optional.empty());
    all.put(id, kept);
    kept.touched();
    long length = kept.journal.length();
    return new Held(
        kept,
        new JournalFile(header, List.of(), Optional.empty(), length, length, false, first.link()));
  }

  @Override
  public HeldMatch open(String id) {
    Kept kept = known(id);
    return new Held(kept, kept.read());
  }

  private Kept known(String id) {
    Kept kept = all.get(id);
    if (kept == null) throw MatchId.unknown(id);
    return kept;
  }

  @Override
  public JournalFile read(String id) {
    return known(id).read();
  }

  @Override
  public Optional<MatchSummary> find(String id) {
    return Optional.ofNullable(all.get(id)).map(Kept::summary);
  }

  @Override
  public List<MatchSummary> search(MatchQuery query) {
    List<MatchSummary> found = new ArrayList<>();
    for (Kept kept : all.values()) found.add(kept.summary());
    found.sort(Comparator.comparing(MatchSummary::changed).reversed());
    return found.stream().filter(query::wants).skip(query.skip()).limit(query.limit()).toList();
  }

  @Override
  public KeptMatch pack(String id) {
    return known(id).pack();
  }

  @Override
  public void put(KeptMatch match) {
    if (all.containsKey(match.id())) throw MatchId.exists(match.id());
    Kept kept = new Kept(match.id(), match.about());
    kept.journal.append(match.journal());
    all.put(match.id(), kept);
    kept.touched();
  }

  @Override
  public void delete(String id) {
    known(id);
    all.remove(id);
    deleted.accept(id);
  }

  @Override
  public void close() {
    all.clear();
  }
}
