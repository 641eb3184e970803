package dev.astragal.postgres;

import dev.astragal.runtime.content.BadInputException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;

/**
 * Brings the tables to the version this program needs. Servers that start together wait for each
 * other; tables that a newer program made are refused.
 */
final class Migrations {
  static final int VERSION = 2;

  /** Any number nobody else uses for such a lock. */
  private static final long LOCK = 0x41535452_4147414CL;

  private Migrations() {}

  static void run(Database database) {
    int found = database.use(Migrations::migrate);
    if (found > VERSION)
      throw new BadInputException(
          database.name()
              + " has tables of version "
              + found
              + ", this program knows version "
              + VERSION
              + "; use a newer program");
  }

  private static int migrate(Connection connection) throws SQLException {
    connection.setAutoCommit(false);
    try (Statement statement = connection.createStatement()) {
      statement.execute("SELECT pg_advisory_xact_lock(" + LOCK + ")");
      // Asked first: whoever may not make a schema may still use one that was made for them.
      if (!hasSchema(statement)) statement.execute("CREATE SCHEMA astragal");
      statement.execute(
          "CREATE TABLE IF NOT EXISTS astragal.migration"
              + " (version int PRIMARY KEY, applied timestamptz NOT NULL DEFAULT now())");
      int version = version(statement);
      for (int next = version + 1; next <= VERSION; next++) {
        statement.execute(script(next));
        statement.execute("INSERT INTO astragal.migration (version) VALUES (" + next + ")");
      }
      connection.commit();
      return Math.max(version, VERSION);
    } catch (SQLException e) {
      connection.rollback();
      throw e;
    } finally {
      connection.setAutoCommit(true);
    }
  }

  private static boolean hasSchema(Statement statement) throws SQLException {
    try (ResultSet found =
        statement.executeQuery("SELECT 1 FROM pg_namespace WHERE nspname = 'astragal'")) {
      return found.next();
    }
  }

  private static int version(Statement statement) throws SQLException {
    try (ResultSet found =
        statement.executeQuery("SELECT coalesce(max(version), 0) FROM astragal.migration")) {
      found.next();
      return found.getInt(1);
    }
  }

  private static String script(int version) {
    String name = "migration-" + version + ".sql";
    try (InputStream in =
        Optional.ofNullable(Migrations.class.getResourceAsStream(name)).orElseThrow()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
