package dev.astragal.site;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;

/**
 * The headings of a page with the anchors that code hosts give them, so that one link works on
 * both.
 */
final class Headings extends AbstractVisitor {
  private final Map<String, Heading> byAnchor = new LinkedHashMap<>();

  private Headings() {}

  /** In the order of the page. */
  static Map<String, Heading> of(Node document) {
    Headings headings = new Headings();
    document.accept(headings);
    return headings.byAnchor;
  }

  @Override
  public void visit(Heading heading) {
    String slug = slug(text(heading));
    String anchor = slug;
    for (int again = 1; byAnchor.containsKey(anchor); again++) anchor = slug + "-" + again;
    byAnchor.put(anchor, heading);
  }

  static Set<String> anchors(Node document) {
    return Set.copyOf(of(document).keySet());
  }

  private static String slug(String text) {
    StringBuilder slug = new StringBuilder();
    for (int point : text.strip().toLowerCase(Locale.ROOT).codePoints().toArray()) {
      if (point == ' ') slug.append('-');
      else if (Character.isLetterOrDigit(point) || point == '-' || point == '_')
        slug.appendCodePoint(point);
    }
    return slug.toString();
  }

  /** The words of a part of a page without their looks. */
  static String text(Node node) {
    StringBuilder words = new StringBuilder();
    node.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Text text) {
            words.append(text.getLiteral());
          }

          @Override
          public void visit(Code code) {
            words.append(code.getLiteral());
          }

          @Override
          public void visit(SoftLineBreak lineBreak) {
            words.append(' ');
          }
        });
    return words.toString();
  }
}
