package dev.astragal.guide.masks;

/** What others say to a claim. Whoever blocks claims to be the guard. */
enum Reaction implements Masks.Deed {
  LET,
  DOUBT,
  BLOCK
}
