package dev.astragal.kernel.game;

/** Takes what a designer wants to know about a run, at its end and along its way. */
public interface Measures {
  /** A number of which the distribution matters, such as days or gold left. */
  void value(String name, long value);

  /** One of several possibilities of which the frequency matters, such as the cause of death. */
  void category(String name, String value);
}
