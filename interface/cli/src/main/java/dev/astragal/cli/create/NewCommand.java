package dev.astragal.cli.create;

import dev.astragal.cli.ExitCodes;
import dev.astragal.runtime.content.BadInputException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Creates a game. */
@Command(
    name = "new",
    mixinStandardHelpOptions = true,
    description = {
      "Creates a game that works: rules, messages, bots and tests to change into your own.",
      "In the sources of Astragal it becomes a module below games/; elsewhere, or with --directory, a Maven",
      "project of its own."
    },
    footer = {
      "",
      "Examples:",
      "  astragal new mygame",
      "  astragal new mygame --title \"My Game\" --package org.example.mygame",
      "  astragal new mygame --directory ../mygame   a project outside the sources"
    })
public final class NewCommand implements Callable<Integer> {
  /** Set by the launcher: where the sources are. */
  public static final String SOURCES = "astragal.sources";

  /** Set by the launcher of a release: where it was unpacked. */
  public static final String RELEASE = "astragal.release";

  @Spec private CommandSpec command = CommandSpec.create();

  @Parameters(paramLabel = "NAME", description = "2 to 24 small letters and digits, a letter first")
  private String id = "";

  @Option(
      names = "--title",
      paramLabel = "TEXT",
      description = "how people call it (default: its name)")
  private String title = "";

  @Option(
      names = "--package",
      paramLabel = "PACKAGE",
      description = "its Java package (default: dev.astragal.games.NAME)")
  private String packageName = "";

  @Option(
      names = "--directory",
      paramLabel = "DIR",
      description =
          "create a project of its own there, which must not exist (outside the sources: NAME)")
  private Optional<Path> directory = Optional.empty();

  @Override
  public Integer call() throws IOException {
    NewGame game = NewGame.named(id, title, packageName);
    Template template = new Template(game);
    Optional<Path> sources = property(SOURCES);
    if (sources.isPresent() && directory.isEmpty()) {
      SourceTree tree = new SourceTree(sources.get());
      Map<Path, String> changed = tree.with(game);
      new Creation(template, tree.module(game), template.modulePom()).create(changed);
      sayModule(game);
    } else {
      Path place = directory.orElse(Path.of(id));
      new Creation(template, place, template.standalonePom(repository())).create(Map.of());
      sayProject(game, place);
    }
    return ExitCodes.OK;
  }

  private static String repository() {
    Path libraries =
        property(RELEASE)
            .map(release -> release.resolve("maven"))
            .or(() -> property(SOURCES).map(root -> root.resolve("release/target/maven")))
            .filter(Files::isDirectory)
            .orElseThrow(
                () ->
                    new BadInputException(
                        "a project of its own needs the libraries: they come with the portable"
                            + " release, or 'mvn -Prelease package' makes them"));
    return libraries.toUri().toString();
  }

  private static Optional<Path> property(String name) {
    return Optional.ofNullable(System.getProperty(name))
        .filter(text -> !text.isBlank())
        .map(Path::of);
  }

  private void sayModule(NewGame game) {
    say(
        "created games/" + game.id() + " and added it to pom.xml and interface/app/pom.xml",
        "  ./astragal play "
            + game.id()
            + "                  in the terminal; 'serve' for the browser",
        "  ./astragal sweep " + game.id() + " --runs 10000    what happens in ten thousand games",
        "  ./test -pl games/" + game.id() + " -am             its tests",
        "change the rules in games/" + game.id() + "/src, and see docs/guide.md");
  }

  private void sayProject(NewGame game, Path place) {
    String jar = place.resolve("target/" + game.id() + "-1.0.jar").toString();
    say(
        "created a Maven project in " + place,
        "  mvn -f " + place.resolve("pom.xml") + " package",
        "  ASTRAGAL_GAMES=" + jar + " astragal play " + game.id(),
        "or copy that jar into the directory 'games' of the program");
  }

  private void say(String... lines) {
    PrintWriter out = command.commandLine().getOut();
    for (String line : lines) out.println(line);
  }
}
