package dev.astragal.mcp.seat;

import dev.astragal.runtime.journal.JournalFile;

/** The seats of one agent, and what it may do with them. */
interface Seats {
  Terms terms();

  /** One the agent has. */
  AgentSeat at(String match);

  /** The journal of a match that is over; before that it would tell too much. */
  JournalFile finished(String match);
}
