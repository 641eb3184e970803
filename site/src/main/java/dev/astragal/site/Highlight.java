package dev.astragal.site;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Colours for code. Every group of a pattern is the name of a colour in the style sheet. */
final class Highlight {
  private static final String STRING = "(?<string>\"(?:[^\"\\\\\\n]|\\\\.)*\")";
  private static final String NUMBER = "(?<number>\\b\\d[\\d_]*\\b)";

  private static final Map<String, Pattern> LANGUAGES =
      Map.of(
          "java",
          Pattern.compile(
              "(?<comment>//[^\\n]*|/\\*[\\s\\S]*?\\*/)|"
                  + STRING
                  + "|(?<string2>'(?:[^'\\\\]|\\\\.)')|(?<name>@\\w+)|(?<word>\\b(?:abstract|boolean"
                  + "|case|char|class|default|else|enum|extends|final|for|if|implements|import|int"
                  + "|interface|long|new|package|private|public|record|return|sealed|static|switch"
                  + "|this|throw|true|false|void|when|while)\\b)|"
                  + NUMBER),
          "yaml",
          Pattern.compile(
              "(?<comment>#[^\\n]*)|(?<name>(?m:^)[ -]*[\\w.\\[\\]]+:)|" + STRING + "|" + NUMBER),
          "json",
          Pattern.compile(
              "(?<name>\"[^\"\\n]*\"(?=\\s*:))|"
                  + STRING
                  + "|"
                  + NUMBER
                  + "|(?<word>\\b(?:true|false|null)\\b)"),
          "console",
          Pattern.compile("(?<comment>(?m:^)\\$ )|(?<word>(?<=\\$ )[^\\n]*)"),
          "properties",
          Pattern.compile("(?<comment>(?m:^)#[^\\n]*)|(?<name>(?m:^)[^=\\n]+)"));

  private Highlight() {}

  static String html(String language, String code) {
    Pattern pattern = LANGUAGES.get(language);
    if (pattern == null) return Html.escaped(code);
    StringBuilder html = new StringBuilder();
    Matcher matcher = pattern.matcher(code);
    int end = 0;
    while (matcher.find()) {
      html.append(Html.escaped(code.substring(end, matcher.start())));
      html.append("<span class=\"")
          .append(colour(matcher))
          .append("\">")
          .append(Html.escaped(matcher.group()))
          .append("</span>");
      end = matcher.end();
    }
    return html.append(Html.escaped(code.substring(end))).toString();
  }

  private static String colour(Matcher matcher) {
    for (String name : matcher.namedGroups().keySet()) {
      if (matcher.group(name) != null) return name.replaceAll("\\d", "");
    }
    throw new IllegalStateException("a pattern of a language has a part without a colour");
  }
}
