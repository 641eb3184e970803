package dev.astragal.rabbitmq;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A line to the broker that can be cut in the middle of a message. */
final class CuttableLine implements AutoCloseable {
  private final ServerSocket server;
  private final int target;
  private final List<Socket> sockets = new CopyOnWriteArrayList<>();

  CuttableLine(int target) {
    this.target = target;
    try {
      server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Thread.ofVirtual().start(this::accept);
  }

  int port() {
    return server.getLocalPort();
  }

  private void accept() {
    try {
      while (true) {
        Socket near = server.accept();
        Socket far = new Socket(InetAddress.getLoopbackAddress(), target);
        sockets.add(near);
        sockets.add(far);
        Thread.ofVirtual().start(() -> pump(near, far));
        Thread.ofVirtual().start(() -> pump(far, near));
      }
    } catch (IOException e) {
      cut();
    }
  }

  private static void pump(Socket from, Socket to) {
    try (from;
        to;
        InputStream in = from.getInputStream();
        OutputStream out = to.getOutputStream()) {
      byte[] block = new byte[1_000];
      for (int read = in.read(block); read >= 0; read = in.read(block)) out.write(block, 0, read);
    } catch (IOException e) {
      return;
    }
  }

  /** Cuts every connection there is; new ones go through. */
  void cut() {
    for (Socket socket : sockets) {
      try {
        socket.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    sockets.clear();
  }

  @Override
  public void close() {
    cutForGood();
  }

  /** Cuts every connection there is, and nobody gets through any more. */
  void cutForGood() {
    try {
      server.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    cut();
  }
}
