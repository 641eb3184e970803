package dev.astragal.postgres;

import dev.astragal.runtime.store.MatchId;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Advisory locks on one connection of their own: the database drops them the moment the connection
 * ends, so that a server that is killed loses its matches at once. A machine that vanishes without
 * a word is given up after the keep-alive time below.
 *
 * <p>When the connection breaks, the locks are gone although this program lives. Whoever takes a
 * match then raises its epoch, and appends of the old epoch are refused.
 */
final class Leases implements AutoCloseable {
  private static final String KEEP_ALIVE =
      "SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3";

  private final Database database;
  private final Set<String> held = new LinkedHashSet<>();
  private @Nullable Connection connection;

  Leases(Database database) {
    this.database = database;
  }

  /** Whether {@code id} was free and is now ours. */
  synchronized boolean take(String id) {
    if (held.contains(id)) throw MatchId.held(id, "this program already");
    boolean taken = locked(id);
    if (taken) held.add(id);
    return taken;
  }

  private boolean locked(String id) {
    try {
      return ask(connected(), "SELECT pg_try_advisory_lock(hashtextextended(?, 1))", id);
    } catch (SQLException e) {
      throw database.failure(e);
    }
  }

  /** Ending a lease that is lost already is no error: it has ended. */
  synchronized void end(String id) {
    if (!held.remove(id) || connection == null) return;
    try {
      ask(connection, "SELECT pg_advisory_unlock(hashtextextended(?, 1))", id);
    } catch (SQLException e) {
      forget();
    }
  }

  private Connection connected() throws SQLException {
    Connection current = connection;
    if (current != null && current.isValid(1)) return current;
    Connection fresh = database.connect();
    try (Statement statement = fresh.createStatement()) {
      statement.execute(KEEP_ALIVE);
    }
    connection = fresh;
    for (String id : held) ask(fresh, "SELECT pg_try_advisory_lock(hashtextextended(?, 1))", id);
    return fresh;
  }

  private static boolean ask(Connection connection, String question, String id)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(question)) {
      statement.setString(1, "astragal.match " + id);
      try (ResultSet answer = statement.executeQuery()) {
        answer.next();
        return answer.getBoolean(1);
      }
    }
  }

  @Override
  public synchronized void close() {
    held.clear();
    forget();
  }

  private void forget() {
    Connection current = connection;
    connection = null;
    if (current == null) return;
    try {
      current.close();
    } catch (SQLException e) {
      throw database.failure(e);
    }
  }
}
