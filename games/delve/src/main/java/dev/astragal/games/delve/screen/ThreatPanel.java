package dev.astragal.games.delve.screen;

import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.rules.ThreatSummary;
import dev.astragal.games.delve.words.EncounterWords;
import dev.astragal.games.delve.words.Things;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.state.Ints;
import java.util.ArrayList;
import java.util.List;

/** The enemies that a question is about, the primary one first. */
public final class ThreatPanel {
  private ThreatPanel() {}

  public static Panel of(DelveState state, Ints enemies) {
    ThreatSummary threat = ThreatSummary.of(state, enemies);
    List<Panel.Line> lines = new ArrayList<>();
    for (int i = 0; i < enemies.size(); i++) {
      int enemy = enemies.get(i);
      Ink ink = i == 0 ? Ink.STRONG : Ink.NORMAL;
      lines.add(
          new Panel.Line(EncounterWords.standing(state, enemy), ink)
              .showing(Things.enemy(state, enemy)));
      if (EncounterWords.unaware(state, enemy))
        lines.add(
            new Panel.Line(
                Msg.of("enemy.unaware", "enemy", Things.enemyName(state, enemy)), Ink.GOOD));
      for (Msg danger : EncounterWords.dangers(state, enemy))
        lines.add(new Panel.Line(danger, Ink.FAINT));
    }
    if (threat.retreatEligible()) lines.add(new Panel.Line(Msg.of("threat.retreat"), Ink.WARNING));
    return new Panel.Text("threat", Msg.of("panel.threat", "tags", threat.dangerTags()), lines);
  }
}
