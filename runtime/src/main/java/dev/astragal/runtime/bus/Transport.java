package dev.astragal.runtime.bus;

/** Carries events beyond this process, beside the listeners in it. */
public interface Transport extends AutoCloseable {
  void publish(BusEvent event);

  @Override
  void close();
}
