package dev.astragal.kernel.access;

import java.lang.annotation.Annotation;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;

/** One part of a value, by its number. */
public final class Part {
  private final Anatomy whole;
  private final int number;
  private final String name;
  private final Type generic;
  private final List<String> notes;

  /** What this is a part of is a part itself; nothing where it is not. */
  private final Part outer;

  Part(Anatomy whole, int number, String name, Type generic, List<String> notes) {
    this(whole, number, name, generic, notes, null);
  }

  private Part(
      Anatomy whole, int number, String name, Type generic, List<String> notes, Part outer) {
    this.whole = whole;
    this.number = number;
    this.name = name;
    this.generic = generic;
    this.notes = notes;
    this.outer = outer;
  }

  public Part then(Part inner) {
    return new Part(inner.whole, inner.number, name, inner.generic, notes, this);
  }

  private Object holder(Object of) throws Throwable {
    return outer == null ? of : outer.value(of);
  }

  public String name() {
    return name;
  }

  public Class<?> type() {
    return (Class<?>) (generic instanceof ParameterizedType with ? with.getRawType() : generic);
  }

  public Type generic() {
    return generic;
  }

  public <A extends Annotation> A note(Class<A> kind) {
    return Notes.find(notes, kind);
  }

  public int int32(Object of) throws Throwable {
    return (int) whole.number(number, holder(of));
  }

  public long int64(Object of) throws Throwable {
    return whole.number(number, holder(of));
  }

  public boolean flag(Object of) throws Throwable {
    return whole.number(number, holder(of)) != 0;
  }

  public Object value(Object of) throws Throwable {
    return whole.value(number, holder(of));
  }
}
