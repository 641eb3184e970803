package dev.astragal.app.architecture;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Every public type at the top of a source file says in Javadoc why it exists. */
final class JavadocRule {
  private static final Pattern PUBLIC_TYPE =
      Pattern.compile(
          "(?m)^public\\s+(?:(?:abstract|final|sealed|non-sealed|strictfp)\\s+)*"
              + "(?:class|interface|record|enum|@interface)\\s+(\\w+)");
  private static final Pattern ENDS_IN_JAVADOC =
      Pattern.compile("(?s)/\\*\\*(?:(?!\\*/).)*\\w(?:(?!\\*/).)*\\*/\\s*(?:@[^\\n]*\\s*)*\\z");

  private JavadocRule() {}

  /** The public types of {@code source} without a comment. */
  static List<String> undocumented(String source) {
    List<String> found = new ArrayList<>();
    Matcher type = PUBLIC_TYPE.matcher(source);
    while (type.find()) {
      int from = Math.max(source.lastIndexOf("/**", type.start()), 0);
      if (!ENDS_IN_JAVADOC.matcher(source.substring(from, type.start())).matches())
        found.add(type.group(1));
    }
    return found;
  }
}
