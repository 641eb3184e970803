package dev.astragal.runtime.kit;

import static dev.astragal.runtime.kit.ContractBroken.unless;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.JournalException;
import dev.astragal.runtime.journal.JournalException.Reason;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.store.HeldMatch;
import dev.astragal.runtime.store.KeptMatch;
import dev.astragal.runtime.store.MatchQuery;
import dev.astragal.runtime.store.MatchStore;
import dev.astragal.runtime.store.MatchSummary;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;

/**
 * The contract suite of stores. Each check gets a way to open the same store again and again, every
 * time as another user of it would; all checks share the store, each with matches of its own.
 */
public final class StoreKit {
  /** One promise. */
  @FunctionalInterface
  public interface Promise {
    void check(Supplier<MatchStore> store);
  }

  private static final int RIVALS = 8;

  private StoreKit() {}

  /** Every promise, by the sentence that says it. */
  public static Map<String, Promise> promises() {
    Map<String, Promise> promises = new LinkedHashMap<>();
    promises.put("what is appended is read, in order, by everybody", StoreKit::appendsAreRead);
    promises.put("a match goes on where another user left it", StoreKit::goesOn);
    promises.put("a name is used once", StoreKit::namesAreUnique);
    promises.put("bad names and unknown matches are refused", StoreKit::namesAreChecked);
    promises.put("a match is held by one user at a time", StoreKit::leaseExcludes);
    promises.put("of many who want a match at once one gets it", StoreKit::oneOfManyGetsIt);
    promises.put("closing a store ends its leases", StoreKit::closingEndsLeases);
    promises.put("reading disturbs nobody who writes", StoreKit::readingDisturbsNobody);
    promises.put("lists and searches find what they should", StoreKit::searches);
    promises.put("what is said about a match and what was sent are kept", StoreKit::remembers);
    promises.put("what is deleted is gone, unless somebody holds it", StoreKit::deletes);
    promises.put("what is packed comes back to the letter", StoreKit::comesBack);
    return promises;
  }

  private static void comesBack(Supplier<MatchStore> opener) {
    try (MatchStore store = opener.get()) {
      Tree.Table about = Tree.emptyTable().with("table", Tree.of("round"));
      String key;
      try (HeldMatch match = store.create("kit-parcel", header("parcel"), about)) {
        match.append(input(1));
        match.append(new JournalLine.End(1, 0, Outcome.ended("won"), 7));
        match.sent(3);
        key = match.key();
      }
      KeptMatch packed = store.pack("kit-parcel");
      refused(Reason.EXISTS, () -> store.put(packed));
      store.delete("kit-parcel");
      store.put(packed);
      unless(store.pack("kit-parcel").equals(packed), "what came back differs");
      MatchSummary found = store.find("kit-parcel").orElseThrow();
      unless(found.outcome().equals(Optional.of("won")), "the outcome did not come back");
      try (HeldMatch match = store.open("kit-parcel")) {
        unless(match.key().equals(key) && match.sent() == 3, "what a bus knows did not come back");
        match.append(input(2));
      }
      refused(Reason.UNKNOWN, () -> store.pack("kit-nobody"));
    }
  }

  private static void appendsAreRead(Supplier<MatchStore> opener) {
    try (MatchStore store = opener.get();
        MatchStore other = opener.get();
        HeldMatch match = store.create("kit-append", header("append"), Tree.emptyTable())) {
      List<JournalLine> lines = new ArrayList<>();
      for (int i = 1; i <= 20; i++) {
        JournalLine line = i % 5 == 0 ? new JournalLine.Keyframe(i, 0, List.of(), i) : input(i);
        match.append(line);
        lines.add(line);
        JournalFile read = other.read("kit-append");
        unless(read.lines().equals(lines), "after line " + i + " another user reads other lines");
        unless(read.header().equals(header("append")), "the header was changed");
      }
    }
  }

  private static void goesOn(Supplier<MatchStore> opener) {
    try (MatchStore first = opener.get()) {
      try (HeldMatch match = first.create("kit-go-on", header("go on"), Tree.emptyTable())) {
        unless(match.past().lines().isEmpty(), "a new match has a past");
        match.append(input(1));
      }
      try (MatchStore second = opener.get();
          HeldMatch match = second.open("kit-go-on")) {
        unless(match.past().lines().equals(List.of(input(1))), "the past is not what was written");
        match.append(input(2));
      }
      try (HeldMatch match = first.open("kit-go-on")) {
        match.append(input(3));
      }
      unless(
          first.read("kit-go-on").lines().equals(List.of(input(1), input(2), input(3))),
          "the lines of two users do not follow each other");
    }
  }

