package dev.astragal.runtime.bus;

import java.util.List;

/** Connects to buses of one kind by their URL. Found by {@code ServiceLoader}. */
public interface BusProvider {
  /** What its URLs begin with, such as {@code amqp:}. */
  List<String> schemes();

  RemoteBus connect(String url);
}
