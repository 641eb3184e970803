package dev.astragal.app.architecture.samples;

import java.io.FileInputStream;
import java.net.Socket;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.Executor;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** One class for each way in which rules can differ from run to run; none is ever executed. */
public final class Indeterminate {
  private Indeterminate() {}

  static final class SeededRandom {
    Random random = new Random(1);
  }

  static final class SplitRandom {
    SplittableRandom random = new SplittableRandom(1);
  }

  static final class ThreadRandom {
    int draw() {
      return ThreadLocalRandom.current().nextInt(6);
    }
  }

  static final class MathRandom {
    boolean draw() {
      return Math.random() < 0.5;
    }
  }

  static final class ShuffledByJava {
    void shuffle(List<Integer> items) {
      Collections.shuffle(items);
    }
  }

  static final class WallClock {
    long now() {
      return System.currentTimeMillis();
    }
  }

  static final class ReferredClock {
    LongSupplier clock = System::nanoTime;
  }

  static final class Today {
    LocalDate today(Clock clock) {
      return LocalDate.now(clock);
    }
  }

  static final class OwnThread {
    Thread thread = new Thread(() -> {});
  }

  static final class Pool {
    @Nullable Executor executor;
  }

  static final class ParallelStream {
    long count(List<Integer> items) {
      return items.parallelStream().filter(item -> item > 1).count();
    }
  }

  static final class ReadsFile {
    @Nullable FileInputStream stream;
  }

  static final class ReadsPath {
    @Nullable Path path;
  }

  static final class OpensSocket {
    @Nullable Socket socket;
  }

  static final class ReadsResource {
    boolean there() {
      return ReadsResource.class.getResource("rules.yaml") != null;
    }
  }

  static final class Prints {
    void print() {
      System.out.println("hello");
    }
  }

  static final class Environment {
    @Nullable String home() {
      return System.getenv("HOME");
    }
  }

  static final class Property {
    @Nullable String home() {
      return System.getProperty("user.home");
    }
  }

  static final class Identity {
    int of(Object thing) {
      return System.identityHashCode(thing);
    }
  }

  static final class HashedMap {
    Map<String, Integer> map = new HashMap<>();
  }

  static final class HashedSet {
    Set<String> set = new HashSet<>();
  }

  static final class IdentityMap {
    IdentityHashMap<String, Integer> map = new IdentityHashMap<>();
  }

  static final class MapOf {
    Map<String, Integer> map = Map.of("a", 1, "b", 2);
  }

  static final class MapCopy {
    Map<String, Integer> copy(Map<String, Integer> map) {
      return Map.copyOf(map);
    }
  }

  static final class SetOf {
    Set<String> set = Set.of("a", "b");
  }

  static final class ReferredSetCopy {
    Function<List<String>, Set<String>> copy = Set::copyOf;
  }

  static final class ToMap {
    Map<Integer, Integer> map(List<Integer> items) {
      return items.stream().collect(Collectors.toMap(item -> item, item -> item));
    }
  }

  static final class ToSet {
    Set<Integer> set(List<Integer> items) {
      return items.stream().collect(Collectors.toSet());
    }
  }

  static final class Grouped {
    Map<Boolean, List<Integer>> groups(List<Integer> items) {
      return items.stream().collect(Collectors.groupingBy(item -> item > 1));
    }
  }

  record FloatingComponent(double weight) {}

  static final class FloatingField {
    float weight;
  }

  static final class FloatingParameter {
    boolean heavy(List<Double> weights) {
      return weights.isEmpty();
    }
  }

  static final class FloatingResult {
    double[] weights() {
      return new double[0];
    }
  }

  /** Keeps every rule, close to the edge. */
  static final class Determinate {
    Map<Boolean, List<Integer>> groups(List<Integer> items) {
      return items.stream()
          .collect(Collectors.groupingBy(item -> item > 1, TreeMap::new, Collectors.toList()));
    }

    int rounded(int cents) {
      double euros = cents / 100.0;
      return (int) euros;
    }
  }
}
