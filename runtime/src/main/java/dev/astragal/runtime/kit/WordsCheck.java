package dev.astragal.runtime.kit;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.runtime.content.Bundles;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.library.RunSpec;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Whatever a game says reads like words, in every voice and language it has: nothing is left to be
 * put into words by the engine, and nothing looks like the code it comes from.
 */
final class WordsCheck implements Check {
  private static final int TOLD_MAX = 60;

  /** What looks like code, by what it is. */
  private static final Map<String, Pattern> CODE = new LinkedHashMap<>();

  static {
    CODE.put("a list as Java writes it", Pattern.compile("\\[[^\\]]*\\]"));
    CODE.put("a place nobody filled", Pattern.compile("\\{[^}]*\\}"));
    CODE.put("the name of a constant", Pattern.compile("\\b[A-Z0-9]+_[A-Z0-9_]+\\b"));
    CODE.put("a value of the machine", Pattern.compile("\\b(?:null|true|false)\\b"));
    CODE.put("a seat by its number", Pattern.compile("\\b[Ss]eat \\d+"));
    CODE.put("an id", Pattern.compile("\\b[a-z]+[A-Z]\\w*"));
    CODE.put("two spaces", Pattern.compile(" {2,}"));
  }

  /** Words in capitals; those that are names of the game's enums are code. */
  private static final Pattern CAPITALS = Pattern.compile("\\b[A-Z][A-Z0-9]+\\b");

  /** A number and, behind it, its word in both forms, as a sentence is written. */
  private static final Pattern COUNTED =
      Pattern.compile("\\{(\\w+)\\} \\{\\1:([^|}]+)\\|([^|}]+)\\}");

  /** A count of one and the word behind it: no decimal, no player's number, no face of a die. */
  private static final Pattern ONE =
      Pattern.compile("(?<![\\w.,:/+-])(?<!(?:Player|Spieler|×) )1 (\\p{L}+(?: \\p{L}+)?)");

  @Override
  public String name() {
    return "words";
  }

  @Override
  public <S, C extends Choice, E extends Event> void run(Kernel<S, C, E> kernel, RunSpec spec) {
    Sentences<S, C, E> sentences = Sentences.of(kernel, spec);
    Set<String> problems = new LinkedHashSet<>(sentences.faults());
    bundles(kernel.game())
        .forEach((bundle, messages) -> read(sentences, bundle, messages, problems));
    List<String> told = new ArrayList<>(problems);
    if (told.size() > TOLD_MAX) {
      int more = told.size() - TOLD_MAX;
      told = new ArrayList<>(told.subList(0, TOLD_MAX));
      told.add("and " + more + " more");
    }
    ContractBroken.unless(told.isEmpty(), String.join("\n    ", told));
  }

  /** Each with the file it is written in; a language must not borrow from another. */
  private static Map<String, Messages> bundles(Game<?, ?, ?> game) {
    Map<String, Messages> bundles = new LinkedHashMap<>();
    bundles.put("messages.properties", Messages.of(game));
    for (String voice : Bundles.voices(game))
      bundles.put("messages-" + voice + ".properties", Messages.of(game, voice, ""));
    for (String language : Bundles.languages(game))
      bundles.put("messages_" + language + ".properties", Messages.only(game, language));
    return bundles;
  }

  private static void read(
      Sentences<?, ?, ?> sentences, String bundle, Messages messages, Set<String> problems) {
    Set<String> missed = new LinkedHashSet<>();
    Messages noting = messages.missing(missed::add);
    Set<String> forMany = formsForMany(messages);
    for (Map.Entry<Msg, String> said : sentences.said().entrySet()) {
      Msg msg = said.getKey();
      missed.clear();
      String text = noting.text(msg);
      String key = msg.isLiteral() ? "a literal" : "'" + msg.key() + "'";
      for (String needed : missed)
        problems.add(bundle + " has no '" + needed + "' (" + said.getValue() + ")");
      if (missed.isEmpty())
        fault(text, sentences.constants())
            .or(() -> miscounted(text, forMany))
            .ifPresent(
                fault ->
                    problems.add(
                        bundle
                            + ", "
                            + key
                            + " ("
                            + said.getValue()
                            + ") has "
                            + fault
                            + " in \""
                            + text
                            + "\""));
    }
  }

  /** What in a text looks like code. */
  static Optional<String> fault(String text, Set<String> constants) {
    for (Map.Entry<String, Pattern> code : CODE.entrySet()) {
      Matcher found = code.getValue().matcher(text);
      if (found.find()) return Optional.of(code.getKey() + ", '" + found.group() + "',");
    }
    Matcher capitals = CAPITALS.matcher(text);
    while (capitals.find())
      if (constants.contains(capitals.group()))
        return Optional.of("the name of a constant, '" + capitals.group() + "',");
    return Optional.empty();
  }

  /** The words that a game puts behind a number other than one, where one has another form. */
  private static Set<String> formsForMany(Messages messages) {
    Set<String> one = new HashSet<>();
    Set<String> many = new HashSet<>();
    for (String sentence : messages.written()) {
      Matcher counted = COUNTED.matcher(sentence);
      while (counted.find()) {
        one.add(counted.group(2));
        many.add(counted.group(3));
      }
    }
    many.removeAll(one);
    return many;
  }

  /** One of something, with the word for many: "1 hit points". */
  static Optional<String> miscounted(String text, Set<String> formsForMany) {
    Matcher one = ONE.matcher(text);
    while (one.find()) {
      String words = one.group(1);
      String first = words.split(" ", 2)[0];
      if (formsForMany.contains(words) || formsForMany.contains(first))
        return Optional.of("one with the word for many, '" + one.group() + "',");
    }
    return Optional.empty();
  }
}
