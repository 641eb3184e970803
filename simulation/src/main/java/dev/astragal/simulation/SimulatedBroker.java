package dev.astragal.simulation;

import java.util.ArrayList;
import java.util.List;

/** A broker with one durable queue; it keeps what it has taken, and may refuse to take more. */
final class SimulatedBroker {
  private final List<String> queue = new ArrayList<>();
  private int refusing;
  private int brought;

  /** Whether it keeps a message. */
  boolean takes(String message) {
    if (refusing > 0) {
      refusing--;
      return false;
    }
    queue.add(message);
    return true;
  }

  void refuse(int messages) {
    refusing = messages;
  }

  boolean hasMore() {
    return brought < queue.size();
  }

  String next() {
    return queue.get(brought++);
  }

  /** What was brought last is brought once more. */
  void again(int messages) {
    brought = Math.max(0, brought - messages);
  }
}
