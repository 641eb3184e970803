package dev.astragal.app.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;
import java.util.function.Predicate;

/** Nulls, names and packages. */
final class HouseRules {
  private static final List<String> EMPTY_SUFFIXES =
      List.of("Util", "Utils", "Manager", "Impl", "Helper", "Helpers");
  private static final List<String> EMPTY_PACKAGES =
      List.of("util", "utils", "common", "impl", "manager", "helper", "misc");

  private HouseRules() {}

  static final ArchRule PACKAGES_ARE_NULL_MARKED =
      rule(
          "lie in a package that is @NullMarked",
          type -> type.getPackage().isAnnotatedWith("org.jspecify.annotations.NullMarked"));

  static final ArchRule NAMES_SAY_WHAT_A_CLASS_IS_FOR =
      rule(
          "have a name that does not end in " + EMPTY_SUFFIXES,
          type -> EMPTY_SUFFIXES.stream().noneMatch(type.getSimpleName()::endsWith));

  static final ArchRule PACKAGES_ARE_FEATURES =
      rule(
          "lie in no package called one of " + EMPTY_PACKAGES,
          type ->
              List.of(type.getPackageName().split("\\.")).stream()
                  .noneMatch(EMPTY_PACKAGES::contains));

  private static ArchRule rule(String should, Predicate<JavaClass> holds) {
    return classes()
        .should(
            new ArchCondition<>(should) {
              @Override
              public void check(JavaClass type, ConditionEvents events) {
                if (!holds.test(type))
                  events.add(SimpleConditionEvent.violated(type, type.getDescription()));
              }
            });
  }
}
