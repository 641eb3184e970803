package dev.astragal.page.worker;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

/** Regular expressions of the browser's own, for the classes that stand in for Java's. */
public final class Expressions {
  private Expressions() {}

  @JSBody(
      params = {"text", "flags"},
      script = "return new RegExp(text, flags);")
  public static native JSObject made(String text, String flags);

  /** A text as scripts have it, so that it is handed over once. */
  @JSBody(
      params = {"text"},
      script = "return text;")
  public static native JSObject script(String text);

  /** What is found from there on, or null. */
  @JSBody(
      params = {"expression", "text", "from"},
      script = "expression.lastIndex = from; return expression.exec(text);")
  public static native JSObject found(JSObject expression, JSObject text, int from);

  @JSBody(
      params = {"found"},
      script = "return found !== null;")
  public static native boolean any(JSObject found);

  /** Where a group begins (0) or ends (1); -1 where it took no part. */
  @JSBody(
      params = {"found", "group", "side"},
      script = "var part = found.indices[group]; return part ? part[side] : -1;")
  public static native int border(JSObject found, int group, int side);

  @JSBody(
      params = {"found"},
      script = "return found.length - 1;")
  public static native int groups(JSObject found);
}
