package dev.astragal.baator.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.baator.Tables;
import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.state.Ints;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.YamlTrees;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.table.Table;
import dev.astragal.runtime.table.Told;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rules are data: a session is begun with the packs it is to have. */
final class PacksTest {
  private static final String HOUSE =
      """
      pack_id: house.rules
      version: 1
      engine_min: "0.4"
      namespace: house
      rules:
        - id: shove
          description: Hard shove
          layer: physical
          roll: "1d20+actor.stats.BULK"
          dc: "10"
          on_success:
            - { type: command, name: physical.take_damage, payload: { amount: "3", layer: physical } }
      """;

  private static RunSpec.Overlay named(String name) {
    return new RunSpec.Overlay.Named(name);
  }

  private static RunSpec.Overlay own(String document) {
    return new RunSpec.Overlay.Own("house.yaml", YamlTrees.read(document, "house.yaml"));
  }

  private static Desk desk(RunSpec.Overlay... packs) {
    RunSpec spec = new RunSpec("baator", new Seed("packs"), 1, Map.of(), List.of(packs), Map.of());
    Table table = Table.begin(spec, Tables.MASTER, Optional.empty(), Optional.empty());
    Desk desk = new Desk(table, Optional.empty(), Optional.empty());
    desk.order(new BaatorChoice.NewScene("default", "Bridge"));
    desk.order(new BaatorChoice.Recruit("fighter", "Brak", 1, false));
    desk.order(new BaatorChoice.Recruit("ogre", "Ogre", 1, false));
    return desk;
  }

  private static List<String> keys(Desk desk, String namespace) {
    return desk.rules().byKey().keySet().stream()
        .filter(key -> key.startsWith(namespace + "."))
        .toList();
  }

  private static List<String> log(Desk desk) {
    return desk.table().log(Desk.MASTER).stream()
        .filter(Told::spoken)
        .map(told -> desk.table().messages().text(told.telling().text()))
        .toList();
  }

  private static BaatorChoice applied(String rule) {
    return new BaatorChoice.ApplyRule("default", rule, "Brak", "Ogre", List.of(), Ints.zeros(0));
  }

  @ParameterizedTest
  @ValueSource(strings = {"pulp", "horror"})
  void everyRuleOfAPackThatShipsCanBeAppliedAndIsToldInWords(String name) {
    Desk desk = desk(named(name));
    assertThat(keys(desk, name)).hasSizeGreaterThanOrEqualTo(9);
    for (String key : keys(desk, name))
      for (int i = 0; i < 5; i++) assertThat(desk.order(applied(key)).errors()).as(key).isEmpty();
    assertThat(log(desk)).noneMatch(line -> line.contains(name + "."));
  }

  @ParameterizedTest
  @CsvSource({"pulp, NERVE", "horror, LORE"})
  void aNewSheetHasWhatThePacksRead(String name, String stat) {
    assertThat(desk(named(name)).state().sheet("Brak").stats()).containsKey(stat);
    assertThat(desk().state().sheet("Brak").stats()).doesNotContainKey(stat);
  }

  @Test
  void packsCanBeHadTogetherWithOneOfOnesOwn() {
    Desk desk = desk(named("pulp"), named("horror"), own(HOUSE));
    assertThat(keys(desk, "pulp")).isNotEmpty();
    assertThat(keys(desk, "horror")).isNotEmpty();
    assertThat(desk.state().sheet("Ogre").stats()).containsEntry("BULK", 0L);
    assertThat(desk.order(applied("house.shove")).errors()).isEmpty();
    assertThat(log(desk)).contains("Brak begins: Hard shove, target Ogre.");
  }

  @Test
  void withoutAnyThereAreTheUsualRules() {
    Desk desk = desk();
    assertThat(keys(desk, "pulp")).isEmpty();
    assertThat(keys(desk, "srd")).isNotEmpty();
  }

  @Test
  void aMistakeInAPackOfOnesOwnIsNamedWithItsPlace() {
    assertThatThrownBy(() -> desk(own(HOUSE.replace("\"10\"", "\"10+\""))))
        .isInstanceOf(TreeException.class)
        .hasMessageContaining("house.yaml:10");
  }
}