  private static void namesAreUnique(Supplier<MatchStore> opener) {
    try (MatchStore store = opener.get();
        MatchStore other = opener.get()) {
      store.create("kit-once", header("once"), Tree.emptyTable()).close();
      refused(Reason.EXISTS, () -> other.create("kit-once", header("x"), Tree.emptyTable()));
      unless(store.read("kit-once").header().equals(header("once")), "a refused match left traces");
      other.open("kit-once").close();
    }
  }

  private static void deletes(Supplier<MatchStore> opener) {
    try (MatchStore store = opener.get();
        MatchStore other = opener.get()) {
      HeldMatch match = store.create("kit-unwanted", header("u"), Tree.emptyTable());
      match.append(input(1));
      refused(Reason.HELD, () -> other.delete("kit-unwanted"));
      match.close();
      other.delete("kit-unwanted");
      unless(store.find("kit-unwanted").isEmpty(), "a deleted match is found");
      refused(Reason.UNKNOWN, () -> store.delete("kit-unwanted"));
      store.create("kit-unwanted", header("u"), Tree.emptyTable()).close();
      unless(other.read("kit-unwanted").lines().isEmpty(), "a deleted match left lines");
    }
  }

  private static void namesAreChecked(Supplier<MatchStore> opener) {
    try (MatchStore store = opener.get()) {
      refused(Reason.UNKNOWN, () -> store.open("kit-nobody"));
      refused(Reason.UNKNOWN, () -> store.read("kit-nobody"));
      unless(store.find("kit-nobody").isEmpty(), "a match nobody made is found");
      for (String bad : List.of("", "a/b", "..", "-x", "a b", "x".repeat(101), "é", "x\n")) {
        try {
          store.create(bad, header("bad"), Tree.emptyTable()).close();
        } catch (BadInputException e) {
          continue;
        }
        throw new ContractBroken("'" + bad + "' is taken as a name");
      }
    }
  }

  private static void leaseExcludes(Supplier<MatchStore> opener) {
    try (MatchStore store = opener.get();
        MatchStore other = opener.get()) {
      HeldMatch match = store.create("kit-lease", header("lease"), Tree.emptyTable());
      refused(Reason.HELD, () -> store.open("kit-lease"));
      for (int i = 0; i < 3; i++) refused(Reason.HELD, () -> other.open("kit-lease"));
      match.append(input(1));
      match.close();
      match.close();
      HeldMatch second = other.open("kit-lease");
      match.close();
      refused(Reason.HELD, () -> store.open("kit-lease"));
      second.append(input(2));
      second.close();
      store.open("kit-lease").close();
    }
  }

  private static void oneOfManyGetsIt(Supplier<MatchStore> opener) {
    try (MatchStore maker = opener.get()) {
      maker.create("kit-rivals", header("rivals"), Tree.emptyTable()).close();
      List<MatchStore> stores = new ArrayList<>();
      List<Optional<HeldMatch>> got = new ArrayList<>();
      for (int i = 0; i < RIVALS; i++) stores.add(opener.get());
      CountDownLatch start = new CountDownLatch(1);
      List<Thread> threads = new ArrayList<>();
      for (MatchStore store : stores)
        threads.add(Thread.ofVirtual().start(() -> contend(store, start, got)));
      start.countDown();
      threads.forEach(StoreKit::join);
      long winners = got.stream().filter(Optional::isPresent).count();
      unless(
          got.size() == RIVALS && winners == 1,
          winners + " of " + got.size() + " got the match, " + RIVALS + " wanted it");
      unless(maker.read("kit-rivals").lines().size() == 1, "not exactly one of the rivals wrote");
      stores.forEach(MatchStore::close);
    }
  }

