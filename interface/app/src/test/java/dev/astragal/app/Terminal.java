package dev.astragal.app;

import dev.astragal.guide.hands.Hands;
import dev.astragal.kernel.game.Game;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * A terminal with a shell in it and somebody to type: tmux on a private socket, with the program as
 * the command {@code astragal}.
 */
final class Terminal implements AutoCloseable {
  /** Long enough for a machine with other things to do; nothing here asserts how long it takes. */
  private static final int PATIENCE_SECONDS = 60;

  private final Path home;
  private final String socket;

  private Terminal(Path home) {
    this.home = home;
    this.socket = home.resolve("tmux").toString();
  }

  static boolean available() {
    try {
      return new ProcessBuilder("tmux", "-V").start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** A shell in a window of this size; {@code home} keeps what the program writes. */
  static Terminal open(Path home, int width, int height) {
    Terminal terminal = new Terminal(home);
    try {
      Path program = home.resolve("astragal");
      Path faulty = Files.createDirectories(home.resolve("faulty/META-INF/services"));
      Files.writeString(
          faulty.resolve(Game.class.getName()),
          Faulty.class.getName()
              + "\n"
              + Hands.class.getName()
              + "\n"
              + Metronome.class.getName()
              + "\n");
      Files.writeString(program, script(home));
      if (!program.toFile().setExecutable(true)) throw new IOException("cannot run " + program);
      Path settings = Files.createDirectories(home.resolve("config/astragal"));
      Files.writeString(settings.resolve("terminal.conf"), "speed = 1000\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    terminal.tmux(
        "-f",
        "/dev/null",
        "new-session",
        "-d",
        "-s",
        "it",
        "-x",
        Integer.toString(width),
        "-y",
        Integer.toString(height),
        "env PS1='$ ' XDG_DATA_HOME="
            + home
            + "/data XDG_CONFIG_HOME="
            + home
            + "/config"
            + " PATH="
            + home
            + ":$PATH LC_ALL=C.UTF-8 TERM=screen-256color bash --norc --noprofile -i");
    terminal.awaitText("$");
    return terminal;
  }

  private static String script(Path home) {
    String classes =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    return "#!/bin/sh\nexec "
        + Path.of(System.getProperty("java.home"), "bin", "java")
        + " -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xshare:auto -Dastragal.chance=7 -cp '"
        + home.resolve("faulty")
        + ":"
        + classes
        + "' dev.astragal.cli.Main \"$@\"\n";
  }

  /** Types a line into the shell. */
  void run(String line) {
    tmux("send-keys", "-t", "it", "-l", line);
    press("Enter");
  }

  /** Presses keys by tmux's names. */
  void press(String... keys) {
    List<String> command = new ArrayList<>(List.of("send-keys", "-t", "it"));
    command.addAll(List.of(keys));
    tmux(command.toArray(String[]::new));
  }

  /**
   * Presses keys that change the screen, and waits until it has: what is read afterwards is not
   * older than the keys.
   */
  String pressed(String... keys) {
    String before = screen();
    press(keys);
    return await("the screen to change", screen -> !screen.equals(before));
  }

  void type(String text) {
    tmux("send-keys", "-t", "it", "-l", text);
  }

  void resize(int width, int height) {
    tmux(
        "resize-window", "-t", "it", "-x", Integer.toString(width), "-y", Integer.toString(height));
  }

  String screen() {
    return tmux("capture-pane", "-t", "it", "-p");
  }

  /** The screen with the sequences that colour it. */
  String colours() {
    return tmux("capture-pane", "-t", "it", "-p", "-e");
  }

  /** What tmux knows of the window, by the name of its variable. */
  String state(String variable) {
    return tmux("display-message", "-t", "it", "-p", "#{" + variable + "}").strip();
  }

  String awaitText(String text) {
    return await(text, screen -> screen.contains(text));
  }

  /** The screen as soon as {@code wanted} holds; fails with what is on it when it never does. */
  String await(String what, Predicate<String> wanted) {
    long end = System.nanoTime() + PATIENCE_SECONDS * 1_000_000_000L;
    String screen = screen();
    while (!wanted.test(screen)) {
      if (System.nanoTime() > end)
        throw new AssertionError("waited in vain for " + what + "; the screen shows:\n" + screen);
      pause();
      screen = screen();
    }
    return screen;
  }

  private static void pause() {
    try {
      Thread.sleep(50);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  Path file(String name) {
    return home.resolve(name);
  }

  private String tmux(String... arguments) {
    List<String> command = new ArrayList<>(List.of("tmux", "-S", socket));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("LC_ALL", "C.UTF-8");
    try {
      Process process = builder.start();
      String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (process.waitFor() != 0) throw new IllegalStateException(command + ": " + out);
      return out;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    tmux("kill-server");
  }
}
