package dev.astragal.app.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.function.BiPredicate;

/**
 * Arrows point down only: interface, runtime, kernel; games stand on the kernel and on the parts
 * they are made of, and know nothing else, not even each other.
 */
final class LayerRules {
  private final String root;

  /** {@code root} is the package the layers lie in. */
  LayerRules(String root) {
    this.root = root;
  }

  ArchRule kernelKnowsNobody() {
    return only(
        "the kernel knows nobody",
        (from, to) -> !in(from, "kernel") || !ours(to) || in(to, "kernel"));
  }

  ArchRule partsKnowOnlyTheKernel() {
    return only(
        "parts know only the kernel",
        (from, to) -> !in(from, "parts") || !ours(to) || in(to, "kernel") || in(to, "parts"));
  }

  ArchRule gamesKnowOnlyKernelAndParts() {
    return only(
        "a game knows only itself, the kernel and the parts",
        (from, to) ->
            !in(from, "games")
                || !ours(to)
                || in(to, "kernel")
                || in(to, "parts")
                || sameGame(from, to));
  }

  ArchRule runtimeKnowsNoGameAndNoInterface() {
    return only(
        "the runtime knows only the kernel and the parts",
        (from, to) ->
            !in(from, "runtime")
                || !ours(to)
                || in(to, "kernel")
                || in(to, "parts")
                || in(to, "runtime"));
  }

  ArchRule commandLineKnowsNoGame() {
    return only(
        "the command line finds games and does not know them",
        (from, to) -> !in(from, "cli") || !in(to, "games"));
  }

  ArchRule kernelNeedsNoLibrary() {
    return only(
        "the kernel needs java.base only",
        (from, to) -> !in(from, "kernel") || ours(to) || inJavaBase(to) || isAnnotation(to));
  }

  private static ArchRule only(String rule, BiPredicate<JavaClass, JavaClass> allowed) {
    return classes()
        .should(
            new ArchCondition<>("keep to the layers: " + rule) {
              @Override
              public void check(JavaClass type, ConditionEvents events) {
                for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                  if (!allowed.test(type, dependency.getTargetClass().getBaseComponentType()))
                    events.add(SimpleConditionEvent.violated(type, dependency.getDescription()));
                }
              }
            });
  }

  private boolean ours(JavaClass type) {
    return (type.getPackageName() + ".").startsWith(root + ".");
  }

  private boolean in(JavaClass type, String layer) {
    return (type.getPackageName() + ".").startsWith(root + "." + layer + ".");
  }

  private boolean sameGame(JavaClass from, JavaClass to) {
    return in(to, "games") && game(from).equals(game(to));
  }

  private String game(JavaClass type) {
    return type.getPackageName().substring((root + ".games.").length()).split("\\.", 2)[0];
  }

  /** Says where nothing may be missing, to those who check it; nothing needs it to run. */
  private static boolean isAnnotation(JavaClass type) {
    return type.getPackageName().startsWith("org.jspecify");
  }

  private static boolean inJavaBase(JavaClass type) {
    if (type.isPrimitive()) return true;
    if (!type.getPackageName().startsWith("java.")) return false;
    try {
      return "java.base".equals(Class.forName(type.getName()).getModule().getName());
    } catch (ClassNotFoundException e) {
      return false;
    }
  }
}
