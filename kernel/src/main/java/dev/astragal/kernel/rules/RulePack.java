package dev.astragal.kernel.rules;

import java.util.List;

/**
 * Rules that are loaded together or not at all.
 *
 * @param warnings what looks like a mistake but changes nothing
 */
public record RulePack(
    String id,
    int version,
    String engineMin,
    String namespace,
    String description,
    List<Rule> rules,
    List<String> warnings) {
  /** The language of packs this engine understands. */
  public static final String ENGINE = "0.4";

  public RulePack {
    rules = List.copyOf(rules);
    warnings = List.copyOf(warnings);
  }
}
