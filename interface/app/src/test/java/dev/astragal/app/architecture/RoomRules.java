package dev.astragal.app.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.session.Session;
import java.util.List;

/** Who knows one game finds the way in all, and clients draw a table without knowing any game. */
final class RoomRules {
  /** What every game has, beside what its players would name. */
  private static final List<String> ROOMS = List.of("Rules", "State", "Event", "Choice", "Screen");

  private static final List<String> SHARED = List.of("Streams", "Invariants");

  private RoomRules() {}

  static final ArchRule GAMES_HAVE_THE_SAME_ROOMS =
      classes()
          .that(
              DescribedPredicate.<JavaClass>describe(
                  "are games with rules of their own",
                  type ->
                      type.getSimpleName().endsWith("Game")
                          && !type.isInterface()
                          && type.isAssignableTo(Game.class)
                          && !type.isAssignableTo(SimpleGame.class)))
          .should(
              new ArchCondition<>("have beside them what every game has") {
                @Override
                public void check(JavaClass game, ConditionEvents events) {
                  String name = game.getSimpleName().replaceFirst("Game$", "");
                  for (String room : ROOMS) require(game, name + room, events);
                  for (String room : SHARED) require(game, room, events);
                  Manifest manifest = manifest(game);
                  if (!manifest.policies().isEmpty()) require(game, name + "Policy", events);
                  if (!manifest.bots().isEmpty()) require(game, name + "Bots", events);
                }
              });

  private static Manifest manifest(JavaClass game) {
    try {
      return ((Game<?, ?, ?>) game.reflect().getDeclaredConstructor().newInstance()).manifest();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(game.getName() + " cannot be made", e);
    }
  }

  private static void require(JavaClass game, String room, ConditionEvents events) {
    boolean there =
        game.getPackage().getClasses().stream().anyMatch(c -> c.getSimpleName().equals(room));
    if (!there)
      events.add(
          SimpleConditionEvent.violated(game, game.getName() + " has no " + room + " beside it"));
  }

  /** Types of a game end at the table; the game master's console drives its own game by them. */
  static ArchRule clientsKnowNoTypesOfAGame(String... packages) {
    return noClasses()
        .that()
        .resideInAnyPackage(packages)
        .should()
        .dependOnClassesThat()
        .belongToAnyOf(Run.class, Kernel.class, Session.class);
  }
}
