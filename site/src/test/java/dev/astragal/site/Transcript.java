package dev.astragal.site;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.FencedCodeBlock;

/**
 * What pages show of a shell: in a block marked {@code console} every line that begins with a
 * dollar sign is run, and what follows is what it must say. Three dots stand for anything, in a
 * line or as lines.
 */
final class Transcript {
  private static final Pattern OWN_FILE = Pattern.compile("\\w[\\w-]*\\.(jsonl|yaml|html|csv)");

  private final Program program;
  private final Path root;
  private final Path directory;

  /**
   * @param root of the repository, where paths with a slash lead
   * @param directory where files without one lie
   */
  Transcript(Program program, Path root, Path directory) {
    this.program = program;
    this.root = root;
    this.directory = directory;
  }

  /** A command and what the page says it says. */
  record Step(String command, String expected, int line) {}

  static List<Step> steps(Page page) {
    List<Step> steps = new ArrayList<>();
    page.document()
        .accept(
            new AbstractVisitor() {
              @Override
              public void visit(FencedCodeBlock block) {
                if ("console".equals(block.getInfo()))
                  steps.addAll(steps(block.getLiteral(), Page.line(block) + 1));
              }
            });
    return steps;
  }

  private static List<Step> steps(String text, int first) {
    List<Step> steps = new ArrayList<>();
    int line = first;
    for (String part : text.lines().toList()) {
      if (part.startsWith("$ ")) {
        steps.add(new Step(part.substring(2), "", line));
      } else if (!steps.isEmpty()) {
        Step last = steps.removeLast();
        boolean continued = last.expected().isEmpty() && last.command().endsWith("\\");
        steps.add(
            continued
                ? new Step(
                    last.command().substring(0, last.command().length() - 1) + part.strip(),
                    "",
                    last.line())
                : new Step(last.command(), last.expected() + part + "\n", last.line()));
      }
      line++;
    }
    return steps;
  }

  /** Runs the steps of a page in order and says which of them are not true. */
  List<Problem> problems(Page page) throws IOException {
    List<Problem> problems = new ArrayList<>();
    for (Step step : steps(page)) {
      String said = said(step.command());
      if (!matches(step.expected(), said))
        problems.add(
            new Problem(page.path(), step.line(), "'" + step.command() + "' says:\n" + said));
    }
    return problems;
  }

  private String said(String command) throws IOException {
    if (!command.startsWith("./astragal ")) return shell(command);
    String[] arguments =
        ShellWords.of(command.substring("./astragal ".length())).stream()
            .map(this::located)
            .toArray(String[]::new);
    return program.run(arguments).replace(directory + "/", "").replace(root + "/", "");
  }

  private String located(String word) {
    if (OWN_FILE.matcher(word).matches()) return directory.resolve(word).toString();
    boolean inRoot = word.startsWith("docs/") && Files.exists(root.resolve(word));
    return inRoot ? root.resolve(word).toString() : word;
  }

  private String shell(String command) throws IOException {
    Process process =
        new ProcessBuilder("bash", "-c", command)
            .directory(directory.toFile())
            .redirectErrorStream(true)
            .start();
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  static boolean matches(String expected, String said) {
    String pattern =
        expected
            .lines()
            .map(
                line ->
                    line.strip().equals("...")
                        ? "(?:[^\\n]*\\n)*"
                        : Pattern.compile("\\.\\.\\.")
                                .splitAsStream(line + " ")
                                .map(Pattern::quote)
                                .collect(Collectors.joining("[^\\n]*"))
                            + "\\n")
            .collect(Collectors.joining());
    String ended = said.lines().map(line -> line + " \n").collect(Collectors.joining());
    return Pattern.matches(pattern, ended);
  }
}
