package dev.astragal.kernel.screen;

import dev.astragal.kernel.access.Access;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The components of records as values of a sentence; read only when somebody wants the words. */
final class RecordFields {
  private static final ClassValue<List<Field>> FIELDS =
      new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> type) {
          return fields(type);
        }
      };

  private record Field(String name, MethodHandle accessor) {}

  private RecordFields() {}

  /** All but maps, for which no sentence has a place. */
  static List<Msg.Arg> args(Object record) {
    List<Msg.Arg> args = new ArrayList<>();
    for (Field field : FIELDS.get(record.getClass())) {
      Object value = read(field, record);
      if (!(value instanceof Map<?, ?>)) args.add(new Msg.Arg(field.name(), value(value)));
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

  private static Object read(Field field, Object record) {
    try {
      return field.accessor().invoke(record);
    } catch (Throwable e) {
      throw new IllegalStateException(field.name() + " of " + record + " cannot be read", e);
    }
  }

  private static List<Field> fields(Class<?> type) {
    if (!type.isRecord()) return List.of();
    try {
      MethodHandles.Lookup lookup = Access.in(type);
      List<Field> fields = new ArrayList<>();
      for (RecordComponent component : type.getRecordComponents())
        fields.add(new Field(component.getName(), lookup.unreflect(component.getAccessor())));
      return List.copyOf(fields);
    } catch (IllegalAccessException e) {
      throw new IllegalArgumentException(type.getName() + " cannot be put into words", e);
    }
  }
}
