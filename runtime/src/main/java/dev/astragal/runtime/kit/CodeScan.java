package dev.astragal.runtime.kit;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.LoadableConstantEntry;
import java.lang.classfile.constantpool.MethodHandleEntry;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LineNumber;
import java.lang.classfile.instruction.NewObjectInstruction;
import java.net.URL;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Reads the code of a game for what makes a run differ from machine to machine and from day to day:
 * no number of games would show that the order of a hash set decides.
 */
final class CodeScan {
  private final ClassLoader loader;
  private final Class<?> root;
  private final Set<String> seen = new HashSet<>();
  private final Deque<String> open = new ArrayDeque<>();
  private final List<String> faults = new ArrayList<>();

  private CodeScan(Class<?> root) {
    this.root = root;
    this.loader = Optional.ofNullable(root.getClassLoader()).orElseThrow();
  }

  /**
   * What is forbidden in the code that {@code classes} lead to, as far as it came with the first.
   */
  static List<String> faults(Class<?>... classes) {
    CodeScan scan = new CodeScan(classes[0]);
    for (Class<?> type : classes) scan.reach(type.getName().replace('.', '/'));
    while (!scan.open.isEmpty()) scan.read(scan.open.pop());
    return scan.faults;
  }

  private void reach(String name) {
    if (!name.startsWith("[") && !name.startsWith("java/") && seen.add(name)) open.add(name);
  }

  private void read(String name) {
    Optional<byte[]> bytes = bytes(name);
    if (bytes.isEmpty()) return;
    ClassModel type = ClassFile.of().parse(bytes.get());
    type.superclass().ifPresent(parent -> reach(parent.asInternalName()));
    for (ClassEntry implemented : type.interfaces()) reach(implemented.asInternalName());
    for (MethodModel method : type.methods())
      method.code().ifPresent(code -> read(type, method, code));
  }

  private void read(ClassModel type, MethodModel method, CodeModel code) {
    int line = 0;
    for (CodeElement element : code) {
      switch (element) {
        case LineNumber number -> line = number.line();
        case NewObjectInstruction made ->
            use(type, method, line, made.className().asInternalName(), "<init>", "()V");
        case InvokeInstruction call ->
            use(
                type,
                method,
                line,
                call.owner().asInternalName(),
                call.name().stringValue(),
                call.type().stringValue());
        case FieldInstruction field ->
            use(type, method, line, field.owner().asInternalName(), field.name().stringValue(), "");
        case InvokeDynamicInstruction dynamic -> {
          for (LoadableConstantEntry constant : dynamic.invokedynamic().bootstrap().arguments())
            if (constant instanceof MethodHandleEntry handle)
              use(
                  type,
                  method,
                  line,
                  handle.reference().owner().asInternalName(),
                  handle.reference().name().stringValue(),
                  handle.reference().type().stringValue());
        }
        default -> {}
      }
    }
  }

  private void use(
      ClassModel type, MethodModel method, int line, String owner, String name, String descriptor) {
    reach(owner);
    Forbidden.reason(owner.replace('/', '.'), name, descriptor)
        .map(
            reason ->
                type.thisClass().asInternalName().replace('/', '.')
                    + "."
                    + method.methodName().stringValue()
                    + " (line "
                    + line
                    + ") uses "
                    + owner.replace('/', '.')
                    + (name.equals("<init>") ? "" : "." + name)
                    + ": "
                    + reason)
        .filter(fault -> !faults.contains(fault))
        .ifPresent(faults::add);
  }

  /** Classes from elsewhere, such as the engine's, answer for themselves. */
  private Optional<byte[]> bytes(String name) {
    String file = name + ".class";
    URL here = loader.getResource(file);
    URL origin = loader.getResource(root.getName().replace('.', '/') + ".class");
    if (here == null || origin == null || !place(here, name).equals(place(origin, root.getName())))
      return Optional.empty();
    try (InputStream in = here.openStream()) {
      return Optional.of(in.readAllBytes());
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static String place(URL file, String name) {
    String text = file.toString();
    return text.substring(0, text.length() - name.length() - ".class".length());
  }
}
