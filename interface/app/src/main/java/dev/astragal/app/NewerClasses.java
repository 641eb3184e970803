package dev.astragal.app;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassFile.StackMapsOption;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassTransform;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/**
 * Rewrites a jar whose classes are in a format so old that the virtual machine keeps none of them
 * in its cache: the same code in a newer format, with the frames that it asks for. Only for the
 * copies that run where a cache is made; what is published stays as its makers made it.
 */
final class NewerClasses {
  /** Before this there were no frames. */
  private static final int FRAMES = 50;

  /** Java 8. */
  private static final int NEWER = 52;

  private NewerClasses() {}

  /** Reads the jar that is named first and writes the one that is named second. */
  public static void main(String[] args) throws IOException {
    Path jar = Path.of(args[0]);
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    try (URLClassLoader itself = new URLClassLoader(new URL[] {jar.toUri().toURL()});
        ZipInputStream in = new ZipInputStream(Files.newInputStream(jar));
        ZipOutputStream out = new ZipOutputStream(written)) {
      ClassFile classes =
          ClassFile.of(
              StackMapsOption.GENERATE_STACK_MAPS,
              ClassHierarchyResolverOption.of(ClassHierarchyResolver.ofResourceParsing(itself)));
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        byte[] bytes = in.readAllBytes();
        ZipEntry same = new ZipEntry(entry.getName());
        same.setTime(entry.getTime());
        out.putNextEntry(same);
        boolean old = entry.getName().endsWith(".class") && (bytes[7] & 0xff) < FRAMES;
        out.write(old ? newer(classes, bytes) : bytes);
      }
    }
    Files.write(Path.of(args[1]), written.toByteArray());
  }

  private static byte[] newer(ClassFile classes, byte[] bytes) {
    ClassTransform version =
        (builder, element) -> {
          if (element instanceof ClassFileVersion) builder.withVersion(NEWER, 0);
          else builder.with(element);
        };
    // Code that is only copied would get no frames.
    ClassTransform code =
        ClassTransform.transformingMethodBodies((builder, element) -> builder.with(element));
    return classes.transformClass(classes.parse(bytes), version.andThen(code));
  }
}
