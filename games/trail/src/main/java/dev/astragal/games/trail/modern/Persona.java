package dev.astragal.games.trail.modern;

/** Who drives. */
public enum Persona {
  JOURNALIST,
  ORGANIZER,
  WHISTLEBLOWER,
  LOBBYIST,
  STAFFER,
  SATIRIST
}
