package dev.astragal.games.baator;

import dev.astragal.games.baator.rules.Packs;
import dev.astragal.games.baator.rules.SessionContext;
import dev.astragal.kernel.dice.DiceExpression;
import dev.astragal.kernel.rules.Effect;
import dev.astragal.kernel.rules.Rule;
import dev.astragal.kernel.rules.RulePack;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What people call the rules of a session, and how they read the expressions in them. */
final class RuleNames {
  private static final Pattern VARIABLE = Pattern.compile("(actor|target)\\.(?:stats\\.)?(\\w+)");
  private static final Pattern SUM = Pattern.compile("\\d{1,6}(?:\\+\\d{1,6})*");

  private final Packs packs;
  private final BaatorState state;

  RuleNames(Packs packs, BaatorState state) {
    this.packs = packs;
    this.state = state;
  }

  Optional<Rule> find(String key) {
    return packs.registry(state).find(key);
  }

  /**
   * A shipped rule by its word in the bundle, one of a table's own pack by what its author says.
   */
  Msg name(String key) {
    if (shipped().anyMatch(rule -> rule.key().equals(key))) return Msg.word(key);
    String said = find(key).map(Rule::description).orElse("");
    return Msg.literal(said.isEmpty() ? key : said);
  }

  /** Whether a rule reads its target or does anything to it, so that saying whom matters. */
  boolean aimed(String key) {
    return find(key)
        .map(
            rule ->
                Stream.of(rule.roll(), rule.dc(), rule.cost())
                        .flatMap(Optional::stream)
                        .anyMatch(RuleNames::readsTarget)
                    || rule.when().stream().anyMatch(RuleNames::readsTarget)
                    || Stream.of(rule.onSuccess(), rule.onFailure())
                        .flatMap(List::stream)
                        .anyMatch(effect -> effect.kind() == Effect.Kind.COMMAND))
        .orElse(true);
  }

  private static boolean readsTarget(DiceExpression expression) {
    return expression.text().contains("target");
  }

  /** What a shipped rule does. */
  Optional<Msg> help(String key) {
    return shipped().anyMatch(rule -> rule.key().equals(key))
        ? Optional.of(Msg.of("help." + key))
        : Optional.empty();
  }

  /** Whether the bundle has a sentence for what a rule lets everybody know. */
  boolean announces(String name) {
    return shipped()
        .flatMap(rule -> Stream.of(rule.onSuccess(), rule.onFailure(), rule.onCritical()))
        .flatMap(List::stream)
        .anyMatch(effect -> effect.kind() == Effect.Kind.EVENT && effect.name().equals(name));
  }

  private Stream<Rule> shipped() {
    return packs.shipped().stream().map(RulePack::rules).flatMap(List::stream);
  }

  /** An expression as it would be said at a table: {@code 1d20+STR}. */
  static String spoken(String expression) {
    return VARIABLE.matcher(expression).replaceAll("$2").replace("//", " / ");
  }

  /** An expression with the numbers of the sheets in it; empty where one is missing. */
  static Optional<String> worked(
      BaatorState state, DiceExpression expression, String actor, String target) {
    Matcher variable = VARIABLE.matcher(expression.text());
    String written = expression.text();
    StringBuilder out = new StringBuilder();
    int from = 0;
    while (variable.find()) {
      Optional<Tree> value =
          SessionContext.of(state, actor, target).find(List.of(variable.group().split("\\.", -1)));
      if (value.isEmpty() || !(value.get() instanceof Tree.Whole(long number, var _)))
        return Optional.empty();
      out.append(written, from, variable.start()).append(number);
      from = variable.end();
    }
    String text =
        out.append(written, from, written.length()).toString().replace(" ", "").replace("+-", "-");
    return Optional.of(SUM.matcher(text).matches() ? Long.toString(sum(text)) : text);
  }

  private static long sum(String text) {
    List<Long> parts = new ArrayList<>();
    for (String part : text.split("\\+", -1)) parts.add(Long.parseLong(part));
    return parts.stream().mapToLong(Long::longValue).sum();
  }
}
