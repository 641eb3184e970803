package dev.astragal.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.JournalException;
import dev.astragal.runtime.journal.JournalException.Reason;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.LinkedLines;
import dev.astragal.runtime.kit.StoreKit;
import dev.astragal.runtime.store.HeldMatch;
import dev.astragal.runtime.store.MatchStore;
import dev.astragal.runtime.store.Stores;
import dev.astragal.testbed.PrivatePostgres;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** On a real database. */
final class PostgresStoreTest {
  private static PrivatePostgres postgres;

  @BeforeAll
  static void startPostgres() {
    assumeTrue(PrivatePostgres.installed(), PrivatePostgres.MISSING);
    postgres = PrivatePostgres.started();
  }

  @AfterAll
  static void stopPostgres() {
    if (postgres != null) postgres.close();
  }

  @TestFactory
  Stream<DynamicTest> keepsEveryPromise() {
    return StoreKit.promises().entrySet().stream()
        .map(
            promise ->
                DynamicTest.dynamicTest(
                    promise.getKey(),
                    () -> promise.getValue().check(() -> Stores.open(postgres.url()))));
  }

  @Test
  void ofManyAppendsAtTheSamePlaceExactlyOneWinsAndTheOthersAreTold() throws Exception {
    int rivals = 8;
    Database database = new Database(postgres.url());
    try (MatchStore store = PostgresStore.at(postgres.url());
        ExecutorService threads = Executors.newFixedThreadPool(rivals)) {
      PostgresMatch match = (PostgresMatch) store.create("race", StoreKit.header("r"), about());
      for (int round = 0; round < 20; round++) {
        long lines = 1L + round;
        List<Callable<Boolean>> appends = new ArrayList<>();
        for (int i = 0; i < rivals; i++) {
          String text = "{\"rival\":" + i + "}";
          appends.add(() -> database.use(c -> match.insert(c, text, null, lines)));
        }
        int winners = 0;
        for (Future<Boolean> append : threads.invokeAll(appends)) if (append.get()) winners++;
        assertThat(winners).isEqualTo(1);
      }
    }
    assertThat(
            count(
                "SELECT count(*) FROM astragal.line l JOIN astragal.match m ON m.number = l.match WHERE m.id = 'race'"))
        .isEqualTo(21);
    database.close();
  }

  @Test
  void whoLostTheLeaseIsToldWhenAnotherWentOn() throws SQLException {
    try (MatchStore first = PostgresStore.at(postgres.url());
        MatchStore second = PostgresStore.at(postgres.url());
        HeldMatch ours = first.create("lost", StoreKit.header("l"), about())) {
      ours.append(StoreKit.input(1));
      endLeases("lost");
      try (HeldMatch theirs = second.open("lost")) {
        JournalException told =
            catchThrowableOfType(JournalException.class, () -> ours.append(StoreKit.input(2)));
        assertThat(told.reason()).isEqualTo(Reason.OVERTAKEN);
        assertThatThrownBy(() -> ours.describe(about())).isInstanceOf(JournalException.class);
        assertThatThrownBy(() -> ours.sent(5)).isInstanceOf(JournalException.class);
        theirs.append(StoreKit.input(2));
        assertThat(second.read("lost").lines())
            .containsExactly(StoreKit.input(1), StoreKit.input(2));
      }
    }
  }

  @Test
  void afterALongOutageAMatchGoesOnByItself() {
    try (MatchStore store = PostgresStore.at(postgres.url());
        HeldMatch match = store.create("outage", StoreKit.header("o"), about())) {
      match.append(StoreKit.input(1));
      postgres.crash();
      try {
        assertThat(
                catchThrowableOfType(JournalException.class, () -> match.append(StoreKit.input(2)))
                    .reason())
            .isEqualTo(Reason.UNREACHABLE);
      } finally {
        postgres.restart();
      }
      JournalLine other = new JournalLine.Checkpoint(1, 1, "another line than the one refused");
      match.append(other);
      assertThat(store.read("outage").lines()).containsExactly(StoreKit.input(1), other);
    }
  }

  @Test
  void aLineThatWasRefusedDoesNotTurnUpAlthoughTheDatabaseKeptIt() throws SQLException {
    try (MatchStore store = PostgresStore.at(postgres.url());
        HeldMatch match = store.create("doubt", StoreKit.header("d"), about())) {
      String refused =
          LinkedLines.after("doubt", store.read("doubt")).next(StoreKit.input(1)).text();
      postgres.crash();
      try {
        assertThatThrownBy(() -> match.append(StoreKit.input(1)))
            .isInstanceOf(JournalException.class);
      } finally {
        postgres.restart();
      }
      Database database = new Database(postgres.url());
      boolean kept = database.use(c -> ((PostgresMatch) match).insert(c, refused, null, 1));
      assertThat(kept).isTrue();
      database.close();
      JournalLine other = new JournalLine.Checkpoint(1, 0, "what was done instead");
      match.append(other);
      assertThat(store.read("doubt").lines()).containsExactly(other);
    }
  }

  @Test
  void afterARestartNobodyWhoLooksIsTurnedAway() {
    try (MatchStore store = PostgresStore.at(postgres.url())) {
      store.create("looked-at", StoreKit.header("l"), about()).close();
      postgres.crashAndRestart();
      for (int i = 0; i < 20; i++) assertThat(store.find("looked-at")).isPresent();
    }
  }

