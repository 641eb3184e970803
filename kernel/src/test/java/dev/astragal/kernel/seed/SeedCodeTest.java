package dev.astragal.kernel.seed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SeedCodeTest {
  private static final String SYMBOLS = "0123456789BCDFGHJKLMNPQRSTVWXYZ";

  static Stream<SeedCode> samples() {
    Map<String, String> options = new LinkedHashMap<>();
    options.put("pace", "fast");
    options.put("month", "");
    options.put("motto", "a=b, ünïcode");
    return Stream.of(
        new SeedCode("pig", Seed.of(42), 2, List.of(), Map.of()),
        new SeedCode("pig", Seed.of(-1).child(17), 4, List.of("hard"), Map.of()),
        new SeedCode("trail", new Seed("Über den Fluss"), 1, List.of(), options),
        new SeedCode("trail", Seed.of(7), 1, List.of("winter", "food.daily=3"), options));
  }

  @ParameterizedTest
  @MethodSource("samples")
  void aCodeCarriesTheWholeSetUp(SeedCode code) {
    assertThat(SeedCode.decode(code.encode())).isEqualTo(code);
    assertThat(SeedCode.decode(code.encode()).options().keySet())
        .containsExactlyElementsOf(code.options().keySet());
  }

  @ParameterizedTest
  @MethodSource("samples")
  void caseBlanksAndDashesAreForgiven(SeedCode code) {
    String text = code.encode();
    assertThat(SeedCode.decode(text.toLowerCase(Locale.ROOT))).isEqualTo(code);
    assertThat(SeedCode.decode(text.replace('-', ' '))).isEqualTo(code);
    assertThat(SeedCode.decode(text.replace("-", ""))).isEqualTo(code);
  }

  @ParameterizedTest
  @MethodSource("samples")
  void aCodeIsGroupsOfThreeWithoutVowels(SeedCode code) {
    assertThat(code.encode()).matches("([0-9B-DF-HJ-NP-TV-Z]{3}-)*[0-9B-DF-HJ-NP-TV-Z]{1,3}");
  }

  @ParameterizedTest
  @MethodSource("samples")
  void everyMistypedSymbolIsCaught(SeedCode code) {
    String text = code.encode().replace("-", "");
    for (int i = 0; i < text.length(); i++) {
      for (int other = 0; other < SYMBOLS.length(); other++) {
        if (SYMBOLS.charAt(other) == text.charAt(i)) continue;
        String typo = text.substring(0, i) + SYMBOLS.charAt(other) + text.substring(i + 1);
        assertTypoCaught(typo);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("samples")
  void everySwapOfNeighboursIsCaught(SeedCode code) {
    String text = code.encode().replace("-", "");
    for (int i = 0; i + 1 < text.length(); i++) {
      if (text.charAt(i) == text.charAt(i + 1)) continue;
      assertTypoCaught(
          text.substring(0, i) + text.charAt(i + 1) + text.charAt(i) + text.substring(i + 2));
    }
  }

  @Test
  void badCodesAreRefusedWithASentence() {
    assertThatThrownBy(() -> SeedCode.decode("")).hasMessage("the seed code is too short");
    assertThatThrownBy(() -> SeedCode.decode("B-B")).hasMessage("the seed code is too short");
    assertThatThrownBy(() -> SeedCode.decode("K7A-2QX"))
        .hasMessage("'A' does not occur in seed codes");
    assertThatThrownBy(() -> SeedCode.decode("000"))
        .hasMessage("the seed code is of another version");
    assertThatThrownBy(() -> SeedCode.decode("0".repeat(SeedCode.LENGTH_MAX + 1)))
        .hasMessage("the seed code is longer than 2000 characters");
  }

  @Test
  void aSetUpThatNoCodeCanCarryIsRefused() {
    assertThatThrownBy(() -> new SeedCode("pig", Seed.of(1), 1, List.of(""), Map.of()))
        .hasMessage("the seed code does not hold a set-up");
    assertThatThrownBy(() -> new SeedCode("pig", Seed.of(1), 1, List.of(), Map.of("a=b", "c")))
        .hasMessage("the seed code does not hold a set-up");
    assertThatThrownBy(() -> new SeedCode("pig", Seed.of(1), 1, List.of("a\0b"), Map.of()))
        .hasMessage("a set-up has a control character in it");
    SeedCode large = new SeedCode("pig", Seed.of(1), 1, List.of("x".repeat(1000)), Map.of());
    assertThatThrownBy(large::encode)
        .hasMessage("the set-up needs a seed code longer than 2000 characters");
  }

  @Test
  void theLongestCodeStillReadsBack() {
    SeedCode code = new SeedCode("pig", Seed.of(1), 1, List.of("x".repeat(900)), Map.of());
    assertThat(code.encode().length()).isBetween(1900, SeedCode.LENGTH_MAX);
    assertThat(SeedCode.decode(code.encode())).isEqualTo(code);
  }

  private static void assertTypoCaught(String typo) {
    assertThatThrownBy(() -> SeedCode.decode(typo))
        .as(typo)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the seed code has a typo in it: its check symbols do not match");
  }
}
