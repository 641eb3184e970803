package dev.astragal.baator.rng;

import dev.astragal.kernel.dice.RngFailureException;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.bus.BusEvent;
import dev.astragal.runtime.bus.Command;
import dev.astragal.runtime.bus.CommandBus;
import dev.astragal.runtime.bus.Payload;
import dev.astragal.runtime.bus.RemoteBus;
import dev.astragal.runtime.bus.Subscription;
import dev.astragal.runtime.bus.Trace;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.dice.GeneratedDice;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Dice that a service on the bus throws: a command asks for a handful, an event under the same
 * request brings the faces. Both are steps of the order that needs them, whose roll the session
 * tells.
 */
public final class BusDice extends Rng implements OutsideDice, AutoCloseable {
  private static final Duration TIMEOUT = Duration.ofSeconds(5);

  private final RemoteBus bus;
  private final Map<String, CompletableFuture<BusEvent>> asked = new ConcurrentHashMap<>();
  private final Subscription answers;
  private Trace order = Trace.begin();
  private long drawn;

  public BusDice(RemoteBus bus) {
    super("bus");
    this.bus = bus;
    this.answers = bus.watch(GeneratedDice.THROWN, this::answer);
  }

  @Override
  public Rng throwing(Trace order) {
    this.order = order;
    return this;
  }

  private void answer(BusEvent event) {
    event
        .payload()
        .get("request_id")
        .map(id -> asked.get(id.text()))
        .ifPresent(future -> future.complete(event));
  }

  @Override
  protected boolean together(int sides, int[] into, int count) {
    if (count == 0) return true;
    String request = UUID.randomUUID().toString();
    CompletableFuture<BusEvent> answer = new CompletableFuture<>();
    asked.put(request, answer);
    try {
      bus.send(
          Command.of(
              GeneratedDice.THROW,
              Payload.of(new GeneratedDice.Throw(request, count, sides)),
              order.child()));
      faces(answer.get(TIMEOUT.toMillis(), TimeUnit.MILLISECONDS), sides, into, count);
    } catch (CommandBus.UnknownCommandException e) {
      throw new RngFailureException("no dice service has ever been on the bus", e);
    } catch (TimeoutException e) {
      throw new RngFailureException("the dice service does not answer", e);
    } catch (BadInputException | ExecutionException e) {
      throw new RngFailureException(String.valueOf(e.getMessage()), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new RngFailureException("interrupted while dice were rolled", e);
    } finally {
      asked.remove(request);
    }
    drawn += count;
    return true;
  }

  private static void faces(BusEvent answer, int sides, int[] into, int count) {
    int[] faces;
    try {
      faces = Payload.read(GeneratedDice.Thrown.class, answer.payload()).faces().toArray();
    } catch (TreeException e) {
      throw new RngFailureException("the dice service answers with something else", e);
    }
    if (faces.length != count)
      throw new RngFailureException("the dice service threw another number of dice");
    for (int i = 0; i < count; i++) {
      if (faces[i] < 1 || faces[i] > sides)
        throw new RngFailureException("the dice service threw something that is no face");
      into[i] = faces[i];
    }
  }

  @Override
  protected int draw(int bound) {
    int[] face = new int[1];
    together(bound, face, 1);
    return face[0] - 1;
  }

  @Override
  protected long draw(long bound) {
    throw new UnsupportedOperationException("a dice service rolls dice and nothing else");
  }

  @Override
  public long nextLong() {
    throw new UnsupportedOperationException("a dice service rolls dice and nothing else");
  }

  @Override
  public long position() {
    return drawn;
  }

  @Override
  public void seek(long position) {
    if (position != drawn) throw new UnsupportedOperationException("a service cannot roll back");
  }

  @Override
  public BusDice copy() {
    return new BusDice(bus);
  }

  @Override
  public void close() {
    answers.close();
  }
}
