package dev.astragal.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.tree.Tree;
import org.junit.jupiter.api.Test;

/** What the guide says about rules that change. */
class JarTest {
  private final Kernel<JarRules.Marbles, JarRules.Take, JarRules.Taken> present =
      Kernel.of(new Jar(), Setup.of(new Jar().manifest(), 2));

  @Test
  void aMatchBegunEarlierIsPlayedByTheRulesOfThen() {
    assertThat(present.begin(new Seed("1")).state().left()).isEqualTo(21);
    assertThat(present.under(1).begin(new Seed("1")).state().left()).isEqualTo(15);
  }

  @Test
  void whatWasWrittenThenIsReadAsItIsNow() {
    Tree grabbed = Tree.emptyTable().with("count", Tree.of(2));
    assertThat(present.readChoice(grabbed, 1)).isEqualTo(new JarRules.Take(2));
    assertThat(present.readEvent(grabbed, 1)).isEqualTo(new JarRules.Taken(2));
    Tree taken = Tree.emptyTable().with("marbles", Tree.of(3));
    assertThat(present.readEvent(taken, 2)).isEqualTo(new JarRules.Taken(3));
  }
}
