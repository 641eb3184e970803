package dev.astragal.cli;

import picocli.CommandLine.Option;

/** How a game speaks. */
final class SpeechOptions {
  @Option(
      names = "--voice",
      paramLabel = "NAME",
      description = "the voice the game speaks in, where it has several")
  private String voice = "";

  @Option(
      names = "--language",
      paramLabel = "CODE",
      description = "the language, where the game has it")
  private String language = "";

  String voice() {
    return voice;
  }

  String language() {
    return language;
  }
}
