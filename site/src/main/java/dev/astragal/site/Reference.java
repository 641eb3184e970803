package dev.astragal.site;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;

/** A link or a picture on a page. */
record Reference(String destination, int line) {
  private static final Pattern OUTSIDE = Pattern.compile("(?i)[a-z][a-z0-9+.-]*:.*");
  private static final Pattern ATTRIBUTE =
      Pattern.compile("\\b(?:src|srcset|href)\\s*=\\s*\"([^\"]*)\"");

  /** All of a page, those in HTML included. */
  static List<Reference> of(Page page) {
    List<Reference> found = new ArrayList<>();
    page.document()
        .accept(
            new AbstractVisitor() {
              @Override
              public void visit(Link link) {
                found.add(new Reference(link.getDestination(), Page.line(link)));
                visitChildren(link);
              }

              @Override
              public void visit(Image image) {
                found.add(new Reference(image.getDestination(), Page.line(image)));
              }

              @Override
              public void visit(HtmlBlock html) {
                attributes(html.getLiteral(), html);
              }

              @Override
              public void visit(HtmlInline html) {
                attributes(html.getLiteral(), html);
              }

              private void attributes(String html, Node node) {
                Matcher attribute = ATTRIBUTE.matcher(html);
                while (attribute.find())
                  found.add(new Reference(attribute.group(1), Page.line(node)));
              }
            });
    return found;
  }

  /** Whether it leads to another site, which nobody can check without a network. */
  boolean leadsOutside() {
    return OUTSIDE.matcher(destination).matches();
  }

  /** The file it names, empty for the page itself. */
  String file() {
    int hash = destination.indexOf('#');
    return hash < 0 ? destination : destination.substring(0, hash);
  }

  /** The place on the page it names, empty for the whole. */
  String anchor() {
    int hash = destination.indexOf('#');
    return hash < 0 ? "" : destination.substring(hash + 1);
  }

  /** The path it leads to from the root of the repository. */
  String target(Page from) {
    if (file().isEmpty()) return from.path();
    return java.nio.file.Path.of(from.directory()).resolve(file()).normalize().toString();
  }
}
