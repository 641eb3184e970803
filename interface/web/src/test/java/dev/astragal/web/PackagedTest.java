package dev.astragal.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.web.game.Packaged;
import dev.astragal.web.http.StaticFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PackagedTest {
  @TempDir private Path directory;

  /** As in a release, and as under a test: what is found must not depend on it. */
  @Test
  void filesAreFoundInAnArchiveAsBesideIt() throws Exception {
    Map<String, byte[]> beside = Packaged.files(StaticFiles.class, "web");
    assertThat(beside).containsKeys("page.html", "assets/play/main.js");

    Path archive = directory.resolve("web.jar");
    archived(archive, beside);
    try (var loader = new OwnLoader(archive)) {
      Map<String, byte[]> inside =
          Packaged.files(loader.loadClass(StaticFiles.class.getName()), "web");
      assertThat(inside.keySet()).isEqualTo(beside.keySet());
      inside.forEach((name, bytes) -> assertThat(bytes).as(name).isEqualTo(beside.get(name)));
    }
  }

  /** With folders as an archive has them, and with a file and a folder that only begin alike. */
  private static void archived(Path archive, Map<String, byte[]> files) throws IOException {
    String type = StaticFiles.class.getName().replace('.', '/') + ".class";
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(archive));
        InputStream code = StaticFiles.class.getClassLoader().getResourceAsStream(type)) {
      for (String other : List.of("web/", "web/assets/", "webbing/", "web.txt", "webbing/a.js"))
        put(out, other, other.endsWith("/") ? new byte[0] : other.getBytes(StandardCharsets.UTF_8));
      for (var file : files.entrySet()) put(out, "web/" + file.getKey(), file.getValue());
      put(out, type, code.readAllBytes());
    }
  }

  private static void put(ZipOutputStream out, String name, byte[] bytes) throws IOException {
    out.putNextEntry(new ZipEntry(name));
    out.write(bytes);
    out.closeEntry();
  }

  /** Loads the class from the archive although there is another one beside the test. */
  private static final class OwnLoader extends java.net.URLClassLoader {
    OwnLoader(Path archive) throws IOException {
      super(new java.net.URL[] {archive.toUri().toURL()}, ClassLoader.getPlatformClassLoader());
    }
  }
}
