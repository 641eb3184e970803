package dev.astragal.runtime.content;

import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.tree.Tree;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/**
 * A game's sentences. Looks a key up in the bundle of the wanted voice and language, then in the
 * plain bundle; a key nobody wrote a sentence for is put into words as well as it goes, so that a
 * new game is playable before its texts are.
 */
public final class Messages {
  /** Stands between the form of a word for one and the form for all other numbers. */
  private static final char FORMS = '|';

  private static final String NONE = "0";
  private static final String ONE = "1";

  /** Read once: every match of a server speaks. */
  private static final ClassValue<Map<String, Map<String, String>>> KNOWN =
      new ClassValue<>() {
        @Override
        protected Map<String, Map<String, String>> computeValue(Class<?> game) {
          return new ConcurrentHashMap<>();
        }
      };

  private final String voice;
  private final String language;
  private final Map<String, String> sentences;
  private final List<String> players;
  private final Consumer<String> missed;

  private Messages(
      String voice,
      String language,
      Map<String, String> sentences,
      List<String> players,
      Consumer<String> missed) {
    this.voice = voice;
    this.language = language;
    this.sentences = sentences;
    this.players = players;
    this.missed = missed;
  }

  private Messages(String voice, String language, Map<String, String> sentences) {
    this(voice, language, sentences, List.of(), key -> {});
  }

  /** The plain bundle of a game. */
  public static Messages of(Game<?, ?, ?> game) {
    return of(game, "", "");
  }

  /**
   * {@code voice} names {@code messages-VOICE.properties}, {@code language} names {@code
   * messages_LANGUAGE.properties}.
   */
  public static Messages of(Game<?, ?, ?> game, String voice, String language) {
    return new Messages(
        voice,
        language,
        KNOWN
            .get(game.getClass())
            .computeIfAbsent(voice + "_" + language, _ -> sentences(game, voice, language)));
  }

  private static Map<String, String> sentences(Game<?, ?, ?> game, String voice, String language) {
    Map<String, String> sentences = engine(language);
    load(game.getClass(), "messages.properties", sentences);
    if (!voice.isEmpty()
        && !load(game.getClass(), "messages-" + voice + ".properties", sentences)) {
      throw new BadInputException(game.manifest().id() + " has no voice '" + voice + "'");
    }
    if (!language.isEmpty()) {
      load(game.getClass(), "messages_" + language + ".properties", sentences);
      sentences.putAll(bots(game, language));
    }
    return Collections.unmodifiableMap(sentences);
  }

