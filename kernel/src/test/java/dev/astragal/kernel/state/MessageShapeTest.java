package dev.astragal.kernel.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** What annotations say about how a message is written. */
class MessageShapeTest {
  @Tag("kind")
  sealed interface Message {
    @Name("greeting")
    @About("Says hello")
    record Hello(@AtLeast(1) int format, @Flat Recipe recipe) implements Message {}

    @Name("news")
    record News(
        @Omittable boolean urgent,
        @Omittable @Hex OptionalLong hash,
        @Omittable Optional<String> from,
        List<Timed> events)
        implements Message {}
  }

  record Recipe(
      String game,
      @Name("set") @Omittable(written = true) Map<String, String> sets,
      Tree.Table payload) {}

  @Row
  record Timed(long tick, Tree event) {}

  record Twin(int game, @Flat Recipe recipe) {}

  record Untellable(@Omittable int count) {}

  enum Luck {
    @Name("same")
    SAME,
    NEW
  }

  record Limited(
      @AtLeast(1) @AtMost(9) int count,
      @AtMost(3) String word,
      @AtMost(2) List<Integer> rows,
      @AtMost(1) Map<String, String> sets,
      @Omittable @AtMost(3) Optional<String> other,
      Luck luck) {}

  record Unlimited(@AtMost(1) boolean flag) {}

  private final Shape<Message> shape = Shape.of(Message.class);

  @AtLeast(0)
  @AtMost(9)
  record Ranged(int digit, @AtLeast(-5) int offset, Ratio share, String name) {}

  @Test
  void aNumberOutsideItsRangeIsNotRead() {
    Shape<Ranged> ranged = Shape.of(Ranged.class);
    Tree.Table good =
        Tree.emptyTable()
            .with("digit", Tree.of(9))
            .with("offset", Tree.of(-5))
            .with("share", Tree.of("1/2"))
            .with("name", Tree.of("x"));
    assertThat(ranged.read(good)).isEqualTo(new Ranged(9, -5, Ratio.of(1, 2), "x"));
    assertThatThrownBy(() -> ranged.read(good.with("digit", Tree.of(10))))
        .hasMessageContaining("digit: must be at most 9, not 10");
    assertThatThrownBy(() -> ranged.read(good.with("offset", Tree.of(-6))))
        .hasMessageContaining("offset: must be at least -5, not -6");
    assertThatThrownBy(() -> ranged.read(good.with("share", Tree.of("-1/2"))))
        .hasMessageContaining("share: must be at least 0");
  }

  private final Message hello = new Message.Hello(1, new Recipe("pig", sets("b", "a"), payload()));
  private final Message news =
      new Message.News(
          true, OptionalLong.of(-1), Optional.of("x"), List.of(new Timed(3, Tree.of("Rolled"))));
  private final Message quiet =
      new Message.News(false, OptionalLong.empty(), Optional.empty(), List.of());

  @Test
  void aMessageIsWrittenAsItsAnnotationsSay() {
    assertThat(shape.tree(hello).text())
        .isEqualTo(
            "{kind: greeting, format: 1, game: pig, set: {b: 1, a: 2}, payload: {flag: true,"
                + " rows: [1, 1.50, null], text: t}}");
    assertThat(shape.tree(news).text())
        .isEqualTo(
            "{kind: news, urgent: true, hash: 0xffffffffffffffff, from: x, events: [[3, Rolled]]}");
    assertThat(shape.tree(quiet).text()).isEqualTo("{kind: news, events: []}");
  }

  @Test
  void itReadsBackFromATreeAndFromBytes() {
    for (Message message : List.of(hello, news, quiet)) {
      assertThat(shape.read(shape.tree(message))).isEqualTo(message);
      CanonicalReader in = new CanonicalReader(ShapeTest.bytes(shape, message));
      assertThat(shape.read("message", in)).isEqualTo(message);
      in.end();
    }
  }

  @Test
  void theOrderOfNamesIsNoPartOfTheBytes() {
    Message other = new Message.Hello(1, new Recipe("pig", sets("a", "b"), payload()));
    Message same = new Message.Hello(1, new Recipe("pig", Map.of("a", "1", "b", "2"), payload()));
    assertThat(ShapeTest.bytes(shape, other)).isEqualTo(ShapeTest.bytes(shape, same));
    assertThat(ShapeTest.bytes(shape, other)).isNotEqualTo(ShapeTest.bytes(shape, hello));
  }

  @Test
  void whatMayBeLackingIsReadAsNothing() {
    Tree.Table lacking =
        table("kind", Tree.of("greeting"), "format", Tree.of(2), "game", Tree.of("pig"))
            .with("payload", Tree.emptyTable());
    assertThat(shape.read(lacking))
        .isEqualTo(new Message.Hello(2, new Recipe("pig", Map.of(), Tree.emptyTable())));
  }

