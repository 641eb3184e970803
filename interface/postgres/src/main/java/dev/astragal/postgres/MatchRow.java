package dev.astragal.postgres;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.store.KeptMatch;
import dev.astragal.runtime.store.MatchSummary;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;

/**
 * A match as its lease found it.
 *
 * @param number its primary key
 * @param epoch how often its lease was taken: only the last taker may write
 * @param lines how many lines it has, the header among them
 */
record MatchRow(long number, String key, long epoch, long lines, Tree.Table about, long sent) {
  static final String COLUMNS = "number, key, epoch, lines, about, sent";

  static MatchRow of(ResultSet row) throws SQLException {
    return new MatchRow(
        row.getLong("number"),
        row.getString("key"),
        row.getLong("epoch"),
        row.getLong("lines"),
        about(row),
        row.getLong("sent"));
  }

  static MatchSummary summary(ResultSet row) throws SQLException {
    String id = row.getString("id");
    return new MatchSummary(
        id,
        journal(id, row.getString("header") + "\n").header().spec(),
        row.getTimestamp("changed").toInstant(),
        Optional.ofNullable(row.getString("outcome")),
        about(row));
  }

  private static Tree.Table about(ResultSet row) throws SQLException {
    return (Tree.Table) JsonTrees.read(row.getString("about"), "about");
  }

  static JournalFile journal(String id, String text) {
    try {
      return JournalReader.read(
          "the match '" + id + "'",
          new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The journal of {@code id}, or nothing when there is none. */
  static Optional<JournalFile> read(Connection connection, String id) throws SQLException {
    String text = text(connection, id);
    return text.isEmpty() ? Optional.empty() : Optional.of(journal(id, text));
  }

  /** All that is kept of {@code id}, or nothing when there is no such match. */
  static Optional<KeptMatch> pack(Connection connection, String id) throws SQLException {
    try (PreparedStatement statement =
        connection.prepareStatement("SELECT " + COLUMNS + " FROM astragal.match WHERE id = ?")) {
      statement.setString(1, id);
      try (ResultSet rows = statement.executeQuery()) {
        if (!rows.next()) return Optional.empty();
        MatchRow row = of(rows);
        return Optional.of(
            new KeptMatch(id, row.key(), text(connection, id), row.about(), row.sent()));
      }
    }
  }

  private static String text(Connection connection, String id) throws SQLException {
    StringBuilder text = new StringBuilder();
    try (PreparedStatement statement =
        connection.prepareStatement(
            "SELECT l.text FROM astragal.line l JOIN astragal.match m ON m.number = l.match"
                + " WHERE m.id = ? ORDER BY l.position")) {
      statement.setString(1, id);
      try (ResultSet lines = statement.executeQuery()) {
        while (lines.next()) text.append(lines.getString(1)).append('\n');
      }
    }
    return text.toString();
  }
}
