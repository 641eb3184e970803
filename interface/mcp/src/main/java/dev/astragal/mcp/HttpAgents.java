package dev.astragal.mcp;

import dev.astragal.web.agent.AgentDoor;
import dev.astragal.web.agent.AgentHall;
import dev.astragal.web.agent.AgentProvider;
import dev.astragal.web.agent.Visit;
import org.jspecify.annotations.Nullable;

/** Lets agents in over HTTP; nothing of the protocol is loaded before the first of them comes. */
public final class HttpAgents implements AgentProvider {
  @Override
  public AgentDoor open(AgentHall hall) {
    return new LateDoor(hall);
  }

  private static final class LateDoor implements AgentDoor {
    private final AgentHall hall;
    private @Nullable HttpDoor door;

    LateDoor(AgentHall hall) {
      this.hall = hall;
    }

    private synchronized HttpDoor door() {
      HttpDoor opened = door == null ? HttpDoor.open(hall) : door;
      door = opened;
      return opened;
    }

    @Override
    public void answer(Visit visit) {
      door().answer(visit);
    }

    @Override
    public synchronized int present() {
      return door == null ? 0 : door.present();
    }

    @Override
    public synchronized void close() {
      if (door != null) door.close();
    }
  }
}
