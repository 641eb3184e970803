package dev.astragal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
    Files.copy(ROOT.resolve("release/src/files/astragal"), launcher);
    jarWithAMain(Files.createDirectories(home.resolve("lib")));
    ProcessBuilder builder =
        new ProcessBuilder("sh", launcher.toString()).redirectErrorStream(true);
    builder.environment().put("LC_ALL", "C");
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    Process process = builder.start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(out).isEqualTo("found\n");
  }

  @Test
  void theLauncherBuildsBesideAMavenAtWorkInTheSameTree() throws Exception {
    Path tree = directory.resolve("tree");
    for (String part :
        List.of("build", "kernel", "parts", "runtime", "games", "guide", "starter", "interface"))
      Files.createDirectories(tree.resolve(part));
    Files.copy(ROOT.resolve("astragal"), tree.resolve("astragal"));
    Files.copy(ROOT.resolve("build/find-jdk.sh"), tree.resolve("build/find-jdk.sh"));
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
    Path source = directory.resolve("Main.java");
    Files.writeString(
        source,
        """
        package dev.astragal.cli;
        public class Main { public static void main(String[] args) { System.out.println("found"); } }
        """);
    Path classes = directory.resolve("classes");
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    assertThat(javac.run(null, null, null, "-d", classes.toString(), source.toString())).isZero();
    String entry = "dev/astragal/cli/Main.class";
    try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(lib.resolve("a.jar")))) {
      jar.putNextEntry(new JarEntry(entry));
      Files.copy(classes.resolve(entry), jar);
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
