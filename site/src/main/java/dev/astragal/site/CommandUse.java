package dev.astragal.site;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.IndentedCodeBlock;

/**
 * A command of ours on a page.
 *
 * @param words what stands behind {@code astragal}
 */
record CommandUse(List<String> words, int line) {
  /** Settings of the environment and a prompt may stand before it. */
  private static final Pattern COMMAND =
      Pattern.compile("^\\s*(?:\\$ )?(?:[A-Z_]+=\\S+ )*(?:\\./)?astragal(?: +(?<rest>\\S.*))?$");

  /** All of a page, in code blocks and in code between words. */
  static List<CommandUse> of(Page page) {
    List<CommandUse> found = new ArrayList<>();
    page.document()
        .accept(
            new AbstractVisitor() {
              @Override
              public void visit(FencedCodeBlock block) {
                lines(block.getLiteral(), Page.line(block) + 1);
              }

              @Override
              public void visit(IndentedCodeBlock block) {
                lines(block.getLiteral(), Page.line(block));
              }

              @Override
              public void visit(Code code) {
                add(code.getLiteral(), Page.line(code));
              }

              private void lines(String text, int first) {
                List<String> lines = text.lines().toList();
                for (int i = 0; i < lines.size(); i++) {
                  int start = i;
                  StringBuilder whole = new StringBuilder(lines.get(i));
                  while (whole.toString().endsWith("\\") && i + 1 < lines.size()) {
                    whole.setLength(whole.length() - 1);
                    whole.append(lines.get(++i).strip());
                  }
                  add(whole.toString(), first + start);
                }
              }

              private void add(String text, int line) {
                Matcher command = COMMAND.matcher(text);
                if (!command.matches()) return;
                String rest = command.group("rest");
                found.add(new CommandUse(ShellWords.of(rest == null ? "" : rest), line));
              }
            });
    return found;
  }
}
