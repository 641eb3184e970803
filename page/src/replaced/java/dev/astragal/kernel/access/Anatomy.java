package dev.astragal.kernel.access;

import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What a type is made of, as the build of this page has found it. */
public abstract class Anatomy {
  private static final Map<Class<?>, Anatomy> ALL = new HashMap<>();
  private static final Anatomy PLAIN =
      new Anatomy() {
        @Override
        protected String text() {
          return "E\u00010\u00010\u00010\u00010\u00010";
        }

        @Override
        protected Class<?>[] classes() {
          return new Class<?>[0];
        }

        @Override
        public Object value(int part, Object whole) {
          throw new IllegalStateException("it has no parts");
        }

        @Override
        public long number(int part, Object whole) {
          throw new IllegalStateException("it has no parts");
        }

        @Override
        public Object make(int way, Object[] parts) {
          throw new IllegalStateException("it has no parts");
        }
      };

  static {
    Known.anatomies(ALL);
  }

  private String text = "";
  private Class<?>[] classes = {};
  private boolean read;
  private char kind;
  private List<String> notes = List.of();
  private List<Part> parts = List.of();
  private List<Class<?>> alternatives = List.of();
  private final Map<String, List<String>> constants = new HashMap<>();
  private List<Part> written = List.of();
  private int at;

  /** What the build has found, in words; asked for when somebody first looks. */
  protected abstract String text();

  /** The classes that the words name by their numbers. */
  protected abstract Class<?>[] classes();

  public static Anatomy of(Class<?> type) {
    Anatomy found = ALL.get(type);
    if (found == null) return PLAIN;
    found.read();
    return found;
  }

  public abstract Object value(int part, Object whole);

  public abstract long number(int part, Object whole);

  public abstract Object make(int way, Object[] parts);

  public boolean isRecord() {
    return kind == 'R';
  }

  public boolean isSealed() {
    return kind == 'S';
  }

  public <A extends Annotation> A note(Class<A> wanted) {
    return Notes.find(notes, wanted);
  }

  public <A extends Annotation> A note(String constant, Class<A> wanted) {
    return Notes.find(constants.getOrDefault(constant, List.of()), wanted);
  }

  public List<Class<?>> alternatives() {
    return alternatives;
  }

  public List<Part> parts() {
    return parts;
  }

  public List<Part> opened() throws ReflectiveOperationException {
    return parts;
  }

  public Part part(String accessor) throws ReflectiveOperationException {
    return written.getFirst();
  }

  public Maker maker() throws ReflectiveOperationException {
    return made -> make(0, made);
  }

  public Maker maker(Part part) throws ReflectiveOperationException {
    return made -> make(1, made);
  }

  private void read() {
    if (read) return;
    read = true;
    text = text();
    classes = classes();
    kind = word().charAt(0);
    notes = readNotes();
    parts = readParts(0);
    List<Class<?>> permitted = new ArrayList<>();
    for (int left = count(); left > 0; left--)
      permitted.add((Class<?>) new Terms(word(), classes).next());
    alternatives = permitted;
    for (int left = count(); left > 0; left--) constants.put(word(), readNotes());
    written = readParts(parts.size());
  }

  private List<Part> readParts(int first) {
    List<Part> found = new ArrayList<>();
    int all = count();
    for (int i = 0; i < all; i++) {
      String name = word();
      Type generic = new Terms(word(), classes).next();
      found.add(new Part(this, first + i, name, generic, readNotes()));
    }
    return found;
  }

  private List<String> readNotes() {
    List<String> found = new ArrayList<>();
    for (int left = count(); left > 0; left--) found.add(word());
    return found;
  }

  private int count() {
    return Integer.parseInt(word());
  }

  private String word() {
    int end = text.indexOf('\u0001', at);
    String word = end < 0 ? text.substring(at) : text.substring(at, end);
    at = end + 1;
    return word;
  }
}
