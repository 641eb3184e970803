package dev.astragal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the launcher and the build do where no suitable JDK is installed. */
final class LauncherTest {
  private static final Path ROOT = Path.of(System.getProperty("astragal.root")).toAbsolutePath();
  private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");

  @TempDir private Path directory;

  @Test
  void withoutAJdkTheLauncherAndTheTestCommandSayInOneLineWhatToInstall() throws Exception {
    for (String script : List.of("astragal", "test")) {
      Called called = run("bash", ROOT.resolve(script).toString());
      assertThat(called.code()).isEqualTo(2);
      assertThat(called.out())
          .isEqualTo(
              "astragal: needs a JDK 25 or newer and found none: install one"
                  + " (for example Temurin 25) or set JAVA_HOME\n");
    }
  }

  @Test
  void anOldOrIncompleteJdkIsPassedOverAndAGoodOneFound() throws Exception {
    jdk("a-old", "17.0.12");
    jdk("b-early", "9");
    Files.createDirectories(directory.resolve("c-empty"));
    Path good = jdk("d-good", "25.0.1");
    jdk("e-newer", "26");
    Called called = run("bash", "-euc", "source '" + ROOT + "/build/find-jdk.sh'; find_jdk");
    assertThat(called.code()).isZero();
    assertThat(called.out().strip()).isEqualTo(good.toString());
  }

  @Test
  void theBuildStopsWithOneLineToo() throws Exception {
    jdk("old", "17.0.12");
    String source = ROOT.resolve("build/RequireJdk.java").toString();
    Called missing = run(JAVA.toString(), source, "99");
    assertThat(missing.code()).isEqualTo(1);
    assertThat(missing.out())
        .isEqualTo(
            "Astragal needs a JDK 99 or newer and found none: install one (for example Temurin 99)"
                + " under /usr/lib/jvm or set JAVA99_HOME.\n");
    jdk("new", "99.0.1");
    assertThat(run(JAVA.toString(), source, "99")).isEqualTo(new Called(0, "", ""));
  }

  @Test
  void aReleaseIsFoundWhereverItWasUnpacked() throws Exception {
    Path home = Files.createDirectories(directory.resolve("Gräben"));
    Path launcher = home.resolve("astragal");
    launcherInto(home);
    jarWithAMain(Files.createDirectories(home.resolve("lib")));
    ProcessBuilder builder =
        new ProcessBuilder("sh", launcher.toString()).redirectErrorStream(true);
    builder.environment().put("LC_ALL", "C");
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    Process process = builder.start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(out).isEqualTo("found\n");
  }

  /** With a Java of its own, as the archive that needs nothing else. */
  @Test
  void aReleaseRehearsesOnceAndLaterStartsHaveWhatWasLearned() throws Exception {
    Path home = releaseWithItsOwnJava("release");
    assertThat(started(home)).isEqualTo("without a cache\n");
    awaitRehearsal(home);
    assertThat(started(home)).isEqualTo("with a cache\n");
  }

  @Test
  void aReleaseThatWasMovedOrReplacedTakesNoCacheOfTheOldOne() throws Exception {
    Path home = releaseWithItsOwnJava("release");
    started(home);
    awaitRehearsal(home);
    Path moved = Files.move(home, directory.resolve("moved"));
    assertThat(started(moved)).isEqualTo("without a cache\n");
    awaitRehearsal(moved);
    assertThat(started(moved)).isEqualTo("with a cache\n");
    Path jar = moved.resolve("lib/a.jar");
    FileTime date = Files.getLastModifiedTime(jar);
    Files.copy(jar, directory.resolve("same.jar"));
    Files.delete(jar);
    Files.copy(directory.resolve("same.jar"), jar);
    Files.setLastModifiedTime(jar, date);
    assertThat(started(moved)).isEqualTo("without a cache\n");
    awaitRehearsal(moved);
  }

  @Test
  void whoeverWantsNoCacheGetsNone() throws Exception {
    Path home = releaseWithItsOwnJava("release");
    assertThat(started(home, "ASTRAGAL_CACHE", "off")).isEqualTo("without a cache\n");
    assertThat(home.resolve("cache")).doesNotExist();
  }