  @Test
  void aUserWhoMayNotMakeASchemaUsesOneThatWasMade() throws SQLException {
    try (Connection connection = DriverManager.getConnection(postgres.url());
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE DATABASE club");
      statement.execute("CREATE ROLE modest LOGIN PASSWORD 'modest'");
    }
    try (Connection connection =
            DriverManager.getConnection(postgres.url().replace("/postgres?", "/club?"));
        Statement statement = connection.createStatement()) {
      statement.execute("REVOKE CREATE ON DATABASE club FROM PUBLIC");
      statement.execute("CREATE SCHEMA astragal AUTHORIZATION modest");
    }
    try (MatchStore store = PostgresStore.at(postgres.url("modest", "modest", "club"))) {
      store.create("first", StoreKit.header("f"), about()).close();
      assertThat(store.find("first")).isPresent();
    }
  }

  @Test
  void whoLostTheLeaseUnnoticedGoesOnIfNobodyElseDid() throws SQLException {
    try (MatchStore store = PostgresStore.at(postgres.url());
        HeldMatch match = store.create("unnoticed", StoreKit.header("u"), about())) {
      endLeases("unnoticed");
      match.append(StoreKit.input(1));
      store.create("another", StoreKit.header("a"), about()).close();
      try (MatchStore other = PostgresStore.at(postgres.url())) {
        assertThatThrownBy(() -> other.open("unnoticed"))
            .hasMessageContaining("is being played by process " + ProcessHandle.current().pid());
      }
    }
  }

  @Test
  void aDatabaseThatCrashesAndComesBackLosesNothingThatWasAcknowledged() throws Exception {
    try (PrivatePostgres fragile = PrivatePostgres.started();
        MatchStore store = PostgresStore.at(fragile.url())) {
      List<JournalLine> acknowledged = new ArrayList<>();
      HeldMatch match = store.create("crash", StoreKit.header("c"), about());
      Thread crash = Thread.ofVirtual().unstarted(fragile::crashAndRestart);
      for (int i = 1; acknowledged.size() < 500; i++) {
        if (i == 100) crash.start();
        try {
          match.append(StoreKit.input(i));
          acknowledged.add(StoreKit.input(i));
        } catch (JournalException e) {
          assertThat(e.reason()).isEqualTo(Reason.UNREACHABLE);
          crash.join();
          match.close();
          match = store.open("crash");
          i = match.past().lines().size();
          assertThat(match.past().lines()).startsWith(acknowledged.toArray(JournalLine[]::new));
          acknowledged = new ArrayList<>(match.past().lines());
        }
      }
      crash.join();
      assertThat(store.read("crash").lines()).isEqualTo(acknowledged);
      match.close();
    }
  }

  @Test
  void serversThatStartTogetherMigrateOnce() throws Exception {
    execute("CREATE DATABASE fresh");
    String url = postgres.url(PrivatePostgres.USER, PrivatePostgres.PASSWORD, "fresh");
    try (ExecutorService threads = Executors.newFixedThreadPool(6)) {
      List<Callable<MatchStore>> servers = new ArrayList<>();
      for (int i = 0; i < 6; i++) servers.add(() -> PostgresStore.at(url));
      for (Future<MatchStore> server : threads.invokeAll(servers)) server.get().close();
    }
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement();
        var versions = statement.executeQuery("SELECT count(*) FROM astragal.migration")) {
      versions.next();
      assertThat(versions.getInt(1)).isEqualTo(Migrations.VERSION);
      statement.execute("INSERT INTO astragal.migration (version) VALUES (99)");
    }
    assertThatThrownBy(() -> PostgresStore.at(url))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("tables of version 99");
  }

  @Test
  void whatCannotBeOpenedIsSaidInOneLineWithoutThePassword() {
    String user = PrivatePostgres.USER;
    refused(postgres.url(user, "wrong", "postgres"), "refuses this user and password");
    refused(postgres.url("nobody", "x", "postgres"), "refuses this user and password");
    refused(postgres.url(user, PrivatePostgres.PASSWORD, "nowhere"), "no such database");
    refused(
        "jdbc:postgresql://127.0.0.1:1/postgres?user=a&password=knucklebone", "cannot be reached");
    refused("jdbc:postgresql://host:port:x/y?password=knucklebone", "jdbc:postgresql://HOST");
  }

  private static void refused(String url, String why) {
    BadInputException refusal =
        catchThrowableOfType(BadInputException.class, () -> Stores.open(url));
    assertThat(refusal.getMessage())
        .contains(why)
        .doesNotContain("knucklebone")
        .doesNotContain("\n");
  }

  /** What happens when the network between a server and the database is cut. */
  private static void endLeases(String id) throws SQLException {
    execute(
        "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND"
            + " ((classid::bigint << 32) | objid::bigint) = hashtextextended('astragal.match "
            + id
            + "', 1)");
  }

  private static void execute(String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection(postgres.url());
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static long count(String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection(postgres.url());
        Statement statement = connection.createStatement();
        var found = statement.executeQuery(sql)) {
      found.next();
      return found.getLong(1);
    }
  }

  private static Tree.Table about() {
    return Tree.emptyTable();
  }
}
