package dev.astragal.runtime.audit;

import java.util.ArrayList;
import java.util.List;

/** Says where in a game something went wrong, for those who have to mend it. */
public final class Blame {
  private static final int FRAMES_TOLD = 5;

  /** Code that games call and that is seldom the one to blame. */
  private static final List<String> TRUSTED =
      List.of(
          "java.",
          "jdk.",
          "dev.astragal.kernel.",
          "dev.astragal.parts.",
          "dev.astragal.runtime.audit.");

  /** Below this are those who try the game out. */
  private static final String RULES_END = WatchedRules.class.getName();

  private Blame() {}

  /** What was thrown and the class and line of the game that threw it. */
  public static String of(Throwable thrown) {
    List<String> own = own(thrown.getStackTrace());
    return own.isEmpty() ? thrown.toString() : thrown + " at " + own.getFirst();
  }

  /** The lines of the game that a thread is in, the innermost first. */
  static String of(StackTraceElement[] stack) {
    List<String> own = own(stack);
    return String.join(" < ", own.subList(0, Math.min(FRAMES_TOLD, own.size())));
  }

  private static List<String> own(StackTraceElement[] stack) {
    List<String> own = new ArrayList<>();
    for (StackTraceElement frame : stack) {
      if (!own.isEmpty() && frame.getClassName().equals(RULES_END)) break;
      if (TRUSTED.stream().noneMatch(frame.getClassName()::startsWith)) own.add(told(frame));
    }
    return own;
  }

  private static String told(StackTraceElement frame) {
    return frame.getClassName()
        + "."
        + frame.getMethodName()
        + " ("
        + frame.getFileName()
        + ":"
        + frame.getLineNumber()
        + ")";
  }
}