  @Test
  void withoutTheToolsForARehearsalTheReleaseRunsAllTheSame() throws Exception {
    Path home = releaseWithItsOwnJava("release");
    Path tools = Files.createDirectories(directory.resolve("tools"));
    for (String tool : List.of("sh", "dirname", "readlink", "sed"))
      Files.createSymbolicLink(tools.resolve(tool), toolOf(tool));
    assertThat(started(home, "PATH", tools.toString())).isEqualTo("without a cache\n");
    assertThat(home.resolve("cache")).doesNotExist();
  }

  @Test
  void whatPlaysOnManyCoresTidiesUpOnManyInBoundedRoom() throws Exception {
    assertThat(options(16, "", "sweep pig"))
        .contains("-XX:+UseParallelGC", "-XX:+UseCondCardMark")
        .anyMatch(option -> option.matches("-Xmn[1-9][0-9]*m"));
    assertThat(options(16, "", "bench cores"))
        .isEqualTo(options(16, "", "sweep pig --runs 1000000"));
    assertThat(options(16, "", "league pig")).noneMatch(option -> option.startsWith("-Xmn"));
    assertThat(options(16, "", "serve")).contains("-XX:+UseG1GC");
    assertThat(options(2, "", "sweep pig"))
        .contains("-XX:+UseSerialGC")
        .noneMatch(option -> option.startsWith("-Xmn"));
  }

  @Test
  void whatTheUserSaysOfMemoryGoesBefore() throws Exception {
    assertThat(options(16, "-XX:+UseZGC", "sweep pig"))
        .noneMatch(option -> option.endsWith("GC"))
        .noneMatch(option -> option.startsWith("-Xmn"));
    assertThat(options(16, "-Xmx1g", "sweep pig"))
        .contains("-XX:+UseParallelGC")
        .noneMatch(option -> option.startsWith("-Xmn"));
  }

  @Test
  void onlyWhatIsDoneAtOnceDoesWithoutTheBestCode() throws Exception {
    for (String words : List.of("", "games", "--version", "sweep --help"))
      assertThat(options(2, "", words)).as(words).contains("-XX:TieredStopAtLevel=1");
    for (String words : List.of("play pig", "sweep pig --runs 10001", "serve"))
      assertThat(options(2, "", words)).as(words).doesNotContain("-XX:TieredStopAtLevel=1");
  }

  @Test
  void aSweepThatIsOverInAMomentDoesWithoutTheBestCodeAndAShortOneHasItInSmallerParts()
      throws Exception {
    String without = "-XX:TieredStopAtLevel=1";
    String smaller = "-XX:FreqInlineSize=100";
    for (String words :
        List.of(
            "--runs 10000 --bot balanced", "--seed 1 --runs=500", "--runs 9 --bot=random,greedy"))
      assertThat(options(2, "", "sweep trail " + words)).as(words).contains(without);
    for (String words :
        List.of(
            "sweep trail --runs 10001 --bot balanced",
            "sweep trail --runs 100 --grid a=1,2",
            "sweep chess --runs 100",
            "play trail",
            "serve",
            "sweep pig --bot hold20 --runs 200000"))
      assertThat(options(2, "", words)).as(words).contains(smaller).doesNotContain(without);
    for (String words :
        List.of(
            "sweep pig --runs 200001",
            "sweep pig --runs 99999999999999999999",
            "sweep trail --runs 100 --bot mcts:500",
            "sweep trail --runs 100 --bot balanced,mine",
            "sweep trail --runs many",
            "sweep trail --runs",
            "tune trail",
            "bench cores"))
      assertThat(options(2, "", words)).as(words).doesNotContain(smaller, without);
  }

  @Test
  void aSweepThatIsOverInAMomentTakesNoMoreThanReferencesReachUnlessSomebodySaysOtherwise()
      throws Exception {
    String words = "sweep pig --runs 10000";
    String memory = Files.readString(Path.of("/proc/meminfo")).lines().findFirst().orElseThrow();
    boolean large = Long.parseLong(memory.replaceAll("\\D", "")) > 8_000_000;
    assertThat(options(2, "", words).contains("-Xmx2g")).isEqualTo(large);
    assertThat(options(16, "", words)).doesNotContain("-Xmx2g");
    assertThat(options(2, "-Xmx64m", words)).doesNotContain("-Xmx2g");
    assertThat(options(2, "-XX:MaxRAMPercentage=50", words)).doesNotContain("-Xmx2g");
    assertThat(options(2, "", "sweep pig --runs 10001")).doesNotContain("-Xmx2g");
  }

