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
    for (String cell : head) out.append("<th>").append(escaped(cell)).append("</th>");
    out.append("</tr></thead><tbody>\n");
    for (Row row : rows) {
      out.append(row.marked() ? "<tr class=\"significant\">" : "<tr>");
      for (String cell : row.cells()) {
        boolean text = cell.startsWith("<code") || cell.startsWith("<span class=\"text\"");
        out.append(text ? "<td class=\"text\">" : "<td>").append(cell).append("</td>");
      }
      out.append("</tr>\n");
    }
    return out.append("</tbody></table></div>\n").toString();
  }

  /** One row of a table, marked when it matters. */
  record Row(List<String> cells, boolean marked) {
    static Row of(String... cells) {
      return new Row(List.of(cells), false);
    }
  }
}
