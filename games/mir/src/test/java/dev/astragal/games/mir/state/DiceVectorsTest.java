package dev.astragal.games.mir.state;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.mir.json.JsonText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The generator against rolls of the reference. */
class DiceVectorsTest {
  private static final Purpose TEST = Purpose.of("test");
  private static final String WHEN = "2026-01-01T00:00:00Z";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "combat-42 | 554214030 | 2243659192 | 17,15,20,16,16,15,14,2 | 3442740663 | 274454381",
        "test-seed-42 | 3431924294 | 744010608 | 8,6,18,18,20,12,13,6 | 1516154895 | 1167665069",
        "demo-encounter-seed | 1504657016 | 2188952610 | 3,6,20,17,7,9,3,14 | 570979609 | 2957441615",
        "tavern-skirmish-seed | 2192630298 | 4067547204 | 1,13,12,17,16,19,16,16 | 117835475 | 3414492743",
        "corridor-ambush-seed | 2096729252 | 2710523214 | 2,18,4,7,8,2,19,6 | 371258453 | 1079559960",
        "open-field-duel-seed | 2983986573 | 2566104183 | 3,5,5,13,1,12,13,9 | 603240298 | 1782907221",
        "replay-demo-001 | 2838432706 | 2971732972 | 12,9,7,11,19,10,11,4 | 2414384731 | 719817188",
        "replay-demo-002 | 2838432707 | 2971734061 | 20,12,12,11,6,19,14,15 | 4227052456 | 3014201752",
        "attack-seed | 1467328875 | 193312725 | 2,9,19,13,5,19,6,13 | 222635824 | 2588896983",
        "det-attack | 1064373927 | 3757005841 | 20,15,11,2,8,6,11,7 | 4159596092 | 1328657977",
        "init-seed | 3793275431 | 3413374865 | 19,18,17,3,12,4,11,7 | 4078914492 | 1383849142",
        "full-combat | 779437691 | 2699090149 | 4,19,8,13,12,15,11,11 | 748827904 | 2304282037",
        "alpha | 253193259 | 849554069 | 20,13,10,3,13,13,20,13 | 4198267632 | 2726141294",
        "beta | 2090109345 | 4091379083 | 3,8,19,3,20,10,11,10 | 558282094 | 2035582391",
        "a | 177670 | 193484592 | 14,15,1,12,6,7,13,3 | 2831712463 | 600753312",
        "0 | 177621 | 193431231 | 20,17,6,5,3,12,1,13 | 4205307154 | 2729632089",
        "exp | 193491058 | 258366620 | 17,6,6,16,5,19,2,10 | 3636711243 | 2078862516",
        "a:b:c | 251379647 | 3169497897 | 17,1,12,12,16,7,12,17 | 3602735732 | 3472569118",
        ":x | 5861943 | 2088690593 | 7,15,20,3,20,10,8,18 | 1481353356 | 3798461258",
        " | 5381 | 5861871 | 1,20,4,10,10,16,16,2 | 79033986 | 332837615",
        "default | 142955658 | 1059890868 | 11,15,17,3,11,2,3,13 | 2209555075 | 2675291554",
        "Ünïcødé | 1015193382 | 1738999888 | 18,2,3,3,16,18,3,16 | 3708436335 | 3359173335",
        "日本 | 6747126 | 3052654880 | 1,13,16,7,16,13,9,7 | 188961279 | 1466941629",
        "😀 | 7743522 | 4137730124 | 12,5,11,7,7,7,3,6 | 2527264571 | 1141212610",
        "the quick brown fox jumps over the lazy dog | 2012963070 | 1683464232 | 18,12,3,5,6,19,18,19 | 3801744743 | 3984655010"
      })
  void firstEightD20(
      String seed, String hash, String begins, String rolls, String after1, String after8) {
    Dice dice = seeded(seed);
    assertThat(Integer.toUnsignedString(dice.position().hash())).isEqualTo(hash);
    assertThat(Integer.toUnsignedString(dice.position().hashBefore(0))).isEqualTo(begins);
    List<Integer> totals = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      Dice.Result result = dice.roll(1, 20, TEST);
      totals.add(result.total());
      dice = dice.after(result, WHEN);
      if (i == 0) assertThat(position(dice)).isEqualTo(after1);
    }
    assertThat(totals.stream().map(String::valueOf).collect(Collectors.joining(",")))
        .isEqualTo(rolls);
    assertThat(position(dice)).isEqualTo(after8);
  }

  @Test
  void sixtyD20OfOneSeed() {
    Dice dice = seeded("combat-42");
    List<Integer> totals = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      Dice.Result result = dice.roll(1, 20, TEST);
      totals.add(result.total());
      dice = dice.after(result, WHEN);
    }
    assertThat(totals)
        .containsExactly(
            17, 15, 20, 16, 16, 15, 14, 2, 8, 14, 5, 19, 16, 8, 12, 20, 13, 1, 16, 5, 18, 11, 11, 5,
            18, 11, 4, 10, 19, 15, 16, 4, 18, 3, 14, 3, 14, 12, 10, 16, 10, 2, 10, 8, 11, 16, 11, 8,
            20, 18, 14, 18, 19, 1, 17, 14, 9, 8, 20, 4);
    assertThat(dice.position().text()).hasValue("combat-42:647340030");
  }

  @ParameterizedTest
  @CsvSource({
    "1, 4, [4]=4, 3442740663",
    "1, 6, [5]=5, 3442740663",
    "1, 8, [7]=7, 3442740663",
    "1, 10, [9]=9, 3442740663",
    "1, 12, [10]=10, 3442740663",
    "1, 100, [81]=81, 3442740663",
    "2, 6, [5+5]=10, 3161034666",
    "3, 6, [5+5+6]=16, 3835886337",
    "4, 6, [5+5+6+2]=18, 1271994476",
    "5, 12, [10+9+11+4+10]=44, 3360962779",
    "10, 10, [9+8+9+3+8+6+10+7+8+3]=71, 862905490"
  })
  void otherDice(int count, int sides, String breakdown, String after) {
    Dice.Result result = seeded("combat-42").roll(count, sides, TEST);
    assertThat(result.fall().breakdown()).isEqualTo(breakdown);
    assertThat(result.fall().formula()).isEqualTo(count + "d" + sides);
    assertThat(result.seedAfter().text()).hasValue("combat-42:" + after);
  }

  @Test
  void aD20AndThenTwoD6() {
    Dice dice = seeded("combat-42");
    dice = dice.after(dice.roll(1, 20, TEST), WHEN);
    Dice.Result second = dice.roll(2, 6, TEST);
    assertThat(second.fall().breakdown()).isEqualTo("[5+1]=6");
    assertThat(second.seedAfter().text()).hasValue("combat-42:37013564");
  }

  @Test
  void aSeedLosesWhatFollowsItsFirstColon() {
    assertThat(seeded("a:b:c").roll(1, 20, TEST).seedAfter().text()).hasValue("a:3602735732");
    assertThat(seeded(":x").roll(1, 20, TEST).seedAfter().text()).hasValue(":1481353356");
  }

  @Test
  void withoutASeedTheWordDefaultIsTaken() {
    Dice unseeded = new Dice("manual", Position.NONE, Chain.of(List.of()));
    Dice.Result result = unseeded.roll(1, 20, TEST);
    assertThat(result.total()).isEqualTo(11);
    Dice after = unseeded.after(result, WHEN);
    assertThat(after.position().text()).hasValue("default:2209555075");
    assertThat(after.mode()).isEqualTo("manual");
  }

  @Test
  void aRollLeavesARecord() {
    Dice dice = seeded("combat-42");
    dice = dice.after(dice.roll(2, 6, Purpose.of("Seren", " damage")), WHEN);
    assertThat(JsonText.compact(dice.rolls().items().getFirst()))
        .isEqualTo(
            "{\"id\":\"roll-1\",\"timestamp\":\"2026-01-01T00:00:00Z\",\"formula\":\"2d6\","
                + "\"resultTotal\":10,\"breakdown\":\"[5+5]=10\",\"source\":\"Seren damage\"}");
  }

  private static Dice seeded(@Nullable String seed) {
    return Dice.seeded(seed == null ? "" : seed);
  }

  private static String position(Dice dice) {
    String seed = dice.position().text().orElseThrow();
    return seed.substring(seed.lastIndexOf(':') + 1);
  }
}
