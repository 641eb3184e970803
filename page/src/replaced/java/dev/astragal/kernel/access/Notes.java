package dev.astragal.kernel.access;

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
import java.util.List;

/** What is noted beside types and parts: each a letter for its kind and what it says. */
@SuppressWarnings("all") // annotations as ordinary interfaces
final class Notes {
  private Notes() {}

  @SuppressWarnings("unchecked")
  static <A extends Annotation> A find(List<String> notes, Class<A> wanted) {
    for (int i = 0; i < notes.size(); i++) {
      String note = notes.get(i);
      Annotation found = made(note.charAt(0), note.substring(1), wanted);
      if (found != null) return (A) found;
    }
    return null;
  }

  private static Annotation made(char kind, String said, Class<?> wanted) {
    switch (kind) {
      case 'n':
        return wanted == Name.class ? new OfName(said) : null;
      case 't':
        return wanted == Tag.class ? new OfTag(said) : null;
      case 'a':
        return wanted == About.class ? new OfAbout(said) : null;
      case 'l':
        return wanted == AtLeast.class ? new OfLeast(Long.parseLong(said)) : null;
      case 'm':
        return wanted == AtMost.class ? new OfMost(Long.parseLong(said)) : null;
      case 'o':
        return wanted == Omittable.class ? new OfOmittable(false) : null;
      case 'w':
        return wanted == Omittable.class ? new OfOmittable(true) : null;
      case 'h':
        return wanted == Hex.class ? new OfHex() : null;
      case 'f':
        return wanted == Flat.class ? new OfFlat() : null;
      case 'r':
        return wanted == Row.class ? new OfRow() : null;
      case 'p':
        return wanted == WrittenAs.class ? written(said) : null;
      default:
        return null;
    }
  }

  private static WrittenAs written(String said) {
    String[] words = said.split(" ");
    return new OfWritten(words[0], Integer.parseInt(words[1]), Integer.parseInt(words[2]));
  }

  private record OfName(String value) implements Name {
    @Override
    public Class<? extends Annotation> annotationType() {
      return Name.class;
    }
  }

  private record OfTag(String value) implements Tag {
    @Override
    public Class<? extends Annotation> annotationType() {
      return Tag.class;
    }
  }

  private record OfAbout(String value) implements About {
    @Override
    public Class<? extends Annotation> annotationType() {
      return About.class;
    }
  }

  private record OfLeast(long value) implements AtLeast {
    @Override
    public Class<? extends Annotation> annotationType() {
      return AtLeast.class;
    }
  }

  private record OfMost(long value) implements AtMost {
    @Override
    public Class<? extends Annotation> annotationType() {
      return AtMost.class;
    }
  }

  private record OfOmittable(boolean written) implements Omittable {
    @Override
    public Class<? extends Annotation> annotationType() {
      return Omittable.class;
    }
  }

  private record OfHex() implements Hex {
    @Override
    public Class<? extends Annotation> annotationType() {
      return Hex.class;
    }
  }

  private record OfFlat() implements Flat {
    @Override
    public Class<? extends Annotation> annotationType() {
      return Flat.class;
    }
  }

  private record OfRow() implements Row {
    @Override
    public Class<? extends Annotation> annotationType() {
      return Row.class;
    }
  }

  private record OfWritten(String value, int min, int max) implements WrittenAs {
    @Override
    public Class<? extends Annotation> annotationType() {
      return WrittenAs.class;
    }
  }
}
