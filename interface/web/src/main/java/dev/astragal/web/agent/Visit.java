package dev.astragal.web.agent;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;

/** A request, and the way to answer it; to be answered once. */
public interface Visit {
  String method();

  /** Where it comes from. */
  String address();

  /** Whom a proxy has signed in. */
  Optional<String> user();

  Optional<String> header(String name);

  /** All that came with it, or a refusal where it has more bytes than {@code most}. */
  String body(int most);

  /** Answers with one text, which may be empty. */
  void reply(int status, Map<String, String> headers, String type, String text);

  /** Begins an answer that comes in pieces. */
  Pieces begin(Map<String, String> headers, String type);

  /** An answer that goes on. */
  interface Pieces {
    /** Sends a piece at once; fails when nobody is there any more. */
    void send(String piece) throws IOException;

    void end();
  }
}
