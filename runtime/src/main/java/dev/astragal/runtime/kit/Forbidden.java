package dev.astragal.runtime.kit;

import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What kernel and games must not touch, because a run must be the same everywhere and always. */
final class Forbidden {
  private static final String LUCK = "luck that is not a stream's";
  private static final String CLOCK = "the time of day is no part of a run";
  private static final String THREADS = "what threads do depends on the machine";
  private static final String FILES = "rules read and write nothing outside the run";
  private static final String ENVIRONMENT = "that differs from machine to machine";
  private static final String ORDER = "its order is an accident";

  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("java.util.Random", LUCK),
          Map.entry("java.util.SplittableRandom", LUCK),
          Map.entry("java.util.concurrent.ThreadLocalRandom", LUCK),
          Map.entry("java.util.random.RandomGeneratorFactory", LUCK),
          Map.entry("java.security.SecureRandom", LUCK),
          Map.entry("java.time.Clock", CLOCK),
          Map.entry("java.time.InstantSource", CLOCK),
          Map.entry("java.util.Date", CLOCK),
          Map.entry("java.util.Calendar", CLOCK),
          Map.entry("java.lang.Thread", THREADS),
          Map.entry("java.lang.ThreadLocal", THREADS),
          Map.entry("java.lang.ScopedValue", THREADS),
          Map.entry("java.util.Timer", THREADS),
          Map.entry("java.io.RandomAccessFile", FILES),
          Map.entry("java.util.HashMap", ORDER),
          Map.entry("java.util.HashSet", ORDER),
          Map.entry("java.util.Hashtable", ORDER),
          Map.entry("java.util.IdentityHashMap", ORDER),
          Map.entry("java.util.WeakHashMap", ORDER));

  private static final Map<String, String> PACKAGES =
      Map.of(
          "java.util.concurrent", THREADS,
          "java.net", FILES,
          "java.nio.file", FILES,
          "java.nio.channels", FILES,
          "java.io.File", FILES);

  private static final Map<String, Set<String>> MEMBERS =
      Map.of(
          LUCK,
          Set.of(
              "java.lang.Math.random",
              "java.lang.StrictMath.random",
              "java.util.Collections.shuffle",
              "java.util.UUID.randomUUID",
              "java.util.random.RandomGenerator.of",
              "java.util.random.RandomGenerator.getDefault"),
          CLOCK,
          Set.of("java.lang.System.currentTimeMillis", "java.lang.System.nanoTime"),
          FILES,
          Set.of(
              "java.lang.System.in",
              "java.lang.System.out",
              "java.lang.System.err",
              "java.lang.Class.getResource",
              "java.lang.Class.getResourceAsStream",
              "java.lang.ClassLoader.getResource",
              "java.lang.ClassLoader.getResourceAsStream"),
          ENVIRONMENT,
          Set.of(
              "java.lang.System.getenv",
              "java.lang.System.getProperty",
              "java.lang.System.getProperties",
              "java.lang.System.lineSeparator",
              "java.lang.System.identityHashCode",
              "java.lang.Runtime.getRuntime",
              "java.lang.Boolean.getBoolean",
              "java.lang.Integer.getInteger",
              "java.lang.Long.getLong",
              "java.util.Locale.getDefault",
              "java.util.TimeZone.getDefault",
              "java.nio.charset.Charset.defaultCharset"),
          ORDER,
          Set.of(
              "java.util.Map.of",
              "java.util.Map.ofEntries",
              "java.util.Map.copyOf",
              "java.util.Set.of",
              "java.util.Set.copyOf",
              "java.util.stream.Collectors.toSet",
              "java.util.stream.Collectors.toUnmodifiableSet",
              "java.util.stream.Collectors.toUnmodifiableMap"));

  private Forbidden() {}

  /** Why a member of a type, named with its descriptor, must not be used. */
  static Optional<String> reason(String type, String member, String descriptor) {
    String direct = TYPES.get(type);
    if (direct != null) return Optional.of(direct);
    for (Map.Entry<String, String> forbidden : PACKAGES.entrySet())
      if (type.startsWith(forbidden.getKey())) return Optional.of(forbidden.getValue());
    for (Map.Entry<String, Set<String>> forbidden : MEMBERS.entrySet())
      if (forbidden.getValue().contains(type + "." + member))
        return Optional.of(forbidden.getKey());
    if (type.startsWith("java.time") && member.equals("now")) return Optional.of(CLOCK);
    if (type.startsWith("java.util") && member.startsWith("parallel")) return Optional.of(THREADS);
    return collectsIntoAHashMap(type, member, descriptor) ? Optional.of(ORDER) : Optional.empty();
  }

  /** The longest overloads take the map to fill; the shorter ones fill a hash map. */
  private static boolean collectsIntoAHashMap(String type, String member, String descriptor) {
    if (!type.equals("java.util.stream.Collectors")
        || !List.of("toMap", "groupingBy").contains(member)) return false;
    int arguments = MethodTypeDesc.ofDescriptor(descriptor).parameterCount();
    return arguments < (member.equals("toMap") ? 4 : 3);
  }
}
