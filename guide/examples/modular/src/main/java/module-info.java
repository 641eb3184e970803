/** A game as a module: open, so that its records can be written down and its words be found. */
open module org.example.stones {
  requires dev.astragal.parts;
  requires dev.astragal.runtime;

  provides dev.astragal.kernel.game.Game with
      org.example.stones.Stones;
}
