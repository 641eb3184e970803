package dev.astragal.runtime.content;

import dev.astragal.kernel.tree.Tree;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads whole documents from files and from beside a class, within limits and as UTF-8. */
public final class Documents {
  private Documents() {}

  /** The YAML document in a file. */
  public static Tree yaml(Path file) {
    return YamlTrees.read(text(file), file.getFileName().toString());
  }

  /**
   * The text of a file; one that is missing, no file, too large or no text is refused with a
   * sentence.
   */
  public static String text(Path file) {
    requireFile(file);
    try (InputStream in = Files.newInputStream(file)) {
      return text(in, file.toString());
    } catch (IOException e) {
      throw new BadInputException(file + " cannot be read: " + e.getMessage());
    }
  }

  public static void requireFile(Path file) {
    if (!Files.exists(file)) throw new BadInputException(file + " does not exist");
    if (Files.isDirectory(file)) throw new BadInputException(file + " is a directory, not a file");
  }

  static byte[] resource(Class<?> beside, String name) {
    try (InputStream in = beside.getResourceAsStream(name)) {
      if (in == null)
        throw new BadInputException(
            "the document '" + name + "' is missing beside " + beside.getName());
      return in.readAllBytes();
    } catch (IOException e) {
      throw new BadInputException("the document '" + name + "' cannot be read: " + e.getMessage());
    }
  }

  /** The text of a document that lies beside a class. */
  public static String text(Class<?> beside, String name) {
    return decoded(resource(beside, name), name);
  }

  private static String text(InputStream in, String source) throws IOException {
    byte[] bytes = in.readNBytes(YamlTrees.SIZE_MAX + 1);
    if (bytes.length > YamlTrees.SIZE_MAX) {
      throw new BadInputException(
          source + " is larger than " + (YamlTrees.SIZE_MAX >> 20) + " MiB");
    }
    return decoded(bytes, source);
  }

  private static String decoded(byte[] bytes, String source) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new BadInputException(source + " is not UTF-8 text");
    }
  }
}
