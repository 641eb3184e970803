package dev.astragal.kernel.access;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;

/** Reads types: a letter for a primitive one, a number for a class, and arguments behind it. */
final class Terms {
  private final String text;
  private final Class<?>[] classes;
  private int at;

  Terms(String text, Class<?>[] classes) {
    this.text = text;
    this.classes = classes;
  }

  Type next() {
    Class<?> plain = plain();
    if (at >= text.length() || text.charAt(at) != '<') return plain;
    at++;
    List<Type> arguments = new ArrayList<>();
    while (text.charAt(at) != '>') arguments.add(next());
    at++;
    return new With(plain, arguments.toArray(new Type[0]));
  }

  private Class<?> plain() {
    char first = text.charAt(at++);
    switch (first) {
      case 'I':
        return int.class;
      case 'J':
        return long.class;
      case 'Z':
        return boolean.class;
      case 'D':
        return double.class;
      case 'F':
        return float.class;
      case 'B':
        return byte.class;
      case 'S':
        return short.class;
      case 'C':
        return char.class;
      default:
        int end = text.indexOf(';', at);
        int number = Integer.parseInt(text.substring(at, end));
        at = end + 1;
        return classes[number];
    }
  }

  private static final class With implements ParameterizedType {
    private final Class<?> raw;
    private final Type[] arguments;

    private With(Class<?> raw, Type[] arguments) {
      this.raw = raw;
      this.arguments = arguments;
    }

    @Override
    public Type[] getActualTypeArguments() {
      return arguments;
    }

    @Override
    public Type getRawType() {
      return raw;
    }

    @Override
    public Type getOwnerType() {
      return null;
    }
  }
}