  private static void contend(
      MatchStore store, CountDownLatch start, List<Optional<HeldMatch>> got) {
    Optional<HeldMatch> match = Optional.empty();
    try {
      start.await();
      match = Optional.of(store.open("kit-rivals"));
      match.get().append(input(1));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (JournalException e) {
      if (e.reason() != Reason.HELD) return;
    }
    synchronized (got) {
      got.add(match);
    }
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void closingEndsLeases(Supplier<MatchStore> opener) {
    MatchStore gone = opener.get();
    gone.create("kit-closed-1", header("1"), Tree.emptyTable());
    gone.create("kit-closed-2", header("2"), Tree.emptyTable());
    gone.close();
    try (MatchStore store = opener.get()) {
      store.open("kit-closed-1").close();
      store.open("kit-closed-2").close();
    }
  }

  private static void readingDisturbsNobody(Supplier<MatchStore> opener) {
    try (MatchStore store = opener.get();
        MatchStore other = opener.get();
        HeldMatch match = store.create("kit-read", header("read"), Tree.emptyTable())) {
      for (int i = 1; i <= 5; i++) {
        match.append(input(i));
        unless(store.read("kit-read").lines().size() == i, "the writer reads something else");
        unless(store.find("kit-read").isPresent(), "a match that is held is not found");
        refused(Reason.HELD, () -> other.open("kit-read"));
      }
    }
  }

  private static void searches(Supplier<MatchStore> opener) {
    try (MatchStore store = opener.get()) {
      Tree.Table table = Tree.emptyTable().with("table", Tree.of("Blauer Salon 100%"));
      try (HeldMatch match = store.create("kit-find-1", header("seed-kiwi"), table)) {
        match.append(input(1));
      }
      try (HeldMatch match = store.create("kit-find-2", header("plum"), Tree.emptyTable())) {
        match.append(new JournalLine.End(0, 0, Outcome.ended("won"), 7));
      }
      MatchQuery all = MatchQuery.all().containing("KIT-FIND-");
      unless(ids(store, all).equals(List.of("kit-find-2", "kit-find-1")), "not the newest first");
      unless(ids(store, all.page(1, 1)).equals(List.of("kit-find-1")), "the second page is wrong");
      for (String word : List.of("kiwi", "blauer SALON", "100%"))
        unless(
            ids(store, MatchQuery.all().containing(word)).equals(List.of("kit-find-1")),
            "'" + word + "' finds something else");
      unless(ids(store, MatchQuery.all().containing("100_")).isEmpty(), "_ is taken as a pattern");
      unless(ids(store, all.ofGame("chess")).isEmpty(), "another game's matches are listed");
      unless(ids(store, all.thatEnded(true)).equals(List.of("kit-find-2")), "ended is not seen");
      unless(ids(store, all.thatEnded(false)).equals(List.of("kit-find-1")), "running is not seen");
      MatchSummary found = store.find("kit-find-1").orElseThrow();
      unless(found.about().equals(table), "what is said about a match is not listed");
      unless(found.spec().equals(header("seed-kiwi").spec()), "the recipe is not listed");
      unless(
          store.find("kit-find-2").orElseThrow().outcome().equals(Optional.of("won")),
          "the outcome is not listed");
      try (HeldMatch match = store.open("kit-find-1")) {
        match.append(input(2));
      }
      unless(ids(store, all).getFirst().equals("kit-find-1"), "a match that went on is not first");
    }
  }

  private static List<String> ids(MatchStore store, MatchQuery query) {
    return store.search(query).stream().map(MatchSummary::id).toList();
  }

  private static void remembers(Supplier<MatchStore> opener) {
    Tree.Table about = Tree.emptyTable().with("seats", Tree.of(List.of(Tree.of("ada"))));
    String key;
    try (MatchStore store = opener.get();
        HeldMatch match = store.create("kit-about", header("about"), Tree.emptyTable())) {
      unless(
          match.about().equals(Tree.emptyTable()) && match.sent() == 0, "a new match is not new");
      key = match.key();
      match.describe(about);
      match.sent(12);
      match.sent(1_000_000);
      unless(match.about().equals(about) && match.sent() == 1_000_000, "it forgets at once");
    }
    try (MatchStore store = opener.get();
        HeldMatch match = store.open("kit-about")) {
      unless(match.about().equals(about), "what is said about a match is forgotten");
      unless(match.sent() == 1_000_000, "what was sent is forgotten");
      unless(match.key().equals(key) && !key.isBlank(), "the key is another");
      try (HeldMatch other =
          store.create("kit-key", header("about"), about.with("x", Tree.of("eve")))) {
        unless(!other.key().equals(key), "two matches have the same key");
      }
      unless(
          ids(store, MatchQuery.all().containing("kit-about")).equals(List.of("kit-about"))
              && ids(store, MatchQuery.all().containing("ada")).contains("kit-about"),
          "what is said later is not found");
    }
  }

  /** A header that only {@code seed} tells from others. */
  public static JournalLine.Header header(String seed) {
    return new JournalLine.Header(
        JournalLine.FORMAT, "build", "content", RunSpec.of("kit", new Seed(seed), 2));
  }

  /** An input as a small game writes it. */
  public static JournalLine.Input input(long seq) {
    Tree rolled = Tree.emptyTable().with("kind", Tree.of("Rolled")).with("face", Tree.of(seq % 6));
    return new JournalLine.Input(
        seq,
        seq,
        Seat.of((int) (seq % 2)),
        seq,
        Tree.of("roll"),
        false,
        OptionalLong.of(seq * 31),
        List.of(new JournalLine.TimedEvent(seq, rolled)));
  }

  private static void refused(Reason reason, Runnable attempt) {
    try {
      attempt.run();
    } catch (JournalException e) {
      unless(e.reason() == reason, "refused as " + e.reason() + " and not as " + reason);
      unless(!String.valueOf(e.getMessage()).contains("\n"), "the reason is longer than a line");
      return;
    }
    throw new ContractBroken("what must be refused as " + reason + " was done");
  }
}
