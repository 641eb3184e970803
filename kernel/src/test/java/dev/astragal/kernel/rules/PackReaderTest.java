package dev.astragal.kernel.rules;

import static dev.astragal.kernel.rules.Trees.causing;
import static dev.astragal.kernel.rules.Trees.list;
import static dev.astragal.kernel.rules.Trees.only;
import static dev.astragal.kernel.rules.Trees.pack;
import static dev.astragal.kernel.rules.Trees.rule;
import static dev.astragal.kernel.rules.Trees.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import java.util.List;
import org.junit.jupiter.api.Test;

class PackReaderTest {
  private static List<String> problems(Tree document) {
    PackException failure =
        catchThrowableOfType(PackException.class, () -> PackReader.read(document));
    assertThat(failure).isNotNull();
    return failure.problems().stream().map(TreeException::getMessage).toList();
  }

  @Test
  void aRuleIsKnownByNamespaceAndId() {
    assertThat(only(rule()).key()).isEqualTo("test.one");
  }

  @Test
  void everyMissingFieldIsReportedAtOnce() {
    assertThat(problems(Tree.emptyTable()))
        .containsExactly(
            "pack_id: is missing",
            "version: is missing",
            "engine_min: must be a version such as \"0.4\"",
            "namespace: is missing",
            "rules: is missing");
  }

  @Test
  void everyExpressionIsParsedWhenThePackIsRead() {
    Tree.Table broken =
        rule("when", list("1 <"), "cost", "1d", "roll", "1d20+", "dc", "(", "critical", "x y");
    assertThat(problems(pack(broken)))
        .hasSize(5)
        .allSatisfy(problem -> assertThat(problem).contains("rules[0] (rule one).", "[SYNTAX]"));
  }

  @Test
  void aConditionMayNotRollAndMayBeWrittenWithoutAList() {
    assertThat(problems(pack(rule("when", "1d6 > 3"))).getFirst()).contains("DICE_NOT_ALLOWED");
    assertThat(only(rule("when", "target.hp > 0")).when()).hasSize(1);
    assertThat(only(rule("when", true)).when()).hasSize(1);
  }

  @Test
  void aPackForANewerEngineIsRefusedAndVersionsCompareByNumber() {
    Tree.Table newer = pack(rule()).with("engine_min", Tree.of("0.10"));
    assertThat(problems(newer).getFirst()).contains("the pack needs 0.10, this is 0.4");
    PackReader.read(pack(rule()).with("engine_min", Tree.of("0.3.9")));
  }

  @Test
  void layersEffectsAndPayloadsHaveTheirShapes() {
    assertThat(problems(pack(rule().with("layer", Tree.of("Physical")))).getFirst())
        .contains("must be physical, cyber or mythic");
    assertThat(
            problems(pack(rule("on_success", list(causing("spell", "x", Tree.emptyTable())))))
                .getFirst())
        .contains("must be command or event");
    assertThat(problems(pack(rule("on_success", list(causing("event", "x", list()))))).getFirst())
        .contains("must be a table");
    assertThat(problems(pack(rule("on_success", "x"))).getFirst()).contains("must be a list");
    assertThat(only(rule("on_success", list(causing("event", "x", Tree.none())))).onSuccess())
        .hasSize(1);
  }

  @Test
  void aFormulaWithATypingMistakeIsReportedAndPlainWordsAreNot() {
    Tree payload =
        table("amount", "1d8+actor.stats.STR)", "kind", "fire-bolt", "who", "the target");
    assertThat(problems(pack(rule("on_success", list(causing("command", "x", payload))))))
        .hasSize(1)
        .first()
        .asString()
        .contains("on_success[0].payload.amount");
  }

  @Test
  void unknownFieldsAreWarnedAbout() {
    assertThat(PackReader.read(pack(rule("colour", "red"))).warnings())
        .hasSize(1)
        .first()
        .asString()
        .contains("colour: unknown field");
  }

  @Test
  void theSameRuleTwiceIsRefusedInAPackAndBetweenPacks() {
    assertThat(problems(pack(rule(), rule())).getFirst()).contains("'test.one' is there twice");
    RulePack pack = PackReader.read(pack(rule()));
    RuleRegistry registry = RuleRegistry.EMPTY.with(pack);
    RulePack other =
        PackReader.read(
            pack(rule().with("id", Tree.of("two")), rule()).with("pack_id", Tree.of("other")));
    assertThatThrownBy(() -> registry.with(other)).hasMessageContaining("already loaded");
    assertThat(registry.find("test.two")).isEmpty();
    assertThat(registry.reloaded(pack, other).all()).hasSize(2);
  }

  @Test
  void aDocumentThatIsNoTableIsRefused() {
    assertThat(problems(Tree.of("text")).getFirst()).contains("a pack is a table");
    assertThat(problems(pack(Tree.of("text"))).getFirst()).contains("a rule is a table");
  }
}
