package dev.astragal.kernel.state;

import dev.astragal.kernel.access.Anatomy;
import dev.astragal.kernel.access.Maker;
import dev.astragal.kernel.access.Part;
import dev.astragal.kernel.tree.Tree;

/** A type marked {@link WrittenAs}: the one part, as if the type were not there. */
final class PartShape<T> extends Shape<T> {
  private final Class<T> type;
  private final WrittenAs rule;
  private final Field part;
  private final Maker maker;

  PartShape(Class<T> type, Anatomy anatomy, WrittenAs rule, ShapeFactory factory) {
    this.type = type;
    this.rule = rule;
    String where = type.getSimpleName() + "." + rule.value();
    try {
      Part only = anatomy.part(rule.value());
      this.part = Field.plain(only, factory.shape(only.generic(), where));
      this.maker = anatomy.maker(only);
    } catch (ReflectiveOperationException e) {
      throw new ShapeException(where + " cannot be opened: " + e.getMessage());
    }
  }

  /** What is written of a value. */
  Part part() {
    return part.part;
  }

  @Override
  public void write(String name, T value, StateWriter out) {
    part.write(name, value, out);
  }

  @Override
  public T read(String name, StateReader in) {
    Object value = part.shape.read(name, in);
    try {
      return type.cast(maker.made(new Object[] {value}));
    } catch (IllegalArgumentException e) {
      throw in.refusal(name, String.valueOf(e.getMessage()));
    } catch (Throwable e) {
      throw Field.failed(e);
    }
  }

  @Override
  boolean required() {
    return part.shape.required();
  }

  @Override
  Tree.Table schema(Definitions definitions) {
    Tree.Table schema = part.shape.schema(definitions);
    if (rule.min() != Integer.MIN_VALUE) schema = schema.with("minimum", Tree.of(rule.min()));
    if (rule.max() != Integer.MAX_VALUE) schema = schema.with("maximum", Tree.of(rule.max()));
    return schema;
  }
}
