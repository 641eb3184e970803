package dev.astragal.kernel.access;

import java.lang.annotation.Annotation;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a type is made of: the parts of a record, the alternatives of a sealed interface, and what
 * is noted beside them. Here classes are looked at. Where they cannot be, this class and {@link
 * Part} are the ones to replace, by some that were told when the program was built.
 */
public final class Anatomy {
  private final Class<?> type;
  private @Nullable List<Part> parts;

  private Anatomy(Class<?> type) {
    this.type = type;
  }

  public static Anatomy of(Class<?> type) {
    return new Anatomy(type);
  }

  public boolean isRecord() {
    return type.isRecord();
  }

  public boolean isSealed() {
    return type.isSealed();
  }

  /** What is noted beside the type; nothing where it is not. */
  public <A extends Annotation> @Nullable A note(Class<A> kind) {
    return type.getAnnotation(kind);
  }

  /** What is noted beside one constant of an enum. */
  public <A extends Annotation> @Nullable A note(String constant, Class<A> kind) {
    try {
      return type.getField(constant).getAnnotation(kind);
    } catch (NoSuchFieldException e) {
      throw new IllegalStateException("every constant is a field", e);
    }
  }

  /** The classes that a sealed interface permits. */
  public List<Class<?>> alternatives() {
    return List.of(type.getPermittedSubclasses());
  }

  /** The components of a record, not to be read before it is {@link #opened}. */
  public List<Part> parts() {
    List<Part> known = parts;
    if (known == null) {
      known = Arrays.stream(type.getRecordComponents()).map(Part::new).toList();
      parts = known;
    }
    return known;
  }

  /** The components of a record, ready to be read. */
  public List<Part> opened() throws ReflectiveOperationException {
    Access.in(type);
    return parts();
  }

  /** What an accessor that is no component's gives. */
  public Part part(String accessor) throws ReflectiveOperationException {
    Method method = type.getDeclaredMethod(accessor);
    Access.in(type);
    return new Part(method);
  }

  /** The constructor of a record. */
  public Maker maker() throws ReflectiveOperationException {
    Class<?>[] parameters =
        Arrays.stream(type.getRecordComponents())
            .map(RecordComponent::getType)
            .toArray(Class<?>[]::new);
    return new Maker.Called(type.getDeclaredConstructor(parameters), Access.in(type));
  }

  /** The static method {@code of}, or else the constructor, that takes just {@code part}. */
  public Maker maker(Part part) throws ReflectiveOperationException {
    MethodHandles.Lookup lookup = Access.in(type);
    try {
      Method of = type.getDeclaredMethod("of", part.type());
      if (Modifier.isStatic(of.getModifiers()) && of.getReturnType() == type)
        return new Maker.Called(of, lookup);
    } catch (NoSuchMethodException e) {
      // Then there is a constructor, or somebody says that there is none.
    }
    return new Maker.Called(type.getDeclaredConstructor(part.type()), lookup);
  }
}
