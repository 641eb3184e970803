package dev.astragal.page.build;

import dev.astragal.kernel.state.About;
import dev.astragal.kernel.state.AtLeast;
import dev.astragal.kernel.state.AtMost;
import dev.astragal.kernel.state.Flat;
import dev.astragal.kernel.state.Hex;
import dev.astragal.kernel.state.Name;
import dev.astragal.kernel.state.Omittable;
import dev.astragal.kernel.state.Row;
import dev.astragal.kernel.state.Tag;
import dev.astragal.kernel.state.WrittenAs;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;

/**
 * What a type is made of, as words that the page's own {@code Anatomy} reads in the same order; a
 * class is said by its number among {@link #classes}.
 */
final class AnatomyWords {
  private final List<String> words = new ArrayList<>();
  private final List<Class<?>> classes = new ArrayList<>();

  AnatomyWords(Class<?> type) {
    boolean sealed = type.isSealed() && !type.isEnum();
    words.add(type.isRecord() ? "R" : sealed ? "S" : "E");
    notes(type);
    RecordComponent[] components =
        type.isRecord() ? type.getRecordComponents() : new RecordComponent[0];
    count(components.length);
    for (RecordComponent component : components)
      part(component.getName(), component.getGenericType(), component);
    Class<?>[] permitted = sealed ? type.getPermittedSubclasses() : new Class<?>[0];
    count(permitted.length);
    for (Class<?> alternative : permitted) words.add(term(alternative));
    List<Field> constants = new ArrayList<>();
    for (Field field : type.isEnum() ? type.getFields() : new Field[0])
      if (field.isEnumConstant() && field.isAnnotationPresent(Name.class)) constants.add(field);
    count(constants.size());
    for (Field constant : constants) {
      words.add(constant.getName());
      notes(constant);
    }
    WrittenAs written = type.getAnnotation(WrittenAs.class);
    count(written == null ? 0 : 1);
    if (written == null) return;
    Method accessor = Anatomist.accessor(type, written.value());
    part(accessor.getName(), accessor.getGenericReturnType(), accessor);
  }

  String text() {
    return String.join("\u0001", words);
  }

  List<Class<?>> classes() {
    return classes;
  }

  private void count(int number) {
    words.add(Integer.toString(number));
  }

  private void part(String name, Type type, AnnotatedElement noted) {
    words.add(name);
    words.add(term(type));
    notes(noted);
  }

  private String term(Type type) {
    if (type instanceof ParameterizedType generic) {
      StringBuilder term = new StringBuilder(term(generic.getRawType())).append('<');
      for (Type argument : generic.getActualTypeArguments()) term.append(term(argument));
      return term.append('>').toString();
    }
    Class<?> plain = type instanceof Class<?> known ? known : Object.class;
    if (plain.isPrimitive()) return plain.descriptorString();
    if (!classes.contains(plain)) classes.add(plain);
    return "#" + classes.indexOf(plain) + ";";
  }

  private void notes(AnnotatedElement noted) {
    List<String> notes = new ArrayList<>();
    for (Annotation annotation : noted.getAnnotations()) {
      String note =
          switch (annotation) {
            case Name name -> "n" + name.value();
            case Tag tag -> "t" + tag.value();
            case About about -> "a" + about.value();
            case AtLeast least -> "l" + least.value();
            case AtMost most -> "m" + most.value();
            case Omittable omittable -> omittable.written() ? "w" : "o";
            case Hex _ -> "h";
            case Flat _ -> "f";
            case Row _ -> "r";
            case WrittenAs as -> "p" + as.value() + " " + as.min() + " " + as.max();
            default -> "";
          };
      if (!note.isEmpty()) notes.add(note);
    }
    count(notes.size());
    words.addAll(notes);
  }
}
