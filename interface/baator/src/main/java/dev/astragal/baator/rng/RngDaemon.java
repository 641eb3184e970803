package dev.astragal.baator.rng;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/**
 * A dice server for RNG/1. Each connection has a thread of its own and a source of its own; one
 * that makes no progress for too long is closed, one too many is told so and closed, and whatever a
 * client does to its connection ends that connection only.
 */
public final class RngDaemon implements AutoCloseable {
  private static final String BUSY = "ERR busy\n";
  private static final int BACKLOG = 256;

  private final ServerSocket server;
  private final int connectionsMax;
  private final Duration idleMax;
  private final Supplier<? extends RngProtocol> sources;
  private final Set<Connection> connections = ConcurrentHashMap.newKeySet();
  private final AtomicLong answered = new AtomicLong();

  private RngDaemon(
      ServerSocket server,
      int connectionsMax,
      Duration idleMax,
      Supplier<? extends RngProtocol> sources) {
    this.server = server;
    this.connectionsMax = connectionsMax;
    this.idleMax = idleMax;
    this.sources = sources;
  }

  /** Listens at once; port 0 takes any that is free. */
  public static RngDaemon start(
      InetAddress host,
      int port,
      int connectionsMax,
      Duration idleMax,
      Supplier<? extends RngProtocol> sources)
      throws IOException {
    ServerSocket server = new ServerSocket();
    server.setReuseAddress(true);
    try {
      server.bind(new InetSocketAddress(host, port), BACKLOG);
    } catch (IOException e) {
      server.close();
      throw e;
    }
    RngDaemon daemon = new RngDaemon(server, connectionsMax, idleMax, sources);
    Thread.ofVirtual().name("rngd-accept").start(daemon::accept);
    Thread.ofVirtual().name("rngd-idle").start(daemon::closeIdle);
    return daemon;
  }

  public int port() {
    return server.getLocalPort();
  }

  public int connections() {
    return connections.size();
  }

  /** How many lines have been answered. */
  public long answered() {
    return answered.get();
  }

  private void accept() {
    while (!server.isClosed()) {
      try {
        serve(server.accept());
      } catch (IOException e) {
        if (server.isClosed() || !paused()) return;
      }
    }
  }

  /** When no more files can be opened, trying again at once would only keep the machine busy. */
  private static boolean paused() {
    try {
      Thread.sleep(50);
      return true;
    } catch (InterruptedException e) {
      return false;
    }
  }

  private void serve(Socket socket) throws IOException {
    if (connections.size() >= connectionsMax) {
      try (socket) {
        socket.getOutputStream().write(BUSY.getBytes(StandardCharsets.US_ASCII));
      }
      return;
    }
    Connection connection = new Connection(socket);
    connections.add(connection);
    Thread.ofVirtual().name("rngd-connection").start(connection::run);
  }

  private void closeIdle() {
    while (!server.isClosed()) {
      try {
        Thread.sleep(Math.min(1000, idleMax.toMillis()));
      } catch (InterruptedException e) {
        return;
      }
      long now = System.nanoTime();
      for (Connection connection : connections)
        if (now - connection.progress > idleMax.toNanos()) connection.end();
    }
  }

  /** Stops listening and ends every connection. */
  @Override
  public void close() {
    try {
      server.close();
    } catch (IOException e) {
      throw new IllegalStateException("the daemon cannot stop listening", e);
    }
    for (Connection connection : connections) connection.end();
  }

  private final class Connection {
    private final Socket socket;
    private volatile long progress = System.nanoTime();

    Connection(Socket socket) {
      this.socket = socket;
    }

    /** Replies to lines that came together leave together. */
    private void run() {
      LineProtocol protocol = new LineProtocol(sources.get());
      try (socket) {
        socket.setTcpNoDelay(true);
        LineReader in = new LineReader(socket.getInputStream());
        OutputStream out = new BufferedOutputStream(socket.getOutputStream(), 8192);
        for (String line = in.next(); line != null; line = in.next()) {
          String reply =
              line.equals(LineReader.TOO_LONG) ? LineProtocol.UNKNOWN : protocol.reply(line);
          out.write((reply + "\n").getBytes(StandardCharsets.US_ASCII));
          if (!in.buffered()) out.flush();
          answered.incrementAndGet();
          progress = System.nanoTime();
        }
        out.flush();
      } catch (IOException e) {
        // The client is gone; so is the connection, and nothing else.
      } finally {
        connections.remove(this);
      }
    }

    private void end() {
      try {
        socket.close();
      } catch (IOException e) {
        connections.remove(this);
      }
    }
  }
}
