package dev.astragal.env;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.Semaphore;

/** Sessions for programs elsewhere, a thread of no weight for each. */
final class SocketServer implements AutoCloseable {
  private static final int SESSIONS_MAX = 20_000;
  private static final int WAITING_MAX = 4_096;

  private final ServerSocket socket;
  private final TensorsShelf shelf = new TensorsShelf();
  private final Semaphore room = new Semaphore(SESSIONS_MAX);

  private SocketServer(ServerSocket socket) {
    this.socket = socket;
  }

  static SocketServer on(InetSocketAddress address) throws IOException {
    ServerSocket socket = new ServerSocket();
    socket.bind(address, WAITING_MAX);
    return new SocketServer(socket);
  }

  String address() {
    return socket.getInetAddress().getHostAddress() + ":" + socket.getLocalPort();
  }

  /** Until it is closed. */
  void serve() throws IOException {
    while (!socket.isClosed()) {
      Socket other = socket.accept();
      if (room.tryAcquire()) Thread.ofVirtual().name("session").start(() -> hold(other));
      else other.close();
    }
  }

  private void hold(Socket other) {
    try (other) {
      other.setTcpNoDelay(true);
      try (Conversation talk =
          new Conversation(
              other.getInputStream(), other.getOutputStream(), new EnvSession(shelf, false))) {
        talk.hold();
      }
    } catch (IOException e) {
      // Whoever hung up knows.
    } finally {
      room.release();
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
