package dev.astragal.kernel.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class FixedMapTest {
  private final TreeMap<String, Integer> made = new TreeMap<>();
  private final SortedMap<String, Integer> fixed = FixedMap.of(made);

  FixedMapTest() {
    made.put("b", 2);
    made.put("a", 1);
    made.put("c", 3);
  }

  @Test
  void isAsThePlatformsOwn() {
    SortedMap<String, Integer> own = Collections.unmodifiableSortedMap(made);
    assertThat(fixed).isEqualTo(own).hasSameHashCodeAs(own).hasToString(own.toString());
    assertThat(own).isEqualTo(fixed);
    assertThat(fixed.keySet()).containsExactly("a", "b", "c");
    assertThat(fixed.subMap("a", "c")).isEqualTo(own.subMap("a", "c"));
    assertThat(fixed.headMap("b")).isEqualTo(own.headMap("b"));
    assertThat(fixed.tailMap("b")).isEqualTo(own.tailMap("b"));
    assertThat(fixed.firstKey() + fixed.lastKey()).isEqualTo("ac");
    assertThat(fixed.get("b")).isEqualTo(2);
    assertThat(fixed.containsKey("d")).isFalse();
    assertThat(fixed.comparator()).isNull();
    assertThat(FixedMap.of(fixed)).isSameAs(fixed);
  }

  @Test
  void cannotBeChanged() {
    for (ThrowingCallable change :
        List.<ThrowingCallable>of(
            () -> fixed.put("a", 4),
            () -> fixed.remove("a"),
            () -> fixed.clear(),
            () -> fixed.entrySet().iterator().next().setValue(4),
            () -> fixed.headMap("c").clear(),
            () -> fixed.values().clear(),
            () -> fixed.keySet().remove("a")))
      assertThatThrownBy(change).isInstanceOf(UnsupportedOperationException.class);
  }
}