  @Test
  void whoeverWaitsForAScreenOrAPageGetsTheBestCodeLater() throws Exception {
    String later = "-XX:Tier4InvocationThreshold=20000";
    for (String words : List.of("play pig", "watch a.jsonl", "serve", "load"))
      assertThat(options(2, "", words)).as(words).contains(later);
    for (String words : List.of("sweep pig --runs 1000000", "run pig", "league pig", "games"))
      assertThat(options(2, "", words)).as(words).doesNotContain(later);
  }

  @Test
  void serversSweepsAndAllElseHaveACacheEach() throws Exception {
    for (String words : List.of("serve", "load"))
      assertThat(said(2, "", words, "$learned")).as(words).containsExactly("server");
    for (String words : List.of("sweep pig --runs 10", "tune trail", "odds-of", "fuzz", "league"))
      assertThat(said(2, "", words, "$learned")).as(words).containsExactly("sweeps");
    for (String words : List.of("", "play pig", "run pig", "games"))
      assertThat(said(2, "", words, "$learned")).as(words).containsExactly("app");
  }

  /** What Java is run with for {@code words}, on a machine with so many cores; it knows all. */
  private List<String> options(int cores, String own, String words) throws Exception {
    return said(cores, own, words, "$java_options");
  }

  private List<String> said(int cores, String own, String words, String variable) throws Exception {
    Path bin = Files.createDirectories(directory.resolve("bin"));
    Path getconf = Files.writeString(bin.resolve("getconf"), "#!/bin/sh\necho " + cores + "\n");
    assertThat(getconf.toFile().setExecutable(true)).isTrue();
    String script =
        ". '%s/build/java-options.sh'; choose_java_options %s; '%s' $java_options -version 2>/dev/null; echo %s"
            .formatted(ROOT, words, JAVA, variable);
    ProcessBuilder builder = new ProcessBuilder("sh", "-euc", script);
    builder.environment().merge("PATH", bin + ":", (path, first) -> first + path);
    builder.environment().put("ASTRAGAL_JAVA_OPTS", own);
    Process process = builder.start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(out).isZero();
    return List.of(out.strip().split(" "));
  }

  private static Path toolOf(String name) {
    Path bin = Path.of("/usr/bin", name);
    return Files.exists(bin) ? bin : Path.of("/bin", name);
  }

  /** As it lies in a release. */
  private static void launcherInto(Path home) throws IOException {
    Files.copy(ROOT.resolve("release/src/files/astragal"), home.resolve("astragal"));
    Path share = Files.createDirectories(home.resolve("share"));
    Files.copy(ROOT.resolve("build/java-options.sh"), share.resolve("java-options.sh"));
  }

  private Path releaseWithItsOwnJava(String name) throws IOException {
    Path home = Files.createDirectories(directory.resolve(name));
    launcherInto(home);
    Files.createSymbolicLink(home.resolve("runtime"), Path.of(System.getProperty("java.home")));
    String main =
        """
        package dev.astragal.cli;
        public class Main {
          public static void main(String[] args) {
            boolean cache = java.lang.management.ManagementFactory.getRuntimeMXBean()
                .getInputArguments().stream().anyMatch(word -> word.startsWith("-XX:AOTCache="));
            System.out.println(cache ? "with a cache" : "without a cache");
          }
        }
        """;
    String rehearsal =
        """
        package dev.astragal.app;
        class Rehearsal { public static void main(String[] args) {} }
        """;
    jarOf(
        Files.createDirectories(home.resolve("lib")),
        Map.of("dev/astragal/cli/Main", main, "dev/astragal/app/Rehearsal", rehearsal));
    return home;
  }

