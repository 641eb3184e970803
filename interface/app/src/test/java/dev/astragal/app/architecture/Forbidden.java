package dev.astragal.app.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.function.Predicate;

/** Builds rules that forbid types, or single methods and fields by use, call or reference. */
final class Forbidden {
  private Forbidden() {}

  /** No class may mention a type for which {@code forbidden} holds. */
  static ArchRule types(String what, Predicate<JavaClass> forbidden) {
    return classes()
        .should(
            new ArchCondition<>("have nothing to do with " + what) {
              @Override
              public void check(JavaClass type, ConditionEvents events) {
                for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                  if (forbidden.test(dependency.getTargetClass().getBaseComponentType()))
                    events.add(SimpleConditionEvent.violated(type, dependency.getDescription()));
                }
              }
            });
  }

  /** No class may call, refer to or read a member for which {@code forbidden} holds. */
  static ArchRule members(String what, Predicate<JavaAccess<?>> forbidden) {
    return classes()
        .should(
            new ArchCondition<>("not use " + what) {
              @Override
              public void check(JavaClass type, ConditionEvents events) {
                for (JavaAccess<?> access : type.getAccessesFromSelf()) {
                  if (forbidden.test(access))
                    events.add(SimpleConditionEvent.violated(type, access.getDescription()));
                }
              }
            });
  }

  /** {@code java.lang.System.getenv}: owner, dot, name. */
  static String member(JavaAccess<?> access) {
    return access.getTargetOwner().getFullName() + "." + access.getTarget().getName();
  }
}
