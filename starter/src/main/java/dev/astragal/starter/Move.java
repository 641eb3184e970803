package dev.astragal.starter;

import dev.astragal.kernel.game.Choice;

/** The choices: what a player may answer. Their names are keys of the message bundle. */
public enum Move implements Choice {
  STEP,
  LEAP
}
