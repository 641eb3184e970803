package dev.astragal.baator.console;

import dev.astragal.games.baator.rules.Encounter;
import dev.astragal.games.baator.rules.Rehearsal;
import dev.astragal.kernel.seed.Seed;
import java.util.List;

/** How hard a fight would be, without fighting it at the table. */
record EncounterCommand(Answers answers) {
  private static final int FIGHTS_MAX = 10_000;

  ConsoleCommand command() {
    return new ConsoleCommand("encounter", List.of("rule", "against", "runs"), this::estimate);
  }

  private List<String> estimate(Words words) {
    List<String> all = words.words();
    int arrow = all.indexOf("->");
    if (arrow < 1 || arrow == all.size() - 1) throw new MisreadException("no-sides");
    String ourRule = rule(words.option("rule", Encounter.USUAL_RULE));
    String theirRule = rule(words.option("against", ourRule));
    int fights =
        words
            .option("runs")
            .map(Words::number)
            .map(n -> Math.clamp(n, 1, FIGHTS_MAX))
            .orElse(Encounter.FIGHTS);
    Encounter encounter =
        new Encounter(
            answers.actors(all.subList(0, arrow)),
            answers.actors(all.subList(arrow + 1, all.size())),
            ourRule,
            theirRule);
    Seed seed = new Seed(answers.table().spec().seed().text() + " encounter");
    Encounter.Estimate estimate;
    try {
      estimate = answers.desk().estimate(encounter, fights, seed);
    } catch (Rehearsal.RefusedException e) {
      return answers.refused(e.reasons());
    }
    return List.of(
        answers.say(
            "encounter",
            "won",
            estimate.won(),
            "lost",
            estimate.lost(),
            "fights",
            estimate.fights(),
            "rounds",
            estimate.rounds() * 1000 / estimate.fights(),
            "fallen",
            estimate.fallen() * 1000 / estimate.fights(),
            "ours",
            encounter.ours().size(),
            "verdict",
            estimate.verdict()));
  }

  private String rule(String key) {
    if (answers.desk().rules().find(key).isEmpty())
      throw new MisreadException("no-rule", "key", key);
    return key;
  }
}
