package dev.astragal.runtime.content;

import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.screen.Msg;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;

/**
 * What is asked before a game begins, in words: {@code guide/setup.properties} beside the game's
 * class, and {@code guide/setup_LANGUAGE.properties}. {@code option.NAME} is a question, {@code
 * option.NAME.VALUE} an answer, {@code policy.NAME} a yes-or-no question, {@code bot.NAME} who
 * plays; each may have an explanation under the same key with {@code .help} behind it. Answers that
 * have no words there have those of the game: {@code word.VALUE} and {@code help.VALUE}. Who plays
 * any game has words of the engine.
 */
public final class SetupWords {
  private final Map<String, String> texts = new LinkedHashMap<>();
  private final Messages messages;

  private SetupWords(Game<?, ?, ?> game, String language) {
    messages = Messages.of(game, "", language);
    for (Class<?> beside : List.of(SetupWords.class, game.getClass())) {
      load(beside, "guide/setup.properties");
      if (!language.isEmpty()) load(beside, "guide/setup_" + language + ".properties");
    }
  }

  public static SetupWords of(Game<?, ?, ?> game, String language) {
    return new SetupWords(game, language);
  }

  private void load(Class<?> beside, String name) {
    try (InputStream in = beside.getResourceAsStream(name)) {
      if (in == null) return;
      Properties read = new Properties();
      read.load(new InputStreamReader(in, StandardCharsets.UTF_8));
      for (String key : read.stringPropertyNames()) texts.put(key, read.getProperty(key));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether it is worth asking: a game says no by having empty words for it. */
  public boolean asks(String key) {
    return !texts.getOrDefault(key, key).isEmpty();
  }

  /** The words for a key; without any, its last part as a word. */
  public String label(String key) {
    String said = texts.getOrDefault(key, "");
    if (!said.isEmpty()) return said;
    String word = "word." + last(key);
    if (messages.knows(word)) return messages.text(Msg.of(word));
    String plain = last(key).replace('-', ' ');
    return plain.isEmpty()
        ? plain
        : plain.substring(0, 1).toUpperCase(Locale.ROOT) + plain.substring(1);
  }

  /** The explanation of a key, or empty. */
  public String help(String key) {
    String help = "help." + last(key);
    String known = messages.knows(help) ? messages.text(Msg.of(help)) : "";
    return texts.getOrDefault(key + ".help", known);
  }

  private static String last(String key) {
    return key.substring(key.lastIndexOf('.') + 1);
  }
}
