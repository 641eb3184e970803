package dev.astragal.site;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.commonmark.node.Heading;

/** What stands around the contents of every page: the ways to all others. */
final class Frame {
  private final Navigation navigation;
  private final SortedMap<String, Page> pages;
  private final List<String> order;

  Frame(Navigation navigation, SortedMap<String, Page> pages) {
    this.navigation = navigation;
    this.pages = pages;
    this.order = navigation.order(pages);
  }

  String page(Page page, String body) {
    return around(page.path(), page.title(), body, contents(page), neighbours(page));
  }

  /** The page of a directory that has none of its own. */
  String directory(String directory, String title, List<String> paths) {
    String path = directory + "/README.md";
    StringBuilder body = new StringBuilder("<h1>" + Html.escaped(title) + "</h1>\n<ul>\n");
    for (String below : paths)
      body.append("<li>").append(link(path, below, titleOf(below))).append("</li>\n");
    return around(path, title, body.append("</ul>\n").toString(), "", "");
  }

  private String around(String path, String title, String body, String contents, String foot) {
    String name = title.equals("Astragal") ? title : title + " - Astragal";
    return """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>%s</title>
    <link rel="icon" href="%s">
    <link rel="stylesheet" href="%s">
    </head>
    <body>
    <a class="skip" href="#contents">To the contents</a>
    <header>%s</header>
    <details class="menu"><summary>All pages</summary><nav aria-label="All pages">
    %s</nav></details>
    <nav class="side" aria-label="All pages">
    %s</nav>
    <main id="contents">
    %s%s</main>
    %s</body>
    </html>
    """
        .formatted(
            Html.escaped(name),
            Html.way(Html.file(path, pages), SiteWriter.ICON),
            Html.way(Html.file(path, pages), SiteWriter.STYLE),
            link(path, "README.md", "Astragal"),
            sections(path),
            sections(path),
            body,
            foot,
            contents);
  }

  private String sections(String path) {
    StringBuilder html = new StringBuilder();
    for (Navigation.Section section : navigation.sections()) {
      html.append("<h2>").append(Html.escaped(section.title())).append("</h2>\n<ul>\n");
      for (Navigation.Entry entry : section.entries())
        html.append("<li>").append(link(path, entry.path(), entry.title())).append("</li>\n");
      html.append("</ul>\n");
    }
    return html.toString();
  }

  private static String contents(Page page) {
    StringBuilder html = new StringBuilder();
    for (Map.Entry<String, Heading> heading : Headings.of(page.document()).entrySet()) {
      if (heading.getValue().getLevel() == 2)
        html.append("<li><a href=\"#")
            .append(heading.getKey())
            .append("\">")
            .append(Html.escaped(Headings.text(heading.getValue())))
            .append("</a></li>\n");
    }
    if (html.isEmpty()) return "";
    return "<nav class=\"toc\" aria-label=\"On this page\"><h2>On this page</h2><ul>\n"
        + html
        + "</ul></nav>\n";
  }

  private String neighbours(Page page) {
    int at = order.indexOf(page.path());
    if (at < 0) return "";
    StringBuilder html = new StringBuilder("<nav class=\"next\" aria-label=\"Neighbours\">");
    if (at > 0)
      html.append("<span>Before: ")
          .append(link(page.path(), order.get(at - 1), titleOf(order.get(at - 1))))
          .append("</span>");
    if (at + 1 < order.size())
      html.append("<span>Next: ")
          .append(link(page.path(), order.get(at + 1), titleOf(order.get(at + 1))))
          .append("</span>");
    return html.append("</nav>\n").toString();
  }

  private String titleOf(String path) {
    Page page = pages.get(path);
    return page == null ? path : page.title();
  }

  private String link(String from, String to, String text) {
    String here = from.equals(to) ? " aria-current=\"page\"" : "";
    return "<a href=\""
        + Html.way(Html.file(from, pages), Html.file(to, pages))
        + "\""
        + here
        + ">"
        + Html.escaped(text)
        + "</a>";
  }
}
