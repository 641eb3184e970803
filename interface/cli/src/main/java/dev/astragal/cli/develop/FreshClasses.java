package dev.astragal.cli.develop;

import dev.astragal.cli.Main;
import dev.astragal.runtime.library.GameLibrary;
import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Classes and resources of folders that come before those of the class path. The class path itself
 * stays as it is: only then does the virtual machine find what it kept of earlier starts.
 */
final class FreshClasses extends URLClassLoader {
  static {
    registerAsParallelCapable();
  }

  FreshClasses(Path... folders) {
    super(urls(folders), FreshClasses.class.getClassLoader());
  }

  private static URL[] urls(Path... folders) {
    URL[] urls = new URL[folders.length];
    try {
      for (int i = 0; i < urls.length; i++) urls[i] = folders[i].toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalArgumentException(e);
    }
    return urls;
  }

  /** The first argument names the folders as a class path does; the others are a command. */
  public static void main(String[] args) throws IOException {
    Path[] folders =
        Arrays.stream(args[0].split(File.pathSeparator, -1)).map(Path::of).toArray(Path[]::new);
    try (FreshClasses fresh = new FreshClasses(folders)) {
      GameLibrary.lookIn(fresh);
      Main.main(Arrays.copyOfRange(args, 1, args.length));
    }
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      if (loaded != null) return loaded;
      return findResource(name.replace('.', '/') + ".class") == null
          ? super.loadClass(name, resolve)
          : findClass(name);
    }
  }

  @Override
  public @Nullable URL getResource(String name) {
    URL own = findResource(name);
    return own == null ? super.getResource(name) : own;
  }
}
