package dev.astragal.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.Gathering;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.kit.StoreKit;
import dev.astragal.runtime.machine.Machine;
import dev.astragal.runtime.store.DirectoryStore;
import dev.astragal.runtime.store.HeldMatch;
import dev.astragal.simulation.disk.Crash;
import dev.astragal.simulation.disk.Mount;
import dev.astragal.simulation.disk.SimulatedDisk;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Programs keep matches in one directory, and something goes wrong at each deed on the disk in
 * turn: what was kept is there afterwards, what was refused is not, and every match goes on.
 */
final class ForcedTogetherTest {
  private static final String MATCHES = "/matches";
  private static final int LUCKS = 4;
  private static final long LOG_BYTES = 1_500;

  enum Trouble {
    POWER,
    KILLED,
    REFUSED
  }

  /** Whatever is to be done later is done at once. */
  private static final class AtOnce implements Machine {
    private int guarded;

    @Override
    public Instant now() {
      return Instant.EPOCH;
    }

    @Override
    public long nanos() {
      return 0;
    }

    @Override
    public void start(Runnable work) {
      work.run();
    }

    @Override
    public void after(Duration wait, Runnable work) {}

    @Override
    public void guard(byte[] secret) {
      guarded++;
      secret[0] = (byte) guarded;
      secret[1] = (byte) (guarded >> 8);
    }
  }

  /** What whoever wrote a match was told of each line. */
  private record Told(Set<Long> kept, Set<Long> refused) {}

  /** One course of things, in which trouble comes at one deed. */
  private static final class Course {
    private final SimulatedDisk disk = new SimulatedDisk(() -> 0);
    private final Machine machine = new AtOnce();
    private final Map<String, Told> told = new TreeMap<>();
    private final Trouble trouble;
    private final int at;
    private final IntPredicate together;
    private int deeds;

    private Course(IntPredicate together, Trouble trouble, int at) {
      this.together = together;
      this.trouble = trouble;
      this.at = at;
      disk.listen((by, _, _) -> before(by));
    }

    private void before(Mount by) throws IOException {
      if (deeds++ != at) return;
      if (trouble == Trouble.REFUSED) throw new IOException("Input/output error");
      by.end();
      throw new Crash(true);
    }

    private boolean happened() {
      return deeds > at;
    }

    private DirectoryStore store(Mount mount) {
      return new DirectoryStore(
          mount.getPath(MATCHES), machine, new Gathering(LOG_BYTES, together));
    }

    private void play() {
      Mount first = new Mount(disk);
      Mount second = new Mount(disk);
      Mount third = new Mount(disk);
      try {
        DirectoryStore one = store(first);
        DirectoryStore other = store(second);
        HeldMatch a = created(one, "a");
        HeldMatch b = created(one, "b");
        HeldMatch c = created(other, "c");
        for (long seq = 1; seq <= 6; seq++) {
          append(a, seq);
          append(b, seq);
          append(c, seq);
        }
        b.close();
        HeldMatch handed = other.open("b");
        append(handed, 7);
        append(a, 7);
        first.end();
        HeldMatch taken = other.open("a");
        append(taken, 8);
        store(third).close();
        append(handed, 8);
        append(c, 7);
        other.close();
      } catch (Crash ended) {
        return;
      } catch (BadInputException notNow) {
        assertThat(trouble).isEqualTo(Trouble.REFUSED);
      } finally {
        first.end();
        second.end();
        third.end();
      }
    }

    private HeldMatch created(DirectoryStore store, String id) {
      HeldMatch match = store.create(id, StoreKit.header(id), Tree.emptyTable());
      told.put(id, new Told(new TreeSet<>(), new TreeSet<>()));
      return match;
    }

    private void append(HeldMatch match, long seq) {
      Told so = Objects.requireNonNull(told.get(match.id()));
      try {
        match.append(StoreKit.input(seq));
        so.kept().add(seq);
      } catch (BadInputException notKept) {
        so.refused().add(seq);
      }
    }

    /** What was kept is there, matches go on, and a power cut after that takes nothing either. */
    private void look(long luck) {
      disk.listen((_, _, _) -> {});
      if (trouble != Trouble.KILLED) disk.losePower(luck);
      Mount afterwards = new Mount(disk);
      DirectoryStore store = store(afterwards);
      for (String id : told.keySet()) {
        requireKept(store, id, luck);
        append(store.open(id), 100);
        assertThat(inputs(store.read(id))).as(when(id, luck)).endsWith(100L);
      }
      afterwards.end();
      disk.losePower(luck);
      Mount last = new Mount(disk);
      try (DirectoryStore again = store(last)) {
        for (String id : told.keySet()) requireKept(again, id, luck);
      }
    }

    private void requireKept(DirectoryStore store, String id, long luck) {
      Told so = Objects.requireNonNull(told.get(id));
      JournalFile read = store.read(id);
      read.requireSound();
      assertThat(inputs(read)).as(when(id, luck)).containsAll(so.kept());
      assertThat(inputs(read)).as(when(id, luck)).noneMatch(so.refused()::contains);
    }

    private String when(String id, long luck) {
      return trouble + " at deed " + at + ", luck " + luck + ", match " + id;
    }

    private static List<Long> inputs(JournalFile read) {
      return read.lines().stream()
          .map(line -> ((JournalLine.Input) line).seq())
          .collect(Collectors.toList());
    }
  }

  @ParameterizedTest
  @EnumSource(Trouble.class)
  void nothingThatWasKeptIsLostWhateverGoesWrong(Trouble trouble) {
    tried(trouble, () -> _ -> true);
  }

  /** As on a server where sometimes many lines are under way and sometimes few. */
  @ParameterizedTest
  @EnumSource(Trouble.class)
  void norWhereSomeLinesAreForcedByThemselves(Trouble trouble) {
    tried(
        trouble,
        () -> {
          AtomicInteger lines = new AtomicInteger();
          return _ -> Integer.bitCount(lines.incrementAndGet()) % 2 == 1;
        });
  }

  private static void tried(Trouble trouble, Supplier<IntPredicate> together) {
    boolean happened = true;
    for (int at = 0; happened; at++)
      for (long luck = 0; luck < LUCKS; luck++) {
        Course course = new Course(together.get(), trouble, at);
        course.play();
        happened = course.happened();
        course.look(luck * 7_919 + at);
      }
  }
}
