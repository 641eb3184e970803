package dev.astragal.web.agent;

/**
 * Lets agents in by a protocol of theirs. Found by {@code ServiceLoader}; without one nobody
 * answers them.
 */
public interface AgentProvider {
  AgentDoor open(AgentHall hall);
}
