package dev.astragal.app.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaType;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.CompositeArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;

/** What kernel and games must not touch, because a run must be the same everywhere and always. */
final class DeterminismRules {
  private DeterminismRules() {}

  static final ArchRule NO_LUCK_OF_THEIR_OWN =
      CompositeArchRule.of(
              Forbidden.types(
                  "Java's own random sources",
                  type ->
                      List.of(
                              "java.util.Random",
                              "java.util.SplittableRandom",
                              "java.util.concurrent.ThreadLocalRandom",
                              "java.util.random.RandomGeneratorFactory",
                              "java.security.SecureRandom")
                          .contains(type.getFullName())))
          .and(
              members(
                  "luck that is not a stream's",
                  "java.lang.Math.random",
                  "java.lang.StrictMath.random",
                  "java.util.Collections.shuffle",
                  "java.util.UUID.randomUUID",
                  "java.util.random.RandomGenerator.of",
                  "java.util.random.RandomGenerator.getDefault"));

  static final ArchRule NO_CLOCK =
      CompositeArchRule.of(
              Forbidden.types(
                  "clocks",
                  type ->
                      List.of(
                              "java.time.Clock",
                              "java.time.InstantSource",
                              "java.util.Date",
                              "java.util.Calendar")
                          .contains(type.getFullName())))
          .and(
              Forbidden.members(
                  "the time of day",
                  access ->
                      access.getTargetOwner().getPackageName().startsWith("java.time")
                          && access.getTarget().getName().equals("now")))
          .and(
              members(
                  "the time of day",
                  "java.lang.System.currentTimeMillis",
                  "java.lang.System.nanoTime"));

  static final ArchRule NO_THREADS =
      CompositeArchRule.of(
              Forbidden.types(
                  "threads",
                  type ->
                      type.getPackageName().startsWith("java.util.concurrent")
                          || List.of(
                                  "java.lang.Thread",
                                  "java.lang.ThreadLocal",
                                  "java.lang.ScopedValue",
                                  "java.util.Timer")
                              .contains(type.getFullName())))
          .and(
              Forbidden.members(
                  "parallel streams",
                  access ->
                      access.getTargetOwner().getPackageName().startsWith("java.util")
                          && access.getTarget().getName().startsWith("parallel")));

  static final ArchRule NO_FILES_AND_NO_NETWORK =
      CompositeArchRule.of(
              Forbidden.types(
                  "files and sockets",
                  type ->
                      type.getPackageName().startsWith("java.net")
                          || type.getPackageName().startsWith("java.nio.file")
                          || type.getPackageName().startsWith("java.nio.channels")
                          || type.getFullName().startsWith("java.io.File")
                          || type.getFullName().equals("java.io.RandomAccessFile")))
          .and(
              members(
                  "resources and standard streams",
                  "java.lang.System.in",
                  "java.lang.System.out",
                  "java.lang.System.err",
                  "java.lang.Class.getResource",
                  "java.lang.Class.getResourceAsStream",
                  "java.lang.ClassLoader.getResource",
                  "java.lang.ClassLoader.getResourceAsStream"));

  static final ArchRule NO_ENVIRONMENT =
      members(
          "what differs from machine to machine",
          "java.lang.System.getenv",
          "java.lang.System.getProperty",
          "java.lang.System.getProperties",
          "java.lang.System.lineSeparator",
          "java.lang.Runtime.getRuntime",
          "java.lang.Boolean.getBoolean",
          "java.lang.Integer.getInteger",
          "java.lang.Long.getLong",
          "java.util.Locale.getDefault",
          "java.util.TimeZone.getDefault",
          "java.nio.charset.Charset.defaultCharset");

  static final ArchRule NO_IDENTITY = members("identity", "java.lang.System.identityHashCode");

  /** What has an order of its own, such as LinkedHashMap, TreeMap and EnumMap, is welcome. */
  static final ArchRule NO_ACCIDENTAL_ORDER =
      CompositeArchRule.of(
              Forbidden.types(
                  "maps and sets whose order is an accident",
                  type ->
                      List.of(
                              "java.util.HashMap",
                              "java.util.HashSet",
                              "java.util.Hashtable",
                              "java.util.IdentityHashMap",
                              "java.util.WeakHashMap")
                          .contains(type.getFullName())))
          .and(
              members(
                  "maps and sets whose order is an accident",
                  "java.util.Map.of",
                  "java.util.Map.ofEntries",
                  "java.util.Map.copyOf",
                  "java.util.Set.of",
                  "java.util.Set.copyOf",
                  "java.util.stream.Collectors.toSet",
                  "java.util.stream.Collectors.toUnmodifiableSet",
                  "java.util.stream.Collectors.toUnmodifiableMap"))
          .and(
              Forbidden.members(
                  "collectors that choose a hash map", DeterminismRules::collectsIntoAHashMap));

  /**
   * Locals are free: what counts is what a state, an event or a decision carries from one place to
   * another.
   */
  static final ArchRule NO_FLOATING_POINT =
      classes()
          .should(
              new ArchCondition<>("carry no floating point") {
                @Override
                public void check(JavaClass type, ConditionEvents events) {
                  for (JavaField field : type.getFields())
                    if (floating(field.getType()))
                      events.add(SimpleConditionEvent.violated(type, field.getDescription()));
                  for (JavaCodeUnit unit : type.getCodeUnits())
                    if (carriesFloat(unit))
                      events.add(SimpleConditionEvent.violated(type, unit.getDescription()));
                }
              });

  private static ArchRule members(String what, String... names) {
    return Forbidden.members(what, access -> List.of(names).contains(Forbidden.member(access)));
  }

  /** The longest overloads take the map to fill; the shorter ones fill a hash map. */
  private static boolean collectsIntoAHashMap(JavaAccess<?> access) {
    if (!(access.getTarget() instanceof AccessTarget.CodeUnitAccessTarget target)) return false;
    int arguments = target.getRawParameterTypes().size();
    return switch (Forbidden.member(access)) {
      case "java.util.stream.Collectors.toMap" -> arguments < 4;
      case "java.util.stream.Collectors.groupingBy" -> arguments < 3;
      default -> false;
    };
  }

  /** A nameless class takes over whatever constructor its parent has. */
  private static boolean carriesFloat(JavaCodeUnit unit) {
    if (unit.isConstructor() && unit.getOwner().isAnonymousClass()) return false;
    return !unit.getModifiers().contains(JavaModifier.SYNTHETIC)
        && (floating(unit.getReturnType())
            || unit.getParameterTypes().stream().anyMatch(DeterminismRules::floating));
  }

  private static boolean floating(JavaType type) {
    return type.getAllInvolvedRawTypes().stream()
        .map(JavaClass::getBaseComponentType)
        .anyMatch(
            raw ->
                List.of(
                        "double",
                        "float",
                        "java.lang.Double",
                        "java.lang.Float",
                        "java.util.OptionalDouble",
                        "java.util.stream.DoubleStream")
                    .contains(raw.getFullName()));
  }
}
