package dev.astragal.site;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Link;

/**
 * The way through the pages, as {@code docs/README.md} lists them: its headings are sections, its
 * links the entries. A link to a directory stands for every page in it.
 */
record Navigation(List<Section> sections) {
  static final String INDEX = "docs/README.md";

  /** Pages under one heading; a directory is folded away. */
  record Section(String title, List<Entry> entries) {}

  /**
   * @param path a page, or a directory of pages
   */
  record Entry(String title, String path) {}

  static Navigation of(SortedMap<String, Page> pages) {
    List<Section> sections = new ArrayList<>();
    Page index = pages.get(INDEX);
    if (index == null) return new Navigation(List.of());
    index
        .document()
        .accept(
            new AbstractVisitor() {
              @Override
              public void visit(Heading heading) {
                if (heading.getLevel() == 2)
                  sections.add(new Section(Headings.text(heading), new ArrayList<>()));
              }

              @Override
              public void visit(Link link) {
                Reference reference = new Reference(link.getDestination(), 0);
                if (sections.isEmpty() || reference.leadsOutside()) return;
                String target = reference.target(index);
                if (pages.containsKey(target) || isDirectory(target, pages))
                  sections.getLast().entries().add(new Entry(Headings.text(link).strip(), target));
              }
            });
    return new Navigation(sections);
  }

  /** Pages that no way leads to. */
  List<Problem> problems(SortedMap<String, Page> pages) {
    Set<String> reached = new LinkedHashSet<>(order(pages));
    List<Problem> problems = new ArrayList<>();
    for (String path : pages.keySet()) {
      if (path.startsWith("docs/") && !path.equals(INDEX) && !reached.contains(path))
        problems.add(new Problem(path, 1, "is not listed in " + INDEX));
    }
    return problems;
  }

  /** Every page in reading order. */
  List<String> order(SortedMap<String, Page> pages) {
    List<String> order = new ArrayList<>();
    for (Section section : sections) {
      for (Entry entry : section.entries()) {
        if (pages.containsKey(entry.path())) order.add(entry.path());
        else order.addAll(below(entry.path(), pages));
      }
    }
    return order;
  }

  /** The pages of a directory, by name. */
  static List<String> below(String directory, SortedMap<String, Page> pages) {
    return pages.keySet().stream().filter(path -> path.startsWith(directory + "/")).toList();
  }

  static boolean isDirectory(String target, SortedMap<String, Page> pages) {
    return !below(target, pages).isEmpty();
  }
}
