package dev.astragal.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.web.match.Thinking;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Bots think apart from everything else, and no match's bots keep another's waiting. */
@Timeout(240)
final class ThinkingTest {
  private static final String SEARCHERS =
      """
      {"game": "regrets", "seats": [{"kind": "bot", "bot": "mcts:%1$d"},
       {"kind": "bot", "bot": "mcts:%1$d"}]}
      """;

  @Test
  void nobodyThinksOnTheThreadsOfRequests() {
    try (Thinking thinking = new Thinking(1)) {
      Thinking.Account account = new Thinking.Account();
      assertThat(thinking.think(account, () -> Thread.currentThread().isVirtual())).isFalse();
      assertThatThrownBy(
              () ->
                  thinking.think(
                      account,
                      () -> {
                        throw new IllegalStateException("no idea");
                      }))
          .isInstanceOf(IllegalStateException.class)
          .hasMessage("no idea");
    }
  }

  @Test
  void whoseBotsAnswerAtOnceThinksWhereItIsAskedUntilOneTakesLonger() {
    try (Thinking thinking = new Thinking(1)) {
      Thinking.Account account = new Thinking.Account();
      while (!thinking.think(account, Thread::currentThread).equals(Thread.currentThread())) {}
      thinking.think(account, ThinkingTest::aWhile);
      assertThat(thinking.think(account, Thread::currentThread))
          .isNotEqualTo(Thread.currentThread());
    }
  }

  @Test
  void whoeverHasUsedLessGoesFirst() throws Exception {
    List<String> order = Collections.synchronizedList(new ArrayList<>());
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch release = new CountDownLatch(1);
    Thinking.Account greedy = new Thinking.Account();
    Thinking.Account modest = new Thinking.Account();
    try (Thinking thinking = new Thinking(1)) {
      thinking.think(greedy, ThinkingTest::aWhile);
      Thread holds = asked(thinking, new Thinking.Account(), () -> held(begun, release));
      begun.await();
      Thread first = asked(thinking, greedy, () -> order.add("greedy"));
      awaitWaiting(first);
      Thread second = asked(thinking, modest, () -> order.add("modest"));
      awaitWaiting(second);
      release.countDown();
      holds.join();
      first.join();
      second.join();
    }
    assertThat(order).containsExactly("modest", "greedy");
  }

  /** Long enough to be measured by any clock. */
  private static long aWhile() {
    long until = System.nanoTime() + 20_000_000;
    while (System.nanoTime() < until) Thread.onSpinWait();
    return until;
  }

  private static boolean held(CountDownLatch begun, CountDownLatch release) {
    begun.countDown();
    try {
      release.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return true;
  }

  private static Thread asked(
      Thinking thinking, Thinking.Account account, Supplier<Boolean> thought) {
    return Thread.ofPlatform().start(() -> thinking.think(account, thought));
  }

  private static void awaitWaiting(Thread thread) throws InterruptedException {
    while (thread.getState() != Thread.State.WAITING) Thread.sleep(1);
  }

  @Test
  void aBotThatSearchesTooLongOrLiesInAFileIsRefused(@TempDir Path directory) throws Exception {
    try (TestServer server = TestServer.over(directory)) {
      HttpResponse<String> refused = server.post("/api/matches", SEARCHERS.formatted(1_000_000));
      assertThat(refused.statusCode()).isEqualTo(400);
      assertThat(refused.body()).contains("BAD_SETUP", "at most 2000 iterations");
      HttpResponse<String> file =
          server.post("/api/matches", SEARCHERS.formatted(1).replace("mcts:1", "onnx:pom.xml"));
      assertThat(file.body()).contains("BAD_SETUP", "nobody may name files");
    }
  }

  @Test
  void greedyMatchesKeepNobodyFromPlaying(@TempDir Path directory) throws Exception {
    try (TestServer server = TestServer.over(directory)) {
      for (int i = 0; i < 6; i++) server.create(SEARCHERS.formatted(2_000));
      var made = server.create("{\"game\":\"pig\"}");
      try (Client client =
          server.seated(Client.text(made, "match.id"), Client.text(made, "token"))) {
        client.play(0, "\"HOLD\"");
        while (server.match(Client.text(made, "match.id")).inputs() < 2) Thread.sleep(5);
      }
    }
  }
}
