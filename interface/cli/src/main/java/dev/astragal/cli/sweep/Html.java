package dev.astragal.cli.sweep;

import java.util.List;

/** Pieces of a page. */
final class Html {
  private Html() {}

  static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  static String code(String text) {
    return "<code>" + escaped(text) + "</code>";
  }

  static String link(String address, String text) {
    return "<a href=\"" + escaped(address) + "\">" + escaped(text) + "</a>";
  }

  static String figure(String title, String note, String svg) {
    return "<figure><figcaption>"
        + escaped(title)
        + (note.isEmpty() ? "" : " <small>" + escaped(note) + "</small>")
        + "</figcaption>"
        + svg
        + "</figure>\n";
  }

  /** A table; cells are HTML already. */
  static String table(List<String> head, List<Row> rows) {
    StringBuilder out = new StringBuilder("<div class=\"scroll\"><table><thead><tr>");
    for (int i = 0; i < head.size(); i++) {
      boolean text = !rows.isEmpty() && isText(rows.getFirst().cells().get(i));
      out.append(text ? "<th class=\"text\">" : "<th>")
          .append(escaped(head.get(i)))
          .append("</th>");
    }
    out.append("</tr></thead><tbody>\n");
    for (Row row : rows) {
      out.append(row.marked() ? "<tr class=\"significant\">" : "<tr>");
      for (String cell : row.cells()) {
        out.append(isText(cell) ? "<td class=\"text\">" : "<td>").append(cell).append("</td>");
      }
      out.append("</tr>\n");
    }
    return out.append("</tbody></table></div>\n").toString();
  }

  /** A cell of words, which reads from the left. */
  static String text(String text) {
    return "<span>" + escaped(text) + "</span>";
  }

  private static boolean isText(String cell) {
    return cell.startsWith("<code") || cell.startsWith("<span");
  }

  /** One row of a table, marked when it matters. */
  record Row(List<String> cells, boolean marked) {
    static Row of(String... cells) {
      return new Row(List.of(cells), false);
    }
  }
}
