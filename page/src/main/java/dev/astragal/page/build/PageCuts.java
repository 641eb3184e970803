package dev.astragal.page.build;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Where a page's first module ends: it begins a match and plays it, and for everything else the
 * page goes over to the whole game. A method that is cut says so instead of doing anything, and
 * what only it would have called is not compiled.
 */
final class PageCuts {
  private static final ClassDesc ELSEWHERE = ClassDesc.of("dev.astragal.page.worker.Elsewhere");
  private static final MethodTypeDesc NEEDED =
      MethodTypeDesc.of(ClassDesc.of("java.lang.RuntimeException"));

  /** Methods by their class. */
  private static final Map<String, Set<String>> CUT =
      Map.ofEntries(
          Map.entry("dev/astragal/page/worker/PageServer", Set.of("restore")),
          Map.entry(
              "dev/astragal/page/worker/PageStore",
              Set.of("open", "read", "pack", "put", "restore")),
          Map.entry("dev/astragal/page/worker/PageStore$Kept", Set.of("read", "pack")),
          Map.entry("dev/astragal/web/inspect/InspectApi", Set.of("get", "post")),
          Map.entry("dev/astragal/web/http/Api", Set.of("games")),
          Map.entry("dev/astragal/web/operator/Operator", Set.of("answer")),
          Map.entry(
              "dev/astragal/web/match/Matches",
              Set.of("playOn", "branch", "rematch", "ways", "goOn", "listed", "fill", "join")),
          Map.entry("dev/astragal/web/match/Reopening", Set.of("open")),
          Map.entry("dev/astragal/web/match/StoredMatches", Set.of("summary", "newest")),
          Map.entry("dev/astragal/web/match/Fame", Set.of("of")),
          Map.entry(
              "dev/astragal/web/match/LiveMatch",
              Set.of("adviser", "export", "recording", "join", "fill", "replace")),
          Map.entry("dev/astragal/runtime/player/PerfectPlayer", Set.of("answer", "solved")),
          // The usual opponents are the games' own, and do not search.
          Map.entry(
              "dev/astragal/runtime/player/TreeSearchPlayer",
              Set.of("answer", "command", "findings")));

  /** Messages that nobody sends or reads there. */
  private static final Set<String> UNSAID =
      Set.of("RunInfo", "StepInfo", "StoryInfo", "FameInfo", "GameInfo", "WaysInfo");

  /** What is told there and never read back. */
  private static final Set<String> UNREAD =
      Set.of(
          "ErrorInfo",
          "EventInfo",
          "GameWords",
          "JournalLine",
          "MatchInfo",
          "QuestionInfo",
          "ScreenInfo",
          "ServerMessage",
          "StatusInfo",
          "Worded",
          "WordedScreen");

  /** What is heard there and never said. */
  private static final Set<String> UNTOLD = Set.of("ClientMessage");

  private PageCuts() {}

  /** Whether the first module never makes one of these out of its parts. */
  static boolean unread(Class<?> type) {
    return UNREAD.contains(outermost(type).getSimpleName());
  }

  /** Whether the first module never takes one of these apart. */
  static boolean untold(Class<?> type) {
    return UNTOLD.contains(outermost(type).getSimpleName());
  }

  private static Class<?> outermost(Class<?> type) {
    Class<?> around = type.getEnclosingClass();
    return around == null ? type : outermost(around);
  }

  /** Says that something is elsewhere, as the rest of a method. */
  static void elsewhere(CodeBuilder code) {
    code.invokestatic(ELSEWHERE, "needed", NEEDED).athrow();
  }

  /** Whether the first module needs no description of a message. */
  static boolean unsaid(String file) {
    String name = file.substring(file.lastIndexOf('/') + 1).replace(".class", "");
    return UNSAID.contains(name.split("\\$", 2)[0]);
  }

  /** The classes with something cut, by the names of their files. */
  static Map<String, byte[]> classes() throws IOException {
    Map<String, byte[]> written = new LinkedHashMap<>();
    for (Map.Entry<String, Set<String>> entry : CUT.entrySet()) {
      String file = entry.getKey() + ".class";
      try (InputStream in = PageCuts.class.getClassLoader().getResourceAsStream(file)) {
        if (in == null) throw new IllegalStateException("there is no " + file);
        written.put(file, cut(in.readAllBytes(), entry.getKey(), entry.getValue()));
      }
    }
    return written;
  }

  private static byte[] cut(byte[] type, String name, Set<String> methods) {
    List<String> missing = new ArrayList<>(methods);
    MethodTransform saying =
        MethodTransform.dropping(CodeAttribute.class::isInstance)
            .andThen(MethodTransform.endHandler(method -> method.withCode(PageCuts::elsewhere)));
    byte[] cut =
        ClassFile.of()
            .transformClass(
                ClassFile.of().parse(type),
                ClassTransform.transformingMethods(
                    method -> {
                      boolean wanted =
                          methods.contains(method.methodName().stringValue()) && written(method);
                      if (wanted) missing.remove(method.methodName().stringValue());
                      return wanted;
                    },
                    saying));
    if (!missing.isEmpty()) throw new IllegalStateException(name + " has no " + missing);
    return cut;
  }

  /** Whether somebody wrote it: bridges only call those. */
  private static boolean written(MethodModel method) {
    return method.code().isPresent() && !method.flags().has(AccessFlag.SYNTHETIC);
  }
}
