package dev.astragal.kernel.state;

/** A component with its name, which the build has written beside it. */
public final class NamedPart<T, V> implements Withers.Part<T, V> {
  private final transient Withers.Part<T, V> part;
  final String name;

  private NamedPart(Withers.Part<T, V> part, String name) {
    this.part = part;
    this.name = name;
  }

  public static <T, V> Withers.Part<T, V> of(Withers.Part<T, V> part, String name) {
    return new NamedPart<>(part, name);
  }

  @Override
  public V of(T whole) {
    return part.of(whole);
  }
}
