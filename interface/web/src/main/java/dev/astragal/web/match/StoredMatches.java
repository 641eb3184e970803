package dev.astragal.web.match;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.journal.JournalException;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.machine.Machine;
import dev.astragal.runtime.store.MatchQuery;
import dev.astragal.runtime.store.MatchStore;
import dev.astragal.runtime.store.MatchSummary;
import dev.astragal.web.game.GameFiles;
import dev.astragal.web.message.Failures;
import dev.astragal.web.message.MatchInfo;
import dev.astragal.web.message.Refusal;
import dev.astragal.web.message.StatusInfo;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/**
 * What is in the store. It is asked only for ids it named itself or that were written anew from
 * their bits, so that nothing somebody sends becomes a name there.
 */
public final class StoredMatches {
  private static final long LOOK_AGAIN_NANOS = 10_000_000_000L;

  /** An id that no match has. */
  private static final String NOBODYS = "0".repeat(24);

  private final MatchStore store;
  private final Map<String, Entry> entries = new ConcurrentHashMap<>();
  private final Machine machine;
  private long looked;

  /** A match and what belongs to it. */
  public record Entry(MatchSummary stored, About about) {
    public String id() {
      return stored.id();
    }
  }

  StoredMatches(MatchStore store, Machine machine) {
    this.store = store;
    this.machine = machine;
    look();
  }

  synchronized void add(String id) {
    store.find(id).flatMap(StoredMatches::entry).ifPresent(entry -> entries.put(id, entry));
  }

  /** Fails where the store cannot be reached. */
  public void reach() {
    store.find(NOBODYS);
  }

  public int size() {
    return entries.size();
  }

  void delete(String id) {
    try {
      store.delete(id);
      entries.remove(id);
    } catch (JournalException e) {
      if (e.reason() != JournalException.Reason.HELD) throw e;
      throw new Refusal(409, "HELD", "another server plays this match");
    }
  }

  /** Deletes what nobody touched since, but for what is {@code used}. */
  void deleteUnchangedSince(Instant moment, Predicate<String> used) {
    for (Entry entry : newest()) {
      if (!entry.stored().changed().isBefore(moment) || used.test(entry.id())) continue;
      try {
        store.delete(entry.id());
        entries.remove(entry.id());
      } catch (BadInputException e) {
        Failures.report("match " + entry.id() + " is not deleted", e);
      }
    }
  }

  /** The store's own text for an id somebody asks for; another server may have added it. */
  Optional<String> known(String asked) {
    if (!entries.containsKey(asked)) Secrets.idOf(asked).ifPresent(this::add);
    return Optional.ofNullable(entries.get(asked)).map(entry -> entry.id());
  }

  public List<Entry> newest() {
    lookAgain();
    return entries.values().stream()
        .sorted(Comparator.comparing((Entry entry) -> entry.about().moment()).reversed())
        .toList();
  }

  public Optional<Entry> find(String asked) {
    return known(asked).flatMap(store::find).flatMap(StoredMatches::entry);
  }

  public MatchStore store() {
    return store;
  }

  /** A match that is not open. */
  MatchInfo summary(String id, Optional<String> language) {
    Optional<Entry> found = find(id);
    if (found.isEmpty()) entries.remove(id);
    Entry entry =
        found.orElseThrow(() -> new Refusal(404, "NO_SUCH_MATCH", "there is no such match"));
    entries.put(id, entry);
    About about = entry.about();
    List<String> names = names(entry, language);
    List<MatchInfo.SeatInfo> seats = new ArrayList<>();
    for (int i = 0; i < about.seats().size(); i++)
      seats.add(about.seats().get(i).shown(Seat.of(i), names.get(i), false, false));
    RunSpec spec = entry.stored().spec();
    Optional<String> ended = entry.stored().outcome();
    return new MatchInfo(
        id,
        spec.game(),
        title(spec.game()),
        spec.options(),
        spec.overlays().stream().map(RunSpec.Overlay::name).toList(),
        about.language().orElse(""),
        about.created(),
        seats,
        OptionalLong.empty(),
        OptionalLong.empty(),
        about.watchable(),
        0,
        false,
        false,
        spec.practice(),
        about.clockSeconds(),
        ended.isPresent() ? StatusInfo.Kind.FINISHED : StatusInfo.Kind.ASLEEP,
        List.of(),
        GameFiles.art(spec.game()),
        ended.map(Outcome::ended),
        Optional.empty(),
        Optional.of(id).filter(_ -> ended.isPresent() || about.people() == 1),
        about.next());
  }

  private static List<String> names(Entry entry, Optional<String> language) {
    try {
      return entry
          .about()
          .seating()
          .names(
              Messages.of(
                  GameLibrary.game(entry.stored().spec().game()),
                  "",
                  language.or(entry.about()::language).orElse("")));
    } catch (BadInputException e) {
      return entry.about().seats().stream().map(seat -> seat.chair().name()).toList();
    }
  }

  private static String title(String game) {
    try {
      return GameLibrary.game(game).manifest().title();
    } catch (BadInputException e) {
      return game;
    }
  }

  private synchronized void lookAgain() {
    if (machine.nanos() - looked > LOOK_AGAIN_NANOS) look();
  }

  private synchronized void look() {
    Set<String> found = new LinkedHashSet<>();
    for (int from = 0; ; from += MatchQuery.LIMIT_MAX) {
      List<MatchSummary> page = store.search(MatchQuery.all().page(from, MatchQuery.LIMIT_MAX));
      for (MatchSummary one : page) {
        found.add(one.id());
        entry(one).ifPresent(entry -> entries.put(one.id(), entry));
      }
      if (page.size() < MatchQuery.LIMIT_MAX) break;
    }
    entries.keySet().retainAll(found);
    looked = machine.nanos();
  }

  private static Optional<Entry> entry(MatchSummary found) {
    return About.of(found.about()).map(about -> new Entry(found, about));
  }
}
