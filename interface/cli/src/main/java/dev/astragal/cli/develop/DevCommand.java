package dev.astragal.cli.develop;

import dev.astragal.cli.ExitCodes;
import dev.astragal.cli.create.NewCommand;
import dev.astragal.runtime.library.GameLibrary;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays a game and plays it on with new rules whenever its sources change. */
@Command(
    name = "dev",
    mixinStandardHelpOptions = true,
    description = {
      "Plays a game while you work on it. When a source of its module changes, that module alone is compiled,",
      "and the game goes on where it stood: its journal is replayed with the new rules. What the compiler does",
      "not like is shown whole."
    },
    footer = {
      "",
      "Examples:",
      "  astragal dev pig",
      "  astragal dev pig -- --seed 7 --bot hold20    the game as 'play' would begin it",
      "  astragal dev pig --serve                     in the browser"
    })
public final class DevCommand implements Callable<Integer> {
  private static final long LOOK_MILLIS = 100;
  private static final long GOODBYE_SECONDS = 5;

  /** Beside the jars, where the launcher has let the virtual machine keep what it learned. */
  private static final String KEPT_OF_SERVING = "server.aot";

  private static final String KEPT_OF_ALL_ELSE = "app.aot";

  /** What begins a run and has no place when it goes on; each has a value. */
  private static final List<String> BEGINNING =
      List.of("--seed", "--seats", "--option", "--policy", "--set", "--journal");

  @Spec private CommandSpec command = CommandSpec.create();

  @Parameters(index = "0", paramLabel = "GAME", description = "the game, see 'astragal games'")
  private String game = "";

  @Parameters(
      index = "1..*",
      paramLabel = "OPTION",
      description = "after --, what 'play' or 'serve' is to be told")
  private List<String> told = List.of();

  @Option(names = "--serve", description = "play in the browser instead of here")
  private boolean serve;

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "with --serve, where to listen (default: 8250)")
  private int port = 8250;

  @Override
  public Integer call() throws IOException, InterruptedException {
    Path root = Path.of(System.getProperty(NewCommand.SOURCES, ""));
    GameModule module = GameModule.of(GameLibrary.game(game).getClass(), root);
    try (ModuleCompiler compiler = new ModuleCompiler(module)) {
      return call(root, module, compiler);
    }
  }

  private int call(Path root, GameModule module, ModuleCompiler compiler)
      throws IOException, InterruptedException {
    Path home = Files.createDirectories(root.resolve(".astragal/dev").resolve(game));
    clean(home);
    Path journal = Files.createTempDirectory(home, "run").resolve("run.jsonl");
    Optional<Process> playing = Optional.empty();
    Map<Path, FileTime> compiled = Map.of();
    Path classes = home;
    while (true) {
      Map<Path, FileTime> stamp = module.stamp();
      Optional<String> wrong = Optional.empty();
      if (!GameModule.sources(stamp).equals(compiled)) {
        classes = Files.createTempDirectory(home, "classes");
        // The game is played on meanwhile.
        wrong = compiler.compile(classes);
        compiled = GameModule.sources(stamp);
      }
      if (playing.isPresent()) end(playing.get());
      playing = Optional.empty();
      if (wrong.isPresent()) {
        complain(wrong.get(), module, stamp);
        continue;
      }
      Process child = started(module, classes, journal, root);
      Thread end = new Thread(child::destroy);
      Runtime.getRuntime().addShutdownHook(end);
      boolean over = !changed(module, stamp, child);
      Runtime.getRuntime().removeShutdownHook(end);
      if (over) return child.exitValue() == 0 ? ExitCodes.OK : child.exitValue();
      playing = Optional.of(child);
    }
  }

  private static void end(Process child) throws InterruptedException {
    child.destroy();
    if (!child.waitFor(GOODBYE_SECONDS, TimeUnit.SECONDS)) child.destroyForcibly().waitFor();
  }

  private void complain(String wrong, GameModule module, Map<Path, FileTime> stamp)
      throws IOException, InterruptedException {
    PrintWriter out = command.commandLine().getOut();
    out.println(wrong);
    out.println();
    out.println("astragal: the game goes on when this is mended");
    out.flush();
    try (Complaint _ = serve ? Complaint.served(port, wrong) : Complaint.NONE) {
      changed(module, stamp);
    }
  }

  /** Classes of earlier times are of no use to anybody. */
  private static void clean(Path home) throws IOException {
    try (Stream<Path> all = Files.walk(home)) {
      for (Path old : all.sorted(Comparator.reverseOrder()).toList())
        if (home.relativize(old).toString().startsWith("classes")) Files.delete(old);
    }
  }

  private static void changed(GameModule module, Map<Path, FileTime> before)
      throws InterruptedException {
    while (module.stamp().equals(before)) Thread.sleep(LOOK_MILLIS);
  }

  /** Whether the sources changed before the game was over. */
  private static boolean changed(GameModule module, Map<Path, FileTime> before, Process child)
      throws InterruptedException {
    while (!child.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS))
      if (!module.stamp().equals(before)) return true;
    return false;
  }

  private Process started(GameModule module, Path classes, Path journal, Path root)
      throws IOException {
    List<String> line = new ArrayList<>();
    line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    String path = System.getProperty("java.class.path");
    line.addAll(
        List.of(
            "-XX:+UseSerialGC",
            // Nobody plays one version for long enough that compiling it better would pay.
            "-XX:TieredStopAtLevel=1",
            "--enable-native-access=ALL-UNNAMED",
            "--sun-misc-unsafe-memory-access=allow",
            "-D" + NewCommand.SOURCES + "=" + root));
    String learned = serve ? KEPT_OF_SERVING : KEPT_OF_ALL_ELSE;
    Path kept = Path.of(path.split(File.pathSeparator, 2)[0]).resolveSibling(learned);
    if (Files.exists(kept))
      line.addAll(List.of("-XX:AOTCache=" + kept, "-Xlog:aot=off", "-Xlog:cds=off"));
    String fresh = classes + File.pathSeparator + module.resources();
    line.addAll(List.of("-cp", path, FreshClasses.class.getName(), fresh));
    line.addAll(serve ? serving(classes) : playing(journal));
    return new ProcessBuilder(line).inheritIO().start();
  }

  private List<String> serving(Path classes) {
    List<String> line = new ArrayList<>(List.of("serve", "--port", Integer.toString(port)));
    line.addAll(List.of("--dir", classes.resolveSibling("matches").toString()));
    line.addAll(told);
    return line;
  }

  private List<String> playing(Path journal) {
    boolean on = Files.exists(journal);
    List<String> line = new ArrayList<>(List.of("play", game));
    line.addAll(List.of(on ? "--resume" : "--journal", journal.toString()));
    for (int i = 0; i < told.size(); i++) {
      String name = told.get(i).split("=", 2)[0];
      boolean begins = BEGINNING.contains(name);
      if (!on || !(begins || name.equals("--practice"))) line.add(told.get(i));
      else if (begins && !told.get(i).contains("=")) i++;
    }
    return line;
  }
}
