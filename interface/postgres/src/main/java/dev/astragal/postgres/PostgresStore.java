package dev.astragal.postgres;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.journal.JournalEnds;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.LinkedLines;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.store.HeldMatch;
import dev.astragal.runtime.store.KeptMatch;
import dev.astragal.runtime.store.MatchId;
import dev.astragal.runtime.store.MatchQuery;
import dev.astragal.runtime.store.MatchStore;
import dev.astragal.runtime.store.MatchSummary;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/** Matches in PostgreSQL. Any number of servers may share one. */
public final class PostgresStore implements MatchStore {
  private static final String CREATE =
      "WITH created AS (INSERT INTO astragal.match (id, game, header, lines, holder, about, words)"
          + " VALUES (?, ?, ?, 1, ?, ?, ?) ON CONFLICT (id) DO NOTHING RETURNING *),"
          + " headed AS (INSERT INTO astragal.line SELECT number, 1, header FROM created)"
          + " SELECT "
          + MatchRow.COLUMNS
          + " FROM created";

  private static final String PUT =
      "WITH put AS (INSERT INTO astragal.match"
          + " (id, key, game, header, lines, holder, outcome, about, words, sent)"
          + " VALUES (?, COALESCE(?::uuid, gen_random_uuid()), ?, ?, ?, ?, ?, ?, ?, ?)"
          + " ON CONFLICT (id) DO NOTHING RETURNING number)"
          + " INSERT INTO astragal.line SELECT number, position, text"
          + " FROM put, unnest(?::text[]) WITH ORDINALITY AS given (text, position)";

  private final Database database;
  private final Leases leases;
  private final String holder;

  private PostgresStore(Database database) {
    this.database = database;
    this.leases = new Leases(database);
    this.holder = "process " + ProcessHandle.current().pid() + " on " + host();
  }

  /** Connects, and brings the tables up to date. */
  public static PostgresStore at(String url) {
    Database database = new Database(url);
    Migrations.run(database);
    return new PostgresStore(database);
  }

  @Override
  public HeldMatch create(String id, JournalLine.Header header, Tree.Table about) {
    MatchId.require(id);
    String text = LinkedLines.from("the match '" + id + "'").next(header).text();
    String words = MatchSummary.words(id, header.spec(), about);
    take(id);
    try {
      MatchRow row =
          database
              .use(
                  connection ->
                      one(
                          connection,
                          CREATE,
                          id,
                          header.spec().game(),
                          text,
                          holder,
                          JsonTrees.write(about),
                          words))
              .orElseThrow(() -> MatchId.exists(id));
      return held(id, row, MatchRow.journal(id, text + "\n"));
    } catch (RuntimeException e) {
      leases.end(id);
      throw e;
    }
  }

  @Override
  public HeldMatch open(String id) {
    MatchId.require(id);
    if (find(id).isEmpty()) throw MatchId.unknown(id);
    take(id);
    try {
      // Raising the epoch twice does no harm.
      MatchRow row =
          database
              .look(
                  connection ->
                      one(
                          connection,
                          "UPDATE astragal.match SET epoch = epoch + 1, holder = ? WHERE id = ?"
                              + " RETURNING "
                              + MatchRow.COLUMNS,
                          holder,
                          id))
              .orElseThrow(() -> MatchId.unknown(id));
      return held(id, row, read(id));
    } catch (RuntimeException e) {
      leases.end(id);
      throw e;
    }
  }

  private HeldMatch held(String id, MatchRow row, JournalFile past) {
    AtomicBoolean ended = new AtomicBoolean();
    return new PostgresMatch(
        database,
        id,
        row,
        past,
        () -> {
          if (ended.compareAndSet(false, true)) leases.end(id);
        });
  }

  private void take(String id) {
    if (leases.take(id)) return;
    String other =
        database.look(
            connection -> {
              try (PreparedStatement statement =
                  connection.prepareStatement("SELECT holder FROM astragal.match WHERE id = ?")) {
                statement.setString(1, id);
                try (ResultSet found = statement.executeQuery()) {
                  return found.next() ? found.getString(1) : "another program";
                }
              }
            });
    throw MatchId.held(id, other);
  }

