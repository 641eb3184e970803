package dev.astragal.env;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Lines to and fro: every line is answered by one, in order. */
final class Conversation implements AutoCloseable {
  private static final int LINE_BYTES_MAX = 1 << 20;

  private final InputStream in;
  private final OutputStream out;
  private final EnvSession session;

  Conversation(InputStream in, OutputStream out, EnvSession session) {
    this.in = new BufferedInputStream(in);
    this.out = new BufferedOutputStream(out, 1 << 16);
    this.session = session;
  }

  /** Until the other side closes, or says a line nobody would. */
  void hold() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    while (session.open()) {
      int next = in.read();
      if (next < 0) return;
      if (next != '\n') {
        line.write(next);
        if (line.size() > LINE_BYTES_MAX) {
          say(Message.error("a line has at most " + LINE_BYTES_MAX + " bytes"));
          return;
        }
        continue;
      }
      say(session.answer(line.toString(StandardCharsets.UTF_8)));
      line.reset();
    }
  }

  private void say(Tree.Table message) throws IOException {
    out.write(JsonTrees.write(message).getBytes(StandardCharsets.UTF_8));
    out.write('\n');
    out.flush();
  }

  @Override
  public void close() {
    session.close();
  }
}
