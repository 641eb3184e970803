package dev.astragal.kernel.state;

import java.util.AbstractMap;
import java.util.Collections;
import java.util.Comparator;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/** A sorted map nobody can change; the platform's own is not to be had everywhere. */
@SuppressWarnings("JdkObsolete") // states have sorted maps; navigable ones only add ways to walk
public final class FixedMap<K, V> extends AbstractMap<K, V> implements SortedMap<K, V> {
  private final SortedMap<K, V> entries;

  private FixedMap(SortedMap<K, V> entries) {
    this.entries = entries;
  }

  /** Over {@code entries}, which whoever made them gives away. */
  public static <K, V> SortedMap<K, V> of(SortedMap<K, V> entries) {
    return entries instanceof FixedMap<K, V> ? entries : new FixedMap<>(entries);
  }

  @Override
  public Set<Map.Entry<K, V>> entrySet() {
    return Collections.unmodifiableMap(entries).entrySet();
  }

  @Override
  public @Nullable V get(Object key) {
    return entries.get(key);
  }

  @Override
  public boolean containsKey(Object key) {
    return entries.containsKey(key);
  }

  @Override
  public @Nullable Comparator<? super K> comparator() {
    return entries.comparator();
  }

  @Override
  public SortedMap<K, V> subMap(K from, K to) {
    return new FixedMap<>(entries.subMap(from, to));
  }

  @Override
  public SortedMap<K, V> headMap(K to) {
    return new FixedMap<>(entries.headMap(to));
  }

  @Override
  public SortedMap<K, V> tailMap(K from) {
    return new FixedMap<>(entries.tailMap(from));
  }

  @Override
  public K firstKey() {
    return entries.firstKey();
  }

  @Override
  public K lastKey() {
    return entries.lastKey();
  }
}