  /** What a language calls the bots; in English they have the names that commands know. */
  private static Map<String, String> bots(Game<?, ?, ?> game, String language) {
    Map<String, String> words = new LinkedHashMap<>();
    load(Messages.class, "guide/setup_" + language + ".properties", words);
    load(game.getClass(), "guide/setup_" + language + ".properties", words);
    words.keySet().removeIf(key -> !key.matches("bot\\.[^.]+"));
    words.replaceAll(
        (_, name) -> name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1));
    return words;
  }

  /** What is written in a language and nothing else, so that a translation can be judged. */
  public static Messages only(Game<?, ?, ?> game, String language) {
    Map<String, String> sentences = new LinkedHashMap<>();
    load(Messages.class, "messages_" + language + ".properties", sentences);
    load(game.getClass(), "messages_" + language + ".properties", sentences);
    return new Messages("", language, sentences);
  }

  /** A game's sentences that are not written in a language, by their keys. */
  public static Map<String, String> untranslated(Game<?, ?, ?> game, String language) {
    Map<String, String> sentences = new TreeMap<>();
    Map<String, String> translated = new LinkedHashMap<>();
    load(game.getClass(), "messages.properties", sentences);
    load(game.getClass(), "messages_" + language + ".properties", translated);
    sentences.keySet().removeAll(translated.keySet());
    return sentences;
  }

  /** The sentences of a client, in the bundles that lie beside one of its classes. */
  public static Messages beside(Class<?> client, String language) {
    Map<String, String> sentences = engine(language);
    load(client, "messages.properties", sentences);
    if (!language.isEmpty()) load(client, "messages_" + language + ".properties", sentences);
    return new Messages("", language, sentences);
  }

  /** What the engine itself has to say, under whatever a game or a client says. */
  private static Map<String, String> engine(String language) {
    Map<String, String> sentences = new LinkedHashMap<>();
    load(Messages.class, "messages.properties", sentences);
    if (!language.isEmpty())
      load(Messages.class, "messages_" + language + ".properties", sentences);
    return sentences;
  }

  /** The same sentences with the names of those who sit there, in the order of the seats. */
  public Messages naming(List<String> names) {
    return new Messages(voice, language, sentences, List.copyOf(names), missed);
  }

  /** The voice that was asked for; empty for the plain one. */
  public String voice() {
    return voice;
  }

  /** The language that was asked for; empty for English. */
  public String language() {
    return language;
  }

  /** The same sentences; {@code listener} hears of every key that is needed and that none has. */
  public Messages missing(Consumer<String> listener) {
    return new Messages(voice, language, sentences, players, listener);
  }

  /** Every sentence as it is written, with its places. */
  public Collection<String> written() {
    return sentences.values();
  }

  public boolean knows(String key) {
    return sentences.containsKey(key);
  }

  public String text(Msg msg) {
    if (msg.isLiteral()) return text(msg.args().getFirst().value());
    Map<String, Msg.Value> values = new LinkedHashMap<>();
    for (Msg.Arg arg : msg.args()) values.put(arg.name(), arg.value());
    return text(msg.key(), values);
  }

  private String text(Msg.Value value) {
    return switch (value) {
      case Msg.Value.Named named -> alone(word(named));
      case Msg.Value.Player(Seat seat) -> player(seat);
      case Msg.Value.Phrase(Msg phrase) -> text(phrase);
      case Msg.Value.Several(List<Msg.Value> values) ->
          joined(values.stream().map(this::text).toList());
      case Msg.Value.Whole _, Msg.Value.Word _ -> raw(value);
    };
  }

  /** A value as keys and numbers need it, before it is put into words. */
  private String raw(Msg.Value value) {
    return switch (value) {
      case Msg.Value.Whole(long number) -> Long.toString(number);
      case Msg.Value.Word(String text) -> text;
      case Msg.Value.Named(String id, _) -> id;
      case Msg.Value.Player _, Msg.Value.Phrase _, Msg.Value.Several _ -> text(value);
    };
  }

  private String word(Msg.Value.Named value) {
    return sentence("word." + value.id(), value.otherwise());
  }

  private String sentence(String key, String otherwise) {
    String sentence = sentences.get(key);
    if (sentence != null) return sentence;
    missed.accept(key);
    return otherwise;
  }

  /** By name, or counted as people count. */
  public String player(Seat seat) {
    if (!seat.plays()) return sentence("nobody", "nobody");
    return seat.index() < players.size()
        ? players.get(seat.index())
        : text(Msg.of("player", "seat", seat.index() + 1));
  }

  /** As a list is spoken: all but the last with commas. */
  private String joined(List<String> parts) {
    if (parts.isEmpty()) return sentence("list.none", "-");
    if (parts.size() == 1) return parts.getFirst();
    return String.join(", ", parts.subList(0, parts.size() - 1))
        + sentence("list.last", " and ")
        + parts.getLast();
  }

  /**
   * The sentence for a tree under a key: its fields are the named values. Used for events and
   * choices.
   */
  public String text(String key, Tree tree) {
    Map<String, Msg.Value> values = new LinkedHashMap<>();
    if (tree instanceof Tree.Table table)
      table
          .fields()
          .forEach(
              (name, value) -> {
                if (!name.equals("type")) values.put(name, value(value.text()));
              });
    return text(key, values);
  }

  private Msg.Value value(String text) {
    return sentences.containsKey("word." + text)
        ? new Msg.Value.Named(text, text)
        : new Msg.Value.Word(text);
  }

  private String text(String key, Map<String, Msg.Value> values) {
    String sentence = sentences.get(key);
    if (sentence == null) {
      missed.accept(key);
      return fallback(key, values);
    }
    return filled(sentence, values);
  }

  private String filled(String sentence, Map<String, Msg.Value> values) {
    StringBuilder out = new StringBuilder();
    int at = 0;
    while (at < sentence.length()) {
      int open = sentence.indexOf('{', at);
      int close = open < 0 ? -1 : end(sentence, open + 1, '}');
      if (close < 0) break;
      out.append(sentence, at, open);
      out.append(placed(sentence.substring(open + 1, close), values));
      at = close + 1;
    }
    return out.append(sentence.substring(Math.min(at, sentence.length()))).toString();
  }

  /** Where {@code wanted} next stands outside of any place; -1 where it does not. */
  private static int end(String sentence, int from, char wanted) {
    int depth = 0;
    for (int i = from; i < sentence.length(); i++) {
      char at = sentence.charAt(i);
      if (at == wanted && depth == 0) return i;
      if (at == '{') depth++;
      else if (at == '}') depth--;
    }
    return -1;
  }

  /**
   * What stands in a place of a sentence: {@code name} is the value itself, {@code name:money}
   * writes cents, {@code name:thousandths} one decimal of a thousand times it, {@code
   * name:day|days} takes the first word for one and the second for all others, {@code
   * name:nothing|one day|{name} days} has one for none as well, {@code name:place.} is the sentence
   * {@code place.VALUE}, and {@code name:count} picks among the forms of the value's own word by
   * another value.
   */
  private String placed(String place, Map<String, Msg.Value> values) {
    int colon = place.indexOf(':');
    String how = colon < 0 ? "" : place.substring(colon + 1);
    Msg.Value value = values.get(colon < 0 ? place : place.substring(0, colon));
    if (value == null) return "{" + place + "}";
    if (how.equals("money")) return parted(raw(value), 100, "format.money");
    if (how.equals("thousandths")) return parted(raw(value), 1000, "format.decimal");
    if (how.indexOf(FORMS) >= 0) return filled(form(how, raw(value)), values);
    if (how.endsWith(".")) return sentence(how + raw(value), raw(value));
    Msg.Value count = values.get(how);
    return value instanceof Msg.Value.Named named && count != null
        ? form(word(named), raw(count))
        : text(value);
  }

  /** Without a number, a word stands as it does for none, or else for one. */
  private static String alone(String words) {
    int bar = end(words, 0, FORMS);
    return form(words, bar >= 0 && end(words, bar + 1, FORMS) >= 0 ? NONE : ONE);
  }

  private static String form(String words, String count) {
    int bar = end(words, 0, FORMS);
    if (bar < 0) return words;
    int second = end(words, bar + 1, FORMS);
    if (second < 0) return count.equals(ONE) ? words.substring(0, bar) : words.substring(bar + 1);
    if (count.equals(NONE)) return words.substring(0, bar);
    return count.equals(ONE) ? words.substring(bar + 1, second) : words.substring(second + 1);
  }

  /**
   * A number of small units in the way the bundle writes it: cents in two digits, tenths in one.
   */
  private String parted(String number, int units, String key) {
    if (!number.matches("-?\\d{1,18}")) return number;
    long all = Long.parseLong(number);
    long rest = Math.abs(all % units);
    String digits = units == 100 ? (rest < 10 ? "0" : "") + rest : Long.toString(rest / 100);
    return (all < 0 ? "-" : "")
        + sentence(key, "{whole}.{rest}")
            .replace("{whole}", Long.toString(Math.abs(all / units)))
            .replace("{rest}", digits);
  }

  private String fallback(String key, Map<String, Msg.Value> values) {
    String words =
        key.substring(key.lastIndexOf('.') + 1)
            .replaceAll("([a-z0-9])([A-Z])", "$1 $2")
            .replace('_', ' ')
            .replace('-', ' ')
            .toLowerCase(java.util.Locale.ROOT);
    if (values.isEmpty()) return words;
    StringBuilder out = new StringBuilder(words);
    values.forEach((name, value) -> out.append(' ').append(name).append(' ').append(text(value)));
    return out.toString();
  }

  private static boolean load(Class<?> beside, String name, Map<String, String> into) {
    try (InputStream in = beside.getResourceAsStream(name)) {
      if (in == null) return false;
      try (Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
        Properties properties = new Properties();
        properties.load(reader);
        for (String key : properties.stringPropertyNames())
          into.put(key, properties.getProperty(key));
      }
      return true;
    } catch (IOException e) {
      throw new UncheckedIOException(name + " beside " + beside.getName() + " cannot be read", e);
    }
  }
}
