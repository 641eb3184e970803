package dev.astragal.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/** Links, anchors and pictures that lead nowhere. */
final class LinkCheck {
  private final Path root;
  private final SortedMap<String, Page> pages;

  LinkCheck(Path root, SortedMap<String, Page> pages) {
    this.root = root;
    this.pages = pages;
  }

  List<Problem> problems() throws IOException {
    List<Problem> problems = new ArrayList<>();
    for (Page page : pages.values()) {
      for (Reference reference : Reference.of(page)) {
        if (reference.leadsOutside()) continue;
        String wrong = wrong(page, reference);
        if (!wrong.isEmpty()) problems.add(new Problem(page.path(), reference.line(), wrong));
      }
    }
    return problems;
  }

  private String wrong(Page page, Reference reference) throws IOException {
    String target = reference.target(page);
    if (reference.destination().startsWith("/") || target.startsWith(".."))
      return "the link to '" + reference.destination() + "' leaves the repository";
    if (!existsAsWritten(target)) return "there is no '" + reference.file() + "'";
    if (reference.anchor().isEmpty()) return "";
    Page other = pages.get(target);
    if (other == null || !other.anchors().contains(reference.anchor()))
      return "there is no heading for '#" + reference.anchor() + "' in " + target;
    return "";
  }

  /** Letter by letter: some systems would find a file that others do not. */
  private boolean existsAsWritten(String target) throws IOException {
    Path file = root.resolve(target);
    return Files.exists(file)
        && root.toRealPath().resolve(target).normalize().equals(file.toRealPath());
  }
}
