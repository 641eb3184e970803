package dev.astragal.site;

import dev.astragal.cli.Main;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** Builds the site from the pages of a repository, unless something on them is not true. */
public final class SiteBuild {
  private SiteBuild() {}

  /**
   * The root of the repository, the directory to write to, and where the pages of games are that
   * {@code build/pages} made; without them the site has none.
   */
  public static void main(String[] args) throws IOException {
    Optional<Path> games = Optional.of(Path.of(args[2])).filter(Files::isDirectory);
    List<Problem> problems = build(Path.of(args[0]), Path.of(args[1]), games);
    if (problems.isEmpty()) return;
    problems.forEach(System.err::println);
    System.exit(1);
  }

  /** What is wrong with the pages; the site is written only when nothing is. */
  public static List<Problem> build(Path root, Path out, Optional<Path> games) throws IOException {
    SortedMap<String, Page> pages = Pages.read(root);
    PrintWriter nowhere =
        new PrintWriter(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    List<Problem> problems = new ArrayList<>(new LinkCheck(root, pages).problems());
    problems.addAll(new CommandCheck(Main.commandLine(nowhere, nowhere)).problems(pages.values()));
    problems.addAll(Navigation.of(pages).problems(pages));
    if (problems.isEmpty()) new SiteWriter(root, out, pages, games).write();
    return problems;
  }
}
