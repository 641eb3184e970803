package dev.astragal.games.mir.later;

import dev.astragal.games.mir.MirEngine;
import dev.astragal.games.mir.Trace;
import dev.astragal.games.mir.Yard;
import dev.astragal.games.mir.json.JsonReader;

/** Short ways to act under the later engine. */
final class Later {
  private Later() {}

  /** The yard with pieces of its text replaced, two at a time: what, and by what. */
  static Trace yard(String... replaced) {
    String text = Yard.text();
    for (int i = 0; i < replaced.length; i += 2) {
      if (!text.contains(replaced[i]))
        throw new IllegalArgumentException("the yard has no " + replaced[i]);
      text = text.replace(replaced[i], replaced[i + 1]);
    }
    return new Trace(MirEngine.later(), JsonReader.read(text));
  }

  static String defend(String id) {
    return "{\"type\":\"DEFEND\",\"entityId\":\"" + id + "\"}";
  }

  static String use(String caster, String ability, String target) {
    return "{\"type\":\"USE_ABILITY\",\"casterId\":\""
        + caster
        + "\",\"abilityId\":\""
        + ability
        + "\",\"targetId\":\""
        + target
        + "\"}";
  }

  static String seed(String seed) {
    return "{\"type\":\"SET_SEED\",\"seed\":\"" + seed + "\"}";
  }
}
