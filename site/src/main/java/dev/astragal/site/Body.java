package dev.astragal.site;

import java.util.IdentityHashMap;
import java.util.Set;
import java.util.SortedMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlRenderer;

/** The contents of a page as HTML whose links stay in the site. */
final class Body {
  private static final Pattern ATTRIBUTE =
      Pattern.compile("(\\b(?:src|srcset|href)\\s*=\\s*\")([^\"]*)(\")");

  /** Remarks to whoever keeps the page. */
  private static final Pattern REMARK = Pattern.compile("<!--.*?-->\\s*", Pattern.DOTALL);

  /** Where a page of a game, or the box for dice, is to be tried on the spot. */
  private static final Pattern PLAY = Pattern.compile("<!-- play: ([a-z0-9]+) -->");

  private final Page page;
  private final SortedMap<String, Page> pages;
  private final Set<String> played;
  private final IdentityHashMap<Node, String> anchors = new IdentityHashMap<>();

  private Body(Page page, SortedMap<String, Page> pages, Set<String> played) {
    this.page = page;
    this.pages = pages;
    this.played = played;
  }

  /** {@code played} are the games that the site has pages of. */
  static String html(Page page, SortedMap<String, Page> pages, Set<String> played) {
    return new Body(page, pages, played).render();
  }

  private String played(MatchResult wanted) {
    String game = wanted.group(1);
    if (!played.contains(game)) return "";
    String place =
        Html.way(Html.file(page.path(), pages), SiteWriter.PLAY + "/" + game + "/index.html");
    return Matcher.quoteReplacement(
        "<iframe class=\"play %s\" src=\"%s\" title=\"%s\" loading=\"lazy\"></iframe>"
            .formatted(game, place, game));
  }

  private String render() {
    Headings.of(page.document()).forEach((anchor, heading) -> anchors.put(heading, anchor));
    redirect();
    return HtmlRenderer.builder()
        .extensions(Pages.EXTENSIONS)
        .attributeProviderFactory(
            _ ->
                (node, _, attributes) -> {
                  if (node instanceof Heading) attributes.put("id", anchors.getOrDefault(node, ""));
                  if (node instanceof Image) attributes.put("loading", "lazy");
                })
        .nodeRendererFactory(CodeBlocks::new)
        .build()
        .render(page.document());
  }

  private void redirect() {
    page.document()
        .accept(
            new AbstractVisitor() {
              @Override
              public void visit(Link link) {
                link.setDestination(inSite(link.getDestination()));
                visitChildren(link);
              }

              @Override
              public void visit(Image image) {
                image.setDestination(inSite(image.getDestination()));
              }

              @Override
              public void visit(HtmlBlock html) {
                html.setLiteral(redirected(html.getLiteral()));
              }

              @Override
              public void visit(HtmlInline html) {
                html.setLiteral(redirected(html.getLiteral()));
              }
            });
  }

  private String redirected(String html) {
    return ATTRIBUTE
        .matcher(REMARK.matcher(PLAY.matcher(html).replaceAll(this::played)).replaceAll(""))
        .replaceAll(
            match ->
                Matcher.quoteReplacement(match.group(1) + inSite(match.group(2)) + match.group(3)));
  }

  private String inSite(String destination) {
    Reference reference = new Reference(destination, 0);
    if (reference.leadsOutside() || reference.file().isEmpty()) return destination;
    String file = Html.file(reference.target(page), pages);
    String anchor = reference.anchor().isEmpty() ? "" : "#" + reference.anchor();
    return Html.way(Html.file(page.path(), pages), file) + anchor;
  }

  /** Code with colours. */
  private record CodeBlocks(HtmlNodeRendererContext context) implements NodeRenderer {
    @Override
    public Set<Class<? extends Node>> getNodeTypes() {
      return Set.of(FencedCodeBlock.class);
    }

    @Override
    public void render(Node node) {
      FencedCodeBlock block = (FencedCodeBlock) node;
      String language = block.getInfo() == null ? "" : block.getInfo().strip();
      context.getWriter().line();
      // A long line is scrolled to; without a pointer that takes the focus.
      context
          .getWriter()
          .raw(
              "<pre tabindex=\"0\"><code>"
                  + Highlight.html(language, block.getLiteral())
                  + "</code></pre>");
      context.getWriter().line();
    }
  }
}
