package dev.astragal.kernel.state;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreePath;
import org.junit.jupiter.api.Test;

class SchemaTest {
  private static final String INT32 = "{type: integer, minimum: -2147483648, maximum: 2147483647}";

  @Test
  void aRecordIsAnObjectThatKnowsAllItsNames() {
    assertThat(Shape.of(ShapeSamples.Card.class).schema().text())
        .isEqualTo(
            "{type: object, properties: {suit: {enum: [CLUBS, RED_HEARTS]}, rank: "
                + INT32
                + "}, required: [suit, rank], additionalProperties: false}");
  }

  @Test
  void anAlternativeIsToldByItsType() {
    Tree schema = Shape.of(ShapeSamples.Deed.class).schema();
    assertThat(at(schema, "oneOf[0]"))
        .isEqualTo(
            "{type: object, properties: {type: {const: Rest}}, required: [type],"
                + " additionalProperties: false}");
    assertThat(at(schema, "oneOf[1].required")).isEqualTo("[type, miles]");
    assertThat(at(schema, "oneOf[1].properties.where"))
        .isEqualTo("{anyOf: [{type: string}, {type: null}]}");
    assertThat(at(schema, "oneOf[3].properties"))
        .isEqualTo("{type: {const: Shout}, value: {enum: [HEY, HO]}}");
  }

  @Test
  void everyKindOfPartHasASchema() {
    Tree schema = Shape.of(ShapeSamples.Everything.class).schema();
    assertThat(at(schema, "properties.large")).isEqualTo("{type: integer}");
    assertThat(at(schema, "properties.flag")).isEqualTo("{type: boolean}");
    assertThat(at(schema, "properties.row")).isEqualTo("{type: array, items: " + INT32 + "}");
    assertThat(at(schema, "properties.ratio")).isEqualTo("{type: [string, number]}");
    assertThat(at(schema, "properties.stock.items.properties"))
        .isEqualTo("{key: {type: string}, value: " + INT32 + "}");
    assertThat(Shape.of(Ratio.class).schema().text()).isEqualTo("{type: [string, number]}");
  }

  @Test
  void aTypeThatContainsItselfIsDefinedOnceAndReferredTo() {
    Tree schema = Shape.of(ShapeSamples.Node.class).schema();
    String name = ShapeSamples.Node.class.getName();
    Tree.Table definitions = (Tree.Table) TreePath.parse("$defs").find(schema).orElseThrow();
    assertThat(((Tree.Table) schema).get("$ref")).contains(Tree.of("#/$defs/" + name));
    assertThat(definitions.fields().keySet()).containsExactly(name);
    assertThat(at(definitions.get(name).orElseThrow(), "properties.children.items"))
        .isEqualTo("{$ref: #/$defs/" + name + "}");
  }

  private static String at(Tree schema, String path) {
    return TreePath.parse(path).find(schema).orElseThrow().text();
  }
}