  @Test
  void whatIsWrongIsSaidWithItsPlace() {
    Tree.Table good = (Tree.Table) shape.tree(news);
    assertRefused(good.with("kind", marked("cake")), "'cake' is not one of greeting, news", "kind");
    assertRefused(
        good.with("hash", marked("0x12")), "expected 0x and sixteen digits, found '0x12'", "hash");
    assertRefused(
        good.with("events", Tree.of(List.of(new Tree.Rows(List.of(), MARK)))),
        "expected a list of tick, event",
        "events[0]");
    assertRefused(
        good.with("more", marked("x")),
        "is not a known name; known: kind, urgent, hash, from, events",
        "more");
    Tree.Table greeting = (Tree.Table) shape.tree(hello);
    assertRefused(
        greeting.with("format", new Tree.Whole(0, MARK)), "must be at least 1, not 0", "format");
    assertRefused(greeting.with("payload", marked("x")), "expected a table, found text", "payload");
  }

  @Test
  void aTolerantReaderPassesOverWhatItDoesNotKnow() {
    Tree.Table more = ((Tree.Table) shape.tree(news)).with("more", Tree.of("x"));
    assertThat(shape.readKnown(more)).isEqualTo(news);
  }

  @Test
  void theSchemaSaysAllOfIt() {
    String schema = shape.schema().text();
    assertThat(schema)
        .contains(
            "{description: Says hello, type: object, properties: {kind: {const: greeting},"
                + " format: {type: integer, minimum: 1, maximum: 2147483647}, game: {type: string},"
                + " set: {type: object, additionalProperties: {type: string}},"
                + " payload: {type: object}}, required: [kind, format, game, payload],",
            "urgent: {type: boolean}, hash: {type: string, pattern: ^0x[0-9a-f]{16}$},"
                + " from: {type: string}, events: {type: array, items: {type: array, prefixItems:"
                + " [{type: integer}, {}], minItems: 2, maxItems: 2}}}, required: [kind, events]");
  }

  @Test
  void whatIsTooMuchIsNotRead() {
    Shape<Limited> limited = Shape.of(Limited.class);
    Limited most =
        new Limited(9, "abc", List.of(1, 2), Map.of("a", "1"), Optional.of("abc"), Luck.SAME);
    Tree.Table good = (Tree.Table) limited.tree(most);
    assertThat(limited.read(good)).isEqualTo(most);
    Map<String, Tree> beyond = new LinkedHashMap<>();
    beyond.put("count", Tree.of(10));
    beyond.put("word", Tree.of("abcd"));
    beyond.put("rows", Tree.of(List.of(Tree.of(1), Tree.of(2), Tree.of(3))));
    beyond.put("sets", table("a", Tree.of("1"), "b", Tree.of("2")));
    beyond.put("other", Tree.of("abcd"));
    beyond.forEach(
        (name, value) ->
            assertThatThrownBy(() -> limited.read(good.with(name, value)))
                .isInstanceOf(TreeException.class)
                .hasMessageStartingWith(name + ": must be at most"));
    assertThat(limited.schema().text())
        .contains(
            "count: {type: integer, minimum: 1, maximum: 9}",
            "word: {type: string, maxLength: 3}",
            "maxItems: 2",
            "maxProperties: 1",
            "other: {type: string, maxLength: 3}");
  }

  @Test
  void aConstantIsCalledWhatItsNameSays() {
    Shape<Luck> luck = Shape.of(Luck.class);
    assertThat(luck.tree(Luck.SAME)).isEqualTo(Tree.of("same"));
    assertThat(luck.tree(Luck.NEW)).isEqualTo(Tree.of("NEW"));
    assertThat(luck.read(Tree.of("same"))).isEqualTo(Luck.SAME);
    assertThat(luck.read(Tree.of("new"))).isEqualTo(Luck.NEW);
    assertThat(luck.schema().text()).isEqualTo("{enum: [same, NEW]}");
  }

  @Test
  void whatCannotBeWrittenThatWayIsRefusedAtOnce() {
    assertThatThrownBy(() -> Shape.of(Unlimited.class))
        .isInstanceOf(ShapeException.class)
        .hasMessage("Unlimited.flag has no size, and cannot be limited");
    assertThatThrownBy(() -> Shape.of(Twin.class))
        .isInstanceOf(ShapeException.class)
        .hasMessage("Twin has two parts called game");
    assertThatThrownBy(() -> Shape.of(Untellable.class))
        .isInstanceOf(ShapeException.class)
        .hasMessage("Untellable.count has no empty value, and cannot be omitted");
  }

  private static final Mark MARK = new Mark("line 3", 1, 7);

  private static Tree marked(String text) {
    return new Tree.Text(text, MARK);
  }

  private void assertRefused(Tree tree, String problem, String path) {
    assertThatThrownBy(() -> shape.read(tree))
        .isInstanceOf(TreeException.class)
        .hasMessage("line 3:1:7: " + path + ": " + problem);
  }

  private static Map<String, String> sets(String first, String second) {
    Map<String, String> sets = new LinkedHashMap<>();
    sets.put(first, "1");
    sets.put(second, "2");
    return sets;
  }

  private static Tree.Table payload() {
    Tree half = new Tree.Decimal(new BigDecimal("1.50"), Mark.NONE);
    return table(
        "flag",
        Tree.of(true),
        "rows",
        Tree.of(List.of(Tree.of(1), half, Tree.none())),
        "text",
        Tree.of("t"));
  }

  private static Tree.Table table(Object... namesAndTrees) {
    return Schemas.table(namesAndTrees);
  }
}
