package dev.astragal.web.agent;

/** What agents may do on a server. */
public enum AgentsMay {
  /** Nobody answers them. */
  NOTHING,
  /** What anybody with a browser may: look for matches, make one, take a seat. */
  PLAY,
  /** Sweeps and searches too, which cost this machine minutes. */
  STUDY
}
