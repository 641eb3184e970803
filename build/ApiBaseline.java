import java.io.IOException;
import java.lang.classfile.AccessFlags;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeModel;
import java.lang.classfile.FieldModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.attribute.RuntimeInvisibleAnnotationsAttribute;
import java.lang.classfile.attribute.SourceFileAttribute;
import java.lang.module.ModuleDescriptor;
import java.lang.reflect.AccessFlag;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Keeps what the stable packages of a module let others use: ApiBaseline CLASSES JAR. Code and
 * whatever is private are left out, so that the jar is small and the same for the same interface.
 */
public final class ApiBaseline {
  private static final String EXPERIMENTAL = "Ldev/astragal/kernel/stability/Experimental;";
  private static final ClassTransform OUTSIDE =
      ClassTransform.dropping(
              part ->
                  part instanceof MethodModel method && hidden(method.flags())
                      || part instanceof FieldModel field && hidden(field.flags())
                      || part instanceof SourceFileAttribute)
          .andThen(
              ClassTransform.transformingMethods(
                  (builder, part) -> {
                    if (!(part instanceof CodeModel)) builder.with(part);
                  }));

  public static void main(String[] args) throws IOException {
    Path classes = Path.of(args[0]);
    Files.createDirectories(Path.of(args[1]).getParent());
    ModuleDescriptor module;
    try (var in = Files.newInputStream(classes.resolve("module-info.class"))) {
      module = ModuleDescriptor.read(in);
    }
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(Path.of(args[1])))) {
      for (String name :
          module.exports().stream().map(ModuleDescriptor.Exports::source).sorted().toList()) {
        Path directory = classes.resolve(name.replace('.', '/'));
        if (!experimental(directory)) keep(classes, directory, out);
      }
    }
  }

  private static boolean experimental(Path directory) throws IOException {
    return ClassFile.of()
        .parse(directory.resolve("package-info.class"))
        .elementStream()
        .anyMatch(
            part ->
                part instanceof RuntimeInvisibleAnnotationsAttribute marks
                    && marks.annotations().stream()
                        .anyMatch(mark -> mark.className().equalsString(EXPERIMENTAL)));
  }

  private static void keep(Path classes, Path directory, ZipOutputStream out) throws IOException {
    List<Path> files;
    try (var found = Files.list(directory)) {
      files = found.filter(file -> file.toString().endsWith(".class")).sorted().toList();
    }
    for (Path file : files) {
      ClassModel type = ClassFile.of().parse(file);
      if (!type.flags().has(AccessFlag.PUBLIC)) continue;
      ZipEntry entry = new ZipEntry(classes.relativize(file).toString().replace('\\', '/'));
      entry.setTime(0);
      out.putNextEntry(entry);
      out.write(
          ClassFile.of(
                  ClassFile.ConstantPoolSharingOption.NEW_POOL,
                  ClassFile.DebugElementsOption.DROP_DEBUG)
              .transformClass(type, OUTSIDE));
    }
  }

  private static boolean hidden(AccessFlags flags) {
    return !flags.has(AccessFlag.PUBLIC) && !flags.has(AccessFlag.PROTECTED);
  }
}
