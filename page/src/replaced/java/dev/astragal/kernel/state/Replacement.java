package dev.astragal.kernel.state;

import dev.astragal.kernel.access.Anatomy;
import dev.astragal.kernel.access.Part;
import java.util.List;

/** Makes a record anew with another value for one of its components. */
final class Replacement {
  private final Anatomy anatomy;
  private final int replaced;

  private Replacement(Anatomy anatomy, int replaced) {
    this.anatomy = anatomy;
    this.replaced = replaced;
  }

  static Replacement of(Withers.Part<?, ?> part, Class<?> record) {
    Anatomy anatomy = Anatomy.of(record);
    List<Part> parts = anatomy.parts();
    if (part instanceof NamedPart<?, ?> named)
      for (int i = 0; i < parts.size(); i++)
        if (parts.get(i).name().equals(named.name)) return new Replacement(anatomy, i);
    throw new ShapeException("a component of " + record.getSimpleName() + " has no name");
  }

  Object made(Object record, Object value) {
    Object[] values = new Object[anatomy.parts().size()];
    for (int i = 0; i < values.length; i++)
      values[i] = i == replaced ? value : anatomy.value(i, record);
    return anatomy.make(0, values);
  }
}
