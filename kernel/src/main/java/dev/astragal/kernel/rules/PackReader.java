package dev.astragal.kernel.rules;

import dev.astragal.kernel.dice.DiceException;
import dev.astragal.kernel.dice.DiceExpression;
import dev.astragal.kernel.dice.DiceLanguage;
import dev.astragal.kernel.dice.Mode;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Turns a document into a pack. Every expression is parsed here, so that a pack that loads has no
 * typing mistakes left; all that is wrong is reported at once.
 */
public final class PackReader {
  /** More rules than anybody reviews; a limit so that a broken file cannot fill the memory. */
  public static final int RULES_MAX = 2_000;

  private final DiceLanguage language = DiceLanguage.core();
  private final List<TreeException> problems = new ArrayList<>();
  private final List<String> warnings = new ArrayList<>();

  private PackReader() {}

  /** The pack; fails with all that is wrong with it. */
  public static RulePack read(Tree document) {
    PackReader reader = new PackReader();
    Optional<RulePack> pack = reader.pack(document);
    if (!reader.problems.isEmpty()) throw new PackException(reader.problems);
    return pack.orElseThrow();
  }

  private Optional<RulePack> pack(Tree document) {
    if (!(document instanceof Tree.Table table)) {
      problems.add(
          new TreeException("", document.mark(), "a pack is a table, this is " + document.kind()));
      return Optional.empty();
    }
    Fields fields = new Fields(table, "", problems);
    String id = fields.text("pack_id");
    int version = version(fields);
    String engineMin = engineMin(fields);
    String namespace = fields.text("namespace");
    String description = fields.optionalText("description");
    if (fields.get("rules").isEmpty()) fields.problem(table, "rules", "is missing");
    List<Tree> rows = fields.list("rules");
    if (rows.size() > RULES_MAX)
      fields.problem(table, "rules", "has more than " + RULES_MAX + " rules");
    List<Rule> rules = new ArrayList<>();
    Set<String> keys = new LinkedHashSet<>();
    for (int i = 0; i < Math.min(rows.size(), RULES_MAX); i++) {
      Optional<Rule> rule = rule(rows.get(i), "rules[" + i + "]", namespace);
      if (rule.isPresent() && !keys.add(rule.get().key()))
        fields.problem(
            rows.get(i), "rules[" + i + "]", "'" + rule.get().key() + "' is there twice");
      rule.ifPresent(rules::add);
    }
    warnings.addAll(fields.unknown());
    return Optional.of(
        new RulePack(id, version, engineMin, namespace, description, rules, warnings));
  }

  private int version(Fields fields) {
    Optional<Tree> value = fields.get("version");
    if (value.isPresent()
        && value.get() instanceof Tree.Whole(long number, var _)
        && number == (int) number) return (int) number;
    fields.problem("version", value.isEmpty() ? "is missing" : "must be a number");
    return 0;
  }

  private String engineMin(Fields fields) {
    Optional<Tree> value = fields.get("engine_min");
    String text = value.map(Tree::text).orElse("");
    if (!text.matches("\\d{1,6}(\\.\\d{1,6}){0,2}")) {
      fields.problem("engine_min", "must be a version such as \"0.4\"");
    } else if (newer(text, RulePack.ENGINE)) {
      fields.problem(
          value.get(), "engine_min", "the pack needs " + text + ", this is " + RulePack.ENGINE);
    }
    return text;
  }

  private static boolean newer(String wanted, String have) {
    String[] left = wanted.split("\\.", -1);
    String[] right = have.split("\\.", -1);
    for (int i = 0; i < Math.max(left.length, right.length); i++) {
      int a = i < left.length ? Integer.parseInt(left[i]) : 0;
      int b = i < right.length ? Integer.parseInt(right[i]) : 0;
      if (a != b) return a > b;
    }
    return false;
  }

  private Optional<Rule> rule(Tree row, String path, String namespace) {
    if (!(row instanceof Tree.Table table)) {
      problems.add(new TreeException(path, row.mark(), "a rule is a table, not " + row.kind()));
      return Optional.empty();
    }
    String name = table.get("id").map(id -> " (rule " + id.text() + ")").orElse("");
    Fields fields = new Fields(table, path + name, problems);
    String id = fields.text("id");
    String layerText = fields.text("layer");
    Optional<Layer> layer = Layer.of(layerText);
    if (layer.isEmpty() && !layerText.isEmpty())
      fields.problem(
          table.get("layer").orElse(table), "layer", "must be physical, cyber or mythic");
    EffectReader effects = new EffectReader(language, problems, warnings);
    Rule rule =
        new Rule(
            namespace + "." + id,
            id,
            fields.optionalText("description"),
            layer.orElse(Layer.PHYSICAL),
            conditions(fields),
            expression(fields, "cost"),
            expression(fields, "roll"),
            expression(fields, "dc"),
            expression(fields, "critical"),
            expression(fields, "fumble"),
            effects.read(fields, path + name, "on_success"),
            effects.read(fields, path + name, "on_failure"),
            effects.read(fields, path + name, "on_critical"));
    if (rule.roll().isEmpty() && (rule.critical().isPresent() || rule.fumble().isPresent()))
      fields.problem(table, "critical", "needs a roll");
    warnings.addAll(fields.unknown());
    return Optional.of(rule);
  }

  private List<DiceExpression> conditions(Fields fields) {
    Optional<Tree> when = fields.get("when");
    if (when.isEmpty()) return List.of();
    List<Tree> texts = when.get() instanceof Tree.Rows rows ? rows.items() : List.of(when.get());
    List<DiceExpression> conditions = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++)
      parsed(fields, texts.get(i), "when[" + i + "]", Mode.CONDITION).ifPresent(conditions::add);
    return conditions;
  }

  private Optional<DiceExpression> expression(Fields fields, String name) {
    return fields.get(name).flatMap(value -> parsed(fields, value, name, Mode.NUMBER));
  }

  private Optional<DiceExpression> parsed(Fields fields, Tree value, String name, Mode mode) {
    if (value instanceof Tree.Table || value instanceof Tree.Rows) {
      fields.problem(value, name, "must be an expression, it is " + value.kind());
      return Optional.empty();
    }
    try {
      return Optional.of(language.parse(value.text(), mode));
    } catch (DiceException e) {
      fields.problem(value, name, "'" + value.text() + "': " + e.line());
      return Optional.empty();
    }
  }
}
