package dev.astragal.web.message;

import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Option;
import dev.astragal.kernel.state.About;
import dev.astragal.runtime.content.GuidePages;
import dev.astragal.runtime.content.SetupWords;
import dev.astragal.runtime.player.Players;
import java.util.List;
import java.util.stream.Stream;

/** What a game tells people before they play it, in one of its languages. */
public record GameWords(
    String id,
    String title,
    String language,
    @About("What it is about and how to begin, as Markdown") String introduction,
    @About("How it is played, as Markdown") String rules,
    List<OptionWords> options,
    @About("Each a question to say yes or no to") List<Words> overlays,
    List<Words> bots) {

  /** What something is called, and what it means; empty where that needs no words. */
  public record Words(String name, String label, String help) {}

  /** A question before the game. */
  public record OptionWords(
      String name,
      String label,
      String help,
      String fallback,
      @About("Its answers; none where any text will do") List<Words> values) {}

  /** With the words of policies that others bring. */
  public static GameWords of(Game<?, ?, ?> game, String language, List<Words> own) {
    Manifest manifest = game.manifest();
    GuidePages pages = GuidePages.of(game, language);
    SetupWords words = SetupWords.of(game, language);
    return new GameWords(
        manifest.id(),
        manifest.title(),
        language,
        pages.introduction(),
        pages.rules(),
        manifest.options().stream().map(option -> option(words, option)).toList(),
        Stream.concat(
                manifest.policies().stream()
                    .skip(1)
                    .map(file -> file.replace(".yaml", ""))
                    .filter(name -> words.asks("policy." + name))
                    .map(name -> words(words, "policy.", name)),
                own.stream())
            .toList(),
        Players.names(game).stream().map(name -> words(words, "bot.", name)).toList());
  }

  private static OptionWords option(SetupWords words, Option option) {
    String key = "option." + option.name();
    return new OptionWords(
        option.name(),
        words.label(key),
        words.help(key),
        option.fallback(),
        option.values().stream().map(value -> words(words, key + ".", value)).toList());
  }

  private static Words words(SetupWords words, String above, String name) {
    return new Words(name, words.label(above + name), words.help(above + name));
  }
}
