package dev.astragal.postgres;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.journal.JournalEnds;
import dev.astragal.runtime.journal.JournalException;
import dev.astragal.runtime.journal.JournalException.Reason;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.LinkedLines;
import dev.astragal.runtime.store.HeldMatch;
import dev.astragal.runtime.store.MatchId;
import dev.astragal.runtime.store.MatchSummary;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A match whose lease is ours. A line is kept only if the match still has as many lines as we know
 * of and nobody took its lease after us, both looked at in the statement that writes it.
 */
final class PostgresMatch implements HeldMatch {
  /** How often a line is tried again when the connection breaks while it is written. */
  private static final int ATTEMPTS = 4;

  private static final int PAUSE_MS = 250;

  private static final String WITHDRAW =
      "WITH gone AS (DELETE FROM astragal.line USING astragal.match"
          + " WHERE line.match = ? AND position = ? AND text = ?"
          + " AND number = line.match AND epoch = ? AND lines = position RETURNING line.match)"
          + " UPDATE astragal.match SET lines = lines - 1, outcome = NULL"
          + " WHERE number IN (SELECT match FROM gone)";

  private static final String APPEND =
      "WITH extended AS (UPDATE astragal.match"
          + " SET lines = lines + 1, changed = clock_timestamp(), outcome = ?"
          + " WHERE number = ? AND epoch = ? AND lines = ? RETURNING number, lines)"
          + " INSERT INTO astragal.line SELECT number, lines, ? FROM extended";

  private static final String OURS = "SELECT epoch = ? FROM astragal.match WHERE number = ?";

  private final Database database;
  private final String id;
  private final MatchRow row;
  private final JournalFile past;
  private final LinkedLines lines;
  private final Runnable ending;
  private long count;
  private Tree.Table about;
  private volatile long sent;
  private boolean open = true;

  /** A line of which nobody knows whether it was kept; whoever gave it was told that it was not. */
  private Optional<LinkedLines.Linked> doubtful = Optional.empty();

  PostgresMatch(Database database, String id, MatchRow row, JournalFile past, Runnable ending) {
    this.database = database;
    this.id = id;
    this.row = row;
    this.past = past;
    this.lines = LinkedLines.after("the match '" + id + "'", past);
    this.ending = ending;
    this.count = row.lines();
    this.about = row.about();
    this.sent = row.sent();
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String key() {
    return row.key();
  }

  @Override
  public JournalFile past() {
    return past;
  }

  @Override
  public boolean ours() {
    return database.look(
        connection -> {
          try (PreparedStatement statement = connection.prepareStatement(OURS)) {
            statement.setLong(1, row.epoch());
            statement.setLong(2, row.number());
            try (ResultSet found = statement.executeQuery()) {
              return found.next() && found.getBoolean(1);
            }
          }
        });
  }

  @Override
  public void append(JournalLine line) {
    if (!open) throw new IllegalStateException("the match '" + id + "' is closed");
    LinkedLines.Linked next = lines.next(line);
    doubtful.ifPresent(this::withdraw);
    String outcome = JournalEnds.outcome(line).orElse(null);
    boolean kept = false;
    for (int attempt = 1; !kept; attempt++) {
      try {
        kept = attempt == 1 ? insert(next, outcome) : isThere(next) || insert(next, outcome);
        if (!kept) throw MatchId.overtaken(id);
      } catch (JournalException e) {
        if (e.reason() != Reason.UNREACHABLE) throw e;
        doubtful = Optional.of(next);
        if (attempt == ATTEMPTS) throw e;
        pause(attempt);
      }
    }
    doubtful = Optional.empty();
    count++;
    lines.kept(next);
  }

  /** What was refused must not turn up later. */
  private void withdraw(LinkedLines.Linked line) {
    database.use(
        connection -> {
          try (PreparedStatement statement = connection.prepareStatement(WITHDRAW)) {
            statement.setLong(1, row.number());
            statement.setLong(2, count + 1);
            statement.setString(3, line.text());
            statement.setLong(4, row.epoch());
            return statement.executeUpdate();
          }
        });
    doubtful = Optional.empty();
  }

  private boolean insert(LinkedLines.Linked line, @Nullable String outcome) {
    return database.use(connection -> insert(connection, line.text(), outcome, count));
  }

  /** Whether the line was kept: it is not when somebody else extended or took the match. */
  boolean insert(Connection connection, String text, @Nullable String outcome, long expected)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(APPEND)) {
      statement.setString(1, outcome);
      statement.setLong(2, row.number());
      statement.setLong(3, row.epoch());
      statement.setLong(4, expected);
      statement.setString(5, text);
      return statement.executeUpdate() == 1;
    }
  }

  /** The database may have kept a line although its answer never came. */
  private boolean isThere(LinkedLines.Linked line) {
    return database.use(
        connection -> {
          try (PreparedStatement statement =
              connection.prepareStatement(
                  "SELECT 1 FROM astragal.line WHERE match = ? AND position = ? AND text = ?")) {
            statement.setLong(1, row.number());
            statement.setLong(2, count + 1);
            statement.setString(3, line.text());
            try (ResultSet found = statement.executeQuery()) {
              return found.next();
            }
          }
        });
  }

  private static void pause(int attempt) {
    try {
      Thread.sleep((long) PAUSE_MS * attempt);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public Tree.Table about() {
    return about;
  }

  @Override
  public void describe(Tree.Table said) {
    String words = MatchSummary.words(id, past.header().spec(), said);
    update("about = ?, words = ?", JsonTrees.write(said), words);
    about = said;
  }

  @Override
  public long sent() {
    return sent;
  }

  @Override
  public void sent(long confirmed) {
    update("sent = ?", confirmed);
    sent = confirmed;
  }

  private void update(String assignments, Object... values) {
    int changed =
        database.use(
            connection -> {
              try (PreparedStatement statement =
                  connection.prepareStatement(
                      "UPDATE astragal.match SET "
                          + assignments
                          + " WHERE number = ? AND epoch = ?")) {
                int parameter = 1;
                for (Object value : values) statement.setObject(parameter++, value);
                statement.setLong(parameter++, row.number());
                statement.setLong(parameter, row.epoch());
                return statement.executeUpdate();
              }
            });
    if (changed == 0) throw MatchId.overtaken(id);
  }

  /** Ending it twice must not end the lease somebody took in between. */
  @Override
  public void close() {
    open = false;
    ending.run();
  }
}
