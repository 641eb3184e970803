package dev.astragal.postgres;

import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.JournalException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Properties;
import java.util.concurrent.Semaphore;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.postgresql.Driver;

/** A few connections, shared by all threads of a store; one that broke is thrown away. */
final class Database implements AutoCloseable {
  /** More connections do not make one disk faster. */
  static final int CONNECTIONS_MAX = 8;

  /** What the driver logs is said in our own words; kept here, or the level would be forgotten. */
  private static final Logger DRIVER_LOG = Logger.getLogger("org.postgresql");

  static {
    DRIVER_LOG.setLevel(Level.OFF);
  }

  private static final int CONNECT_SECONDS = 10;
  private static final int ANSWER_SECONDS = 30;

  private final String url;
  private final Deque<Connection> idle = new ArrayDeque<>();
  private final Semaphore free = new Semaphore(CONNECTIONS_MAX);
  private boolean closed;

  /** Something to do with a connection. */
  @FunctionalInterface
  interface Work<T> {
    T with(Connection connection) throws SQLException;
  }

  Database(String url) {
    this.url = url;
  }

  /** What errors call the database: never the user's password. */
  String name() {
    int question = url.indexOf('?');
    return question < 0 ? url : url.substring(0, question);
  }

  /** Looks something up: where the database was restarted since, it is asked again. */
  <T> T look(Work<T> work) {
    try {
      return use(work);
    } catch (JournalException e) {
      if (e.reason() != JournalException.Reason.UNREACHABLE) throw e;
      return use(work);
    }
  }

  <T> T use(Work<T> work) {
    free.acquireUninterruptibly();
    try {
      Connection connection = take();
      try {
        T result = work.with(connection);
        give(connection);
        return result;
      } catch (SQLException e) {
        if (lost(e) || !connection.isValid(1)) {
          connection.close();
          drop();
        } else {
          give(connection);
        }
        throw failure(e);
      } catch (RuntimeException e) {
        give(connection);
        throw e;
      }
    } catch (SQLException e) {
      throw failure(e);
    } finally {
      free.release();
    }
  }

  /** A connection of one's own. */
  Connection connect() {
    Properties properties = new Properties();
    properties.setProperty("connectTimeout", Integer.toString(CONNECT_SECONDS));
    properties.setProperty("loginTimeout", Integer.toString(CONNECT_SECONDS));
    properties.setProperty("socketTimeout", Integer.toString(ANSWER_SECONDS));
    properties.setProperty("tcpKeepAlive", "true");
    properties.setProperty("ApplicationName", "astragal");
    if (Driver.parseURL(url, new Properties()) == null) throw badUrl();
    try {
      Connection connection = new Driver().connect(url, properties);
      if (connection == null) throw badUrl();
      return connection;
    } catch (SQLException e) {
      throw failure(e);
    } catch (IllegalArgumentException e) {
      throw badUrl();
    }
  }

  private BadInputException badUrl() {
    return new BadInputException(
        "'" + name() + "' is no address; write jdbc:postgresql://HOST:PORT/DATABASE?user=NAME");
  }

  private Connection take() {
    Connection connection;
    synchronized (this) {
      connection = idle.pollLast();
    }
    return connection == null ? connect() : connection;
  }

  private synchronized void give(Connection connection) throws SQLException {
    if (closed) connection.close();
    else idle.addLast(connection);
  }

  /** What broke one connection has broken those that lie idle. */
  private synchronized void drop() throws SQLException {
    while (!idle.isEmpty()) idle.removeLast().close();
  }

  @Override
  public synchronized void close() {
    closed = true;
    for (Connection connection : idle) {
      try {
        connection.close();
      } catch (SQLException e) {
        throw failure(e);
      }
    }
    idle.clear();
  }

  /** Whether the connection is gone, so that nobody knows what became of the statement. */
  static boolean lost(SQLException e) {
    String state = String.valueOf(e.getSQLState());
    return state.startsWith("08") || state.startsWith("57P") || state.equals("null");
  }

  RuntimeException failure(SQLException e) {
    String state = String.valueOf(e.getSQLState());
    if (state.startsWith("28"))
      return new BadInputException(name() + " refuses this user and password");
    if (state.startsWith("3D"))
      return new BadInputException(name() + ": there is no such database");
    if (lost(e))
      return new JournalException(
          JournalException.Reason.UNREACHABLE, name() + " cannot be reached: " + firstLine(e));
    return new BadInputException(name() + ": " + firstLine(e));
  }

  private static String firstLine(SQLException e) {
    return String.valueOf(e.getMessage()).lines().findFirst().orElse("no reason given");
  }
}
