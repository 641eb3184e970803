package dev.astragal.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.machine.Machine;
import dev.astragal.web.match.Secrets;
import java.nio.file.Path;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever somebody sends, it gets its error and changes nothing. */
@Timeout(240)
final class HostileMessagesTest {
  @TempDir private static Path directory;

  @SuppressWarnings("NullAway.Init")
  private static TestServer server;

  private static String match = "";
  private static String first = "";
  private static String second = "";
  private static String owner = "";
  private static String elsewhere = "";

  @BeforeAll
  static void twoPeoplePlayPig() throws Exception {
    server = TestServer.over(directory);
    Tree made =
        server.create("{\"game\":\"pig\",\"seats\":[{\"kind\":\"you\"},{\"kind\":\"open\"}]}");
    match = Client.text(made, "match.id");
    first = Client.text(made, "token");
    owner = Client.text(made, "owner");
    second =
        Client.text(
            JsonTrees.read(server.post("/api/matches/" + match + "/join", "{}").body(), "join"),
            "token");
    elsewhere = Client.text(server.create("{\"game\":\"pig\"}"), "token");
    try (Client one = server.seated(match, first);
        Client two = server.seated(match, second)) {
      one.play(0, "\"HOLD\"");
      two.play(1, "\"HOLD\"");
    }
  }

  @AfterAll
  static void closed() {
    server.close();
  }

