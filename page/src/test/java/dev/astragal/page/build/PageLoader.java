package dev.astragal.page.build;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.FieldModel;
import java.lang.classfile.MethodModel;
import java.lang.reflect.Modifier;
import java.util.Map;

/**
 * Loads a page's own classes before the program's, and opens all of them: what is compiled for a
 * browser may use what is private, as nobody looks there.
 */
final class PageLoader extends ClassLoader {
  private static final ClassTransform OPEN =
      (builder, element) -> {
        switch (element) {
          case MethodModel method ->
              builder.transformMethod(
                  method,
                  (open, part) -> {
                    if (part instanceof java.lang.classfile.AccessFlags flags)
                      open.withFlags(opened(flags.flagsMask()));
                    else open.with(part);
                  });
          case FieldModel field ->
              builder.transformField(
                  field,
                  (open, part) -> {
                    if (part instanceof java.lang.classfile.AccessFlags flags)
                      open.withFlags(opened(flags.flagsMask()));
                    else open.with(part);
                  });
          case java.lang.classfile.AccessFlags flags ->
              builder.withFlags(opened(flags.flagsMask()));
          default -> builder.with(element);
        }
      };

  private final Map<String, byte[]> own;

  PageLoader(Map<String, byte[]> own) {
    super(PageLoader.class.getClassLoader());
    this.own = own;
  }

  private static int opened(int flags) {
    return (flags & ~(Modifier.PRIVATE | Modifier.PROTECTED)) | Modifier.PUBLIC;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      if (loaded != null) return loaded;
      if (!name.startsWith("dev.astragal.")) return super.loadClass(name, resolve);
      byte[] bytes = own.get(name.replace('.', '/') + ".class");
      return defined(name, bytes == null ? read(name) : bytes);
    }
  }

  private Class<?> defined(String name, byte[] bytes) {
    ClassModel model = ClassFile.of().parse(bytes);
    byte[] open = ClassFile.of().transformClass(model, OPEN);
    return defineClass(name, open, 0, open.length);
  }

  private byte[] read(String name) throws ClassNotFoundException {
    try (var in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
      if (in == null) throw new ClassNotFoundException(name);
      return in.readAllBytes();
    } catch (java.io.IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }
}
