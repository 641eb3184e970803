package dev.astragal.web.socket;

/** The server's end of a WebSocket, whoever carries it. */
public interface Line {
  boolean open();

  /** Sends a text; {@code sent} hears when the next one may follow. */
  void send(String text, Runnable sent);

  /** Ends it in order, with the code of RFC 6455 or of our own. */
  void close(int code, String reason);

  /** Ends it at once. */
  void cut();
}
