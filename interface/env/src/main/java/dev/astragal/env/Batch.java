package dev.astragal.env;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.learn.Environment;
import dev.astragal.runtime.learn.EnvironmentTerms;
import dev.astragal.runtime.learn.Tensors;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Many environments of one set-up, whose choices and observations lie in a file that the program
 * has in its memory too. Each plays on for one step when the program says so; one that is over
 * begins anew in the step after, whatever its choice is.
 */
final class Batch implements AutoCloseable {
  private static final int ALIGNED = 64;

  /** So many games a thread steps before it takes more. */
  private static final int AT_ONCE = 32;

  private static final ValueLayout.OfInt INT =
      ValueLayout.JAVA_INT.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final ValueLayout.OfFloat FLOAT =
      ValueLayout.JAVA_FLOAT.withOrder(ByteOrder.LITTLE_ENDIAN);

  private final Tensors tensors;
  private final int count;
  private final Seed seed;
  private final Environment[] games;
  private final Seat[] viewers;
  private final long[] episodes;
  private final Arena arena = Arena.ofShared();
  private final MemorySegment memory;
  private final ExecutorService workers;
  private final List<Callable<Boolean>> shares = new ArrayList<>();
  private final AtomicInteger next = new AtomicInteger();
  private final long actions;
  private final long seats;
  private final long rewards;
  private final long over;
  private final long masks;
  private final long observations;
  private final long information;
  private final long size;
  private final boolean recall;

  Batch(Tensors tensors, EnvironmentTerms terms, Path file, int count, Seed seed, int threads) {
    this.tensors = tensors;
    this.count = count;
    this.seed = seed;
    this.games = new Environment[count];
    this.viewers = new Seat[count];
    this.episodes = new long[count];
    actions = 0;
    seats = after(actions, 4L * count);
    rewards = after(seats, 4L * count);
    over = after(rewards, 4L * count * tensors.seats());
    masks = after(over, count);
    observations = after(masks, (long) count * tensors.actions());
    information = after(observations, 4L * count * tensors.observation());
    recall = terms.recall();
    size = recall ? after(information, 4L * count * tensors.information()) : information;
    memory = mapped(file);
    for (int i = 0; i < count; i++) games[i] = tensors.environment(terms);
    for (int i = 0; i < threads; i++) {
      Hand hand = new Hand();
      shares.add(() -> share(hand));
    }
    workers = Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().factory());
    go();
  }

  /** Where one thread writes down what goes into the memory. */
  private final class Hand {
    final float[] numbers = new float[tensors.observation()];
    final float[] all = new float[recall ? tensors.information() : 0];
    final byte[] mask = new byte[tensors.actions()];
  }

  /** Takes some games after some others, so that no thread waits for one with longer turns. */
  private boolean share(Hand hand) {
    while (true) {
      int first = next.getAndAdd(AT_ONCE);
      if (first >= count) return true;
      for (int i = first; i < Math.min(count, first + AT_ONCE); i++) step(i, hand);
    }
  }

  private static long after(long start, long length) {
    return (start + length + ALIGNED - 1) / ALIGNED * ALIGNED;
  }

  private MemorySegment mapped(Path file) {
    try (FileChannel channel =
        FileChannel.open(
            file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      return channel.map(FileChannel.MapMode.READ_WRITE, 0, size, arena);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Where everything lies, in bytes from the start of the file; all numbers little-endian. */
  Tree.Table layout() {
    return Tree.emptyTable()
        .with("count", Tree.of(count))
        .with("seatCount", Tree.of(tensors.seats()))
        .with("observation", Tree.of(tensors.observation()))
        .with("actionCount", Tree.of(tensors.actions()))
        .with("actions", Tree.of(actions))
        .with("seats", Tree.of(seats))
        .with("rewards", Tree.of(rewards))
        .with("over", Tree.of(over))
        .with("masks", Tree.of(masks))
        .with("observations", Tree.of(observations))
        .with("information", Tree.of(information))
        .with("recalled", Tree.of(recall ? tensors.information() : 0))
        .with("size", Tree.of(size));
  }

  /** One step of every environment. */
  void go() {
    next.set(0);
    try {
      for (Future<Boolean> share : workers.invokeAll(shares)) share.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  private void step(int i, Hand hand) {
    byte[] mask = hand.mask;
    float[] numbers = hand.numbers;
    Environment game = games[i];
    if (!game.asked().plays()) {
      game.reset(seed.child(i).child(episodes[i]++));
    } else {
      viewers[i] = game.asked();
      game.step(memory.get(INT, actions + 4L * i));
    }
    boolean asked = game.asked().plays();
    if (asked) viewers[i] = game.asked();
    Seat viewer = viewers[i] == null ? Seat.first() : viewers[i];
    memory.set(INT, seats + 4L * i, viewer.index());
    for (int seat = 0; seat < tensors.seats(); seat++)
      memory.set(
          FLOAT, rewards + 4L * (i * tensors.seats() + seat), (float) game.reward(Seat.of(seat)));
    memory.set(ValueLayout.JAVA_BYTE, over + i, ended(game));
    game.mask(mask, 0);
    MemorySegment.copy(
        mask, 0, memory, ValueLayout.JAVA_BYTE, masks + (long) i * mask.length, mask.length);
    game.observe(viewer, numbers, 0);
    MemorySegment.copy(
        numbers, 0, memory, FLOAT, observations + 4L * i * numbers.length, numbers.length);
    if (!recall) return;
    game.recall(viewer, hand.all, 0);
    MemorySegment.copy(
        hand.all, 0, memory, FLOAT, information + 4L * i * hand.all.length, hand.all.length);
  }

  /** 0 while it goes on, 1 at its end, 2 where it was cut off. */
  private static byte ended(Environment game) {
    if (game.asked().plays()) return 0;
    return (byte) (game.outcome().filter(Outcome::aborted).isPresent() ? 2 : 1);
  }

  @Override
  public void close() {
    workers.shutdownNow();
    workers.close();
    arena.close();
  }
}