  /** The prompt is number 2 and asks the first seat. */
  static Stream<Arguments> beforeHello() {
    return Stream.of(
        row("nothing", "", "NOT_JSON"),
        row("null", "null", "NOT_JSON"),
        row("a list", "[]", "NOT_JSON"),
        row("a number", "42", "NOT_JSON"),
        row("half an object", "{\"type\":", "NOT_JSON"),
        row("two objects", "{\"type\":\"ping\"}{}", "NOT_JSON"),
        row("no number", "{\"type\":\"hello\",\"v\":NaN}", "NOT_JSON"),
        row("a field twice", "{\"type\":\"hello\",\"type\":\"hello\",\"v\":1}", "NOT_JSON"),
        row("a tower", "{\"type\":" + "[".repeat(500) + "]".repeat(500) + "}", "NOT_JSON"),
        row("no type", "{}", "BAD_FIELD"),
        row("a type that is a number", "{\"type\":5}", "BAD_FIELD"),
        row("a long type", "{\"type\":\"" + "x".repeat(65) + "\"}", "BAD_FIELD"),
        row("no version", "{\"type\":\"hello\"}", "BAD_FIELD"),
        row("a version in words", "{\"type\":\"hello\",\"v\":\"1\"}", "BAD_FIELD"),
        row("another version", "{\"type\":\"hello\",\"v\":2,\"match\":\"x\"}", "WRONG_VERSION"),
        row("no match", "{\"type\":\"hello\",\"v\":1}", "BAD_FIELD"),
        row("a match that is a list", "{\"type\":\"hello\",\"v\":1,\"match\":[]}", "BAD_FIELD"),
        row("no such match", hello("000000000000000000000000"), "NO_SUCH_MATCH"),
        row("a way out of the directory", hello("../../../etc/passwd"), "NO_SUCH_MATCH"),
        row("a long match", hello("a".repeat(65)), "NO_SUCH_MATCH"),
        row("before hello: an answer", answer(1, 2, "\"ROLL\""), "HELLO_FIRST"),
        row("before hello: a ping", "{\"type\":\"ping\",\"id\":1}", "HELLO_FIRST"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("beforeHello")
  void aStrangerIsRefused(String name, String message, String code) {
    unchanged(
        () -> {
          try (Client client = server.connect()) {
            assertThat(Client.text(client.say(message).expect("refused"), "code")).isEqualTo(code);
          }
        });
  }

  static Stream<Arguments> forged() {
    return Stream.of(
        row("a token of nobody", () -> Secrets.token(Machine.HERE), "WRONG_TOKEN"),
        row("a token of another match", () -> elsewhere, "WRONG_TOKEN"),
        row("the owner's token", () -> owner, "WRONG_TOKEN"),
        row("the hash that is kept", () -> Secrets.hash(first), "WRONG_TOKEN"),
        row("a token cut short", () -> first.substring(1), "WRONG_TOKEN"),
        row("a token with a letter changed", () -> swapped(first), "WRONG_TOKEN"),
        row("the match as its own token", () -> match, "WRONG_TOKEN"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("forged")
  void aForgedTokenOpensNothing(String name, Supplier<String> token, String code) {
    unchanged(
        () -> {
          try (Client client = server.connect()) {
            Tree refused =
                client
                    .hello(match, token.get().substring(0, Math.min(64, token.get().length())))
                    .expect("refused");
            assertThat(Client.text(refused, "code")).isEqualTo(code);
            assertThat(Client.number(client.expect("closed"), "code")).isEqualTo(4401);
          }
        });
  }

  static Stream<Arguments> fromTheSeatThatIsAsked() {
    return Stream.of(
        row("hello again", hello("x"), "HELLO_TWICE"),
        row("no such message", "{\"type\":\"cheat\",\"id\":9}", "BAD_FIELD"),
        row("no id", "{\"type\":\"ping\"}", "BAD_FIELD"),
        row("id 0", "{\"type\":\"ping\",\"id\":0}", "BAD_FIELD"),
        row("a negative id", "{\"type\":\"ping\",\"id\":-1}", "BAD_FIELD"),
        row("an id in words", "{\"type\":\"ping\",\"id\":\"9\"}", "BAD_FIELD"),
        row("an id with a fraction", "{\"type\":\"ping\",\"id\":9.5}", "BAD_FIELD"),
        row("an endless id", "{\"type\":\"ping\",\"id\":" + "9".repeat(400) + "}", "BAD_FIELD"),
        row("an id of before", answer(5, 2, "\"ROLL\""), "REPLAYED_ID"),
        row("an id out of order", answer(4, 2, "\"ROLL\""), "REPLAYED_ID"),
        row("no prompt", "{\"type\":\"answer\",\"id\":9,\"choice\":\"ROLL\"}", "BAD_FIELD"),
        row("no choice", "{\"type\":\"answer\",\"id\":9,\"prompt\":2}", "BAD_FIELD"),
        row("the choice null", answer(9, 2, "null"), "BAD_CHOICE"),
        row("a negative prompt", answer(9, -2, "\"ROLL\""), "BAD_FIELD"),
        row("the first answer once more", answer(9, 0, "\"HOLD\""), "STALE_PROMPT"),
        row("the prompt before", answer(9, 1, "\"ROLL\""), "STALE_PROMPT"),
        row("a prompt to come", answer(9, 3, "\"ROLL\""), "STALE_PROMPT"),
        row("a choice that is none", answer(9, 2, "\"JUMP\""), "BAD_CHOICE"),
        row("a choice that is a number", answer(9, 2, "1"), "BAD_CHOICE"),
        row(
            "a choice with a result",
            answer(9, 2, "{\"type\":\"Rolled\",\"face\":6}"),
            "BAD_CHOICE"),
        row("a choice as a list", answer(9, 2, "[\"ROLL\",\"ROLL\"]"), "BAD_CHOICE"),
        row(
            "a seat of one's own choosing",
            "{\"type\":\"answer\",\"id\":9,\"prompt\":2,\"choice\":\"ROLL\",\"seat\":1}",
            "BAD_FIELD"),
        row(
            "a state of one's own",
            "{\"type\":\"answer\",\"id\":9,\"prompt\":2,\"choice\":\"ROLL\",\"state\":{}}",
            "BAD_FIELD"),
        row(
            "agreeing where nobody asked",
            "{\"type\":\"agree\",\"id\":9,\"yes\":true}",
            "NOTHING_ASKED"),
        row("agreeing to what", "{\"type\":\"agree\",\"id\":9}", "BAD_FIELD"),
        row(
            "going back where no way leads",
            "{\"type\":\"back\",\"id\":9,\"prompt\":2,\"checkpoint\":1}",
            "NO_WAY_BACK"),
        row(
            "going back from an old prompt",
            "{\"type\":\"back\",\"id\":9,\"prompt\":1,\"checkpoint\":1}",
            "STALE_PROMPT"),
        row("replacing somebody who is there", replace(1), "STILL_HERE"),
        row("replacing nobody", replace(7), "BAD_FIELD"),
        row("playing again too soon", "{\"type\":\"rematch\",\"id\":9}", "NOT_OVER"),
        row("saying nothing", "{\"type\":\"chat\",\"id\":9,\"text\":\" \"}", "BAD_FIELD"),
        row(
            "saying too much",
            "{\"type\":\"chat\",\"id\":9,\"text\":\"" + "x".repeat(281) + "\"}",
            "BAD_FIELD"),
        row("time where none passes", "{\"type\":\"advance\",\"id\":9,\"ticks\":5}", "NO_TIME"),
        row("no time", "{\"type\":\"advance\",\"id\":9,\"ticks\":0}", "BAD_FIELD"),
        row("too much time", "{\"type\":\"advance\",\"id\":9,\"ticks\":10001}", "BAD_FIELD"),
        row("no speed", "{\"type\":\"run\",\"id\":9,\"speed\":0}", "BAD_FIELD"),
        row("too much speed", "{\"type\":\"run\",\"id\":9,\"speed\":1001}", "BAD_FIELD"),
        row("a pause with more", "{\"type\":\"pause\",\"id\":9,\"for\":1}", "BAD_FIELD"),
        row(
            "checking a choice that is none",
            "{\"type\":\"check\",\"id\":9,\"prompt\":2,\"choice\":\"JUMP\"}",
            "BAD_CHOICE"),
        row(
            "checking an old prompt",
            "{\"type\":\"check\",\"id\":9,\"prompt\":1,\"choice\":\"ROLL\"}",
            "STALE_PROMPT"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("fromTheSeatThatIsAsked")
  void theSeatThatIsAskedIsRefused(String name, String message, String code) {
    unchanged(
        () -> {
          try (Client client = server.seated(match, first)) {
            client.say("{\"type\":\"ping\",\"id\":5}").expect("pong");
            assertThat(Client.text(client.say(message).expect("refused"), "code")).isEqualTo(code);
          }
        });
  }

  static Stream<Arguments> fromOthers() {
    return Stream.of(
        row("the seat that is not asked", () -> second, answer(1, 2, "\"ROLL\""), "NOT_YOUR_TURN"),
        row("a spectator's answer", () -> "", answer(1, 2, "\"ROLL\""), "SPECTATOR"),
        row("a spectator's pause", () -> "", "{\"type\":\"pause\",\"id\":1}", "SPECTATOR"),
        row("a spectator's undo", () -> "", "{\"type\":\"undo\",\"id\":1}", "SPECTATOR"),
        row(
            "a spectator's time",
            () -> "",
            "{\"type\":\"advance\",\"id\":1,\"ticks\":1}",
            "SPECTATOR"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("fromOthers")
  void whoeverIsNotAskedIsRefused(
      String name, Supplier<String> token, String message, String code) {
    unchanged(
        () -> {
          try (Client client = server.seated(match, token.get())) {
            assertThat(Client.text(client.say(message).expect("refused"), "code")).isEqualTo(code);
          }
        });
  }

  @Test
  void anOversizedMessageEndsTheConnection() {
    unchanged(
        () -> {
          try (Client client = server.seated(match, first)) {
            client.say(answer(1, 2, "\"" + "x".repeat(20_000) + "\""));
            assertThat(Client.number(client.expect("closed"), "code")).isEqualTo(1009);
          }
        });
  }

  @Test
  void aBinaryMessageEndsTheConnection() {
    unchanged(
        () -> {
          try (Client client = server.seated(match, first)) {
            client.sayBytes(new byte[] {1, 2, 3});
            assertThat(Client.text(client.expect("refused"), "code")).isEqualTo("NOT_TEXT");
            assertThat(Client.number(client.expect("closed"), "code")).isEqualTo(1003);
          }
        });
  }

  private static void unchanged(Runnable attack) {
    long before = server.hash(match);
    attack.run();
    assertThat(server.hash(match)).isEqualTo(before);
    assertThat(server.match(match).inputs()).isEqualTo(2);
  }

  private static String replace(int seat) {
    return "{\"type\":\"replace\",\"id\":9,\"seat\":" + seat + "}";
  }

  private static String swapped(String token) {
    return (token.charAt(0) == 'A' ? 'B' : 'A') + token.substring(1);
  }

  private static String hello(String id) {
    return Client.hello(id, "", "");
  }

  private static String answer(long id, long prompt, String choice) {
    return "{\"type\":\"answer\",\"id\":"
        + id
        + ",\"prompt\":"
        + prompt
        + ",\"choice\":"
        + choice
        + "}";
  }

  private static Arguments row(Object... values) {
    return Arguments.of(values);
  }

  private static Arguments row(String name, Supplier<String> token, String code) {
    return Arguments.of(name, token, code);
  }

  private static Arguments row(String name, Supplier<String> token, String message, String code) {
    return Arguments.of(name, token, message, code);
  }
}
