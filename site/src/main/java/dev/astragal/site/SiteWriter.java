package dev.astragal.site;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Writes the site: a file for each page, and whatever the pages show or link to. */
final class SiteWriter {
  static final String STYLE = "site.css";
  static final String ICON = "icon.svg";

  /** Where games are played. */
  static final String PLAY = "play";

  private final Path root;
  private final Path out;
  private final SortedMap<String, Page> pages;
  private final Optional<Path> games;

  /** {@code games} is what {@code build/pages} made, where it has. */
  SiteWriter(Path root, Path out, SortedMap<String, Page> pages, Optional<Path> games) {
    this.root = root;
    this.out = out;
    this.pages = pages;
    this.games = games;
  }

  void write() throws IOException {
    Navigation navigation = Navigation.of(pages);
    Frame frame = new Frame(navigation, pages);
    SortedSet<String> linked = linked();
    SortedSet<String> played = played();
    for (Page page : pages.values())
      put(Html.file(page.path(), pages), frame.page(page, Body.html(page, pages, played)));
    for (String path : linked) {
      if (Files.isRegularFile(root.resolve(path))) copy(path);
      else
        put(
            Html.file(path, pages),
            frame.directory(path, titleOf(navigation, path), Navigation.below(path, pages)));
    }
    resource(STYLE);
    resource(ICON);
  }

  /** Copies the games that can be played, and names them. */
  private SortedSet<String> played() throws IOException {
    SortedSet<String> played = new TreeSet<>();
    if (games.isEmpty()) return played;
    try (Stream<Path> files = Files.walk(games.get())) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path name = games.get().relativize(file);
        Files.copy(file, place(PLAY + "/" + name), StandardCopyOption.REPLACE_EXISTING);
        if (name.endsWith("index.html")) played.add(name.getName(0).toString());
      }
    }
    return played;
  }

  /** What pages link to that is no page. */
  private SortedSet<String> linked() {
    SortedSet<String> linked = new TreeSet<>();
    for (Page page : pages.values()) {
      for (Reference reference : Reference.of(page)) {
        String target = reference.leadsOutside() ? "" : reference.target(page);
        if (!target.isEmpty() && !pages.containsKey(target)) linked.add(target);
      }
    }
    return linked;
  }

  private static String titleOf(Navigation navigation, String path) {
    return navigation.sections().stream()
        .flatMap(section -> section.entries().stream())
        .filter(entry -> entry.path().equals(path))
        .findFirst()
        .map(Navigation.Entry::title)
        .orElse(path);
  }

  private void put(String file, String html) throws IOException {
    Files.writeString(place(file), html);
  }

  private void copy(String file) throws IOException {
    Files.copy(root.resolve(file), place(file), StandardCopyOption.REPLACE_EXISTING);
  }

  private void resource(String name) throws IOException {
    try (InputStream in = SiteWriter.class.getResourceAsStream(name)) {
      if (in == null) throw new IllegalStateException(name + " is missing in the program");
      Files.copy(in, place(name), StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private Path place(String file) throws IOException {
    Path path = out.resolve(file);
    Path parent = path.getParent();
    if (parent != null) Files.createDirectories(parent);
    return path;
  }
}
