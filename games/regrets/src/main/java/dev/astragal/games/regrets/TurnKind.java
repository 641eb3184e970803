package dev.astragal.games.regrets;

/** What the current turn is used for; the first command that is not free fixes it. */
public enum TurnKind {
  NONE,
  FISH,
  SELL,
  SHOP,
  MOUNT
}
