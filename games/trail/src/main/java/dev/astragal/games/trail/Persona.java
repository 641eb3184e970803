package dev.astragal.games.trail;

/** Who drives. */
public enum Persona {
  JOURNALIST,
  ORGANIZER,
  WHISTLEBLOWER,
  LOBBYIST,
  STAFFER,
  SATIRIST
}
