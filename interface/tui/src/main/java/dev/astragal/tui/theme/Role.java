package dev.astragal.tui.theme;

/** What a part of the client itself is, apart from any game. */
public enum Role {
  TEXT,
  BORDER,
  FOCUSED_BORDER,
  TITLE,
  BAR,
  KEY,
  HINT,
  SELECTED,
  FOUND,
  ERROR
}
