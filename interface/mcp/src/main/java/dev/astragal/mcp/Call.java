package dev.astragal.mcp;

import dev.astragal.mcp.seat.Toolbox;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/** One call of a client, from when it is heard until it is answered. */
final class Call {
  /** Where the library hands it from the transport to the tool. */
  static final String KEY = "call";

  private final Object id;
  private final Toolbox tools;
  private boolean cancelled;
  private @Nullable Thread stoppable;

  Call(Object id, Toolbox tools) {
    this.id = id;
    this.tools = tools;
  }

  Object id() {
    return id;
  }

  Toolbox tools() {
    return tools;
  }

  /** Nobody wants it any more. */
  synchronized void cancel() {
    cancelled = true;
    if (stoppable != null) stoppable.interrupt();
  }

  synchronized boolean cancelled() {
    return cancelled;
  }

  /** This thread may be interrupted until {@link #end}, which it must call. */
  synchronized void mayStop() {
    if (cancelled) throw new CancellationException();
    stoppable = Thread.currentThread();
  }

  /** On the thread that worked: whatever it does next must not be interrupted for this. */
  synchronized void end() {
    if (stoppable != null && Thread.interrupted()) cancelled = true;
    stoppable = null;
  }
}
