package dev.astragal.site;

import java.util.Set;
import org.commonmark.node.Document;
import org.commonmark.node.Node;

/**
 * One page of the documentation.
 *
 * @param path where it lies, from the root of the repository, with slashes
 * @param title its first heading
 * @param anchors what can be linked to on it
 */
record Page(String path, String title, Document document, Set<String> anchors) {
  /** Where a part of a page begins, from 1. */
  static int line(Node node) {
    for (Node at = node; at != null; at = at.getParent()) {
      if (!at.getSourceSpans().isEmpty()) return at.getSourceSpans().getFirst().getLineIndex() + 1;
    }
    return 1;
  }

  /** The directory it lies in, empty for the root. */
  String directory() {
    int slash = path.lastIndexOf('/');
    return slash < 0 ? "" : path.substring(0, slash);
  }
}
