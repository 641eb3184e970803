package dev.astragal.app.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import dev.astragal.kernel.game.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The whole program, as it is put together here, keeps the rules. */
class ArchitectureTest {
  private static final String ROOT = "dev.astragal";

  /**
   * Where floating point is the subject: MIR's contract is written in the numbers of ECMAScript,
   * and must reject and round as they do.
   */
  private static final List<String> FLOATING_POINT_IS_THE_SUBJECT =
      List.of(ROOT + ".games.mir.json", ROOT + ".games.mir.schema");

  private static final JavaClasses PROGRAM =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages(ROOT);

  private static final JavaClasses RULES_OF_PLAY =
      PROGRAM.that(inPackages(ROOT + ".kernel", ROOT + ".parts", ROOT + ".games", ROOT + ".guide"));

  static List<ArchRule> determinism() {
    return List.of(
        DeterminismRules.NO_LUCK_OF_THEIR_OWN,
        DeterminismRules.NO_CLOCK,
        DeterminismRules.NO_THREADS,
        DeterminismRules.NO_FILES_AND_NO_NETWORK,
        DeterminismRules.NO_ENVIRONMENT,
        DeterminismRules.NO_IDENTITY,
        DeterminismRules.NO_ACCIDENTAL_ORDER);
  }

  static List<ArchRule> layersAndHouse() {
    LayerRules layers = new LayerRules(ROOT);
    return List.of(
        layers.kernelKnowsNobody(),
        layers.partsKnowOnlyTheKernel(),
        layers.gamesKnowOnlyKernelAndParts(),
        layers.runtimeKnowsNoGameAndNoInterface(),
        layers.commandLineKnowsNoGame(),
        layers.kernelNeedsNoLibrary(),
        HouseRules.PACKAGES_ARE_NULL_MARKED,
        HouseRules.NAMES_SAY_WHAT_A_CLASS_IS_FOR,
        HouseRules.PACKAGES_ARE_FEATURES,
        RoomRules.GAMES_HAVE_THE_SAME_ROOMS,
        RoomRules.clientsKnowNoTypesOfAGame(
            ROOT + ".plain..", ROOT + ".tui..", ROOT + ".web..", ROOT + ".cli.."));
  }

  @ParameterizedTest
  @MethodSource("determinism")
  void kernelAndGamesAreTheSameEverywhereAndAlways(ArchRule rule) {
    rule.check(RULES_OF_PLAY);
  }

  @Test
  void kernelAndGamesCarryNoFloatingPoint() {
    DeterminismRules.NO_FLOATING_POINT.check(
        RULES_OF_PLAY.that(
            DescribedPredicate.not(
                inPackages(FLOATING_POINT_IS_THE_SUBJECT.toArray(String[]::new)))));
  }

  @ParameterizedTest
  @MethodSource("layersAndHouse")
  void theProgramKeepsToItsLayersAndNames(ArchRule rule) {
    rule.check(PROGRAM);
  }

  @Test
  void theKernelEveryGameAndEveryLayerAreLookedAt() {
    for (Game<?, ?, ?> game : ServiceLoader.load(Game.class))
      assertThat(RULES_OF_PLAY.contain(game.getClass())).as(game.manifest().id()).isTrue();
    for (String layer : List.of("kernel", "parts", "games", "runtime", "cli"))
      assertThat(PROGRAM.stream().map(JavaClass::getPackageName))
          .anyMatch(name -> name.startsWith(ROOT + "." + layer));
    assertThat(PROGRAM.contain(ArchitectureTest.class)).isFalse();
  }

  @Test
  void everyPublicTypeOfTheKernelSaysWhyItExists() throws IOException {
    Path sources = Path.of(System.getProperty("astragal.root"), "kernel/src/main/java");
    List<String> undocumented = new ArrayList<>();
    int read = 0;
    try (Stream<Path> files = Files.walk(sources)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
        undocumented.addAll(JavadocRule.undocumented(Files.readString(file)));
        read++;
      }
    }
    assertThat(read).isGreaterThan(50);
    assertThat(undocumented).isEmpty();
  }

  private static DescribedPredicate<JavaClass> inPackages(String... packages) {
    return DescribedPredicate.describe(
        "in " + List.of(packages),
        type ->
            Stream.of(packages)
                .anyMatch(name -> (type.getPackageName() + ".").startsWith(name + ".")));
  }
}
