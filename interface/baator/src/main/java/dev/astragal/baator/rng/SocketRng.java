package dev.astragal.baator.rng;

import dev.astragal.kernel.dice.RngFailureException;
import dev.astragal.kernel.rng.Rng;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Dice from an RNG/1 daemon, over one connection that stays open. The dice of a handful are asked
 * for together. A connection that broke is made anew once; a daemon that stalls or answers nonsense
 * is a failure within the timeout.
 */
public final class SocketRng extends Rng implements RngProtocol, AutoCloseable {
  public static final Duration TIMEOUT = Duration.ofMillis(1500);

  /** So many requests are on their way at once; their replies fit the buffers in between. */
  private static final int PIPELINED_MAX = 256;

  private final String host;
  private final int port;
  private final Duration timeout;
  private @Nullable Link link;
  private long drawn;

  private record Link(Socket socket, LineReader in) {}

  public SocketRng(String host, int port, Duration timeout) {
    super("socket");
    this.host = host;
    this.port = port;
    this.timeout = timeout;
  }

  @Override
  public boolean ping() {
    return exchange(1, i -> "PING", deadline())[0].equals("PONG");
  }

  @Override
  public long randomInt(long low, long high) {
    long from = Math.min(low, high);
    long to = Math.max(low, high);
    drawn++;
    return number(exchange(1, i -> "RAND " + from + " " + to, deadline())[0], from, to);
  }

  /** However many batches a handful takes, it has one timeout. */
  @Override
  protected boolean together(int sides, int[] into, int count) {
    long deadline = deadline();
    String request = "DICE d" + sides;
    for (int done = 0; done < count; ) {
      int batch = Math.min(PIPELINED_MAX, count - done);
      String[] replies = exchange(batch, i -> request, deadline);
      for (int i = 0; i < batch; i++) into[done + i] = (int) number(replies[i], 1, sides);
      done += batch;
    }
    drawn += count;
    return true;
  }

  @Override
  protected int draw(int bound) {
    int[] face = new int[1];
    together(bound, face, 1);
    return face[0] - 1;
  }

  @Override
  protected long draw(long bound) {
    return randomInt(0, bound - 1);
  }

  @Override
  public long nextLong() {
    return randomInt(Long.MIN_VALUE, Long.MAX_VALUE);
  }

  @Override
  public long position() {
    return drawn;
  }

  @Override
  public void seek(long position) {
    if (position != drawn) throw new UnsupportedOperationException("a daemon cannot roll back");
  }

  @Override
  public SocketRng copy() {
    return new SocketRng(host, port, timeout);
  }

  @Override
  public void close() {
    if (link == null) return;
    try {
      link.socket().close();
    } catch (IOException e) {
      throw new RngFailureException("the connection to the dice daemon cannot be closed", e);
    } finally {
      link = null;
    }
  }

  private long number(String text, long low, long high) {
    try {
      long value = Long.parseLong(text);
      if (value >= low && value <= high) return value;
    } catch (NumberFormatException e) {
      throw nonsense(text);
    }
    throw nonsense(text);
  }

  private RngFailureException nonsense(String text) {
    drop();
    return new RngFailureException("the dice daemon answered '" + text + "'");
  }

  private long deadline() {
    return System.nanoTime() + timeout.toNanos();
  }

  private String[] exchange(int count, IntFunction<String> request, long deadline) {
    boolean fresh = link == null;
    try {
      return attempt(count, request, deadline);
    } catch (SocketTimeoutException e) {
      throw failed("does not answer within " + timeout.toMillis() + " ms", e);
    } catch (IOException e) {
      if (fresh) throw failed("cannot be reached: " + e.getMessage(), e);
    }
    drop();
    try {
      return attempt(count, request, deadline);
    } catch (SocketTimeoutException e) {
      throw failed("does not answer within " + timeout.toMillis() + " ms", e);
    } catch (IOException e) {
      throw failed("is gone: " + e.getMessage(), e);
    }
  }

  private String[] attempt(int count, IntFunction<String> request, long deadline)
      throws IOException {
    Link open = link(deadline);
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < count; i++) lines.append(request.apply(i)).append('\n');
    open.socket().getOutputStream().write(lines.toString().getBytes(StandardCharsets.US_ASCII));
    String[] replies = new String[count];
    for (int i = 0; i < count; i++) {
      String line = open.in().next(() -> open.socket().setSoTimeout(remaining(deadline)));
      if (line == null) throw new IOException("the connection was closed");
      if (!line.startsWith("OK ")) {
        drop();
        throw new RngFailureException(
            "the dice daemon answered '" + (line.equals(LineReader.TOO_LONG) ? "..." : line) + "'");
      }
      replies[i] = line.substring(3).strip();
    }
    return replies;
  }

  private Link link(long deadline) throws IOException {
    if (link != null) return link;
    Socket socket = new Socket();
    try {
      socket.setTcpNoDelay(true);
      socket.connect(new InetSocketAddress(host, port), remaining(deadline));
      link = new Link(socket, new LineReader(socket.getInputStream()));
      return link;
    } catch (IOException e) {
      socket.close();
      throw e;
    }
  }

  private static int remaining(long deadline) throws SocketTimeoutException {
    long left = (deadline - System.nanoTime()) / 1_000_000;
    if (left <= 0) throw new SocketTimeoutException();
    return (int) left;
  }

  private RngFailureException failed(String what, IOException cause) {
    drop();
    return new RngFailureException("the dice daemon at " + host + ":" + port + " " + what, cause);
  }

  /** After a failure nobody knows which reply would come next. */
  private void drop() {
    Link broken = link;
    link = null;
    if (broken == null) return;
    try {
      broken.socket().close();
    } catch (IOException e) {
      // It was of no use any more.
    }
  }
}
