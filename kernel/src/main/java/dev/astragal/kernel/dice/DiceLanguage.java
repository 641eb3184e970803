package dev.astragal.kernel.dice;

import java.util.LinkedHashMap;
import java.util.Map;

/** Understands texts of one dialect and remembers those it met last, since parsing costs most. */
public final class DiceLanguage {
  /** Enough for every formula of a large rule pack; beyond that the oldest are read again. */
  public static final int REMEMBERED_MAX = 1024;

  private final Dialect dialect;
  private final DiceLimits limits;
  private final Map<Key, DiceExpression> remembered =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, DiceExpression> eldest) {
          return size() > REMEMBERED_MAX;
        }
      };

  private record Key(String text, Mode mode) {}

  public DiceLanguage(Dialect dialect, DiceLimits limits) {
    this.dialect = dialect;
    this.limits = limits;
  }

  public static DiceLanguage core() {
    return new DiceLanguage(Dialect.CORE, DiceLimits.DEFAULT);
  }

  public static DiceLanguage extended() {
    return new DiceLanguage(Dialect.EXTENDED, DiceLimits.DEFAULT);
  }

  public DiceExpression number(String text) {
    return parse(text, Mode.NUMBER);
  }

  public DiceExpression predicate(String text) {
    return parse(text, Mode.PREDICATE);
  }

  public DiceExpression condition(String text) {
    return parse(text, Mode.CONDITION);
  }

  public DiceExpression parse(String text, Mode mode) {
    Key key = new Key(text, mode);
    synchronized (remembered) {
      DiceExpression known = remembered.get(key);
      if (known != null) return known;
    }
    DiceExpression parsed = DiceExpression.parse(text, dialect, mode, limits);
    synchronized (remembered) {
      remembered.put(key, parsed);
    }
    return parsed;
  }
}
