package dev.astragal.page.build;

import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/** Compiles a page's classes: first those that replace others, then all of them for a browser. */
final class PageCompiler {
  private final List<Path> classPath;

  PageCompiler(List<Path> classPath) {
    this.classPath = classPath;
  }

  /** Compiles the sources below {@code from}. */
  void replaced(Path from, Path to) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<Path> sources;
    try (Stream<Path> files = Files.walk(from)) {
      sources = files.filter(file -> file.toString().endsWith(".java")).toList();
    }
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      List<String> options =
          List.of(
              "-d",
              to.toString(),
              "-cp",
              String.join(File.pathSeparator, classPath.stream().map(Path::toString).toList()),
              "-proc:none",
              "-Xlint:none",
              "-nowarn",
              "-parameters");
      boolean sound =
          compiler
              .getTask(null, files, null, options, null, files.getJavaFileObjectsFromPaths(sources))
              .call();
      if (!sound) throw new IllegalStateException("the replaced classes do not compile");
    }
  }

  /** {@code classes} come before everything else. */
  void page(Path classes, String main, Path to, String name, TeaVMTargetType target)
      throws TeaVMToolException, IOException {
    List<File> path = new ArrayList<>();
    path.add(classes.toFile());
    classPath.forEach(entry -> path.add(entry.toFile()));
    TeaVMTool tool = new TeaVMTool();
    tool.setTargetType(target);
    tool.setJsModuleType(JSModuleType.ES2015);
    tool.setStrict(true);
    tool.setObfuscated(true);
    tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
    tool.setMainClass(main);
    tool.setTargetDirectory(to.toFile());
    tool.setTargetFileName(name);
    tool.setClassPath(path);
    try (Loader loader = new Loader(path)) {
      tool.setClassLoader(loader);
      tool.generate();
    }
    List<Problem> problems = tool.getProblemProvider().getSevereProblems();
    if (problems.isEmpty()) return;
    TeaVMProblemRenderer.describeProblems(
        tool.getDependencyInfo().getCallGraph(),
        tool.getProblemProvider(),
        new ConsoleTeaVMToolLog(false));
    throw new IllegalStateException(problems.size() + " things cannot be compiled for a page");
  }

  /** Hides the services of the program: a page has one game, and nothing else is found. */
  private static final class Loader extends URLClassLoader {
    private Loader(List<File> path) {
      super(
          path.stream().map(Loader::url).toArray(URL[]::new), PageCompiler.class.getClassLoader());
    }

    private static URL url(File file) {
      try {
        return file.toURI().toURL();
      } catch (MalformedURLException e) {
        throw new IllegalArgumentException(e);
      }
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
      return name.startsWith("META-INF/services/dev.astragal")
          ? Collections.emptyEnumeration()
          : super.getResources(name);
    }

    @Override
    public URL getResource(String name) {
      URL own = findResource(name);
      return own != null ? own : super.getResource(name);
    }
  }
}