  private static Optional<MatchRow> one(Connection connection, String statement, String... values)
      throws SQLException {
    try (PreparedStatement prepared = connection.prepareStatement(statement)) {
      for (int i = 0; i < values.length; i++) prepared.setString(i + 1, values[i]);
      try (ResultSet row = prepared.executeQuery()) {
        return row.next() ? Optional.of(MatchRow.of(row)) : Optional.empty();
      }
    }
  }

  @Override
  public JournalFile read(String id) {
    MatchId.require(id);
    return database
        .look(connection -> MatchRow.read(connection, id))
        .orElseThrow(() -> MatchId.unknown(id));
  }

  @Override
  public Optional<MatchSummary> find(String id) {
    MatchId.require(id);
    return summaries("WHERE id = ?", List.of(id)).stream().findFirst();
  }

  @Override
  public List<MatchSummary> search(MatchQuery query) {
    StringBuilder where = new StringBuilder("WHERE position(? IN words) > 0");
    List<Object> values = new ArrayList<>();
    values.add(query.words());
    if (!query.game().isEmpty()) {
      where.append(" AND game = ?");
      values.add(query.game());
    }
    query
        .ended()
        .ifPresent(ended -> where.append(" AND outcome IS " + (ended ? "NOT " : "") + "NULL"));
    where.append(" ORDER BY changed DESC, id OFFSET ? LIMIT ?");
    values.add(query.skip());
    values.add(query.limit());
    return summaries(where.toString(), values);
  }

  private List<MatchSummary> summaries(String where, List<?> values) {
    return database.look(
        connection -> {
          List<MatchSummary> found = new ArrayList<>();
          try (PreparedStatement statement =
              connection.prepareStatement(
                  "SELECT id, header, changed, outcome, about FROM astragal.match " + where)) {
            for (int i = 0; i < values.size(); i++) statement.setObject(i + 1, values.get(i));
            try (ResultSet rows = statement.executeQuery()) {
              while (rows.next()) found.add(MatchRow.summary(rows));
            }
          }
          return found;
        });
  }

  @Override
  public KeptMatch pack(String id) {
    MatchId.require(id);
    return database
        .look(connection -> MatchRow.pack(connection, id))
        .orElseThrow(() -> MatchId.unknown(id));
  }

  @Override
  public void put(KeptMatch match) {
    JournalFile journal = match.read();
    String[] lines = match.journal().lines().toArray(String[]::new);
    String outcome =
        journal.lines().isEmpty()
            ? null
            : JournalEnds.outcome(journal.lines().getLast()).orElse(null);
    RunSpec spec = journal.header().spec();
    int kept =
        database.use(
            connection -> {
              try (PreparedStatement statement = connection.prepareStatement(PUT)) {
                statement.setString(1, match.id());
                statement.setString(2, match.key().isEmpty() ? null : match.key());
                statement.setString(3, spec.game());
                statement.setString(4, lines[0]);
                statement.setLong(5, lines.length);
                statement.setString(6, holder);
                statement.setString(7, outcome);
                statement.setString(8, JsonTrees.write(match.about()));
                statement.setString(9, MatchSummary.words(match.id(), spec, match.about()));
                statement.setLong(10, match.sent());
                statement.setArray(11, connection.createArrayOf("text", lines));
                return statement.executeUpdate();
              }
            });
    if (kept == 0) throw MatchId.exists(match.id());
  }

  @Override
  public void delete(String id) {
    if (find(id).isEmpty()) throw MatchId.unknown(id);
    take(id);
    try {
      database.use(
          connection -> {
            try (PreparedStatement statement =
                connection.prepareStatement(
                    "WITH lines AS (DELETE FROM astragal.line WHERE match ="
                        + " (SELECT number FROM astragal.match WHERE id = ?))"
                        + " DELETE FROM astragal.match WHERE id = ?")) {
              statement.setString(1, id);
              statement.setString(2, id);
              return statement.executeUpdate();
            }
          });
    } finally {
      leases.end(id);
    }
  }

  @Override
  public void close() {
    leases.close();
    database.close();
  }

  private static String host() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException e) {
      return "a machine without a name";
    }
  }
}
