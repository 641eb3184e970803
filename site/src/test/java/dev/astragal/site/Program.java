package dev.astragal.site;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** The command line as the classes of one loader have it, called as a shell would. */
record Program(ClassLoader loader) {
  /** What a command said, on both streams. */
  String run(String... arguments) {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(loader);
    try {
      StringWriter said = new StringWriter();
      PrintWriter writer = new PrintWriter(said, true);
      Method run =
          loader
              .loadClass("dev.astragal.cli.Main")
              .getMethod("run", String[].class, PrintWriter.class, PrintWriter.class);
      Object code = run.invoke(null, arguments, writer, writer);
      if (code == null) throw new AssertionError("a command has no exit code");
      writer.flush();
      return said.toString();
    } catch (ClassNotFoundException
        | NoSuchMethodException
        | IllegalAccessException
        | InvocationTargetException e) {
      throw new LinkageError("the program cannot be called", e);
    } finally {
      thread.setContextClassLoader(before);
    }
  }
}
