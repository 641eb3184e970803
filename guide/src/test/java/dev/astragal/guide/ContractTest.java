package dev.astragal.guide;

import dev.astragal.runtime.kit.GameKit;
import org.junit.jupiter.api.Test;

class ContractTest {
  @Test
  void keepsTheContract() {
    GameKit.check(new TicTacToe());
  }

  @Test
  void speaksInWords() {
    GameKit.checkWords(new TicTacToe());
  }
}