  private static String started(Path home, String... variable) throws IOException {
    ProcessBuilder builder = new ProcessBuilder("/bin/sh", home.resolve("astragal").toString());
    builder.environment().keySet().removeIf(name -> name.startsWith("ASTRAGAL"));
    if (variable.length > 0) builder.environment().put(variable[0], variable[1]);
    Process process = builder.redirectErrorStream(true).start();
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  /** It goes on after the program that began it. */
  private static void awaitRehearsal(Path home) throws InterruptedException {
    Path cache = home.resolve("cache");
    for (int tried = 0; tried < 1_200; tried++) {
      if (Files.exists(cache.resolve("place")) && !Files.exists(cache.resolve("rehearsing")))
        return;
      Thread.sleep(100);
    }
    throw new AssertionError("the rehearsal left no cache in " + cache);
  }

  @Test
  void theLauncherBuildsBesideAMavenAtWorkInTheSameTree() throws Exception {
    Path tree = directory.resolve("tree");
    for (String part :
        List.of("build", "kernel", "parts", "runtime", "games", "guide", "starter", "interface"))
      Files.createDirectories(tree.resolve(part));
    Files.copy(ROOT.resolve("astragal"), tree.resolve("astragal"));
    for (String script : List.of("build/find-jdk.sh", "build/java-options.sh"))
      Files.copy(ROOT.resolve(script), tree.resolve(script));
    Files.createFile(tree.resolve("pom.xml"));
    Path theirs =
        Files.createFile(
            Files.createDirectories(tree.resolve("interface/app/target/lib")).resolve("a.jar"));
    jarWithAMain(directory);
    Path bin = Files.createDirectories(directory.resolve("bin"));
    Path maven =
        Files.writeString(
            bin.resolve("mvn"),
            """
            #!/bin/bash
            for word; do case $word in -Dbuilt.in=*) built=${word#*=};; esac; done
            mkdir -p "interface/app/$built/lib"
            cp '%s/a.jar' "interface/app/$built/astragal-app.jar"
            cp '%s/a.jar' "interface/app/$built/lib/a.jar"
            """
                .formatted(directory, directory));
    assertThat(maven.toFile().setExecutable(true)).isTrue();
    ProcessBuilder builder = new ProcessBuilder("bash", tree.resolve("astragal").toString());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().merge("PATH", bin + ":", (path, first) -> first + path);
    Process process = builder.redirectErrorStream(true).start();
    process.getOutputStream().close();
    assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .endsWith("found\n");
    assertThat(theirs).exists();
    assertThat(tree.resolve("interface/app/target/astragal-app.jar")).doesNotExist();
    assertThat(Files.readString(ROOT.resolve("pom.xml")))
        .contains("<directory>${project.basedir}/${built.in}</directory>");
  }

  private void jarWithAMain(Path lib) throws IOException {
    String main =
        """
        package dev.astragal.cli;
        public class Main { public static void main(String[] args) { System.out.println("found"); } }
        """;
    jarOf(lib, Map.of("dev/astragal/cli/Main", main));
  }

  private void jarOf(Path lib, Map<String, String> sources) throws IOException {
    Path classes = Files.createDirectories(directory.resolve("classes"));
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(lib.resolve("a.jar")))) {
      for (Map.Entry<String, String> one : sources.entrySet()) {
        Path source = classes.resolve(one.getKey() + ".java");
        Files.createDirectories(source.getParent());
        Files.writeString(source, one.getValue());
        assertThat(javac.run(null, null, null, "-d", classes.toString(), source.toString()))
            .isZero();
        jar.putNextEntry(new JarEntry(one.getKey() + ".class"));
        Files.copy(classes.resolve(one.getKey() + ".class"), jar);
      }
    }
  }

  private Path jdk(String name, String version) throws IOException {
    Path home = directory.resolve(name);
    Files.createDirectories(home.resolve("bin"));
    Path javac = Files.writeString(home.resolve("bin/javac"), "#!/bin/sh\n");
    assertThat(javac.toFile().setExecutable(true)).isTrue();
    Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    return home;
  }

  /** Runs a program that finds nothing but what lies in the test's own directory. */
  private Called run(String... command) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().keySet().removeIf(name -> name.startsWith("JAVA"));
    builder.environment().put("ASTRAGAL_JDK_ROOTS", directory.toString());
    Process process = builder.start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    return new Called(process.exitValue(), out, "");
  }
}
