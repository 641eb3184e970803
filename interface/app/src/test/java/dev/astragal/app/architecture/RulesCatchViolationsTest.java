package dev.astragal.app.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import dev.astragal.app.architecture.samples.ThingManager;
import dev.astragal.app.architecture.samples.cli.Command;
import dev.astragal.app.architecture.samples.cli.OneCommand;
import dev.astragal.app.architecture.samples.games.one.One;
import dev.astragal.app.architecture.samples.games.rooms.LonelyGame;
import dev.astragal.app.architecture.samples.games.two.Saving;
import dev.astragal.app.architecture.samples.games.two.Two;
import dev.astragal.app.architecture.samples.kernel.Loaded;
import dev.astragal.app.architecture.samples.kernel.Root;
import dev.astragal.app.architecture.samples.kernel.rng.Upwards;
import dev.astragal.app.architecture.samples.parts.Ambitious;
import dev.astragal.app.architecture.samples.runtime.Favourite;
import dev.astragal.app.architecture.samples.runtime.Printing;
import dev.astragal.app.architecture.samples.runtime.Session;
import dev.astragal.app.architecture.samples.unmarked.Anything;
import dev.astragal.app.architecture.samples.util.Strings;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A rule that never fires is no rule: each is pointed at a class that breaks it. */
class RulesCatchViolationsTest {
  private static final String SAMPLES = "dev.astragal.app.architecture.samples";
  private static final JavaClasses ALL = new ClassFileImporter().importPackages(SAMPLES);
  private static final LayerRules LAYERS = new LayerRules(SAMPLES);

  static Stream<Arguments> violations() {
    return Stream.of(
            breaking(
                DeterminismRules.NO_LUCK_OF_THEIR_OWN,
                "SeededRandom",
                "SplitRandom",
                "ThreadRandom",
                "MathRandom",
                "ShuffledByJava"),
            breaking(DeterminismRules.NO_CLOCK, "WallClock", "ReferredClock", "Today"),
            breaking(DeterminismRules.NO_THREADS, "OwnThread", "Pool", "ParallelStream"),
            breaking(
                DeterminismRules.NO_FILES_AND_NO_NETWORK,
                "ReadsFile",
                "ReadsPath",
                "OpensSocket",
                "ReadsResource",
                "Prints"),
            breaking(DeterminismRules.NO_ENVIRONMENT, "Environment", "Property"),
            breaking(DeterminismRules.NO_IDENTITY, "Identity"),
            breaking(
                DeterminismRules.NO_ACCIDENTAL_ORDER,
                "HashedMap",
                "HashedSet",
                "IdentityMap",
                "MapOf",
                "MapCopy",
                "SetOf",
                "ReferredSetCopy",
                "ToMap",
                "ToSet",
                "Grouped"),
            breaking(
                DeterminismRules.NO_FLOATING_POINT,
                "FloatingComponent",
                "FloatingField",
                "FloatingParameter",
                "FloatingResult"),
            Stream.of(
                arguments(LAYERS.kernelKnowsNobody(), Upwards.class),
                arguments(LAYERS.partsKnowOnlyTheKernel(), Ambitious.class),
                arguments(LAYERS.kernelNeedsNoLibrary(), Loaded.class),
                arguments(LAYERS.gamesKnowOnlyKernelAndParts(), Two.class),
                arguments(LAYERS.gamesKnowOnlyKernelAndParts(), Saving.class),
                arguments(LAYERS.runtimeKnowsNoGameAndNoInterface(), Favourite.class),
                arguments(LAYERS.runtimeKnowsNoGameAndNoInterface(), Printing.class),
                arguments(LAYERS.commandLineKnowsNoGame(), OneCommand.class),
                arguments(HouseRules.PACKAGES_ARE_NULL_MARKED, Anything.class),
                arguments(HouseRules.NAMES_SAY_WHAT_A_CLASS_IS_FOR, ThingManager.class),
                arguments(HouseRules.PACKAGES_ARE_FEATURES, Strings.class),
                arguments(RoomRules.GAMES_HAVE_THE_SAME_ROOMS, LonelyGame.class)))
        .flatMap(all -> all);
  }

  @ParameterizedTest
  @MethodSource("violations")
  void theRuleCatches(ArchRule rule, Class<?> breaking) {
    assertThat(rule.evaluate(only(breaking)).hasViolation()).isTrue();
  }

  @Test
  void whatKeepsTheRulesPasses() {
    Stream.concat(
            ArchitectureTest.determinism().stream(), Stream.of(DeterminismRules.NO_FLOATING_POINT))
        .forEach(rule -> rule.check(only(sample("Determinate"))));
    for (ArchRule rule :
        List.of(
            LAYERS.kernelKnowsNobody(),
            LAYERS.partsKnowOnlyTheKernel(),
            LAYERS.kernelNeedsNoLibrary(),
            LAYERS.gamesKnowOnlyKernelAndParts(),
            LAYERS.runtimeKnowsNoGameAndNoInterface(),
            LAYERS.commandLineKnowsNoGame(),
            HouseRules.PACKAGES_ARE_NULL_MARKED,
            HouseRules.NAMES_SAY_WHAT_A_CLASS_IS_FOR,
            HouseRules.PACKAGES_ARE_FEATURES)) {
      rule.check(only(Root.class, One.class, Session.class, Command.class));
    }
  }

  @Test
  void aPublicTypeWithoutJavadocIsFound() {
    assertThat(JavadocRule.undocumented("package a;\n\npublic final class Bare {}\n"))
        .containsExactly("Bare");
    assertThat(JavadocRule.undocumented("package a;\n\n/** */\npublic record Empty() {}\n"))
        .containsExactly("Empty");
    assertThat(JavadocRule.undocumented("/** Licence. */\npackage a;\n\npublic enum Far {}\n"))
        .containsExactly("Far");
    assertThat(JavadocRule.undocumented("/* Why. */\npublic sealed interface Plain {}\n"))
        .containsExactly("Plain");
    assertThat(
            JavadocRule.undocumented(
                "/** Why. */\n@FunctionalInterface\npublic interface Good {\n  int x();\n}\n"))
        .isEmpty();
    assertThat(JavadocRule.undocumented("package a;\n\nfinal class Hidden {}\n")).isEmpty();
  }

  private static JavaClasses only(Class<?>... types) {
    return ALL.that(
        DescribedPredicate.describe(
            "sample", type -> Stream.of(types).anyMatch(type::isEquivalentTo)));
  }

  private static Stream<Arguments> breaking(ArchRule rule, String... samples) {
    return Stream.of(samples).map(name -> arguments(rule, sample(name)));
  }

  private static Class<?> sample(String name) {
    try {
      return Class.forName(SAMPLES + ".Indeterminate$" + name);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }
}
