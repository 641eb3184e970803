package dev.astragal.kernel.screen;

import dev.astragal.kernel.access.Anatomy;
import dev.astragal.kernel.access.Part;
import dev.astragal.kernel.state.Flat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The components of records as values of a sentence; read only when somebody wants the words. */
final class RecordFields {
  private static final ClassValue<List<Part>> PARTS =
      new ClassValue<>() {
        @Override
        protected List<Part> computeValue(Class<?> type) {
          return parts(type);
        }
      };

  private RecordFields() {}

  /**
   * All but maps, for which no sentence has a place; those of a flat record as if they were its
   * owner's.
   */
  static List<Msg.Arg> args(Object record) {
    List<Msg.Arg> args = new ArrayList<>();
    for (Part part : PARTS.get(record.getClass())) {
      Object value = read(part, record);
      if (part.note(Flat.class) != null) args.addAll(args(value));
      else if (!(value instanceof Map<?, ?>)) args.add(new Msg.Arg(part.name(), value(value)));
    }
    return args;
  }

  /** Text in a record is the id of something; what has no words of its own is shown by its kind. */
  private static Msg.Value value(Object value) {
    return switch (value) {
      case String id -> named(id);
      case Boolean flag -> named(flag ? "yes" : "no");
      case Enum<?> constant -> Msg.value(constant);
      case Record record -> Msg.value(plain(record));
      case List<?> values ->
          new Msg.Value.Several(values.stream().map(RecordFields::value).toList());
      default -> Msg.value(value);
    };
  }

  private static Msg.Value named(String id) {
    return new Msg.Value.Named(id, id);
  }

  private static Object plain(Record record) {
    return switch (record) {
      case Msg msg -> msg;
      case dev.astragal.kernel.game.Seat seat -> seat;
      default -> Msg.fields("word." + record.getClass().getSimpleName(), record);
    };
  }

  private static Object read(Part part, Object record) {
    try {
      return part.value(record);
    } catch (Throwable e) {
      throw new IllegalStateException(part.name() + " of " + record + " cannot be read", e);
    }
  }

  private static List<Part> parts(Class<?> type) {
    try {
      Anatomy anatomy = Anatomy.of(type);
      return anatomy.isRecord() ? anatomy.opened() : List.of();
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(type.getName() + " cannot be put into words", e);
    }
  }
}
