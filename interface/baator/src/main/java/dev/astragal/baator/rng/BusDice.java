package dev.astragal.baator.rng;

import dev.astragal.kernel.dice.RngFailureException;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.bus.BusEvent;
import dev.astragal.runtime.bus.Command;
import dev.astragal.runtime.bus.CommandBus;
import dev.astragal.runtime.bus.RemoteBus;
import dev.astragal.runtime.bus.Subscription;
import dev.astragal.runtime.content.BadInputException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Dice that a service on the bus rolls: a command asks for a handful, an event under the same
 * request brings the faces.
 */
public final class BusDice extends Rng implements AutoCloseable {
  private static final Duration TIMEOUT = Duration.ofSeconds(5);

  private final RemoteBus bus;
  private final Map<String, CompletableFuture<BusEvent>> asked = new ConcurrentHashMap<>();
  private final List<Subscription> answers;
  private long drawn;

  public BusDice(RemoteBus bus) {
    super("bus");
    this.bus = bus;
    this.answers =
        List.of(bus.watch("rng.fulfilled", this::answer), bus.watch("rng.failed", this::answer));
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
              "dice.roll_expr",
              Tree.emptyTable()
                  .with("expr", Tree.of(count + "d" + sides))
                  .with("request_id", Tree.of(request))));
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
    if (!(answer.payload().get("faces").orElse(null) instanceof Tree.Rows faces))
      throw new RngFailureException(
          "the dice service refuses: "
              + answer.payload().get("reason").map(Tree::text).orElse("no reason given"));
    if (faces.items().size() != count)
      throw new RngFailureException("the dice service rolled another number of dice");
    for (int i = 0; i < count; i++) {
      if (!(faces.items().get(i) instanceof Tree.Whole(long face, _)) || face < 1 || face > sides)
        throw new RngFailureException("the dice service rolled something that is no face");
      into[i] = (int) face;
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
    answers.forEach(Subscription::close);
  }
}
